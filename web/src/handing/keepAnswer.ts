import { errorText } from '@readback/phrases/problemText.ts';
import { activity, activityTable, type ActivityPatch } from '../data/activity/activity.ts';
import type { ActivityEntry, RawAnswer } from '../data/activity/activityEntry.ts';
import { WalletError } from '../wallet/base/problem.ts';
import type { Submitted } from '../wallet/submit.ts';

/**
 * Writes what the wallet answered. A wallet that was never asked leaves the request open. `asked` is the entry as it
 * was handed over: where it is gone meanwhile, here or on the disk, the answer makes it again. Never rejects.
 */
export async function keepAnswer(
  asked: ActivityEntry,
  answer: Submitted,
  raw: RawAnswer | undefined,
): Promise<void> {
  const made = patchOf(answer, raw);
  if (made.state === 'open') return activity.update(asked.id, made);
  const patch = { ...made, answeredAt: Date.now() };
  write(asked, patch);
  // Another tab may have removed it, which is seen when it is written.
  await activity.written();
  if (!activity.entry(asked.id)) write(asked, patch);
}

function write(asked: ActivityEntry, patch: ActivityPatch) {
  if (activity.entry(asked.id)) activity.update(asked.id, patch);
  else activityTable.set(asked.id, { ...asked, ...patch });
}

/** What an answer makes of an entry. The raw answer stays with what was not simply what had been asked for. */
export function patchOf(answer: Submitted, raw: RawAnswer | undefined): ActivityPatch {
  const kept = raw && ('odd' in answer || answer.kind === 'failed') ? { answer: raw } : {};
  switch (answer.kind) {
    case 'signature':
      return { ...kept, state: 'signed', signature: answer.signature };
    case 'hash':
      return { ...kept, state: 'sent', hash: answer.hash };
    case 'id':
      return { ...kept, state: 'sent', batch: answer.id };
    case 'proposed':
      return { ...kept, state: 'sent', safeTxHash: answer.safeTxHash };
    case 'failed':
      return {
        ...kept,
        state: answer.asked ? 'failed' : 'open',
        problem: errorText(answer.error),
        ...(answer.error instanceof WalletError && answer.error.isRefusal ? { refused: true } : {}),
      };
  }
}
