import type { Step } from '../model/step.ts';
import { modelOf } from './abis/modelOf.ts';
import { isGuessed } from './guessed.ts';

/** Whether a step is known by its name alone: what it does, and what its arguments are for, stands in no table. */
export function isNameOnly(step: Step): boolean {
  if (step.op !== 'call' && step.op !== 'delegatecall') return false;
  if (step.fn === undefined || step.commandByte !== undefined || isGuessed(step)) return false;
  return modelOf(step.fn.selector, step.fn.signature, step.fn.from) === undefined;
}

/** Whether any step of a tree is. */
export function hasNameOnly(steps: readonly Step[]): boolean {
  return steps.some((step) => isNameOnly(step) || hasNameOnly(step.steps));
}
