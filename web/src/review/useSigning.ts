import type { Readback } from '@readback/core/model/readback.ts';
import { walletCall } from '@readback/core/request/walletCall.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { useRef } from 'react';
import type { Address } from 'viem';
import { activity } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { recorded } from '../data/recorded.ts';
import { type Submitted, submit } from '../wallet/submit.ts';
import type { Wallet } from '../wallet/useWallet.ts';
import { asking } from './asking.ts';

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
    try {
      activity.update(id, {
        state: 'asked',
        call: walletCall(incoming.request, account),
        ...recorded(shown),
      });
    } catch (thrown) {
      spent.current = false;
      onProblem(problemOf(thrown));
      return;
    }
    asking.began(id);
    // Not awaited before this: some phones open a wallet only within the press itself.
    void submit({ request: incoming.request, account, connector }).then((answer) => {
      spent.current = false;
      keep(id, answer);
      asking.ended(id);
      if (answer.kind === 'failed') onProblem(problemOf(answer.error));
    });
  };
}

/** Writes what the wallet answered. A wallet that was never asked leaves the request open. */
export function keep(id: string, answer: Submitted): void {
  switch (answer.kind) {
    case 'signature':
      return activity.update(id, { state: 'signed', signature: answer.signature });
    case 'hash':
      return activity.update(id, { state: 'sent', hash: answer.hash });
    case 'id':
      return activity.update(id, { state: 'sent', batch: answer.id });
    case 'proposed':
      return activity.update(id, { state: 'sent', safeTxHash: answer.safeTxHash });
    case 'failed':
      return activity.update(id, {
        state: answer.asked ? 'failed' : 'open',
        problem: answer.error.shortMessage,
      });
  }
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ReadbackError) return { says: thrown.shortMessage, details: thrown.details };
  return {
    says: 'This could not be handed to the wallet. Nothing was asked of it.',
    details: String(thrown),
  };
}
