import type { Grant } from './grants.ts';
import { stepsNow } from './happensNow.ts';
import { type Side, swapOf } from './swaps.ts';
import type { View } from './view.ts';
import { same } from './walk.ts';

/**
 * What the one swap of the same request takes of the token through this spender, where it says how much: the most that
 * the allowance is needed for. Undefined where there is none or more than one, and where more than that is not allowed.
 */
export function neededBySwap(view: View, grant: Grant): Side | undefined {
  const { token, by, spender, amount, signed } = grant;
  if (signed || token === undefined || amount === undefined) return undefined;
  const [swap, another] = stepsNow(view.steps)
    .map(swapOf)
    .filter((it) => it !== undefined)
    .filter(({ step, give, payer, by: swapper }) => {
      const taken = give.token !== undefined && same(give.token.value, token);
      return taken && (payer ?? swapper) === by && step.to !== null && same(step.to, spender);
    });
  if (swap === undefined || another !== undefined) return undefined;
  const { give } = swap;
  const counts = give.all !== true && give.arg?.arg.meaning?.as !== 'stands';
  return counts && give.raw > 0n && give.raw < amount.value ? give : undefined;
}
