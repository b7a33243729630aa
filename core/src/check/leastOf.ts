import type { Address } from 'viem';
import type { FactId } from '../model/fact.ts';
import type { Actor, Step } from '../model/step.ts';
import { paysCoins } from './paysCoins.ts';
import { settlerPlans } from './settlerPlan.ts';
import { swapOf } from './swaps.ts';
import type { View } from './view.ts';
import { everyStep, same } from './walk.ts';

/** What has to come to whoever swaps, at least. */
export type Least = Readonly<{ step: Step; by: Actor; token?: Address; raw: bigint; fact: FactId }>;

/** What the swaps of the user's accounts are to bring at least, each where it comes back to whoever pays. */
export function leastOf(view: View): readonly Least[] {
  const swaps = everyStep(view.steps).flatMap((step): Least[] => {
    const swap = swapOf(step);
    if (swap === undefined || swap.goes !== 'back' || swap.get.unnamed || swap.get.all) return [];
    const token = swap.get.token?.value;
    // Coins that come are not told from coins that go along.
    if (token === undefined && paysCoins(view)) return [];
    const least = { step, by: swap.by, raw: swap.get.raw, fact: swap.get.fact };
    return [token === undefined ? least : { ...least, token }];
  });
  const plans = settlerPlans(view).flatMap(({ step, by, buys, least, to }): Least[] => {
    const back = /^0x0{40}$/.test(to.value) || by === 'unknown' || same(to.value, by);
    const coin = /^0x(?:0{40}|e{40})$/i.test(buys.value);
    return back && !coin ? [{ step, by, token: buys.value, raw: least.value, fact: least.fact }] : [];
  });
  return [...swaps, ...plans];
}
