import type { ActivityEntry } from './activityEntry.ts';

/** Whether a request ends in a transaction, so that its answer is a hash, and not a signature. */
export function isSent({ incoming }: Pick<ActivityEntry, 'incoming'>): boolean {
  const { kind } = incoming.request.body;
  return kind === 'transaction' || kind === 'calls';
}
