import type { Step } from '../../model/step.ts';
import { isPlainCall } from '../steps/plainCall.ts';
import { grantsOf } from '../approvals/grants.ts';
import { isPlan, nativeUse } from './nativeUse.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { paymentsOf } from '../payments/payments.ts';
import { swapOf } from './swaps.ts';
import { callsItself } from '../steps/callsItself.ts';
import { effectiveSteps } from '../steps/stepTree.ts';

/**
 * How much of the value of a call stays with the contract that is called, in wei, as far as its words and the calls
 * inside it go: what is not a payment, is given for nothing in a swap, and is not passed on. A call that is known by its
 * name alone, or not read, says itself that it takes value, and keeps none here.
 */
export const retainedValue = memoizeStep((step: Step): bigint => {
  const { op, value, data, commandByte, reading } = step;
  if (op !== 'call' || value === 0n || data === '0x' || commandByte !== undefined) return 0n;
  if (reading === 'unread' || isPlainCall(step) || givesCoins(step)) return 0n;
  if (isPlan(step)) {
    const used = nativeUse(step);
    return used === 'all' ? 0n : rest(value, used);
  }
  if (step.steps.some((inner) => callsItself(inner, step)))
    return effectiveSteps(step).some(speaks) ? 0n : value;
  const passed = step.steps.filter((inner) => inner.op === 'call' && inner.runs !== 'later');
  const paidOut = paymentsOf(step).filter(({ what }) => what === 'native');
  return rest(
    value,
    passed.reduce((sum, inner) => sum + inner.value, 0n) +
      paidOut.reduce((sum, { amount }) => sum + amount, 0n),
  );
});

/** Whether the words of a call are of tokens alone: an approval, a transfer. */
export function isOfTokens(step: Step): boolean {
  return grantsOf(step).length > 0 || paymentsOf(step).some((payment) => payment.what !== 'native');
}

function givesCoins(step: Step): boolean {
  const swap = swapOf(step);
  return swap !== undefined && swap.give.token === undefined;
}

/** Whether a part of a multicall, which sees all of the value, has something to say of it. */
function speaks(part: Step): boolean {
  return part.data === '0x' || !isOfTokens(part);
}

function rest(value: bigint, used: bigint): bigint {
  return used >= value ? 0n : value - used;
}
