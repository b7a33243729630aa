import type { Readback } from '@readback/core/model/readback.ts';
import { walletCall } from '@readback/core/request/walletCall.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { useRef } from 'react';
import type { Address } from 'viem';
import { activity } from '../data/activity.ts';
import type { ActivityEntry, RawAnswer } from '../data/activityEntry.ts';
import { recorded } from '../data/recorded.ts';
import { submit } from '../wallet/submit.ts';
import type { Wallet } from '../wallet/useWallet.ts';
import { asking } from './asking.ts';
import { keepAnswer } from './keepAnswer.ts';

export type Problem = Readonly<{ says: string; details: string }>;

/** Asks the wallet, once. `shown` is what the user has read. */
export type Sign = (account: Address, shown: Readback) => void;

/**
 * Hands the frozen request to the wallet and keeps the answer. The request is kept as asked before the wallet hears
 * of it: whatever happens to this page, it is never sent a second time. `onProblem` is told why the wallet was not
 * asked, or what it answered instead.
 */
export function useSigning(
  entry: ActivityEntry,
  wallet: Wallet,
  onProblem: (problem: Problem | undefined) => void,
): Sign {
  const spent = useRef(false);
  const { id, incoming } = entry;

  return (account, shown) => {
    const { connector, kind } = wallet;
    // No wallet of real money signs what is flown in the school.
    if (entry.flight !== undefined && kind !== 'practice') return;
    if (spent.current || !connector || activity.entry(id)?.state !== 'open') return;
    spent.current = true;
    onProblem(undefined);
    let asked: ActivityEntry;
    try {
      const patch = {
        state: 'asked',
        call: walletCall(incoming.request, account),
        ...recorded(shown),
      } as const;
      asked = { ...entry, ...patch };
      activity.update(id, patch);
    } catch (thrown) {
      spent.current = false;
      onProblem(problemOf(thrown));
      return;
    }
    asking.began(id);
    // Not awaited before this: some phones open a wallet only within the press itself.
    let raw: RawAnswer | undefined;
    const onAnswer = (it: RawAnswer) => {
      raw = it;
    };
    void submit({ request: incoming.request, account, connector, onAnswer }).then((answer) => {
      spent.current = false;
      void keepAnswer(asked, answer, raw);
      asking.ended(id);
      if (answer.kind === 'failed') onProblem(problemOf(answer.error));
    });
  };
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ReadbackError) return { says: thrown.shortMessage, details: thrown.details };
  return {
    says: 'This could not be handed to the wallet. Nothing was asked of it.',
    details: String(thrown),
  };
}
