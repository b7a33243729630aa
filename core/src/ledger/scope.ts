import type { StepId } from '../model/fact.ts';

/** Whether a step, or a call that was traced, is another one, or inside of it. */
export function isWithin(id: StepId, outer: StepId): boolean {
  return id === outer || id.startsWith(`${outer}.`);
}
