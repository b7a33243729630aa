import { sameReceiver } from '../../ledger/account.ts';
import type { Step } from '../../model/step.ts';

/** Whether a delegatecall runs the code that is running already: also that of a contract that nobody named. */
export function callsItself(inner: Step, outer: Step): boolean {
  const { to } = inner;
  if (inner.op !== 'delegatecall' || outer.op !== 'call') return false;
  return sameReceiver(to, outer.to);
}
