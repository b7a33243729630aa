import { sendingMethods } from '@readback/core/request/wallet/methods.ts';
import * as words from '@readback/phrases/words/web/review/outcome.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import type { Handing } from '../../data/activity/handing.ts';
import { isAnswerUnknown } from '../../data/activity/isAnswerUnknown.ts';
import { isSent } from '../../data/activity/isSent.ts';

/** What became of a request that was answered, in a word, and what that means. */
export function outcomeWords(entry: ActivityEntry, phase: Handing['phase']): { title: string; text: string } {
  const { state, hash, safeTxHash, call } = entry;
  if (phase === 'preparing') return { title: words.preparing, text: words.preparingHint };
  switch (state) {
    case 'asked':
      return phase === 'asked'
        ? { title: words.waiting, text: words.waitingHint }
        : { title: words.noAnswer, text: words.noAnswerHint };
    case 'signed':
      return { title: words.signed, text: words.signedHint };
    case 'sent':
      if (safeTxHash) return { title: words.proposed, text: words.proposedHint };
      if (call?.method === sendingMethods.rawTransaction) return { title: words.sent, text: words.sentRaw };
      return { title: words.sent, text: hash ? words.sentHash : words.sentBatch };
    case 'rejected':
      return { title: words.rejected, text: words.rejectedHint };
    case 'failed':
      if (isAnswerUnknown(entry)) {
        return { title: isSent(entry) ? words.maybeSent : words.maybeSigned, text: words.maybeHint };
      }
      return { title: words.notSigned, text: entry.refused ? words.refused : words.noSignature };
    case 'open':
      return { title: words.open, text: '' };
  }
}
