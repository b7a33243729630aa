import { activity } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { askedAgain } from '../data/askedAgain.ts';
import { isAnswerUnknown } from '../data/isAnswerUnknown.ts';
import { openReview } from './openReview.ts';

/** Opens the same request once more. Where it may have been signed, the new one says so. */
export function readAgain(entry: ActivityEntry): void {
  const next = openReview(askedAgain(entry));
  if (isAnswerUnknown(entry)) activity.update(next, { repeats: entry.id });
}
