import type { Fingerprint } from '@readback/core/model/fingerprint.ts';
import { compareDigits } from '../ui/fingerprint.ts';
import { fingerprintWords } from './fingerprintWords.ts';

export type Compared = Readonly<{ tone: 'same' | 'different' | 'open'; says: string }>;

/**
 * Compares what a device shows with all fingerprints of a request. A match names which one it is; else the one that
 * agrees longest is taken for the one that was meant, and the place is named from which on it differs.
 */
export function compareAll(typed: string, fingerprints: readonly Fingerprint[]): Compared | undefined {
  const results = fingerprints.map((fingerprint) => ({
    label: fingerprintWords[fingerprint.kind].label,
    result: compareDigits(typed, fingerprint.hex),
  }));
  const match = results.find(({ result }) => result.is === 'match');
  if (match) return { tone: 'same', says: `Match: this is the whole ${match.label}.` };
  const best = results.toSorted((one, other) => agreed(other.result) - agreed(one.result))[0];
  if (!best) return undefined;
  const { label, result } = best;
  switch (result.is) {
    case 'empty':
    case 'match':
      return undefined;
    case 'notHex':
      return { tone: 'open', says: 'It has a character that is not a hex digit (0 to 9, a to f).' };
    case 'short':
      return {
        tone: 'open',
        says: `Too short: it matches the ${label} so far, but ${result.of - result.digits} of ${result.of} digits are missing.`,
      };
    case 'long':
      return {
        tone: 'different',
        says: `Too long: the ${label} has ${result.of} digits, but this has ${result.digits}. Do not sign.`,
      };
    case 'differs':
      return result.at === 0
        ? {
            tone: 'different',
            says: 'It matches none of these: it differs from the first group on. Do not sign.',
          }
        : {
            tone: 'different',
            says: `Differs from the ${label} in group ${result.at + 1}: ${result.group || 'nothing'} instead of ${result.expected}. Do not sign.`,
          };
  }
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
