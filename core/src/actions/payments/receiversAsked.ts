import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Step } from '../../model/step.ts';
import { type Payment, paymentsOf } from './payments.ts';

/** Who gets something by a step and is called for it, where code is there: it runs within the request. */
export function receiversAsked(step: Step): readonly Pick<Payment, 'to' | 'toFact'>[] {
  return rowSays(step.fn?.signature, 'asksReceiver') === true ? paymentsOf(step) : [];
}
