import type { Address } from 'viem';
import { savedName } from '../check/book.ts';
import { grouped } from '../check/grouped.ts';
import { stepsNow } from '../check/happensNow.ts';
import { actingAccounts } from '../check/own.ts';
import { paymentsOf } from '../check/payments.ts';
import { swapOf } from '../check/swaps.ts';
import type { View } from '../check/view.ts';
import { same } from '../check/walk.ts';
import type { Move } from '../model/effects.ts';
import type { Step } from '../model/step.ts';

/** A move of the simulation that no step says. `at`: its place among the moves of the effects. */
export type UnexplainedMove = Readonly<{ move: Move; at: number }>;

/**
 * What the simulation shows to go to others because of calls of which only that tells what they do, once for each
 * receiver and asset. Explained is what comes to the user, what is burned, what such a call itself takes, and what a
 * modelled step of the request pays or swaps.
 */
export function unexplainedMoves(view: View, unsure: readonly Step[]): readonly UnexplainedMove[] {
  if (unsure.length === 0 || view.effects.s !== 'known' || view.effects.v.status === 'revert') return [];
  const ours = actingAccounts(view);
  const isOurs = (it: Address) => ours.has(it.toLowerCase()) || savedName(view, it);
  const called = unsure.flatMap(({ to }) => (to === null ? [] : [to]));
  const steps = stepsNow(view.steps);
  const moves = (view.effects.v.moves ?? []).map((move, at): UnexplainedMove => ({ move, at }));
  const left = moves.filter(({ move }) => {
    const { to } = move;
    if (isOurs(to) || isNobody(to) || called.some((it) => same(it, to))) return false;
    return !steps.some((step) => says(step, move));
  });
  const first = [...grouped(left, keyOf).values()];
  return first.flatMap(([it]) => (it === undefined ? [] : [it]));
}

/** Whether a modelled step says a move: it pays that, or gives it for a swap. */
function says(step: Step, { from, to, asset }: Move): boolean {
  const paid = paymentsOf(step).some((it) => {
    if (!same(it.to, to)) return false;
    if (asset.kind === 'native') return it.what === 'native';
    return it.asset !== undefined && same(it.asset, asset.address);
  });
  if (paid) return true;
  const swap = swapOf(step);
  if (swap === undefined || asset.kind === 'nft' || asset.kind === 'collection') return false;
  const payer = swap.payer ?? swap.by;
  const given = swap.give.token?.value;
  const isGiven =
    asset.kind === 'native' ? given === undefined : given !== undefined && same(given, asset.address);
  return isGiven && (payer === 'unknown' || same(payer, from) || (step.to !== null && same(step.to, from)));
}

function isNobody(address: Address): boolean {
  return /^0x0{36}/.test(address);
}

function keyOf({ move: { to, asset } }: UnexplainedMove): string {
  return `${to} ${asset.kind === 'native' ? '' : asset.address}`.toLowerCase();
}
