import { reviewPath } from '../../data/told.ts';
import { openReview } from '../../data/openReview.ts';
import { endWaiting, entryOfCall } from './answerAskers.ts';
import { userRejected } from './replyTo.ts';
import type { Waiting } from './waiting.ts';
import { activity } from '../../data/activity.ts';
import * as words from '@readback/phrases/words/web/inbox/waiting.ts';

/** Opens the Review of a call: the one that it had before, so that no request is there twice. */
export function openWaiting({ id, incoming }: Waiting): void {
  if (!incoming) return;
  const before = entryOfCall(id);
  if (before) location.hash = `#${reviewPath(before.id)}`;
  else openReview(incoming);
}

/** Rejects a call without opening it. What is open in a Review is rejected there, too. */
export function rejectWaiting({ id }: Waiting): void {
  const entry = entryOfCall(id);
  if (entry) activity.update(entry.id, { state: 'rejected' }, 'open');
  else endWaiting(id, 'rejected', { error: { code: userRejected, message: words.rejected } });
}
