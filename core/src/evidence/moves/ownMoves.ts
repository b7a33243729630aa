import { isWithin } from '../../ledger/scope.ts';
import { flowsOf } from '../../ledger/flow.ts';
import type { Move } from '../../model/effects.ts';
import type { StepId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { memoize } from '../../kit/memoize.ts';
import { outerOf } from '../outerOf.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What moves inside the call of a step, with the calls that it makes; of a command of a router, inside the call that
 * carries its plan. Undefined where nobody traced the run, or that call was not found in it.
 */
export function ownMovesOf(view: Evidence, step: Step): readonly Move[] | undefined {
  const carrier = carrierOf(view, step);
  const { moves, found } = traced(view);
  return carrier === undefined || !found.has(carrier) ? undefined : (moves.get(carrier) ?? []);
}

/** What an account gives others of an asset (`ledgerKey`) inside the call of a step and does not get back from them. Undefined where nobody traced it. */
export function ownCostOf(view: Evidence, step: Step, asset: string, who: string): bigint | undefined {
  const moves = ownMovesOf(view, step);
  if (moves === undefined) return undefined;
  return flowsOf(moves, new Set([who.toLowerCase()])).get(asset)?.given ?? 0n;
}

/** Whether a move happens inside the call of a step; undefined where nobody traced it. */
export function isIn(view: Evidence, { step: where }: Move, step: Step): boolean | undefined {
  const carrier = carrierOf(view, step);
  if (carrier === undefined || !traced(view).found.has(carrier)) return undefined;
  return where !== undefined && isWithin(where, carrier);
}

/** The step whose call carries a step out: itself, or where it is a command, the call that has the plan. */
export function carrierOf(view: Evidence, step: Step): StepId | undefined {
  let it: Step | undefined = step;
  while (it?.commandByte !== undefined) it = outerOf(view, it);
  return it?.id;
}

type Traced = Readonly<{ moves: ReadonlyMap<StepId, readonly Move[]>; found: ReadonlySet<StepId> }>;

const traced = memoize((view: Evidence): Traced => {
  const effects = valueOf(view.effects);
  const calls = effects?.calls === undefined ? [] : (valueOf(effects.calls) ?? []);
  const moves = new Map<StepId, Move[]>();
  for (const move of effects?.moves ?? []) {
    for (let id = move.step ?? ''; id !== ''; id = id.slice(0, Math.max(0, id.lastIndexOf('.')))) {
      const there = moves.get(id);
      if (there === undefined) moves.set(id, [move]);
      else there.push(move);
    }
  }
  return { moves, found: new Set(calls.flatMap(({ step }) => step ?? [])) };
});
