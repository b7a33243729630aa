import type { ActivityEntry } from './activityEntry.ts';
import { isSent } from './isSent.ts';

/**
 * Whether a request may have been signed although nothing that could be used came back: the wallet was asked and its
 * answer did not arrive here, or could not be understood. An error is an answer only where it refuses: a wallet whose
 * node breaks off may have sent a transaction before it failed.
 */
export function isAnswerUnknown(
  entry: Pick<ActivityEntry, 'state' | 'answer' | 'refused' | 'incoming'>,
): boolean {
  const { state, answer, refused } = entry;
  if (state !== 'failed') return state === 'asked';
  return answer?.how === 'returned' || (!refused && isSent(entry));
}
