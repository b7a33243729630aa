import type { ByteUse } from '@readback/core/decode/byteMap.ts';
import type { Oddity } from '@readback/core/model/step.ts';

/**
 * A stretch of bytes within one row that is used alike throughout; of bytes that are read twice, both uses. An oddity
 * belongs to the part in which its place lies.
 */
export type BytePart = Readonly<{
  start: number;
  end: number;
  uses: readonly ByteUse[];
  oddities: readonly Oddity['what'][];
}>;

/** A row of at most 32 bytes, as a contract counts them: the selector stands alone. */
export type ByteRow = Readonly<{ start: number; end: number; parts: readonly BytePart[] }>;

const word = 32;

/**
 * Cuts calldata into the words that a contract reads, and each word where its use changes. `uses` are in the order of
 * the bytes, as `byteMap` gives them; a byte that no use names is in a part without any. What is odd at the very
 * end is at the last byte.
 */
export function byteRows(
  size: number,
  uses: readonly ByteUse[],
  oddities: readonly Oddity[],
): readonly ByteRow[] {
  const head = uses[0]?.what === 'selector' ? uses[0].bytes[1] : 0;
  const odd = new Map<number, Oddity[]>();
  for (const it of oddities) {
    const at = Math.min(it.at, size - 1);
    odd.set(at, [...(odd.get(at) ?? []), it]);
  }
  const reached = reaches(uses);
  const rows: ByteRow[] = [];
  let first = 0;
  for (let start = 0; start < size; ) {
    const end = Math.min(start < head ? head : start + word, size);
    while (first < uses.length && (reached[first] ?? 0) <= start) first += 1;
    rows.push({ start, end, parts: partsOf(start, end, usesIn(uses, first, start, end), odd) });
    start = end;
  }
  return rows;
}

/** How far a use and all before it reach: uses that overlap are not in the order of their ends. */
function reaches(uses: readonly ByteUse[]): readonly number[] {
  let reached = 0;
  return uses.map(({ bytes }) => {
    reached = Math.max(reached, bytes[1]);
    return reached;
  });
}

function usesIn(uses: readonly ByteUse[], from: number, start: number, end: number): readonly ByteUse[] {
  const found: ByteUse[] = [];
  for (let at = from; at < uses.length; at += 1) {
    const use = uses[at];
    if (use === undefined || use.bytes[0] >= end) break;
    if (use.bytes[1] > start) found.push(use);
  }
  return found;
}

function partsOf(
  start: number,
  end: number,
  uses: readonly ByteUse[],
  odd: ReadonlyMap<number, readonly Oddity[]>,
): readonly BytePart[] {
  const cuts = new Set([start, end]);
  for (const { bytes } of uses) for (const at of bytes) if (at > start && at < end) cuts.add(at);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((from, at) => {
    const to = places[at + 1] ?? end;
    return {
      start: from,
      end: to,
      uses: uses.filter(({ bytes }) => bytes[0] <= from && bytes[1] >= to),
      oddities: odd.size === 0 ? [] : odditiesIn(from, to, odd),
    };
  });
}

function odditiesIn(
  start: number,
  end: number,
  odd: ReadonlyMap<number, readonly Oddity[]>,
): readonly Oddity['what'][] {
  const found = new Set<Oddity['what']>();
  for (let at = start; at < end; at += 1) for (const { what } of odd.get(at) ?? []) found.add(what);
  return [...found];
}
