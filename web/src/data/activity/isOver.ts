import type { ActivityEntry } from './activityEntry.ts';

/** Whether a request is decided: it waits neither for its user nor for the wallet’s answer. */
export function isOver({ state }: Pick<ActivityEntry, 'state'>): boolean {
  return state !== 'open' && state !== 'asked';
}
