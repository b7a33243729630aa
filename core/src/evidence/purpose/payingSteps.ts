import { modelFor } from '../../actions/purpose/modelFor.ts';
import { holds } from '../../actions/purpose/when.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { ownChanges } from '../moves/ownChanges.ts';
import type { Evidence } from '../evidence.ts';

/**
 * The steps that take something out for the user, of which it is unexplained that the called contract pays others: those
 * that divide a thing, and those by which nothing comes.
 */
export const payingSteps = memoize((view: Evidence): readonly Step[] => {
  const acting = actingAccounts(view);
  const gained = isGained(view);
  return immediateSteps(view.steps).filter((step) => {
    const model = modelFor(step);
    if (model === undefined || !isActing(step.caller ?? step.actor, acting)) return false;
    if (holds(step, model.divides)) return true;
    return model.act === 'outOf' && model.locks === undefined && !gained;
  });
});

/** Whether the simulation shows that anything comes to the accounts that the request acts for. */
export function isGained(view: Evidence): boolean {
  return ownChanges(view).some(({ change }) => change > 0n);
}
