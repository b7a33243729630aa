import type { Step } from '../model/step.ts';
import { outerOf } from './outerOf.ts';
import type { Evidence } from './evidence.ts';
import { same } from '../actions/steps/stepTree.ts';

/**
 * The call in which all happens that a step has a part in: of a command the call that carries its plan, of a part of a
 * multicall the multicall.
 */
export function callOf(view: Evidence, step: Step): Step {
  let it = step;
  for (;;) {
    const outer = outerOf(view, it);
    if (outer === undefined || !(it.commandByte !== undefined || isAtItself(it, outer))) return it;
    it = outer;
  }
}

function isAtItself({ to }: Step, outer: Step): boolean {
  return to !== null && outer.to !== null && same(to, outer.to);
}
