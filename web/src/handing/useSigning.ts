import { errorText } from '@readback/phrases/problemText.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import * as words from '@readback/phrases/words/web/review/sign.ts';
import type { Address } from 'viem';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import type { Wallet } from '../wallet/useWallet.ts';
import { handing } from '../data/activity/handing.ts';
import { handOver } from './handOver.ts';

export type Problem = Readonly<{ says: string; details: string }>;

/** Asks the wallet, once. `shown` is what the user has read; `unrecorded`: no record of it can be kept, and may lack. */
export type Sign = (account: Address, shown: Readback, unrecorded: boolean) => void;

/**
 * Hands the frozen request to the wallet and keeps the answer. `onProblem` is told why the wallet was not asked, or
 * what it answered instead.
 */
export function useSigning(
  entry: ActivityEntry,
  { connector, kind }: Wallet,
  onProblem: (problem: Problem | undefined) => void,
): Sign {
  const { id } = entry;
  return (account, shown, unrecorded) => {
    // No wallet of real money signs what is flown in the school.
    if (entry.flight !== undefined && kind !== 'practice') return;
    if (!connector || handing.get(id).phase || activity.entry(id)?.state !== 'open') return;
    onProblem(undefined);
    handOver({ entry, account, connector, shown, unrecorded }).then(
      (problem) => onProblem(problem && problemOf(problem)),
      (thrown: unknown) => onProblem(problemOf(thrown)),
    );
  };
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ReadbackError) return { says: errorText(thrown), details: thrown.details };
  return {
    says: words.notPassed,
    details: String(thrown),
  };
}
