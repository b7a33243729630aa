import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Step } from '../../model/step.ts';
import type { Bounded, Bound } from './bound.ts';
import { argAt, integerAt } from '../../actions/steps/stepTree.ts';

/**
 * The limit of whoever takes an order of 1inch whose amounts the code of its maker decides: the threshold is the minimum of
 * what comes where the call says how much goes, else the maximum of what goes. Undefined where the order names both amounts.
 */
export function orderBounds(step: Step): Bounded | undefined {
  if (!isKnownAs(step, 'fillAtLimit')) return undefined;
  const [offsets, limit] = [
    integerAt(step, 'order', 'offsets'),
    integerAt(step, 'skipPermitAndThresholdAmount'),
  ];
  const parts = argAt(step, 'order', 'interactions')?.value;
  if (offsets === undefined || limit === undefined || parts?.kind !== 'bytes' || parts.hex === '0x')
    return undefined;
  if (![making, taking].some((at) => lengthOf(offsets.value, at) > frozen)) return undefined;
  // The highest bit is a flag of its own.
  const bound: Bound = { raw: limit.value & (2n ** 255n - 1n), fact: limit.fact };
  const gives = integerAt(step, 'makingAmount')?.value === 0n;
  return { step, act: 'trade', floors: gives ? [bound] : [], ceilings: gives ? [] : [bound], shares: [] };
}

/** The places of the two parts that say amounts, and the length of one that only says that they are fixed. */
const [making, taking, frozen] = [2, 3, 1n];

/** How long a part is: the offsets are the ends of the parts, of 32 bits each. */
function lengthOf(offsets: bigint, at: number): bigint {
  const end = (it: number) => (offsets >> BigInt(32 * it)) & 0xffffffffn;
  return end(at) - end(at - 1);
}
