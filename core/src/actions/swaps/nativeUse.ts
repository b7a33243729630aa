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
  const read = Object.hasOwn(uses, step.fn?.name ?? '') ? uses[step.fn?.name ?? ''] : undefined;
  return read?.(step, value) ?? 0n;
}

type Use = (step: Step, value: bigint) => bigint | 'all';

const amountAt = (at: number): Use => {
  return (step) => {
    const amount = integerAt(step, at)?.value ?? 0n;
    return amount === wholeBalance ? 'all' : amount;
  };
};

const ofNative = (use: Use): Use => {
  return (step, value) => (/^0x0{40}$/.test(addressAt(step, 0)?.value ?? '') ? use(step, value) : 0n);
};

/** Of v4 an amount of 0 is all that is owed. */
const owed: Use = (step, value) => {
  const amount = amountAt(1)(step, value);
  return amount === 0n ? 'all' : amount;
};

const part = (whole: bigint): Use => {
  return (step, value) => (value * (integerAt(step, 2)?.value ?? 0n)) / whole;
};

/** Commands of the Universal Router and actions of Uniswap v4 that pay with the native currency. */
const uses: Readonly<Record<string, Use>> = {
  WRAP_ETH: amountAt(1),
  TRANSFER: ofNative(amountAt(2)),
  SWEEP: ofNative(() => 'all'),
  PAY_PORTION: ofNative(part(10_000n)),
  PAY_PORTION_FULL_PRECISION: ofNative(part(10n ** 18n)),
  SETTLE: ofNative(owed),
  SETTLE_ALL: ofNative(amountAt(1)),
  SETTLE_PAIR: () => 'all',
  CLOSE_CURRENCY: ofNative(() => 'all'),
  WRAP: amountAt(0),
  ACROSS_V4_DEPOSIT_V3: (step) =>
    boolAt(step, 0, 12)?.value === true ? (integerAt(step, 0, 4)?.value ?? 0n) : 0n,
};
