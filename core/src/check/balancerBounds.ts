import type { Step } from '../model/step.ts';
import type { Bound, Bounded } from './boundsOf.ts';
import { integerAt, lengthAt } from './walk.ts';

/**
 * The limits of swaps at the vault of Balancer v2, whose meaning the kind of the swap decides: of a given input the limit
 * is the minimum of what comes, of a given output the maximum of what goes. A swap over several pools has a signed limit
 * for each asset: what goes is above zero, what comes below. Undefined where a call is neither.
 */
export function balancerBounds(step: Step): Bounded | undefined {
  const signature = step.fn?.signature ?? '';
  const act = 'trade';
  if (signature.startsWith('swap((bytes32,uint8,address,address,uint256,bytes),')) {
    const limit = integerAt(step, 2);
    if (limit === undefined) return undefined;
    const bound: Bound = { raw: limit.value, fact: limit.fact };
    const gives = integerAt(step, 0, 1)?.value === 0n;
    return { step, act, floors: gives ? [bound] : [], ceilings: gives ? [] : [bound], shares: [] };
  }
  if (!signature.startsWith('batchSwap(uint8,')) return undefined;
  const [ins, outs] = [new Set<bigint>(), new Set<bigint>()];
  for (let at = 0; at < lengthAt(step, 1); at += 1) {
    ins.add(integerAt(step, 1, at, 1)?.value ?? 0n);
    outs.add(integerAt(step, 1, at, 2)?.value ?? 0n);
  }
  const ends = [...outs].filter((it) => !ins.has(it));
  const bounds = (of: readonly bigint[], sign: 1n | -1n): readonly Bound[] =>
    of.flatMap((at): readonly Bound[] => {
      const limit = integerAt(step, 4, Number(at));
      if (limit === undefined) return [];
      return [{ raw: limit.value * sign > 0n ? limit.value * sign : 0n, fact: limit.fact }];
    });
  if (integerAt(step, 0)?.value === 1n) {
    const starts = [...ins].filter((it) => !outs.has(it));
    return { step, act, floors: [], ceilings: bounds(starts, 1n), shares: [] };
  }
  // What ends where it began has to bring more than it takes, which no limit of it says.
  return { step, act, floors: bounds(ends.length === 0 ? [...outs] : ends, -1n), ceilings: [], shares: [] };
}
