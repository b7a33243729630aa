import { modelFor } from '../../actions/purpose/modelFor.ts';
import { holds } from '../../actions/purpose/when.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import type { Evidence } from '../evidence.ts';

/**
 * The steps that take something out for the user, of which it is unexplained that the called contract pays others more than
 * the user. Of a thing that they divide, it is that anything goes to others.
 */
export const payingSteps = memoize((view: Evidence): readonly Step[] => {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).filter((step) => {
    const model = modelFor(step);
    if (model === undefined || !isActing(step.caller ?? step.actor, acting)) return false;
    return holds(step, model.divides) || (model.act === 'outOf' && !holds(step, model.locks));
  });
});
