import type { StepId } from '../model/fact.ts';

/** Whether a step, or a call that was traced, is another one, or inside of it. */
export function isWithin(id: StepId, outer: StepId): boolean {
  return id === outer || id.startsWith(`${outer}.`);
}

/** A step, or a call that was traced, and all that it is within, the outermost first. */
export function scopesOf(id: StepId): readonly StepId[] {
  const scopes: StepId[] = [];
  for (let at = id.indexOf('.'); at >= 0; at = id.indexOf('.', at + 1)) scopes.push(id.slice(0, at));
  return [...scopes, id];
}
