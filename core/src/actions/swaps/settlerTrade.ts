import { factOfStep } from '../../model/factIds.ts';
import { isCurrencyMark } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';
import { paymentsOf } from '../payments/payments.ts';
import { isPartOfBalance, permitSwapOf, routerSwap } from './routerSwaps.ts';
import type { SettlerPlan } from './settlerPlan.ts';
import type { Side, Swap } from './swap.ts';

/** `parts`: the actions that the words of the trade speak of. */
type SettlerTrade = Swap & Readonly<{ parts: ReadonlySet<string> }>;

/**
 * What a plan of 0x Settler does as a whole, where each of its actions is known: what it takes from the caller, and what has to
 * come at the end. Undefined where it takes several things, or an amount that only shows once it runs.
 */
export function settlerTradeOf({
  step,
  by,
  buys,
  least,
  to,
  isHeld,
  acted,
}: SettlerPlan): SettlerTrade | undefined {
  if (step.steps.some(({ reading, fn }) => reading === 'unread' || fn === undefined)) return undefined;
  const give = givenIn(step);
  if (give === undefined) return undefined;
  const parts = new Set(step.steps.filter((it) => !isShare(it)).map(({ id }) => id));
  const common = { step, by, give, parts } as const;
  if (isHeld) {
    const token = isCurrencyMark(buys.value) ? {} : { token: buys };
    const get: Side = { raw: least.value, fact: least.fact, arg: least, exact: false, ...token };
    const goes = by === 'unknown' || same(to.value, by) ? 'back' : 'other';
    return { ...common, kept: 'measured', get, to, goes };
  }
  if (acted === undefined) return undefined;
  const { least: own, to: receiver, believed } = acted;
  const get: Side = { raw: own.value, fact: own.fact, arg: own, exact: false, unnamed: true };
  return { ...common, kept: believed ? 'believed' : 'measured', get, to: receiver, goes: 'back' };
}

/** What the caller gives: what one action takes by a permit, or the value that goes along. */
function givenIn(step: Step): Side | undefined {
  const taken = step.steps.flatMap((it): readonly Side[] => {
    if (permitSwapOf(it) !== undefined) return [routerSwap(it)?.give].filter((side) => side !== undefined);
    return paymentsOf(it).flatMap(({ amount, amountFact, amountArg, asset, assetFact }): readonly Side[] => {
      if (asset === undefined || assetFact === undefined || amountArg === undefined) return [];
      const token = { value: asset, fact: assetFact };
      return [{ raw: amount, fact: amountFact, arg: amountArg, exact: true, token }];
    });
  });
  const [only, more] = taken;
  if (step.value > 0n)
    return only === undefined
      ? { raw: step.value, fact: factOfStep(step.id, 'value'), exact: true }
      : undefined;
  return only === undefined || more !== undefined || isPartOfBalance(only.raw) ? undefined : only;
}

/** Whether it pays someone a share of what Settler holds: that is said separately. */
function isShare(step: Step): boolean {
  return (commandOf(step)?.portion ?? 'none') !== 'none' && step.fn?.name !== 'POSITIVE_SLIPPAGE';
}
