import { isZero } from '../../ledger/account.ts';
import type { NativeUse } from '../../decode/protocols/commandModel.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';
import { wholeBalance } from './routerSwaps.ts';
import { addressAt, boolAt, integerAt } from '../steps/stepTree.ts';

/**
 * How much of the value that comes with a plan of commands they use, in wei: what they leave stays with the router, and
 * whoever calls it next may take it. `all` where a command takes whatever is there, or where nobody can say.
 */
export function nativeUse(step: Step): bigint | 'all' {
  let sum = 0n;
  for (const inner of step.steps) {
    if (inner.commandByte === undefined || inner.reading === 'unread' || inner.commandByte.length > 4)
      return 'all';
    const used = inner.steps.length > 0 ? nativeUse(inner) : usedBy(inner, step.value);
    if (used === 'all') return 'all';
    sum += used;
  }
  return sum;
}

/** Whether a step is a plan of commands that are all named. */
export function isPlan(step: Step): boolean {
  return step.commandByte === undefined && step.steps.some(({ commandByte }) => commandByte !== undefined);
}

function usedBy(step: Step, value: bigint): bigint | 'all' {
  const model = commandOf(step);
  if (model === undefined || model.native === 'none') return 0n;
  const { of, if: flag } = model.native;
  if (of !== 'native' && !isZero(addressAt(step, ...of)?.value)) return 0n;
  if (flag !== undefined && boolAt(step, ...flag)?.value !== true) return 0n;
  if (model.native.amount !== 'portion') return amountUsed(step, model.native);
  if (model.portion === 'none') return 'all';
  return (value * (integerAt(step, ...model.portion.at)?.value ?? 0n)) / model.portion.of;
}

function amountUsed(step: Step, { amount, zeroIsAll }: NativeUse): bigint | 'all' {
  if (amount === 'all' || amount === 'portion') return 'all';
  const raw = integerAt(step, ...amount)?.value ?? 0n;
  return raw === wholeBalance || (raw === 0n && zeroIsAll === true) ? 'all' : raw;
}
