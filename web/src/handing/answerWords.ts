import * as words from '@readback/phrases/words/web/review/outcome.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';

export type AnswerWords = Readonly<{
  title: string;
  says: string;
  tone: 'plain' | 'caution';
  /** Whether the answer itself is shown at once. */
  open: boolean;
}>;

/** The words about a wallet's answer that was not in the expected form; undefined where there is no such answer. */
export function answerWords(
  entry: Pick<ActivityEntry, 'answer' | 'state' | 'hash' | 'signature' | 'batch' | 'safeTxHash'>,
): AnswerWords | undefined {
  if (!entry.answer) return undefined;
  const found = foundIn(entry);
  if (found !== undefined) {
    return {
      title: words.unusual,
      says: words.taken[found],
      tone: 'plain',
      open: false,
    };
  }
  if (entry.answer.how === 'threw') {
    return {
      title: words.error,
      says: words.errorKept,
      tone: 'plain',
      open: false,
    };
  }
  return {
    title: words.notUnderstood,
    says: words.notUnderstoodHint,
    tone: 'caution',
    open: true,
  };
}

/** What was taken from an answer anyway. */
type Found = keyof typeof words.taken;

function foundIn({
  state,
  hash,
  signature,
  batch,
  safeTxHash,
}: Pick<ActivityEntry, 'state' | 'hash' | 'signature' | 'batch' | 'safeTxHash'>): Found | undefined {
  if (state !== 'sent' && state !== 'signed') return undefined;
  if (signature) return 'signature';
  if (safeTxHash) return 'safeTxHash';
  if (batch) return 'batch';
  return hash ? 'hash' : undefined;
}
