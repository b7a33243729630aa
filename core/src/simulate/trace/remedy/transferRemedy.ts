import { isAddressEqual } from 'viem';
import type { ReadAt } from '../../../world/chainRead.ts';
import { permit2 } from '../../../effects/read.ts';
import { allowanceRemedy } from './allowanceRemedy.ts';
import { balanceRemedy } from './balanceRemedy.ts';
import { revertCauseOf } from './causes.ts';
import type { Failure, Remedy } from './failure.ts';
import { failedTokenCall } from './tokenCall.ts';

/**
 * Why a call for tokens failed, by what the state of the pinned block's parent holds: too small an allowance, or too
 * small a balance. Sure only where the error says the same numbers as the state; likely where the state alone says
 * so, since calls before it may have changed that. Of what others hold only what is sure is said. Nobody is named as
 * one to be allowed anything unless the request itself calls them.
 */
export async function transferRemedy(failure: Failure, at: ReadAt): Promise<Remedy | undefined> {
  const call = failure.call === undefined ? undefined : failedTokenCall(failure.call);
  if (call === undefined || call.amount === 0n) return undefined;
  const cause = failure.error === undefined ? undefined : revertCauseOf(failure.error);
  const isOwn = failure.accounts.some((it) => isAddressEqual(it, call.owner));
  if (call.through === 'token' && (cause === undefined || cause === 'balance')) {
    const found = await balanceRemedy(failure, call, isOwn, at);
    if (found !== undefined) return found;
  }
  const isCalled = [...failure.called, permit2].some((it) => isAddressEqual(it, call.spender));
  if (isAddressEqual(call.owner, call.spender) || !isOwn || !isCalled) return undefined;
  return cause === undefined || cause === 'allowance' || cause === 'allowanceEnded'
    ? allowanceRemedy(failure, call, cause, at)
    : undefined;
}
