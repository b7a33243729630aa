import type { StepId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import { once } from './once.ts';
import type { View } from './view.ts';
import { everyStep, same } from './walk.ts';

/**
 * The call in which all happens that a step has a part in: of a command the call that carries its plan, of a part of a
 * multicall the multicall.
 */
export function callOf(view: View, step: Step): Step {
  const byId = stepsById(view);
  let it = step;
  for (;;) {
    const outer = byId.get(it.id.slice(0, Math.max(0, it.id.lastIndexOf('.'))));
    if (outer === undefined || !(it.commandByte !== undefined || isAtItself(it, outer))) return it;
    it = outer;
  }
}

const stepsById = once(
  (view: View): ReadonlyMap<StepId, Step> => new Map(everyStep(view.steps).map((it) => [it.id, it])),
);

function isAtItself({ to }: Step, outer: Step): boolean {
  return to !== null && outer.to !== null && same(to, outer.to);
}
