import type { Step } from '../../model/step.ts';
import { memoize } from '../../kit/memoize.ts';
import { callsItself } from './callsItself.ts';
import { effectiveSteps } from './stepTree.ts';

/**
 * A call that brings value of its own, and what it makes of it: its parts, if it is a multicall, and theirs, if one of them is
 * one; or itself.
 */
export type ValueCall = Readonly<{ step: Step; parts: readonly Step[] }>;

/**
 * The calls that carry value, each once: the parts of a multicall see the value of the whole again, and the commands of a
 * plan are not calls.
 */
export const valueCallsOf = memoize((steps: readonly Step[]): readonly ValueCall[] =>
  steps.flatMap((step) => carriersIn(step, false)),
);

function carriersIn(step: Step, isPart: boolean): readonly ValueCall[] {
  const carries = !isPart && step.op === 'call' && step.value > 0n && step.commandByte === undefined;
  const own: readonly ValueCall[] = carries ? [{ step, parts: partsOf(step) }] : [];
  return [...own, ...step.steps.flatMap((inner) => carriersIn(inner, callsItself(inner, step)))];
}

function partsOf(step: Step): readonly Step[] {
  const isMulticall = step.steps.some((inner) => callsItself(inner, step));
  return isMulticall ? effectiveSteps(step).flatMap(partsOf) : [step];
}
