import { same } from '../../ledger/account.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { soldBy } from '../../actions/asked/asks.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Side } from '../../actions/swaps/swap.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What the one swap of the same request takes of the token through this spender, where it says how much: the most that
 * the allowance is needed for. Undefined where there is none or more than one, and where more than that is not allowed.
 */
export function neededBySwap(view: Evidence, grant: Grant): Side | undefined {
  const { token, by, spender, amount, signed } = grant;
  if (signed || token === undefined || amount === undefined) return undefined;
  const [trade, another] = immediateSteps(view.steps)
    .flatMap((step) => soldBy(step) ?? [])
    .filter((it) => same(it.from, by) && same(it.token, token) && same(it.step.to, spender));
  const give = trade && swapOf(trade.step)?.give;
  if (give === undefined || another !== undefined) return undefined;
  const counts = give.all !== true && give.arg?.arg.meaning?.as !== 'stands';
  return counts && give.raw > 0n && give.raw < amount.value ? give : undefined;
}
