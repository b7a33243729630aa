import type { Address } from 'viem';
import type { FactId } from '../model/fact.ts';
import type { Actor, Step } from '../model/step.ts';
import { paysCoins } from './paysCoins.ts';
import { settlerPlans } from './settlerPlan.ts';
import { actingAccounts } from './own.ts';
import { type Swap, swapOf } from './swaps.ts';
import type { View } from './view.ts';
import { everyStep, same } from './walk.ts';

/** What has to come at least: to whoever swaps, or to another account that the request acts for. `by` is who gets it. */
export type Least = Readonly<{ step: Step; by: Actor; token?: Address; raw: bigint; fact: FactId }>;

/** What the swaps of the user's accounts are to bring at least, each where it comes back to whoever pays or to the user. */
export function leastOf(view: View): readonly Least[] {
  const acting = actingAccounts(view);
  const swaps = everyStep(view.steps).flatMap((step): Least[] => {
    const swap = swapOf(step);
    if (swap === undefined || swap.get.unnamed || swap.get.all) return [];
    const by = gainer(swap, acting);
    if (by === undefined) return [];
    const token = swap.get.token?.value;
    // Coins that come are not told from coins that go along.
    if (token === undefined && paysCoins(view)) return [];
    const least = { step, by, raw: swap.get.raw, fact: swap.get.fact };
    return [token === undefined ? least : { ...least, token }];
  });
  const plans = settlerPlans(view).flatMap(({ step, by, buys, least, to }): Least[] => {
    const back = /^0x0{40}$/.test(to.value) || by === 'unknown' || same(to.value, by);
    const coin = /^0x(?:0{40}|e{40})$/i.test(buys.value);
    return back && !coin ? [{ step, by, token: buys.value, raw: least.value, fact: least.fact }] : [];
  });
  return [...swaps, ...plans];
}

/** Who of those that the request acts for gets what a swap brings. */
function gainer({ by, goes, to }: Swap, acting: ReadonlySet<string>): Actor | undefined {
  if (goes === 'back') return by;
  return goes === 'other' && acting.has(to.value.toLowerCase()) ? to.value : undefined;
}
