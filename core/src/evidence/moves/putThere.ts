import { accountKey } from '../../text/accountKey.ts';
import { currencyKey } from '../../ledger/asset.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Step } from '../../model/step.ts';
import { agencyOf } from '../../actions/steps/agency.ts';
import { valueCallsOf } from '../../actions/steps/valueCalls.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { putsBy } from './putsBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing, ownAccounts } from '../accounts.ts';
import { isPassThroughStep } from './passThroughContracts.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What a step brings to a contract that works for anybody. `token`: its `currencyKey`; absent: the call does not
 * name it. `amount` absent: it is known only once it runs.
 */
export type PutThere = Readonly<{ step: Step; at: string; token?: string; amount?: bigint }>;

/**
 * What a request brings to routers, bundlers and multicalls on the way: value that goes along, tokens that are sent or
 * swapped there, and what a multicall wraps or buys as itself.
 */
export const putThere = memoize((view: Evidence): readonly PutThere[] => {
  const shared = sharedContracts(view);
  const acting = actingAccounts(view);
  const isShared = (it: string | null) => it !== null && shared.has(accountKey(it));
  const values = valueCallsOf(view.steps).flatMap(({ step }): PutThere[] =>
    isShared(step.to) && step.steps.length > 0
      ? [{ ...at(step.to, step), token: currencyKey(undefined), amount: step.value }]
      : [],
  );
  const others = immediateSteps(view.steps).flatMap((step): readonly PutThere[] => {
    if (step.op !== 'call' || step.to === null) return [];
    const sent = paymentsOf(step).flatMap((it): PutThere[] =>
      it.what === 'token' && it.asset !== undefined && step.commandByte === undefined && isShared(it.to)
        ? [{ ...at(it.to, step), token: currencyKey(it.asset), amount: it.amount }]
        : [],
    );
    const brought =
      isShared(step.to) && isActing(step.caller ?? step.actor, acting)
        ? putsBy(step).map((put) => ({ ...at(step.to, step), ...put }))
        : [];
    return [
      ...sent,
      ...brought,
      ...(step.commandByte === undefined && isShared(step.actor) ? got(step) : []),
    ];
  });
  return [...values, ...others];
});

/** The contracts of a request that do for anybody what they are told, in lower case. */
const sharedContracts = memoize((view: Evidence): ReadonlySet<string> => {
  const [acting, own] = [actingAccounts(view), ownAccounts(view)];
  const steps = immediateSteps(view.steps).filter(
    (step) =>
      step.op === 'call' &&
      agencyOf(step) === undefined &&
      (step.commandByte !== undefined || step.steps.length > 0 || isPassThroughStep(step)),
  );
  const all = steps.flatMap(({ to }) => (to === null ? [] : [accountKey(to)]));
  return new Set(all.filter((it) => !acting.has(it) && !own.has(it)));
});

/** What a call that a multicall makes as itself brings it: coins that it wraps, or what it buys. */
function got(step: Step): readonly PutThere[] {
  if (step.to === null) return [];
  if (isKnownAs(step, 'wrap') && step.value > 0n)
    return [{ ...at(step.actor, step), token: currencyKey(step.to), amount: step.value }];
  const swap = swapOf(step);
  if (swap === undefined || swap.goes !== 'back' || swap.get.unnamed === true) return [];
  const token = currencyKey(swap.get.token?.value);
  return [{ ...at(step.actor, step), token, ...(swap.get.exact ? { amount: swap.get.raw } : {}) }];
}

function at(contract: string | null, step: Step): Readonly<{ step: Step; at: string }> {
  return { step, at: (contract ?? '').toLowerCase() };
}
