/**
 * RLP, as Ethereum's Yellow Paper (appendix B) defines it, read strictly: what it takes has one encoding only, so that
 * reading and writing again gives the same bytes.
 */
import type { Problem } from '../../text/problem.ts';
import type { Hex } from 'viem';
import { ParseError } from '../../text/parseError.ts';

/** A value, or a list of such. `from` and `to` are its place in bytes, its own prefix included. */
export type RlpItem = Readonly<{ from: number; to: number }> &
  (Readonly<{ kind: 'bytes'; hex: Hex }> | Readonly<{ kind: 'list'; items: readonly RlpItem[] }>);

/** How deep lists may be in one another; a transaction has four levels. */
export const mostRlpDepth = 8;

/** How many values and lists one text may hold. */
export const mostRlpItems = 50_000;

/**
 * Reads the one item that fills `bytes` from byte `from` to the end.
 *
 * @throws {ParseError} for lengths that are not written in the shortest way, for what ends too early, for bytes that
 * follow, and for more or deeper lists than any transaction has
 */
export function readRlp(bytes: Hex, from = 0): RlpItem {
  const reader: Reader = { digits: bytes.slice(2), items: 0 };
  const item = readItem(reader, from, reader.digits.length / 2, 1);
  const left = reader.digits.length / 2 - item.to;
  if (left > 0) throw wrong({ id: 'rlp.extra', args: { count: left } }, item.to);
  return item;
}

type Reader = { readonly digits: string; items: number };

function readItem(reader: Reader, from: number, end: number, depth: number): RlpItem {
  reader.items += 1;
  if (reader.items > mostRlpItems) throw wrong({ id: 'rlp.tooMany' }, from);
  if (from >= end) throw wrong({ id: 'rlp.tooEarly' }, from);
  const first = byteAt(reader, from);
  if (first < 0x80) return { kind: 'bytes', hex: hexOf(reader, from, from + 1), from, to: from + 1 };
  const isList = first >= 0xc0;
  const { start, to } = span(reader, from, end, first - (isList ? 0xc0 : 0x80));
  if (isList) return { kind: 'list', items: readItems(reader, start, to, depth + 1), from, to };
  if (to === start + 1 && byteAt(reader, start) < 0x80) throw wrong({ id: 'rlp.unneeded' }, from);
  return { kind: 'bytes', hex: hexOf(reader, start, to), from, to };
}

function readItems(reader: Reader, start: number, to: number, depth: number): readonly RlpItem[] {
  if (depth > mostRlpDepth) throw wrong({ id: 'rlp.tooDeep' }, start);
  const items: RlpItem[] = [];
  for (let at = start; at < to; ) {
    const item = readItem(reader, at, to, depth);
    items.push(item);
    at = item.to;
  }
  return items;
}

/** Where the content starts and ends: up to 55 bytes the length is in the prefix, beyond it in the bytes after it. */
function span(reader: Reader, from: number, end: number, code: number): { start: number; to: number } {
  const lengthBytes = code > 55 ? code - 55 : 0;
  const start = from + 1 + lengthBytes;
  if (start > end) throw wrong({ id: 'rlp.tooEarly' }, end);
  // A length of seven bytes or more is beyond any text, and beyond exact numbers.
  if (lengthBytes > 6) throw wrong({ id: 'rlp.tooLong' }, from);
  const length = lengthBytes === 0 ? code : Number.parseInt(hexOf(reader, from + 1, start).slice(2), 16);
  if (lengthBytes > 0 && (length <= 55 || byteAt(reader, from + 1) === 0)) {
    throw wrong({ id: 'rlp.notShortest' }, from);
  }
  if (start + length > end) throw wrong({ id: 'rlp.tooEarly' }, end);
  return { start, to: start + length };
}

function byteAt({ digits }: Reader, at: number): number {
  return Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
}

function hexOf({ digits }: Reader, from: number, to: number): Hex {
  return `0x${digits.slice(from * 2, to * 2)}`;
}

/** The position in the error is that of the hex digits, with their 0x. */
function wrong(problem: Problem, at: number): ParseError {
  const told: Problem = { id: 'rlp.at', args: { problem, byte: at + 1 } };
  return new ParseError(told, { details: 'RLP', at: 2 + at * 2 });
}
