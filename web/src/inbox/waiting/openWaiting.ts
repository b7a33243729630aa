import { reviewPath } from '../../data/asking/told.ts';
import { openReview } from '../openReview.ts';
import { endWaiting, entryOfCall, makeReadyFor } from './answerAskers.ts';
import { userRejected } from './replyTo.ts';
import type { Waiting } from './waiting.ts';
import { activity, activityTable } from '../../data/activity/activity.ts';
import type { Hex } from 'viem';
import * as words from '@readback/phrases/words/web/inbox/waiting.ts';

/** Opens the Review of a call: the one that it had before, so that no request is there twice. */
export function openWaiting(call: Waiting): void {
  const { id, incoming } = call;
  if (!incoming) return;
  makeReadyFor(call);
  const before = entryOfCall(id);
  if (before) {
    location.hash = `#${reviewPath(before.id)}`;
    return;
  }
  const twice = sentBefore(incoming.request.digest);
  const next = openReview(incoming);
  if (twice !== undefined) activity.update(next, { repeats: twice });
}

/** In milliseconds: a script that gave up and runs again asks for the same once more, and may not know that it was sent. */
const recently = 60 * 60_000;

/** The entry of the same request that was sent a short while ago, or may have been. */
function sentBefore(digest: Hex): string | undefined {
  const since = Date.now() - recently;
  const found = [...activityTable.rows().values()].find(
    ({ incoming, state, openedAt, imported }) =>
      (state === 'sent' || state === 'asked') &&
      openedAt > since &&
      imported !== true &&
      incoming.request.digest === digest,
  );
  return found?.id;
}

/** Rejects a call without opening it. What is open in a Review is rejected there, too. */
export function rejectWaiting({ id }: Waiting): void {
  const entry = entryOfCall(id);
  if (entry) activity.update(entry.id, { state: 'rejected' }, 'open');
  else endWaiting(id, 'rejected', { error: { code: userRejected, message: words.rejected } });
}
