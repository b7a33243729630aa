import { same } from '../ledger/account.ts';
import type { StepId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import { memoize } from '../kit/memoize.ts';
import type { Evidence } from './evidence.ts';
import { everyStep } from '../actions/steps/stepTree.ts';

const stepsById = memoize(
  (view: Evidence): ReadonlyMap<StepId, Step> => new Map(everyStep(view.steps).map((it) => [it.id, it])),
);

/** The step that one is inside of; undefined for a root. */
export function outerOf(view: Evidence, { id }: Step): Step | undefined {
  return stepsById(view).get(id.slice(0, Math.max(0, id.lastIndexOf('.'))));
}

/**
 * The call in which all happens that a step has a part in: of a command the call that carries its plan, of a part of a
 * multicall the multicall.
 */
export function wholeCallOf(view: Evidence, step: Step): Step {
  let it = step;
  for (;;) {
    const outer = outerOf(view, it);
    if (outer === undefined || !(it.commandByte !== undefined || same(it.to, outer.to))) return it;
    it = outer;
  }
}
