import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { askedAgain } from '../data/activity/askedAgain.ts';
import { isAnswerUnknown } from '../data/activity/isAnswerUnknown.ts';
import { openReview } from './openReview.ts';

/** Opens the same request once more. Where it may have been signed, the new one says so. */
export function readAgain(entry: ActivityEntry): void {
  const next = openReview(askedAgain(entry));
  if (isAnswerUnknown(entry)) activity.update(next, { repeats: entry.id });
}
