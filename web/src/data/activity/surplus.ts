import type { ActivityEntry } from './activityEntry.ts';
import { mostEntries } from './mostEntries.ts';

/** How many of what was signed, and of all else, keep their whole readback. */
export const mostWhole: Readonly<{ signed: number; other: number }> = { signed: 200, other: 50 };

/** So many transactions of Safes stay, whatever came after them: a queue may wait for months. */
export const mostOfSafes = 500;

/**
 * The ids of what Activity forgets to stay within `most`: the oldest first, and never one whose outcome the user may
 * still have to look for, because the wallet was asked and has not answered. What Safes may still execute goes only
 * beyond `mostOfSafes`, since their desks show it; what was signed of that goes last.
 */
export function surplus(
  entries: readonly ActivityEntry[],
  most = mostEntries,
  ofSafes = mostOfSafes,
): readonly string[] {
  const waiting = new Set(
    entries
      .filter(isOfSafe)
      .toSorted((one, other) => Number(isSigned(other)) - Number(isSigned(one)) || newerFirst(one, other))
      .slice(0, ofSafes),
  );
  return entries
    .filter((entry) => entry.state !== 'asked' && !waiting.has(entry))
    .toSorted((one, other) => newerFirst(other, one))
    .slice(0, Math.max(0, entries.length - most))
    .map(({ id }) => id);
}

/** Whether it is a Safe's transaction that was not rejected here; one of Flight school is on no desk. */
function isOfSafe({ incoming, state, flight }: ActivityEntry): boolean {
  return incoming.request.body.kind === 'safeTransaction' && state !== 'rejected' && flight === undefined;
}

function isSigned({ signature }: ActivityEntry): boolean {
  return signature !== undefined;
}

function newerFirst(one: ActivityEntry, other: ActivityEntry): number {
  return other.openedAt - one.openedAt;
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
