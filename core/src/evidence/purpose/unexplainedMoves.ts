import { keptMoves } from '../moves/ownChanges.ts';
import { flowsOf, netsOf } from '../../ledger/flow.ts';
import { holds } from '../../actions/purpose/when.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { isAmong, isNobody, same } from '../../ledger/account.ts';
import { assetKey, currencyKey, currencyOf, ledgerKey, heldKey } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import { isWrappedAsset, isWrapping } from '../moves/worth.ts';
import { savedName } from '../book.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../accounts.ts';
import { isIn } from '../moves/ownMoves.ts';
import { askedToArrive, isStray } from '../../actions/asked/askedBook.ts';
import { type Ask, asksOf } from '../../actions/asked/asks.ts';
import type { Evidence } from '../evidence.ts';
import type { Move } from '../../model/effects.ts';
import type { Step } from '../../model/step.ts';
import { stepById } from '../../actions/steps/stepTree.ts';
import { isCallOfKnown, isSafelyKnown } from './unvouchedSteps.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';

/** A move of the simulation that no step says. `at`: its place among the moves of the effects. */
export type UnexplainedMove = Readonly<{ move: Move; at: number }>;

/**
 * What the simulation shows to go to others because of calls of which only that tells what they do (`unsure`), and what
 * contracts pay others that should pay the user (`paying`), once for each receiver and asset: more of it than comes to the
 * user, who is paid in it, too, where a fee goes to another; where a thing is divided, anything. What was traced to be inside other
 * calls, or inside the call of a contract that is known, is not one of the first. Explained is what comes to the user, what is burned,
 * what such a call itself takes, and what a modeled step of the request pays or swaps.
 */
export function unexplainedMoves(
  view: Evidence,
  unsure: readonly Step[],
  paying: readonly Step[],
): readonly UnexplainedMove[] {
  const ours = actingAccounts(view);
  const isOurs = (it: Address) => ours.has(it.toLowerCase()) || savedName(view, it);
  const called = calledBy(unsure);
  const moves = keptMoves(view).map((move, at): UnexplainedMove => ({ move, at }));
  const payers = calledBy(paying);
  const dividers = calledBy(paying.filter((step) => holds(step, modelFor(step)?.divides)));
  // Of whom a call names, the account of its arguments says what there is to say.
  const named = new Set(
    paying.flatMap((step) =>
      purposeWordsOf(step).flatMap((word) => (word.holds === 'address' ? [word.address.toLowerCase()] : [])),
    ),
  );
  const isOfUnsure = (move: Move) =>
    unsure.some((step) => isIn(view, move, step) !== false) && !isInKnownCall(view, move, unsure);
  const left = moves.filter(({ move }) => {
    const { from, to } = move;
    if (!isOfUnsure(move) && (!payers.has(from.toLowerCase()) || named.has(to.toLowerCase()))) return false;
    const isTaken = called.has(to.toLowerCase()) && ours.has(from.toLowerCase());
    return !(isOurs(to) || isNobody(to) || isTaken || isWrapping(view, move) || isGiven(view, move));
  });
  if (left.length === 0) return [];
  const byPaying = keptMoves(view).filter((move) => paying.some((step) => isIn(view, move, step) !== false));
  const came = flowsOf(byPaying, ours);
  const nets = netsOf(keptMoves(view));
  return [...groupBy(left, ({ move: { to, asset } }) => heldKey(to, ledgerKey(asset))).values()].flatMap(
    (its) => {
      const [first] = its;
      const { to, asset } = first.move;
      const moved = its.reduce((sum, { move }) => sum + move.amount, 0n);
      const paid = askedToArrive(view.steps, to, ledgerKey(asset)).reduce((sum, it) => sum + paidBy(it), 0n);
      if (moved <= paid) return [];
      const isShare =
        its.every(({ move }) => !dividers.has(move.from.toLowerCase()) && !isOfUnsure(move)) &&
        // As much comes to the user by these steps, whatever is done with it after that; or all of it is passed on.
        (moved <= (came.get(currencyOf(asset) ?? assetKey(asset))?.came ?? 0n) ||
          (nets.get(heldKey(to, assetKey(asset))) ?? 0n) <= 0n);
      return isShare ? [] : [first];
    },
  );
}

function calledBy(steps: readonly Step[]): ReadonlySet<string | undefined> {
  return new Set(steps.map(({ to }) => to?.toLowerCase()));
}

/** Whether a move happens inside a call that the request makes of a contract that is known, where that was traced. */
function isInKnownCall(view: Evidence, { step: where }: Move, unsure: readonly Step[]): boolean {
  const step = where === undefined ? undefined : stepById(view.steps, where);
  return step !== undefined && !unsure.includes(step) && isCallOfKnown(view, step);
}

/** Items that a step sends from an account that acts, and that the simulation shows to go to someone else. */
export function strayItems(view: Evidence): readonly UnexplainedMove[] {
  const ours = [...actingAccounts(view)];
  return keptMoves(view).flatMap((move, at) => {
    const { asset, from, to } = move;
    if (asset.kind !== 'nft' || !isAmong(from, ours)) return [];
    return isStray(view.steps, { token: asset.address, id: asset.id, from, to }, ours) ? [{ move, at }] : [];
  });
}

/** How much is paid, or of items how many: one where nobody counts them here. */
function paidBy({ payment, amount }: Ask): bigint {
  return payment?.what === 'item' || payment?.what === 'items' ? (payment.count?.value ?? 1n) : amount;
}

/**
 * Whether a move is what a trade is given by the account or its router, or what the account puts into a position at a contract that
 * someone vouches for: inside its own call, where that was traced.
 */
function isGiven(view: Evidence, move: Move): boolean {
  const { asset, from } = move;
  if (asset.kind === 'nft' || asset.kind === 'collection') return false;
  // What is given as native currency leaves a router wrapped.
  const guises = [ledgerKey(asset), ...(isWrappedAsset(view, asset) ? [currencyKey(undefined)] : [])];
  const given = guises.flatMap((key) => givenIn(view.steps).get(key) ?? []);
  return given.some(
    ({ step, of, from: by }) =>
      (by === 'unknown' || same(by, from) || (of === 'trade' && same(step.to, from))) &&
      (of === 'trade' || (step.to !== null && isSafelyKnown(view, step.to))) &&
      isIn(view, move, step) !== false,
  );
}

/** What trades and positions are given, by its `currencyKey`. */
const givenIn = memoize((roots: readonly Step[]) =>
  groupBy(
    immediateSteps(roots)
      .flatMap(asksOf)
      .filter(({ of }) => of === 'trade' || of === 'position'),
    ({ token }) => currencyKey(token),
  ),
);
