import type { Problem } from '../../text/problem.ts';
import type { Address, Hex } from 'viem';
import { parseAddress } from '../../text/address.ts';
import { type JsonNode, type JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { readHex } from '../../text/readHex.ts';

/** The entry of an object by its key; one that is null counts as absent. */
export function entry(node: JsonObject, key: string): JsonNode | undefined {
  const value = node.entries.get(key);
  return value?.kind === 'null' ? undefined : value;
}

/** A field by its key, or by our words for it. */
type FieldName = string | Problem;

/** What a key is in. */
type FieldOf =
  | 'userOperation'
  | 'authorization'
  | 'message'
  | 'typedData'
  | 'safeTransaction'
  | 'listedTransaction'
  | 'method'
  | 'batch'
  | 'call'
  | 'transaction';

/** Refuses keys that are not known: a field that is not understood must not be dropped in silence. */
export function onlyKeys(node: JsonObject, allowed: ReadonlySet<string>, what: FieldOf): void {
  for (const [key, value] of node.entries) {
    if (!allowed.has(key) && value.kind !== 'null') {
      throw new ParseError(
        { id: 'field.unknown', args: { what } },
        {
          details: `field ${key.slice(0, 100)}`,
          at: value.at,
        },
      );
    }
  }
}

export function addressField(node: JsonNode, name: FieldName): Address {
  const text = textField(node, name);
  const read = parseAddress(text);
  if (!read.ok)
    throw new ParseError(
      { id: 'of', args: { name, problem: read.error.problem } },
      { details: read.error.details, at: node.at },
    );
  return read.value;
}

export function bytesIn(node: JsonNode, name: FieldName): Hex {
  const text = textField(node, name);
  try {
    return readHex(text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new ParseError(
      { id: 'of', args: { name, problem: error.problem } },
      { details: error.details, at: node.at },
    );
  }
}

export function textField(node: JsonNode, name: FieldName): string {
  if (node.kind !== 'string') {
    throw new ParseError({ id: 'field.noText', args: { name, kind: node.kind } }, { at: node.at });
  }
  return node.value;
}

/** A quantity: hex after 0x, decimal text, or a number that no reader rounds. Below 2^256. */
export function quantityIn(node: JsonNode, name: FieldName): bigint {
  const text = node.kind === 'number' ? node.text : node.kind === 'string' ? node.value : '';
  const exact =
    node.kind === 'number' ? /^(?:0|[1-9][0-9]{0,15})$/ : /^(?:0|[1-9][0-9]{0,77}|0x[0-9a-fA-F]{1,64})$/;
  const value = exact.test(text) ? BigInt(text) : undefined;
  if (value === undefined || value >= 2n ** 256n || (node.kind === 'number' && value > safe)) {
    throw new ParseError(
      node.kind === 'number' && /^[0-9]+$/.test(text)
        ? { id: 'field.rounded', args: { name } }
        : { id: 'field.noQuantity', args: { name } },
      { details: text.slice(0, 100), at: node.at },
    );
  }
  return value;
}

/** A chain id, also as the `eip155:1` of CAIP-2. */
export function chainIn(node: JsonNode): number {
  const named = node.kind === 'string' ? /^eip155:([0-9]{1,16})$/.exec(node.value)?.[1] : undefined;
  const value = named === undefined ? quantityIn(node, 'chainId') : BigInt(named);
  if (value > safe || value === 0n) throw new ParseError({ id: 'field.noChain' }, { at: node.at });
  return Number(value);
}

const safe = BigInt(Number.MAX_SAFE_INTEGER);
