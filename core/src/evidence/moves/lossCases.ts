import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { EffectLine } from '../../model/effects.ts';
import { isGuessed } from '../../decode/guessed.ts';
import type { Step } from '../../model/step.ts';
import { netOfTrades } from './netOfTrades.ts';
import type { BalanceChange } from '../../ledger/book.ts';
import { drainsMost } from './drainsMost.ts';
import { isUnasked } from './flows.ts';
import { isPlainCall } from '../../actions/steps/plainCall.ts';
import { isOfTokens, retainedValue } from '../../actions/swaps/retainedValue.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing, ownAccounts } from '../accounts.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { modeledLossCause, type LossCause, lossCauseBeyond } from './lossCauses.ts';
import type { Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { gainsOf, isKnownAsset, returnFor } from './worth.ts';

/**
 * A loss that no words account for, and why it is one. `nothing`: nothing of worth comes for it. `unknown`: what comes
 * cannot be held against it. `all`, `unnamed`: a call that is known by its name alone takes nearly all that was held, or
 * what it does not name, whatever comes. `into`: it goes into a contract that nobody vouches for, or for someone else.
 */
export type LossCase = Readonly<
  BalanceChange &
    (
      | { is: 'nothing' | 'unknown' | 'all' | 'unnamed' }
      | { is: 'into'; step: Step; how: 'unseen' | 'all' | 'others' }
    )
>;

/** The calls that may take something and of which nobody can say, by their words, that what comes is worth it. */
export const suspects = memoize((view: Evidence): readonly Step[] => {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  return everyStep(view.steps).filter((step) => {
    const keeps = retainedValue(step) > 0n && !isOfTokens(step) && !own.has(step.to?.toLowerCase() ?? '');
    // A call that is known by its name may take what is the user's, whoever makes it.
    return isPlainCall(step) || ((keeps || trades(step)) && isActing(byOf(step), acting));
  });
});

/** Each loss of a request that needs an answer, at most one for each line. */
export const lossCases = memoize((view: Evidence): readonly LossCase[] => {
  const { changes, trades: traded } = netOfTrades(view);
  const untraded = suspects(view).filter((step) => !traded.has(step));
  const trading = untraded.filter(trades);
  const carrying = untraded.filter((step) => step.value > 0n && swapOf(step) === undefined);
  return changes
    .filter(({ change }) => change < 0n)
    .flatMap((loss): readonly LossCase[] => {
      const taking = takingIn(view, loss, { trading, carrying });
      if (taking === undefined || taking.by === 'model' || taking.by === 'signed') return [];
      if (taking.by === 'into') return [{ ...loss, is: 'into', step: taking.step, how: taking.how }];
      const back = returnFor(view, loss, changes);
      if (taking.by === 'swap') {
        const is = swapCase(view, taking.step, changes);
        return is === undefined ? [] : [{ ...loss, is }];
      }
      if (taking.by === 'nobody')
        return back === 'nothing' && untraded.length > 0 ? [{ ...loss, is: back }] : [];
      if (back !== 'like') return [{ ...loss, is: back }];
      return taking.how === 'named' ? [] : [{ ...loss, is: taking.how }];
    });
});

type In = LossCause | Readonly<{ by: 'swap'; step: Step }> | undefined;

/** What is behind a loss; undefined where payments account for it. */
function takingIn(
  view: Evidence,
  { line, change }: BalanceChange,
  { trading, carrying }: Readonly<{ trading: readonly Step[]; carrying: readonly Step[] }>,
): In {
  if (isUnasked(view, line)) return lossCauseBeyond(view, line);
  if (line.asset?.kind === 'native') {
    if (carrying.some((step) => isOf(step, line))) {
      return (
        modeledLossCause(view, line, carriedOf(view, line, -change)) ?? {
          by: 'name',
          how: drainsMost(line) ? 'all' : 'named',
        }
      );
    }
  }
  const swap = trading.find((step) => isOf(step, line));
  return swap === undefined ? undefined : { by: 'swap', step: swap };
}

/** How much of what leaves goes along with calls, as far as it can: the rest is plainly paid, and asked for as that. */
function carriedOf(view: Evidence, line: EffectLine, lost: bigint): bigint {
  const carried = everyStep(view.steps).reduce(
    (sum, step) => (step.data !== '0x' && isOf(step, line) ? sum + step.value : sum),
    0n,
  );
  return carried < lost ? carried : lost;
}

/** What is wrong with what a swap brings, where it is not known to bring what it names. */
function swapCase(
  view: Evidence,
  step: Step,
  changes: readonly BalanceChange[],
): 'nothing' | 'unknown' | undefined {
  const gains = gainsOf(view, changes);
  if (gains.length === 0) return 'nothing';
  if (step.to !== null && isVouched(view, step.to)) return undefined;
  return gains.some(({ line }) => isKnownAsset(view, line.asset)) ? undefined : 'unknown';
}

function isOf(step: Step, { who }: EffectLine): boolean {
  const by = byOf(step);
  return by === 'unknown' || same(by, who);
}

/** Whether a call is said to bring something here for what it takes: a swap, or coins for what wraps them. */
function trades(step: Step): boolean {
  const swap = swapOf(step);
  return swap === undefined
    ? step.op === 'call' && isKnownAs(step, 'unwrap') && !isGuessed(step)
    : swap.goes !== 'other';
}

function byOf(step: Step): Step['actor'] {
  return swapOf(step)?.by ?? step.actor;
}
