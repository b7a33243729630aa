import { isWithin } from '../../ledger/scope.ts';
import { approvedAlone } from '../../decode/approved.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { everyStep } from './stepTree.ts';

/**
 * Whether a step of a tree happens when the request is carried out. What a transaction only plans (a proposal, a
 * timelock's schedule) does nothing yet, and explains nothing that a run shows; of what is signed for later everything
 * counts, and of a Safe transaction whose hash alone is approved, which the run shows.
 */
export function isImmediate(roots: readonly Step[]): (step: Step) => boolean {
  const signed = new Set(roots.flatMap(({ id, runs }) => (runs === 'later' ? [id] : [])));
  const approved = approvedAlone(roots)?.step.id;
  return ({ id, runs }) =>
    runs !== 'later' ||
    signed.has(id.split('.')[0] ?? '') ||
    (approved !== undefined && isWithin(id, approved));
}

/** Every step that happens then. */
export const immediateSteps = memoize((roots: readonly Step[]) =>
  everyStep(roots).filter(isImmediate(roots)),
);
