import type { Address } from 'viem';
import { currencyKey, heldKey } from '../../ledger/asset.ts';
import type { Actor, Step } from '../../model/step.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { memoize } from '../../kit/memoize.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Swap, Side } from '../../actions/swaps/swap.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What the one swap of the same request takes of the token through this spender, where it says how much: the most that
 * the allowance is needed for. Undefined where there is none or more than one, and where more than that is not allowed.
 */
export function neededBySwap(view: Evidence, grant: Grant): Side | undefined {
  const { token, by, spender, amount, signed } = grant;
  if (signed || token === undefined || amount === undefined) return undefined;
  const [swap, another] = swapsIn(view.steps).get(keyOf(spender, token, by)) ?? [];
  if (swap === undefined || another !== undefined) return undefined;
  const { give } = swap;
  const counts = give.all !== true && give.arg?.arg.meaning?.as !== 'stands';
  return counts && give.raw > 0n && give.raw < amount.value ? give : undefined;
}

/** The swaps of a request, by who makes them with whose tokens: a batch can hold thousands. */
const swapsIn = memoize((roots: readonly Step[]): ReadonlyMap<string, readonly Swap[]> => {
  const swaps = stepsNow(roots).flatMap((step) => swapOf(step) ?? []);
  return groupBy(swaps, (swap) => {
    const { to } = swap.step;
    const token = swap.give.token?.value;
    return to === null || token === undefined ? '' : keyOf(to, token, swap.payer ?? swap.by);
  });
});

function keyOf(contract: Address, token: Address, payer: Actor): string {
  return `${heldKey(payer, currencyKey(token))} ${contract.toLowerCase()}`;
}
