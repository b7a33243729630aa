import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Step } from '../../model/step.ts';
import { grantsOf } from '../approvals/grants.ts';
import { paymentsOf } from '../payments/payments.ts';
import { isOfRouter } from '../swaps/routerPlans.ts';
import { swapOf } from '../swaps/swaps.ts';

/**
 * Whether a call is known by its name alone: what it takes and gives nobody has words for. Calls that carry others,
 * payments, and calls that were not read are not among these.
 */
export function isPlainCall(step: Step): boolean {
  return (
    step.op === 'call' &&
    step.data !== '0x' &&
    step.steps.length === 0 &&
    !isOfRouter(step) &&
    grantsOf(step).length === 0 &&
    paymentsOf(step).length === 0 &&
    swapOf(step) === undefined &&
    !isKnownAs(step, 'wrap', 'unwrap')
  );
}
