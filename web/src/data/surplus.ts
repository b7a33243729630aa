import type { ActivityEntry } from './activityEntry.ts';

/** How many requests Activity keeps. */
export const mostEntries = 200;

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
