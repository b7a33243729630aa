import { factOfStep } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import type { FactId } from '../../model/fact.ts';
import type { Actor, Step } from '../../model/step.ts';
import { isUnlimited } from '../approvals/unlimited.ts';
import { modelFor } from '../purpose/modelFor.ts';
import { addressAt, integerAt } from '../steps/stepTree.ts';
import { isZero } from '../../ledger/account.ts';
import { isCurrencyMark } from '../../ledger/asset.ts';
import { settledOf } from '../swaps/routerPlans.ts';
import { settlerPlanOf } from '../swaps/settlerPlan.ts';
import { swapOf } from '../swaps/swaps.ts';
import { type Payment, paymentsOf } from '../payments/payments.ts';

/**
 * A line of what the bytes of a step ask for. `from` is whose it is, `to` who gets it on this network, where the bytes say it.
 * `value`: what a call carries. `payment`: what it makes somebody pay somebody; of coins, out of what was carried there. `token`
 * absent: the network's own currency. `how`: so much of it, at most so much, no more than is owed (a debt that is paid off), or
 * all that there is by that time. `items`: which items, `some` where nobody counts them here. `silent`: no move shows it.
 */
export type Ask = Readonly<{
  of: 'value' | 'payment' | 'trade' | 'settlement' | 'unwrapping' | 'position' | 'proceeds';
  step: Step;
  from: Actor;
  to?: Address;
  token?: Address;
  amount: bigint;
  how: 'exactly' | 'atMost' | 'atLeast' | 'owed' | 'all';
  items?: readonly (Readonly<{ id: bigint; count: bigint }> | 'some')[];
  silent?: true;
  payment?: Payment;
  /** Where the token stands in the request. */
  tokenFact?: FactId;
  /** Where the amount, or the item, stands in the request. */
  fact?: FactId;
}>;

/** What a step asks for, whoever's it is. The value that it carries is not among it: it is of a call, and not of its parts. */
export const asksOf = memoizeStep((step: Step): readonly Ask[] => [
  ...paymentAsks(step),
  ...sold(step),
  ...settled(step),
  ...unwrapped(step),
  ...putIn(step),
]);

/** What a step pays somebody. */
export const paymentAsks = memoizeStep((step: Step): readonly Ask[] => paymentsOf(step).map(paid));

/** What the trade of a step brings, at least so much of it, and to whom if that is not whoever trades. */
export function proceedsOf(step: Step): readonly Ask[] {
  const plan = settlerPlanOf(step);
  if (plan !== undefined && !isZero(plan.buys.value))
    return [
      {
        of: 'proceeds',
        step,
        from: plan.by,
        ...(isZero(plan.to.value) ? {} : { to: plan.to.value }),
        ...(isCurrencyMark(plan.buys.value) ? {} : { token: plan.buys.value }),
        amount: plan.least.value,
        how: 'atLeast',
      },
    ];
  const swap = swapOf(step);
  if (swap === undefined || swap.get.unnamed === true || swap.goes === 'router') return [];
  const { raw: amount, fact, exact, all, token } = swap.get;
  const how = all === true ? 'all' : exact ? 'exactly' : 'atLeast';
  const named = token === undefined ? {} : { token: token.value, tokenFact: token.fact };
  const to = swap.goes === 'other' ? { to: swap.to.value } : {};
  return [{ of: 'proceeds', step, from: swap.by, ...to, ...named, amount, fact, how }];
}

function paid(payment: Payment): Ask {
  const { step, asset: token, from, to, what, across, amount, count, amountFact } = payment;
  const items = what === 'items' ? ('some' as const) : { id: amount, count: count?.value ?? 1n };
  return {
    of: 'payment',
    step,
    from,
    ...(across === true ? {} : { to }),
    ...(token === undefined || what === 'native' ? {} : { token, items: [items] }),
    amount: what === 'token' || what === 'native' ? amount : 0n,
    how: 'exactly',
    payment,
    fact: what === 'item' ? (count?.fact ?? amountFact) : amountFact,
  };
}

function settled(step: Step): readonly Ask[] {
  const it = settledOf(step);
  if (it === undefined) return [];
  return [{ of: 'settlement', step, from: step.actor, token: it.token, amount: it.most, how: 'atMost' }];
}

function sold(step: Step): readonly Ask[] {
  const swap = swapOf(step);
  if (swap === undefined) return [];
  const { raw: amount, fact, exact, all, token } = swap.give;
  const how = all === true ? 'all' : exact ? 'exactly' : 'atMost';
  const from = swap.payer ?? swap.by;
  const named = token === undefined ? {} : { token: token.value, tokenFact: token.fact };
  return [{ of: 'trade', step, from, ...named, amount, fact, how }];
}

function unwrapped(step: Step): readonly Ask[] {
  const { to: token, actor: from } = step;
  if (!isKnownAs(step, 'unwrap') || token === null) return [];
  const burned = integerAt(step, 0);
  const place = burned === undefined ? {} : { fact: burned.fact };
  const amount = burned?.value ?? 0n;
  const tokenFact = factOfStep(step.id, 'to');
  return [{ of: 'unwrapping', step, from, token, tokenFact, amount, how: 'exactly', silent: true, ...place }];
}

/**
 * What a call puts into positions of its caller's own tokens, where it names each token and how much of it; nothing where it
 * does not, or takes all that there is.
 */
function putIn(step: Step): readonly Ask[] {
  const model = modelFor(step);
  const [sum, ...others] = model?.sums ?? [];
  if (model?.act !== 'into' || sum === undefined || others.length > 0) return [];
  if (Object.values(model.roles ?? {}).includes('payer')) return [];
  const how = model.verb === 'repay' ? 'owed' : 'exactly';
  const found = sum.map(({ amount, of, side, bound, when }): Ask | undefined => {
    if (side !== undefined || bound !== undefined || when !== undefined) return undefined;
    if (typeof amount === 'string' || typeof of === 'string') return undefined;
    const [raw, token] = [integerAt(step, ...amount), addressAt(step, ...of)];
    if (raw === undefined || token === undefined || isUnlimited(raw.value)) return undefined;
    const { value, fact } = raw;
    const named = { token: token.value, tokenFact: token.fact };
    return { of: 'position', step, from: step.actor, ...named, amount: value, fact, how };
  });
  return found.every((it) => it !== undefined) ? found : [];
}
