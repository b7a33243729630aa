import { type Hex, size } from 'viem';
import { ChecksumError, parseAddress } from '../../text/address.ts';
import { type JsonNode } from '../../text/json/jsonNode.ts';
import { TypedDataError } from '../../crypto/typedDataError.ts';
import { listOf, type StructTypes } from '../../crypto/typedDataTypes.ts';

/**
 * What reading a value needs: the struct types, places for the keys that are not signed and for the addresses whose
 * checksum is wrong, and how many values were read so far.
 */
export type ReadContext = Readonly<{
  types: StructTypes;
  unsigned: string[];
  checksums: string[];
  /** Places for bytes of a fixed size with an odd number of digits, which libraries fill up in several ways. */
  odd?: string[];
  read: { values: number };
}>;

/** How many values typed data may hold, lists and structs among them: as many as one decode takes. */
export const maxValues = 20_000;

/**
 * A value of typed data by its declared type: integers as bigint, addresses with checksum, bytes in lower case,
 * structs as objects of exactly their declared fields. `path` names the value in errors.
 *
 * @throws {TypedDataError} if the value is missing, of another kind, or out of the range of its type, and after
 * `maxValues` values
 */
export function readValue(
  node: JsonNode | undefined,
  type: string,
  path: string,
  context: ReadContext,
): unknown {
  if (node === undefined) throw new TypedDataError({ id: 'typed.missing', args: { path } }, 0);
  context.read.values += 1;
  if (context.read.values > maxValues) {
    throw new TypedDataError({ id: 'typed.tooManyValues', args: { most: maxValues } }, node.at);
  }
  const list = listOf(type);
  if (list !== null) return readList(node, list, path, context);
  const fields = context.types.get(type);
  if (fields !== undefined) return readStruct(node, type, path, context);
  if (type === 'string') return textOf(node, path);
  if (type === 'bool') return boolOf(node, path);
  if (type === 'address') return addressOf(node, path, context);
  return type.startsWith('bytes') ? bytesOf(node, type, path, context) : integerOf(node, type, path);
}

/**
 * A struct, field by field. Keys that its type does not declare are listed in `context.unsigned`. A field that is not
 * there is an error, or left out.
 */
export function readStruct(
  node: JsonNode,
  type: string,
  path: string,
  context: ReadContext,
  missing: 'refuse' | 'leaveOut' = 'refuse',
): Record<string, unknown> {
  if (node.kind !== 'object') throw unfit(node, path, 'object');
  const fields = context.types.get(type) ?? [];
  const declared = new Set(fields.map((field) => field.name));
  for (const key of node.entries.keys()) {
    if (!declared.has(key)) context.unsigned.push(`${path}.${key}`);
  }
  const read: Record<string, unknown> = {};
  for (const field of fields) {
    const value = node.entries.get(field.name);
    if (value === undefined && missing === 'leaveOut') continue;
    if (value === undefined)
      throw new TypedDataError({ id: 'typed.missing', args: { path: `${path}.${field.name}` } }, node.at);
    read[field.name] = readValue(value, field.type, `${path}.${field.name}`, context);
  }
  return read;
}

function readList(
  node: JsonNode,
  list: Readonly<{ item: string; count?: number }>,
  path: string,
  context: ReadContext,
): readonly unknown[] {
  if (node.kind !== 'array') throw unfit(node, path, 'list');
  if (list.count !== undefined && node.items.length !== list.count) {
    throw new TypedDataError(
      { id: 'typed.otherLength', args: { path, length: list.count, found: node.items.length } },
      node.at,
    );
  }
  return node.items.map((item, at) => readValue(item, list.item, `${path}.${at}`, context));
}

function textOf(node: JsonNode, path: string): string {
  if (node.kind !== 'string') throw unfit(node, path, 'text');
  return node.value;
}

function boolOf(node: JsonNode, path: string): boolean {
  if (node.kind !== 'bool') throw unfit(node, path, 'bool');
  return node.value;
}

