import { actingAccounts, isActing } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Whether coins go along: where none do, what is left of them is the fee's doing. */
export function sendsNative(view: Evidence): boolean {
  const acting = actingAccounts(view);
  return everyStep(view.steps).some((step) => step.value > 0n && isActing(step.actor, acting));
}
