import { isAmong, isNobody } from '../../ledger/account.ts';
import { currencyKey, ledgerKey, heldKey } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import { savedName } from '../book.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../accounts.ts';
import { isIn } from '../moves/ownMoves.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { isStray } from '../../actions/payments/strayItems.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import type { Move } from '../../model/effects.ts';
import type { Step } from '../../model/step.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';

/** A move of the simulation that no step says. `at`: its place among the moves of the effects. */
export type UnexplainedMove = Readonly<{ move: Move; at: number }>;

/**
 * What the simulation shows to go to others because of calls of which only that tells what they do (`unsure`), and what
 * contracts pay others that should pay the user (`paying`), once for each receiver and asset. Explained is what comes to the user, what is burned, what such a call itself takes, and what a
 * modeled step of the request pays or swaps.
 */
export function unexplainedMoves(
  view: Evidence,
  unsure: readonly Step[],
  paying: readonly Step[] = [],
): readonly UnexplainedMove[] {
  if (unsure.length + paying.length === 0 || view.effects.s !== 'known' || view.effects.v.status === 'revert')
    return [];
  const ours = actingAccounts(view);
  const isOurs = (it: Address) => ours.has(it.toLowerCase()) || savedName(view, it);
  const called = new Set(unsure.flatMap(({ to }) => (to === null ? [] : [to.toLowerCase()])));
  const moves = (view.effects.v.moves ?? []).map((move, at): UnexplainedMove => ({ move, at }));
  const { paid, given } = saidBy(view.steps);
  const payers = new Set(paying.flatMap(({ to }) => (to === null ? [] : [to.toLowerCase()])));
  // Of whom a call names, the account of its arguments says what there is to say.
  const named = new Set(
    paying.flatMap((step) =>
      purposeWordsOf(step).flatMap((word) => (word.holds === 'address' ? [word.address.toLowerCase()] : [])),
    ),
  );
  const left = moves.filter(({ move }) => {
    const { from, to } = move;
    if (unsure.length === 0 && (!payers.has(from.toLowerCase()) || named.has(to.toLowerCase()))) return false;
    const isTaken = called.has(to.toLowerCase()) && ours.has(from.toLowerCase());
    return !(isOurs(to) || isNobody(to) || isTaken || isGiven(view, given, move));
  });
  return [...groupBy(left, keyOf)].flatMap(([key, its]) => {
    const [first] = its;
    const moved = its.reduce((sum, { move }) => sum + move.amount, 0n);
    return first === undefined || moved <= (paid.get(key) ?? 0n) ? [] : [first];
  });
}

/** Items that a step sends from an account that acts, and that the simulation shows to go to someone else. */
export function strayItems(view: Evidence): readonly UnexplainedMove[] {
  if (view.effects.s !== 'known' || view.effects.v.status === 'revert') return [];
  const ours = [...actingAccounts(view)];
  return (view.effects.v.moves ?? []).flatMap((move, at) => {
    const { asset, from, to } = move;
    if (asset.kind !== 'nft' || !isAmong(from, ours)) return [];
    return isStray(view.steps, { token: asset.address, id: asset.id, from, to }, ours) ? [{ move, at }] : [];
  });
}

/** Whether a move is what a swap of the request is given: inside its own call, where that was traced. */
function isGiven(view: Evidence, given: ReadonlyMap<string, readonly Given[]>, move: Move): boolean {
  const { from, asset } = move;
  if (asset.kind === 'nft' || asset.kind === 'collection') return false;
  const all = given.get(ledgerKey(asset)) ?? [];
  return all.some(
    ({ step, by }) => (by.has('unknown') || by.has(from.toLowerCase())) && isIn(view, move, step) !== false,
  );
}

/** `by`: who gives it, the account or the router, in lower case. */
type Given = Readonly<{ step: Step; by: ReadonlySet<string> }>;

/**
 * In lower case: who is paid how much of what (of items, how many), and the swaps that are given something.
 */
const saidBy = memoize((roots: readonly Step[]) => {
  const paid = new Map<string, bigint>();
  const given = new Map<string, Given[]>();
  for (const step of stepsNow(roots)) {
    for (const { to, what, asset, amount, count } of paymentsOf(step)) {
      if (what !== 'native' && asset === undefined) continue;
      const key = heldKey(to, currencyKey(asset));
      const moved = what === 'native' || what === 'token' ? amount : (count?.value ?? 1n);
      paid.set(key, (paid.get(key) ?? 0n) + moved);
    }
    const swap = swapOf(step);
    if (swap === undefined) continue;
    const token = currencyKey(swap.give.token?.value);
    const by = new Set([
      (swap.payer ?? swap.by).toLowerCase(),
      ...(step.to === null ? [] : [step.to.toLowerCase()]),
    ]);
    const there = given.get(token);
    if (there === undefined) given.set(token, [{ step, by }]);
    else there.push({ step, by });
  }
  return { paid, given };
});

function keyOf({ move: { to, asset } }: UnexplainedMove): string {
  return heldKey(to, ledgerKey(asset));
}
