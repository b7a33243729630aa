import type { Problem } from '../../text/problem.ts';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import type { Arg, ArgValue } from '../../model/step.ts';
import type { JsonNode } from '../../text/json/jsonNode.ts';
import { readJson } from '../../text/json/readJson.ts';
import { ReadbackError } from '../../text/errors.ts';
import { bad, good, type Result } from '../../text/result.ts';
import { type AddressOf, leafValue } from './formLeaf.ts';

/**
 * Reads a list or tuple that was written out as JSON: a tuple as a list, or as an object by the names of its parts.
 * Numbers are exact at any size, with or without quotes.
 */
export function jsonValue(type: AbiType, json: string, addressOf?: AddressOf): Result<ArgValue> {
  if (json.trim() === '') return bad(new ReadbackError({ id: 'value.noJson' }));
  try {
    return good(valueOf(type, readJson(json.trim()), addressOf));
  } catch (error) {
    if (error instanceof ReadbackError) return bad(error);
    throw error;
  }
}

/** A value as JSON that `jsonValue` reads back to the same: tuples as lists, numbers without quotes. */
export function jsonOf(value: ArgValue): string {
  switch (value.kind) {
    case 'integer':
      return value.value.toString();
    case 'bool':
      return String(value.value);
    case 'address':
      return JSON.stringify(value.address);
    case 'bytes':
      return JSON.stringify(value.hex);
    case 'text':
      return JSON.stringify(value.text);
    case 'array':
      return `[${value.items.map((it) => jsonOf(it.value)).join(', ')}]`;
    case 'tuple':
      return `[${value.fields.map((it) => jsonOf(it.value)).join(', ')}]`;
  }
}

function valueOf(type: AbiType, node: JsonNode, addressOf?: AddressOf): ArgValue {
  if (type.kind === 'array') return listOf(type, node, addressOf);
  if (type.kind === 'tuple') return { kind: 'tuple', fields: tupleOf(type.fields, node, addressOf) };
  const it = leafValue(type, textOf(type, node), undefined, addressOf);
  if (it.ok) return it.value;
  throw wrong(node, it.error.problem);
}

function listOf(type: Extract<AbiType, { kind: 'array' }>, node: JsonNode, addressOf?: AddressOf): ArgValue {
  if (node.kind !== 'array') throw wrong(node, { id: 'value.noList' });
  if (type.length !== undefined && node.items.length !== type.length)
    throw wrong(node, { id: 'value.otherLength', args: { length: type.length, found: node.items.length } });
  const items = node.items.map((it, at) => arg(String(at), type.of, it, addressOf));
  return { kind: 'array', items };
}

function tupleOf(fields: readonly AbiField[], node: JsonNode, addressOf?: AddressOf): readonly Arg[] {
  const nodes =
    node.kind === 'array'
      ? node.items
      : node.kind === 'object'
        ? fields.map(({ name }) => node.entries.get(name))
        : [];
  const given = node.kind === 'object' ? node.entries.size : nodes.length;
  if ((node.kind !== 'array' && node.kind !== 'object') || given !== fields.length)
    throw wrong(node, { id: 'value.noFields', args: { count: fields.length } });
  return fields.map((field, at) => {
    const value = nodes[at];
    if (value === undefined) throw wrong(node, { id: 'value.missing', args: { number: at + 1 } });
    return arg(field.name, field.type, value, addressOf);
  });
}

function arg(name: string, type: AbiType, node: JsonNode, addressOf?: AddressOf): Arg {
  return { name, type: type.text, value: valueOf(type, node, addressOf), bytes: [0, 0] };
}

/** The text of a leaf: numbers may stand without quotes, yes and no must not be numbers, a text must be one. */
function textOf(type: AbiType, node: JsonNode): string {
  if (node.kind === 'string') return node.value;
  if (node.kind === 'number' && (type.kind === 'uint' || type.kind === 'int')) return node.text;
  if (node.kind === 'bool' && type.kind === 'bool') return String(node.value);
  throw wrong(
    node,
    type.kind === 'string' ? { id: 'value.noText' } : { id: 'value.otherType', args: { type: type.text } },
  );
}

function wrong({ at }: JsonNode, problem: Problem): ReadbackError {
  return new ReadbackError(at > 0 ? { id: 'atCharacter', args: { problem, number: at + 1 } } : problem, {
    at,
  });
}
