import { keptMoves } from '../moves/ownChanges.ts';
import { accountKey } from '../../text/accountKey.ts';
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
  const traders = new Set(tradingSteps(view).flatMap(({ to }) => (to === null ? [] : [accountKey(to)])));
  const ours = actingAccounts(view);
  const moves = keptMoves(view).map((move, at): UnexplainedMove => ({ move, at }));
  const bought = new Set(
    moves.flatMap(({ move }) => (ours.has(accountKey(move.to)) ? [ledgerKey(move.asset)] : [])),
  );
  return moves.filter(({ move: { from, to, asset } }) => {
    if (!traders.has(accountKey(from)) || !bought.has(ledgerKey(asset)) || isNobody(to)) return false;
    return !ours.has(accountKey(to)) && !namedIn(view).has(accountKey(to)) && !savedName(view, to);
  });
}

/** Whom the calls of a request name, or are of. */
const namedIn = memoize((view: Evidence): ReadonlySet<string> => {
  const named = new Set<string>();
  for (const step of everyStep(view.steps)) {
    if (step.to !== null) named.add(accountKey(step.to));
    for (const word of purposeWordsOf(step))
      if (word.holds === 'address') named.add(accountKey(word.address));
  }
  return named;
});
