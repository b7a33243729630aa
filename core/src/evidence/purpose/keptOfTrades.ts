import { isNobody } from '../../ledger/account.ts';
import { ledgerKey } from '../../ledger/asset.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { savedName } from '../book.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Step } from '../../model/step.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import type { UnexplainedMove } from './unexplainedMoves.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';

/** The steps that trade for the user now. */
export const tradingSteps = memoize((view: Evidence): readonly Step[] => {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).filter(
    (step) =>
      (modelFor(step)?.act === 'trade' || swapOf(step) !== undefined) &&
      isActing(step.caller ?? step.actor, acting),
  );
});

/** What the contract of a trade pays, of what it brings the user, to someone whom no call of the request names. */
export function keptOfTrades(view: Evidence): readonly UnexplainedMove[] {
  const { effects } = view;
  if (effects.s !== 'known' || effects.v.status === 'revert') return [];
  const traders = new Set(tradingSteps(view).flatMap(({ to }) => (to === null ? [] : [to.toLowerCase()])));
  if (traders.size === 0) return [];
  const ours = actingAccounts(view);
  const moves = (effects.v.moves ?? []).map((move, at): UnexplainedMove => ({ move, at }));
  const bought = new Set(
    moves.flatMap(({ move }) => (ours.has(move.to.toLowerCase()) ? [ledgerKey(move.asset)] : [])),
  );
  const named = new Set(
    everyStep(view.steps).flatMap((step) => [
      ...(step.to === null ? [] : [step.to.toLowerCase()]),
      ...purposeWordsOf(step).flatMap((word) =>
        word.holds === 'address' ? [word.address.toLowerCase()] : [],
      ),
    ]),
  );
  return moves.filter(({ move: { from, to, asset } }) => {
    if (!traders.has(from.toLowerCase()) || !bought.has(ledgerKey(asset)) || isNobody(to)) return false;
    return !ours.has(to.toLowerCase()) && !named.has(to.toLowerCase()) && !savedName(view, to);
  });
}
