import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import type { Amount } from '../offers/ownPrices.ts';
import { effectiveSteps } from '../steps/stepTree.ts';
import { planTradeOf } from './planTrade.ts';
import type { Side, Swap } from './swap.ts';
import { swapOf } from './swaps.ts';

/** The price that a swap accepts: `one` is what it gives at most, `other` what it brings at least. */
export type TradePrice = Readonly<{ trade: Swap; one: Amount; other: Amount }>;

/** The worst prices that the swaps of a request accept, of those that name both tokens and how much; of a plan, of all of it. */
export const tradePricesOf = memoize((roots: readonly Step[]): readonly TradePrice[] =>
  roots.flatMap(tradesIn).flatMap((trade): readonly TradePrice[] => {
    const [one, other] = [amountOf(trade.give), amountOf(trade.get)];
    return one === undefined || other === undefined ? [] : [{ trade, one, other }];
  }),
);

function tradesIn(step: Step): readonly Swap[] {
  const trade = planTradeOf(step) ?? swapOf(step);
  return trade === undefined ? effectiveSteps(step).flatMap(tradesIn) : [trade];
}

function amountOf({ token, raw, fact, all, whole, unnamed }: Side): Amount | undefined {
  if (raw === 0n || all === true || whole === true || unnamed === true) return undefined;
  return { raw, fact, ...(token === undefined ? {} : { token: token.value }) };
}
