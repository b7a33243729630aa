import { same } from '../../ledger/account.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { askedToLeave } from '../../actions/asked/askedBook.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Side } from '../../actions/swaps/swap.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What the one swap of the same request takes of the token through this spender, where it says how much: the most that
 * the allowance is needed for. Undefined where there is none or more than one, and where more than that is not allowed.
 */
export function neededBySwap(view: Evidence, grant: Grant): Side | undefined {
  const { token, by, spender, amount, signed } = grant;
  if (signed || token === undefined || amount === undefined) return undefined;
  const asset = { kind: 'token', chainId: requestChain(view) ?? 0, address: token } as const;
  const asked = askedToLeave(view.steps, { who: by, asset });
  const trades =
    asked === 'any' ? [] : asked.filter(({ of, step }) => of === 'trade' && same(step.to, spender));
  const [trade, another] = trades;
  const give = trade && swapOf(trade.step)?.give;
  if (give === undefined || another !== undefined) return undefined;
  const counts = give.all !== true && give.arg?.arg.meaning?.as !== 'stands';
  return counts && give.raw > 0n && give.raw < amount.value ? give : undefined;
}
