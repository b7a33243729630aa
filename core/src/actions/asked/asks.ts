import { factOfStep } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import type { FactId } from '../../model/fact.ts';
import type { Actor, Step } from '../../model/step.ts';
import { isUnlimited } from '../approvals/unlimited.ts';
import { modelFor } from '../purpose/modelFor.ts';
import { addressAt, type FoundAt, idAbove, integerAt } from '../steps/stepTree.ts';
import { isZero, same } from '../../ledger/account.ts';
import { currencyKey, isCurrencyMark } from '../../ledger/asset.ts';
import { type SettlerPlan, settlerPlanOf } from '../swaps/settlerPlan.ts';
import type { Swap } from '../swaps/swap.ts';
import { wholeBalance } from '../swaps/routerSwaps.ts';
import { swapOf } from '../swaps/swaps.ts';
import { type Payment, paymentsOf } from '../payments/payments.ts';

/**
 * A line of what the bytes of a step ask for. `from` is whose it is, `to` who gets it on this network, where the bytes say it.
 * `value`: what a call carries. `payment`: what it makes someone pay someone; of coins, out of what was carried there. `token`
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
  /** Where the token is in the request. */
  tokenFact?: FactId;
  /** Where the amount, or the item, is in the request. */
  fact?: FactId;
  /** The argument that says the amount. */
  arg?: FoundAt<bigint>;
}>;

/** What a step asks for, whoever's it is. The value that it carries is not among it: it is of a call, and not of its parts. */
export const asksOf = memoizeStep((step: Step): readonly Ask[] => [
  ...paymentAsks(step),
  ...sold(step),
  ...settlementAsks(step),
  ...unwrapped(step),
  ...putIn(step),
]);

/** What a step pays someone. */
export const paymentAsks = memoizeStep((step: Step): readonly Ask[] => paymentsOf(step).map(paid));

/**
 * What a trade brings at least. `goes`: to whom; `kept`: how the code of `keeper` is held to it. `unnamed`: the call does not
 * name what comes, which is anything but what is sold.
 */
export type Proceeds = Ask &
  Readonly<{
    fact: FactId;
    goes: Swap['goes'];
    kept: Swap['kept'];
    keeper: Step;
    unnamed?: Readonly<{ sold: string }>;
  }>;

/** What the trade of a step brings, whoever gets it. */
export const proceedsOf = memoizeStep((step: Step): readonly Proceeds[] => {
  const plan = settlerPlanOf(step);
  if (plan !== undefined) return [ofPlan(plan)];
  const swap = swapOf(step);
  if (swap === undefined) return [];
  const { get, give, goes, kept, share = 0n } = swap;
  const named = get.token === undefined ? {} : { token: get.token.value, tokenFact: get.token.fact };
  return [
    {
      of: 'proceeds',
      step,
      from: swap.by,
      ...(goes === 'other' ? { to: swap.to.value } : {}),
      ...(get.unnamed === true ? { unnamed: { sold: currencyKey(give.token?.value) } } : named),
      amount: (get.raw * (10_000n - share)) / 10_000n,
      fact: get.fact,
      how: get.all === true ? 'all' : get.exact ? 'exactly' : 'atLeast',
      goes,
      kept,
      keeper: step,
    },
  ];
});

/** What the trade of a step brings to an account that it names, of what it names. */
export function boughtFor(step: Step): readonly (Proceeds & Readonly<{ to: Address }>)[] {
  return proceedsOf(step).flatMap((it) =>
    it.to === undefined || it.unnamed !== undefined ? [] : [{ ...it, to: it.to }],
  );
}

/** Of a plan of 0x Settler the minimum of the whole counts, or else that of its last swap. */
function ofPlan({ step, by, buys, least, to, isHeld, acted }: SettlerPlan): Proceeds {
  const own = isHeld ? undefined : acted;
  const { value: amount, fact } = own?.least ?? least;
  const isBack = isZero(to.value) || same(to.value, by);
  return {
    of: 'proceeds',
    step,
    from: by,
    ...(isBack ? {} : { to: to.value }),
    ...(isZero(buys.value) ? { unnamed: { sold: '' } } : {}),
    ...(isZero(buys.value) || isCurrencyMark(buys.value) ? {} : { token: buys.value }),
    amount,
    fact,
    how: 'atLeast',
    goes: isBack || by === 'unknown' ? 'back' : 'other',
    kept: own?.believed === true ? 'believed' : 'measured',
    keeper: own?.step ?? step,
  };
}

function paid(payment: Payment): Ask {
  const {
    step,
    asset: token,
    from,
    to,
    what,
    across,
    amount,
    count,
    amountFact,
    amountArg,
    assetFact,
  } = payment;
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
    ...(assetFact === undefined ? {} : { tokenFact: assetFact }),
    ...(amountArg === undefined ? {} : { arg: amountArg }),
    fact: what === 'item' ? (count?.fact ?? amountFact) : amountFact,
  };
}

/**
 * What a command of Uniswap v4 pays the pools, of the one who called the router or of the router: so much of it, whatever is
 * `owed`, or `atMost` so much of that.
 */
const settlementAsks = memoizeStep((step: Step): readonly Ask[] => {
  const settles = commandOf(step)?.settles ?? 'none';
  if (settles === 'none') return [];
  return settles.of.flatMap((at): readonly Ask[] => {
    const token = addressAt(step, ...at);
    const arg = settles.amount === 'owed' ? undefined : integerAt(step, ...settles.amount);
    if (token === undefined || (arg === undefined && settles.amount !== 'owed')) return [];
    const of = { of: 'settlement', step, from: step.actor } as const;
    const its = isZero(token.value) ? of : { ...of, token: token.value, tokenFact: token.fact };
    if (arg === undefined || (arg.value === 0n && !settles.most))
      return [{ ...its, amount: 0n, how: 'owed' }];
    const how = settles.most ? 'atMost' : arg.value === wholeBalance ? 'all' : 'exactly';
    return [{ ...its, amount: arg.value, fact: arg.fact, arg, how }];
  });
});

/** How the same list of commands pays the pools what a trade with them sells. */
export function settlementOf(steps: readonly Step[], sale: Ask): Ask | undefined {
  return settlementsIn(steps).get(settledKey(sale))?.[0];
}

const settlementsIn = memoize((steps: readonly Step[]) => groupBy(steps.flatMap(settlementAsks), settledKey));

function settledKey({ step, token }: Ask): string {
  return `${idAbove(step)} ${currencyKey(token)}`;
}

/** Whether a router pays out of what lies with it, and not whoever called it, known or not. */
export function isOfItsRouter({ from, step }: Ask): boolean {
  return same(from, step.to);
}

/** Whether what a trade sells is owed to pools, which another command pays. */
export function isOwedToPools({ of, step }: Ask): boolean {
  const swap = commandOf(step)?.swap ?? 'none';
  return of === 'trade' && swap !== 'none' && swap.over === 'pools';
}

/** What a step's trade sells. */
export function soldBy(step: Step): Ask | undefined {
  return sold(step)[0];
}

const sold = memoizeStep((step: Step): readonly Ask[] => {
  const swap = swapOf(step);
  if (swap === undefined) return [];
  const { raw: amount, fact, exact, all, token, arg } = swap.give;
  const how = all === true ? 'all' : exact ? 'exactly' : 'atMost';
  const from = swap.payer ?? swap.by;
  const named = token === undefined ? {} : { token: token.value, tokenFact: token.fact };
  const place = arg === undefined ? { fact } : { fact, arg };
  return [{ of: 'trade', step, from, ...named, amount, ...place, how }];
});

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
