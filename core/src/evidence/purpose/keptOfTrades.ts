import type { Address } from 'viem';
import { askedToArrive } from '../../actions/asked/askedBook.ts';
import type { Asset } from '../../model/fact.ts';
import { ownMovesOf } from '../moves/ownMoves.ts';
import { isWrappedAsset } from '../moves/worth.ts';
import { wholeCallOf } from '../outerOf.ts';
import type { Move } from '../../model/effects.ts';
import { keptMoves } from '../moves/ownChanges.ts';
import { accountKey } from '../../text/accountKey.ts';
import { isNobody } from '../../ledger/account.ts';
import { heldKey, ledgerKey } from '../../ledger/asset.ts';
import { takersOf } from '../../ledger/takers.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { savedName } from '../book.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import type { Step } from '../../model/step.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import type { UnexplainedMove } from './unexplainedMoves.ts';

/** The steps that trade for the user now. */
export const tradingSteps = memoize((view: Evidence): readonly Step[] => {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).filter(
    (step) =>
      (modelFor(step)?.act === 'trade' || swapOf(step) !== undefined) &&
      isActing(step.caller ?? step.actor, acting),
  );
});

/**
 * What goes to someone, and no step pays it: of what a trade brings the user, whatever its contract pays; and of what is traded on the
 * way, what nobody gives anything for, above what is usual as a fee.
 */
export function keptOfTrades(view: Evidence): readonly UnexplainedMove[] {
  const traders = new Set(tradingSteps(view).flatMap(({ to }) => (to === null ? [] : [accountKey(to)])));
  const ours = actingAccounts(view);
  const moves = keptMoves(view).map((move, at): UnexplainedMove => ({ move, at }));
  const bought = new Set(
    moves.flatMap(({ move }) => (ours.has(accountKey(move.to)) ? [ledgerKey(move.asset)] : [])),
  );
  const wrapped = new Set(
    moves.flatMap(({ move: { asset } }) => (isWrappedAsset(view, asset) ? [ledgerKey(asset)] : [])),
  );
  const takers = new Set(
    runsOf(view)
      .flatMap((run) => [...takersOf(run, ours, wrapped)])
      .flatMap(([who, part]) => (part > smallFee ? [who] : [])),
  );
  return moves.filter(({ move: { from, to, asset } }) => {
    if (isNobody(to) || ours.has(accountKey(to)) || wrapped.has(accountKey(to))) return false;
    const isKept = traders.has(accountKey(from)) && bought.has(ledgerKey(asset));
    return (isKept || takers.has(accountKey(to))) && !isPaid(view, to, asset) && !savedName(view, to);
  });
}

/**
 * What moves by each call that gives the user one thing for another, with what the same contract calls itself for it: what other calls of
 * a batch do with what it brings is theirs. Of a run that nobody traced, all of it where the request is one call.
 */
function runsOf(view: Evidence): readonly (readonly Move[])[] {
  const calls = new Map(
    immediateSteps(view.steps).flatMap((step) => {
      const act = modelFor(step)?.act ?? '';
      if (!exchanging.has(act) && swapOf(step) === undefined) return [];
      const it = wholeCallOf(view, step);
      return [[it.id, it] as const];
    }),
  );
  return [...calls.values()].flatMap((call) => {
    const own = ownMovesOf(view, call) ?? (view.steps.length === 1 ? keptMoves(view) : undefined);
    return own === undefined ? [] : [own];
  });
}

const exchanging: ReadonlySet<string> = new Set(['trade', 'into', 'outOf']);

/** What apps and pools ask for a trade at most, where nobody says so. */
const smallFee = 0.01;

/** Whether the request pays an account at least what moves to it of an asset, or has a trade pay out to it. */
function isPaid(view: Evidence, who: Address, asset: Asset): boolean {
  if (receiversOfTrades(view).has(accountKey(who))) return true;
  const key = ledgerKey(asset);
  const moved = movedTo(view).get(heldKey(who, key)) ?? 0n;
  return askedToArrive(view.steps, who, key).reduce((sum, { amount }) => sum + amount, 0n) >= moved;
}

/** What moves to each account of each asset, by `heldKey` and `ledgerKey`. */
const movedTo = memoize((view: Evidence): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { to, asset, amount } of keptMoves(view)) {
    const key = heldKey(to, ledgerKey(asset));
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  }
  return sums;
});

const receiversOfTrades = memoize((view: Evidence): ReadonlySet<string> => {
  const words = tradingSteps(view).flatMap(purposeWordsOf);
  const named = words.filter(({ role }) => role === 'receiver' || role === 'owner');
  return new Set(named.flatMap((word) => (word.holds === 'address' ? [accountKey(word.address)] : [])));
});
