import { bytesToHex, getAddress, type Hex } from 'viem';
import type { Arg, ArgValue, Oddity } from '../../model/step.ts';
import { type Budget, maxDepth } from '../budget.ts';
import { type AbiField, type AbiType, headSize } from './abiType.ts';

/** Values, with everything that is not as the encoder of Solidity would have written it. */
export type AbiReading =
  | Readonly<{ ok: true; args: readonly Arg[]; oddities: readonly Oddity[] }>
  | Readonly<{ ok: false; oddity: Oddity }>;

/**
 * Reads values of the contract ABI out of calldata (Solidity's ABI specification, "Formal specification of the
 * encoding"), as a decoder of Solidity 0.8 would. What such a decoder takes although it is not canonical is read
 * and listed: offsets that share, go back or leave gaps, padding that is not zero or not there, bytes that follow.
 * Words with bits outside their type are cut to the type and listed too: current decoders refuse them, older ones
 * and hand-written ones do not.
 *
 * Where an offset or a length leaves the data there is no reading, only the `overrun`; where the budget ends,
 * `budget`. No oddities means: the bytes are exactly the canonical encoding of the values.
 *
 * @param data the whole calldata, so that places are those of the calldata
 * @param start where the arguments begin: 4 after a selector
 */
export function abiDecode(
  fields: readonly AbiField[],
  data: Uint8Array,
  start: number,
  budget: Budget,
): AbiReading {
  const reader: Reader = { data, budget, oddities: [], tails: new Set() };
  try {
    const { args, end } = readTuple(reader, fields, start, 0);
    if (end < data.length) reader.oddities.push({ at: end, what: 'trailingBytes' });
    return { ok: true, args, oddities: reader.oddities };
  } catch (error) {
    if (error instanceof NoReading) return { ok: false, oddity: error.oddity };
    throw error;
  }
}

type Reader = Readonly<{
  data: Uint8Array;
  budget: Budget;
  oddities: Oddity[];
  /** Where tails were read: a second offset to one of them shares it. */
  tails: Set<number>;
}>;

type Tail = Readonly<{ value: ArgValue; bytes: readonly [number, number]; end: number }>;

function readTuple(
  reader: Reader,
  fields: readonly AbiField[],
  base: number,
  depth: number,
): { args: readonly Arg[]; end: number } {
  const head = headSize(fields);
  within(reader, base, head);
  let at = base;
  let cursor = base + head;
  const args: Arg[] = [];
  for (const { name, type } of fields) {
    const { arg, end } = readField(reader, name, type, { base, at, cursor, depth });
    args.push(arg);
    at += type.head;
    cursor = end;
  }
  return { args, end: cursor };
}

/** `base`: what offsets count from. `cursor`: where the next tail begins in canonical data. */
type Place = Readonly<{ base: number; at: number; cursor: number; depth: number }>;

function readField(reader: Reader, name: string, type: AbiType, place: Place): { arg: Arg; end: number } {
  reader.budget.nodes -= 1;
  if (reader.budget.nodes < 0 || place.depth > maxDepth)
    throw new NoReading({ at: place.at, what: 'budget' });
  const { at, cursor, depth } = place;
  if (!type.dynamic) {
    const value = readStatic(reader, type, at, depth);
    return { arg: { name, type: type.text, value, bytes: [at, at + type.head] }, end: cursor };
  }
  const target = tailOf(reader, place);
  const { value, bytes, end } = readTail(reader, type, target, depth);
  return { arg: { name, type: type.text, value, bytes }, end: Math.max(cursor, end) };
}

function tailOf(reader: Reader, { base, at, cursor }: Place): number {
  const offset = word(reader, at);
  if (offset > BigInt(reader.data.length)) throw new NoReading({ at, what: 'overrun' });
  const target = base + Number(offset);
  if (target < cursor)
    reader.oddities.push({ at, what: reader.tails.has(target) ? 'sharedOffset' : 'backwardOffset' });
  if (target > cursor) reader.oddities.push({ at: cursor, what: 'gap' });
  reader.tails.add(target);
  return target;
}

function readStatic(reader: Reader, type: AbiType, at: number, depth: number): ArgValue {
  switch (type.kind) {
    case 'tuple':
      return { kind: 'tuple', fields: readTuple(reader, type.fields, at, depth + 1).args };
    case 'array':
      return readItems(reader, type.of, type.length ?? 0, at, depth + 1).value;
    case 'bytes':
    case 'string':
      return readTail(reader, type, at, depth).value;
    default:
      return readWord(reader, type, at);
  }
}

