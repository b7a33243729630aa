import { askedToLeave } from '../actions/asked/askedBook.ts';
import type { Ask } from '../actions/asked/asks.ts';
import { same } from '../ledger/account.ts';
import { sameAsset } from '../ledger/asset.ts';
import { gainIn } from '../ledger/flow.ts';
import { isWithin } from '../ledger/scope.ts';
import type { EffectLine, Move } from '../model/effects.ts';
import type { FactId, StepId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Readback, SaidBound } from '../model/readback.ts';

export type DriftBounds = Readonly<{ least: readonly SaidBound[]; most: readonly SaidBound[] }>;

/**
 * The least that arrives and the most that leaves, as the sentence of a readback says it: "for at least 5 DAI", "at most 2
 * ETH". An amount itself is not a bound.
 */
export function driftBoundsOf({ bounds = [] }: Readback): DriftBounds {
  const of = (way: SaidBound['way']) => bounds.filter((it) => it.way === way && !it.exact && !it.wrapped);
  return { least: of('least'), most: of('most') };
}

/** All bounds on an asset together: a trade may be split. Undefined where there is none. */
export function together(bounds: readonly SaidBound[]): Readonly<{ raw: bigint; fact: FactId }> | undefined {
  const [first] = bounds;
  return first && { raw: sumOfBounds(bounds), fact: first.amount };
}

/**
 * The worst that a line may come to by the bounds on its asset: they hold what their own steps move, and what others moved
 * beside them stays as it was read. Undefined where nothing is bound, or where nobody can tell which of the moves are.
 */
export function worstOf(
  read: Readback,
  line: EffectLine,
  bounds: DriftBounds,
  was: bigint,
): bigint | undefined {
  const beside = besideOf(read, line, bounds);
  if (beside === undefined) return undefined;
  const { least, most } = bounds;
  const way = was > beside ? least : was < beside ? most : [];
  return way.length === 0 ? undefined : beside + sumOfBounds(least) - sumOfBounds(most);
}

/** What a line comes to by what others move beside the steps of its bounds; undefined as above. */
export function besideOf(
  { steps, effects }: Readback,
  { who, asset }: EffectLine,
  { least, most }: DriftBounds,
): bigint | undefined {
  const bounds = [...least, ...most];
  if (asset === undefined || bounds.length === 0) return undefined;
  const asks = askedToLeave(steps, { who, asset });
  const isOut = ({ from }: Move) => same(from, who);
  const isNear = (at: StepId) => bounds.some(({ step }) => isWithin(at, step) || isWithin(step, at));
  // Undefined where nobody can tell.
  const isBeside = (move: Move): boolean | undefined => {
    // Where nobody traced it, all that moves is of a call that is alone.
    const at = move.step ?? (steps.length === 1 ? steps[0]?.id : undefined);
    if (at !== undefined && bounds.some(({ step }) => isWithin(at, step))) return false;
    if (at !== undefined) return !isNear(at) || undefined;
    const isAsked = ({ how, amount, step }: Ask) =>
      how === 'exactly' && amount === move.amount && !isNear(step.id);
    return (asks !== 'any' && isOut(move) && asks.some(isAsked)) || undefined;
  };
  const moves = (valueOf(effects)?.moves ?? []).filter(
    (it) => sameAsset(it.asset, asset) && isOut(it) !== same(it.to, who),
  );
  const paid = moves.filter((it) => isOut(it) && !isBeside(it));
  // What comes back from those who got it is a part of what went.
  const rest = moves.filter(({ from }) => !paid.some(({ to }) => same(from, to)));
  const open = rest.filter((it) => isBeside(it) === undefined);
  const out = open.filter(isOut).length;
  if (out > most.length || open.length - out > least.length) return undefined;
  return gainIn(rest.filter(isBeside), who);
}

function sumOfBounds(bounds: readonly SaidBound[]): bigint {
  return bounds.reduce((sum, { raw }) => sum + raw, 0n);
}
