import type { ActivityEntry } from './activityEntry.ts';

/**
 * Whether a request may have been signed although nothing that could be used came back: the wallet was asked and its
 * answer did not arrive here, or could not be understood.
 */
export function isAnswerUnknown({ state, answer }: Pick<ActivityEntry, 'state' | 'answer'>): boolean {
  return state === 'asked' || (state === 'failed' && answer?.how === 'returned');
}
