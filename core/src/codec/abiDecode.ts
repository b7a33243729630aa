import type { Arg, ArgValue, Oddity } from '../model/step.ts';
import { type Budget, maxDepth } from './budget.ts';
import type { Calldata } from './bytesOf.ts';
import { type AbiField, type AbiType, headSize } from './abiType.ts';
import {
  count,
  mark,
  NoReading,
  odd,
  type Reader,
  type Trace,
  within,
  slice,
  zeros,
  word,
} from './reader.ts';
import { utf8Text } from '../text/utf8Text.ts';
import { checksumOf } from '../text/checksum.ts';

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
 * @param calldata the whole of it, so that places are those of the calldata; hex beside the bytes in lower case
 * @param start where the arguments begin: 4 after a selector
 * @param trace takes down what each stretch of bytes was read as
 * @param past what becomes of bytes that are said to go on behind the data: a contract that reads calldata by itself may take
 *   what is there, and then it is listed as `cutShort`
 */
export function abiDecode(
  fields: readonly AbiField[],
  calldata: Uint8Array | Calldata,
  start: number,
  budget: Budget,
  trace?: Trace,
  past: Reader['past'] = 'refused',
): AbiReading {
  const data = calldata instanceof Uint8Array ? calldata : calldata.bytes;
  const reader: Reader = {
    data,
    view: new DataView(data.buffer, data.byteOffset, data.length),
    budget,
    oddities: [],
    tails: new Set(),
    hex: calldata instanceof Uint8Array ? undefined : calldata.hex,
    trace,
    past,
  };
  try {
    const { args, end } = readTuple(reader, fields, start, 0);
    if (end < data.length) odd(reader, end, 'trailingBytes');
    return { ok: true, args, oddities: reader.oddities };
  } catch (error) {
    if (error instanceof NoReading) return { ok: false, oddity: error.oddity };
    throw error;
  }
}

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
    reader.trace?.path.push(args.length);
    const { arg, end } = readField(reader, name, type, { base, at, cursor, depth });
    reader.trace?.path.pop();
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
  const offset = count(reader, at);
  if (offset > reader.data.length) throw new NoReading({ at, what: 'overrun' });
  mark(reader, 'offset', at, at + 32);
  const target = base + offset;
  const again = reader.tails.has(target);
  if (again) reader.budget.nodes -= sharedCost;
  if (target < cursor) odd(reader, at, again ? 'sharedOffset' : 'backwardOffset');
  if (target > cursor) odd(reader, cursor, 'gap');
  reader.tails.add(target);
  return target;
}

/** What reading a tail once more costs beyond its nodes: no encoder shares them, and bombs are made of it. */
const sharedCost = 7;

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
      mark(reader, 'value', at, at + 32);
      return readWord(reader, type, at);
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
      const length = reader.past === 'cut' ? cutLengthAt(reader, at) : lengthAt(reader, at, 1);
      return readBytes(reader, type.kind === 'string', at + 32, length);
    }
  }
}

/** A length word, checked against what is left before anything is made of it. */
function lengthAt(reader: Reader, at: number, each: number): number {
  const length = count(reader, at);
  if (length * each > reader.data.length - at - 32) throw new NoReading({ at, what: 'overrun' });
  mark(reader, 'length', at, at + 32);
  return length;
}

/** The length of bytes, or how many there are until the data ends. */
function cutLengthAt(reader: Reader, at: number): number {
  const left = reader.data.length - at - 32;
  const length = count(reader, at);
  if (length <= left || left < 0) return lengthAt(reader, at, 1);
  odd(reader, at, 'cutShort');
  mark(reader, 'length', at, at + 32);
  return left;
}

function readItems(reader: Reader, of: AbiType, length: number, base: number, depth: number): Tail {
  within(reader, base, of.head * length);
  if (length > reader.budget.nodes) throw new NoReading({ at: base, what: 'budget' });
  const items: Arg[] = [];
  let cursor = base + of.head * length;
  for (let index = 0; index < length; index += 1) {
    const place = { base, at: base + index * of.head, cursor, depth };
    reader.trace?.path.push(index);
    const { arg, end } = readField(reader, String(index), of, place);
    reader.trace?.path.pop();
    items.push(arg);
    cursor = end;
  }
  return { value: { kind: 'array', items }, bytes: [base, cursor], end: cursor };
}

/** A value that lies behind an offset: its own bytes, and where the next one may begin. */
type Tail = Readonly<{ value: ArgValue; bytes: readonly [number, number]; end: number }>;

/** Reads bytes or text of a known length, and looks at the padding behind them. */
function readBytes(reader: Reader, isText: boolean, start: number, length: number): Tail {
  reader.budget.bytes -= length;
  if (reader.budget.bytes < 0) throw new NoReading({ at: start, what: 'budget' });
  const stop = start + length;
  const padded = start + Math.ceil(length / 32) * 32;
  const end = Math.min(padded, reader.data.length);
  if (end < padded || !zeros(reader.data, stop, end)) odd(reader, stop, 'dirtyPadding');
  mark(reader, 'value', start, stop);
  mark(reader, 'padding', stop, end);
  const hex = slice(reader, start, stop);
  const text = isText ? utf8Text(reader.data.subarray(start, stop)) : undefined;
  if (isText && text === undefined) odd(reader, start, 'invalidText');
  const value: ArgValue = text === undefined ? { kind: 'bytes', hex } : { kind: 'text', text };
  return { value, bytes: [start, stop], end };
}

/** The types that take one word. */
type WordType = Exclude<AbiType, { kind: 'array' | 'tuple' | 'bytes' | 'string' }>;

/** Reads one word, cut to its type; bits outside it are listed. */
function readWord(reader: Reader, type: WordType, at: number): ArgValue {
  switch (type.kind) {
    case 'uint': {
      const raw = word(reader, at);
      const value = type.bits === 256 ? raw : BigInt.asUintN(type.bits, raw);
      if (raw !== value) odd(reader, at, 'dirtyBits');
      return { kind: 'integer', value };
    }
    case 'int': {
      const raw = word(reader, at);
      const value = BigInt.asIntN(type.bits, raw);
      if (raw !== BigInt.asUintN(256, value)) odd(reader, at, 'dirtyBits');
      return { kind: 'integer', value };
    }
    case 'bool': {
      const raw = word(reader, at);
      if (raw > 1n) odd(reader, at, 'boolNotOne');
      return { kind: 'bool', value: raw !== 0n };
    }
    case 'address':
      within(reader, at, 32);
      if (!zeros(reader.data, at, at + 12)) odd(reader, at, 'dirtyBits');
      return { kind: 'address', address: checksumOf(slice(reader, at + 12, at + 32)) };
    case 'fixedBytes':
      within(reader, at, 32);
      if (!zeros(reader.data, at + type.size, at + 32)) odd(reader, at, 'dirtyBits');
      return { kind: 'bytes', hex: slice(reader, at, at + type.size) };
  }
}
