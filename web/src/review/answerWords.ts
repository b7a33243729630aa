import type { ActivityEntry } from '../data/activityEntry.ts';

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
      title: 'Your wallet answered in an unusual form',
      says: `Readback took ${found} from its answer. Compare it with what your wallet shows.`,
      tone: 'plain',
      open: false,
    };
  }
  if (entry.answer.how === 'threw') {
    return {
      title: 'Your wallet answered with an error',
      says: 'The whole error is kept here.',
      tone: 'plain',
      open: false,
    };
  }
  return {
    title: 'Your wallet’s answer could not be understood',
    says: 'It may still have signed or sent the request. Check your wallet before you try again. If it shows a hash or a signature, enter it on the Activity page of this request.',
    tone: 'caution',
    open: true,
  };
}

function foundIn({
  state,
  hash,
  signature,
  batch,
  safeTxHash,
}: Pick<ActivityEntry, 'state' | 'hash' | 'signature' | 'batch' | 'safeTxHash'>): string | undefined {
  if (state !== 'sent' && state !== 'signed') return undefined;
  if (signature) return 'the signature';
  if (safeTxHash) return 'the hash of the proposal';
  if (batch) return 'the batch id';
  return hash ? 'the transaction hash' : undefined;
}
