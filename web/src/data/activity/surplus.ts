import type { ActivityEntry } from './activityEntry.ts';
import { mostEntries } from './mostEntries.ts';

/** How many of what was signed, and of all else, keep their whole readback. */
export const mostWhole: Readonly<{ signed: number; other: number }> = { signed: 200, other: 50 };

/**
 * The ids of what Activity forgets to stay within `most`: the oldest first, and never one whose outcome the user may
 * still have to look for, because the wallet was asked and has not answered.
 */
export function surplus(entries: readonly ActivityEntry[], most = mostEntries): readonly string[] {
  return entries
    .filter(({ state }) => state !== 'asked')
    .toSorted((one, other) => one.openedAt - other.openedAt)
    .slice(0, Math.max(0, entries.length - most))
    .map(({ id }) => id);
}

/**
 * The entries whose readback is let go, so that the record stays small: the oldest first, those that were not signed
 * before those that were, and none whose outcome is still to be compared with it.
 */
export function tooWhole(entries: readonly ActivityEntry[], most = mostWhole): readonly ActivityEntry[] {
  const whole = entries
    .filter(({ readback }) => readback !== undefined)
    .toSorted((one, other) => other.openedAt - one.openedAt);
  const signed = whole.filter(({ state }) => state === 'signed' || state === 'sent' || state === 'asked');
  const signedOnes = new Set(signed);
  const others = whole.filter((entry) => !signedOnes.has(entry));
  return [...signed.slice(most.signed).filter(isHeard), ...others.slice(most.other)];
}

function isHeard({ state, hearback }: ActivityEntry): boolean {
  return state !== 'asked' && hearback !== undefined && hearback.effects !== 'pending';
}
