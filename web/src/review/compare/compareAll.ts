import type { Fingerprint } from '@readback/core/model/fingerprint.ts';
import { fill } from '@readback/phrases/fill.ts';
import { labels } from '@readback/phrases/words/fingerprints.ts';
import * as words from '@readback/phrases/words/web/review/compared.ts';
import type { Hex } from 'viem';
import { compareDigits } from '../../ui/said/fingerprint.ts';

/** `at`: where it differs first, counted from 0, and in which fingerprint; absent where it is like none of several. */
export type Compared = Readonly<{
  tone: 'same' | 'different' | 'open';
  says: string;
  at?: Readonly<{ hex: Hex; group: number }>;
}>;

/**
 * Compares what a device shows with all fingerprints of a request. A match names which one it is; else the one that
 * agrees longest is taken for the one that was meant, and the place is named from which on it differs.
 */
export function compareAll(typed: string, fingerprints: readonly Fingerprint[]): Compared | undefined {
  const results = fingerprints.map((fingerprint) => ({
    label: labels[fingerprint.kind],
    hex: fingerprint.hex,
    result: compareDigits(typed, fingerprint.hex),
  }));
  const match = results.find(({ result }) => result.is === 'match');
  if (match) return { tone: 'same', says: fill(words.match, { label: match.label }) };
  const best = results.toSorted((one, other) => agreed(other.result) - agreed(one.result))[0];
  if (!best) return undefined;
  const { label, hex, result } = best;
  switch (result.is) {
    case 'empty':
    case 'match':
      return undefined;
    case 'notHex':
      return { tone: 'open', says: words.notHex };
    case 'short':
      return {
        tone: 'open',
        says: fill(words.short, { label, missing: result.of - result.digits, all: result.of }),
      };
    case 'long':
      return {
        tone: 'different',
        says: fill(words.long, { label, all: result.of, typed: result.digits }),
      };
    case 'differs': {
      const known = result.at > 0 || fingerprints.length === 1;
      return {
        tone: 'different',
        says: result.at === 0 ? words.matchesNone : differs(label, result),
        ...(known ? { at: { hex, group: result.at } } : {}),
      };
    }
  }
}

function differs(
  label: string,
  { at, group, expected }: Extract<ReturnType<typeof compareDigits>, { is: 'differs' }>,
): string {
  const place = { label, at: at + 1, expected };
  return group === '' ? fill(words.ends, place) : fill(words.differs, { ...place, group });
}

function agreed(result: ReturnType<typeof compareDigits>): number {
  switch (result.is) {
    case 'differs':
      return result.at;
    case 'short':
      return result.digits + 1_000;
    case 'long':
      return 900;
    default:
      return 0;
  }
}
