import { isWithin, scopesOf } from '../../ledger/scope.ts';
import type { StepId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { memoize } from '../../kit/memoize.ts';
import { everyStep } from './stepTree.ts';

/**
 * Whether one step of a request happens wherever another one does: nothing that may fail alone holds it that does not
 * hold the other, too. The calls of a batch that is not carried out as one fail alone.
 */
export const sharesFateWith = memoize((roots: readonly Step[]) => {
  const alone = failingAlone(roots);
  // Where the innermost holds the other, all around it do.
  const innermost = memoizeFate(roots);
  return (step: Step, other: Step): boolean => {
    if (step === other || alone.size === 0) return true;
    const fate = innermost(step);
    return fate === undefined || isWithin(other.id, fate);
  };
});

function memoizeFate(roots: readonly Step[]): (step: Step) => StepId | undefined {
  const known = new Map<Step, StepId | undefined>();
  return (step) => {
    if (!known.has(step)) known.set(step, fatesOf(roots, step).at(-1));
    return known.get(step);
  };
}

/** The steps whose callers go on where they fail. */
export const failingAlone = memoize(
  (roots: readonly Step[]): ReadonlySet<StepId> =>
    new Set(everyStep(roots).flatMap((step) => (failsAlone(step) ? [step.id] : []))),
);

/** A step and those around it that may fail alone, the innermost last. */
export function fatesOf(roots: readonly Step[], step: Step): readonly StepId[] {
  const alone = failingAlone(roots);
  return scopesOf(step.id).filter((id) => alone.has(id));
}

/** Whether what called a step goes on where it fails. */
function failsAlone({ id, op, runs, failsAlone: alone }: Step): boolean {
  return alone === true || (op !== 'permission' && runs === 'mayFail' && !id.includes('.'));
}