type WordType = Exclude<AbiType, { kind: 'array' | 'tuple' | 'bytes' | 'string' }>;

function readWord(reader: Reader, type: WordType, at: number): ArgValue {
  const raw = word(reader, at);
  const dirty = (expected: bigint) => {
    if (raw !== expected) reader.oddities.push({ at, what: 'dirtyBits' });
  };
  switch (type.kind) {
    case 'uint': {
      const value = BigInt.asUintN(type.bits, raw);
      dirty(value);
      return { kind: 'integer', value };
    }
    case 'int': {
      const value = BigInt.asIntN(type.bits, raw);
      dirty(BigInt.asUintN(256, value));
      return { kind: 'integer', value };
    }
    case 'bool':
      if (raw > 1n) reader.oddities.push({ at, what: 'boolNotOne' });
      return { kind: 'bool', value: raw !== 0n };
    case 'address': {
      dirty(BigInt.asUintN(160, raw));
      return { kind: 'address', address: getAddress(slice(reader, at + 12, at + 32)) };
    }
    case 'fixedBytes':
      if (!zeros(reader.data, at + type.size, at + 32)) reader.oddities.push({ at, what: 'dirtyBits' });
      return { kind: 'bytes', hex: slice(reader, at, at + type.size) };
  }
}

function readTail(reader: Reader, type: AbiType, at: number, depth: number): Tail {
  switch (type.kind) {
    case 'tuple': {
      const { args, end } = readTuple(reader, type.fields, at, depth + 1);
      return { value: { kind: 'tuple', fields: args }, bytes: [at, end], end };
    }
    case 'array': {
      if (type.length !== undefined) return readItems(reader, type.of, type.length, at, depth + 1);
      const length = lengthAt(reader, at, type.of.head);
      return readItems(reader, type.of, length, at + 32, depth + 1);
    }
    default: {
      const length = lengthAt(reader, at, 1);
      return readBytes(reader, type.kind === 'string', at + 32, length);
    }
  }
}

/** A length word, checked against what is left before anything is made of it. */
function lengthAt(reader: Reader, at: number, each: number): number {
  const length = word(reader, at);
  const left = BigInt(reader.data.length - at - 32);
  if (length * BigInt(each) > left) throw new NoReading({ at, what: 'overrun' });
  return Number(length);
}

function readItems(reader: Reader, of: AbiType, length: number, base: number, depth: number): Tail {
  within(reader, base, of.head * length);
  if (length > reader.budget.nodes) throw new NoReading({ at: base, what: 'budget' });
  const items: Arg[] = [];
  let cursor = base + of.head * length;
  for (let index = 0; index < length; index += 1) {
    const place = { base, at: base + index * of.head, cursor, depth };
    const { arg, end } = readField(reader, String(index), of, place);
    items.push(arg);
    cursor = end;
  }
  return { value: { kind: 'array', items }, bytes: [base, cursor], end: cursor };
}

function readBytes(reader: Reader, isText: boolean, start: number, length: number): Tail {
  reader.budget.bytes -= length;
  if (reader.budget.bytes < 0) throw new NoReading({ at: start, what: 'budget' });
  const stop = start + length;
  const padded = start + Math.ceil(length / 32) * 32;
  const end = Math.min(padded, reader.data.length);
  if (end < padded || !zeros(reader.data, stop, end))
    reader.oddities.push({ at: stop, what: 'dirtyPadding' });
  const hex = slice(reader, start, stop);
  const text = isText ? utf8(reader.data.subarray(start, stop)) : undefined;
  if (isText && text === undefined) reader.oddities.push({ at: start, what: 'invalidText' });
  const value: ArgValue = text === undefined ? { kind: 'bytes', hex } : { kind: 'text', text };
  return { value, bytes: [start, stop], end };
}

/** The text, or undefined when the bytes are not UTF-8. A byte order mark stays: it is part of the text. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function word(reader: Reader, at: number): bigint {
  within(reader, at, 32);
  return BigInt(slice(reader, at, at + 32));
}

function slice({ data }: Reader, start: number, end: number): Hex {
  return bytesToHex(data.subarray(start, end));
}

function zeros(data: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (data[at] !== 0) return false;
  return true;
}

function within({ data }: Reader, at: number, size: number): void {
  if (at + size > data.length) throw new NoReading({ at: Math.min(at, data.length), what: 'overrun' });
}

class NoReading extends Error {
  override name = 'NoReading';
  readonly oddity: Oddity;

  constructor(oddity: Oddity) {
    super(oddity.what);
    this.oddity = oddity;
  }
}