/** Wallets do not look at the checksum, and sign the bytes: it is taken down where it is wrong. */
function addressOf(node: JsonNode, path: string, { checksums }: ReadContext): string {
  if (node.kind !== 'string') throw unfit(node, path, 'address');
  const read = parseAddress(node.value);
  if (node.value !== node.value.trim())
    throw new TypedDataError({ id: 'typed.spaces', args: { path } }, node.at);
  if (read.ok) return read.value;
  if (!(read.error instanceof ChecksumError))
    throw new TypedDataError(
      { id: 'of', args: { name: path, problem: read.error.problem } },
      node.at,
      node.value,
    );
  checksums.push(path);
  return read.error.expected;
}

function bytesOf(node: JsonNode, type: string, path: string, { odd }: ReadContext): Hex {
  if (node.kind !== 'string') throw unfit(node, path, 'bytes');
  // Empty text is no bytes for every library that takes it.
  const text = type === 'bytes' && node.value === '' ? '0x' : node.value;
  if (!(type === 'bytes' ? /^0x(?:[0-9a-fA-F]{2})*$/ : /^0x[0-9a-fA-F]+$/).test(text)) {
    throw new TypedDataError({ id: 'typed.noBytes', args: { path } }, node.at, text);
  }
  const wanted = type === 'bytes' ? (text.length - 2) / 2 : Number(type.slice(5));
  if (text.length % 2 === 1) odd?.push(path);
  const bytes = filledUp(text.toLowerCase(), wanted);
  if (size(bytes) !== wanted) {
    throw new TypedDataError(
      { id: 'typed.otherSize', args: { path, size: wanted, found: size(bytes) } },
      node.at,
    );
  }
  return bytes;
}

/** Bytes of a fixed size as wallets sign them: an odd digit gets a zero before it, and what is missing is zeros behind. */
function filledUp(hex: string, wanted: number): Hex {
  const digits = hex.length % 2 === 0 ? hex.slice(2) : `0${hex.slice(2)}`;
  return `0x${digits.padEnd(wanted * 2, '0')}`;
}

function integerOf(node: JsonNode, type: string, path: string): bigint {
  const value = exactInteger(node, path);
  const bits = BigInt(type.replace(/^u?int/, '') || 256);
  const [least, most] = type.startsWith('u')
    ? [0n, 2n ** bits - 1n]
    : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  if (value < least || value > most) {
    throw new TypedDataError(
      { id: 'typed.outOfRange', args: { path, type } },
      node.at,
      String(value).slice(0, 100),
    );
  }
  return value;
}

function exactInteger(node: JsonNode, path: string): bigint {
  if (node.kind === 'number') {
    if (!/^(?:0|-?[1-9][0-9]*)$/.test(node.text)) {
      throw new TypedDataError({ id: 'typed.noDigits', args: { path } }, node.at, node.text);
    }
    const value = BigInt(node.text.slice(0, 100));
    if (node.text.length > 99 || value > safe || value < -safe) {
      throw new TypedDataError({ id: 'typed.rounded', args: { path } }, node.at, node.text);
    }
    return value;
  }
  if (node.kind !== 'string') throw unfit(node, path, 'integer');
  if (!/^(?:0|-?[1-9][0-9]{0,99}|0x[0-9a-fA-F]{1,100})$/.test(node.value)) {
    throw new TypedDataError({ id: 'typed.noInteger', args: { path } }, node.at, node.value);
  }
  return BigInt(node.value);
}

const safe = BigInt(Number.MAX_SAFE_INTEGER);

type Wanted = 'object' | 'list' | 'text' | 'bool' | 'address' | 'bytes' | 'integer';

function unfit(node: JsonNode, path: string, wanted: Wanted): TypedDataError {
  return new TypedDataError({ id: 'typed.otherKind', args: { path, wanted, kind: node.kind } }, node.at);
}
