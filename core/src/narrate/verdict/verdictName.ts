import type { Readback, Verdict } from '../../model/readback.ts';

/** What a verdict is called: a request that is decoded whole, and of which only a fact is missing, is not unread. */
export type VerdictName = Verdict | 'notFullyChecked';

export function verdictName({ verdict, unread }: Pick<Readback, 'verdict' | 'unread'>): VerdictName {
  if (verdict !== 'notFullyRead' || unread.length === 0) return verdict;
  return unread.every(({ gap }) => gap === 'fact') ? 'notFullyChecked' : verdict;
}
