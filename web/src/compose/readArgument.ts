import type { JsonNode } from '@readback/core/request/jsonNode.ts';
import { readHex } from '@readback/core/request/readHex.ts';
import { readJson } from '@readback/core/request/readJson.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { bad, good, type Result } from '@readback/core/text/result.ts';
import type { AbiParameter } from 'viem';

/** Whether an argument is filled in as JSON: lists and tuples are. */
export function isJsonArgument({ type }: AbiParameter): boolean {
  return type.endsWith(']') || type === 'tuple';
}

/**
 * Reads what was typed for one argument of a function, as the value that viem encodes. Integers are exact at any
 * size; lists and tuples are JSON, a tuple as a list or as an object by its names.
 */
export function readArgument(parameter: AbiParameter, typed: string): Result<unknown> {
  try {
    if (isJsonArgument(parameter)) {
      if (typed.trim() === '') throw new ReadbackError('Type the value as JSON.');
      return good(valueOf(parameter, readJson(typed.trim())));
    }
    const value = parameter.type === 'string' ? typed : typed.trim();
    return good(valueOf(parameter, { kind: 'string', value, at: 0, end: value.length }));
  } catch (error) {
    if (error instanceof ReadbackError) return bad(error);
    throw error;
  }
}

function valueOf(parameter: AbiParameter, node: JsonNode): unknown {
  const list = /^(.*)\[([0-9]*)\]$/.exec(parameter.type);
  if (list !== null) return listOf({ ...parameter, type: list[1] ?? '' }, list[2] ?? '', node);
  if (parameter.type === 'tuple') return tupleOf(parameter, node);
  if (parameter.type === 'bool') return boolOf(node);
  const text = node.kind === 'number' ? node.text : node.kind === 'string' ? node.value : undefined;
  if (text === undefined) throw wrong(node, `Here should be a value of type ${parameter.type}`);
  if (parameter.type === 'string') return stringOf(node);
  if (parameter.type === 'address') return addressOf(text);
  return parameter.type.startsWith('bytes') ? bytesOf(parameter.type, text) : integerOf(parameter.type, text);
}

function listOf(item: AbiParameter, count: string, node: JsonNode): unknown {
  if (node.kind !== 'array') throw wrong(node, 'Here should be a list: [ … ]');
  if (count !== '' && node.items.length !== Number(count)) {
    throw wrong(node, `This list should have ${count} elements, not ${node.items.length}`);
  }
  return node.items.map((it) => valueOf(item, it));
}

function tupleOf(parameter: AbiParameter, node: JsonNode): unknown {
  const components: readonly AbiParameter[] = 'components' in parameter ? parameter.components : [];
  const nodes =
    node.kind === 'array'
      ? node.items
      : node.kind === 'object'
        ? components.map(({ name }) => node.entries.get(name ?? ''))
        : [];
  const given = node.kind === 'object' ? node.entries.size : nodes.length;
  if ((node.kind !== 'array' && node.kind !== 'object') || given !== components.length) {
    throw wrong(node, `Here should be ${components.length} values, as a list or by their names`);
  }
  const values = components.map((component, at) => {
    const value = nodes[at];
    if (value === undefined) throw wrong(node, `The value number ${at + 1} is missing`);
    return valueOf(component, value);
  });
  // viem takes a tuple by names only if every component has one, and a list otherwise.
  const names = components.map(({ name }) => name);
  const named = names.every((name) => name) && new Set(names).size === names.length;
  return named ? Object.fromEntries(names.map((name, at) => [name, values[at]])) : values;
}

function boolOf(node: JsonNode): boolean {
  if (node.kind === 'bool') return node.value;
  if (node.kind === 'string' && (node.value === 'true' || node.value === 'false'))
    return node.value === 'true';
  throw wrong(node, 'Here should be true or false');
}

function stringOf(node: JsonNode): string {
  if (node.kind !== 'string') throw wrong(node, 'Here should be a text in double quotes');
  if (/\p{Cs}/u.test(node.value)) throw wrong(node, 'This text holds half a character');
  return node.value;
}

function addressOf(text: string): string {
  const read = parseAddress(text);
  if (!read.ok) throw read.error;
  return read.value;
}

function bytesOf(type: string, text: string): string {
  const bytes = readHex(text);
  const wanted = type === 'bytes' ? undefined : Number(type.slice(5));
  const found = (bytes.length - 2) / 2;
  if (wanted !== undefined && found !== wanted) {
    throw new ReadbackError(`This should have ${wanted} bytes, not ${found}.`);
  }
  return bytes;
}

function integerOf(type: string, text: string): bigint {
  if (!/^(?:-?[0-9]{1,80}|0x[0-9a-fA-F]{1,64})$/.test(text)) {
    throw new ReadbackError('Type a whole number: decimal digits, or hex after 0x.');
  }
  const value = BigInt(text);
  const bits = BigInt(type.replace(/^u?int/, '') || '256');
  const [least, most] = type.startsWith('u')
    ? [0n, 2n ** bits - 1n]
    : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  if (value < least || value > most) throw new ReadbackError(`This number is out of the range of ${type}.`);
  return value;
}

function wrong(node: JsonNode, sentence: string): ReadbackError {
  return new ReadbackError(`${sentence}${node.at > 0 ? ` (at character ${node.at + 1})` : ''}.`, {
    at: node.at,
  });
}
