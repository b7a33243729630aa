import type { Move } from '../model/effects.ts';
import type { StepId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { once } from './once.ts';
import type { View } from './view.ts';
import { everyStep } from './walk.ts';

/**
 * What moves inside the call of a step, with the calls that it makes; of a command of a router, inside the call that
 * carries its plan. Undefined where nobody traced the run, or that call was not found in it.
 */
export function ownMovesOf(view: View, step: Step): readonly Move[] | undefined {
  const carrier = carrierOf(view, step);
  const { moves, found } = traced(view);
  return carrier === undefined || !found.has(carrier) ? undefined : (moves.get(carrier) ?? []);
}

/** The step whose call carries a step out: itself, or where it is a command, the call that has the plan. */
export function carrierOf(view: View, step: Step): StepId | undefined {
  const byId = stepsById(view);
  let it: Step | undefined = step;
  while (it?.commandByte !== undefined) it = byId.get(it.id.slice(0, Math.max(0, it.id.lastIndexOf('.'))));
  return it?.id;
}

const stepsById = once(
  (view: View): ReadonlyMap<StepId, Step> => new Map(everyStep(view.steps).map((it) => [it.id, it])),
);

type Traced = Readonly<{ moves: ReadonlyMap<StepId, readonly Move[]>; found: ReadonlySet<StepId> }>;

const traced = once((view: View): Traced => {
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
