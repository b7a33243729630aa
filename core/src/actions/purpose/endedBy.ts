import type { Arg, Step } from '../../model/step.ts';
import { modelFor } from './modelFor.ts';

/** How much of what waits a call ends: all of a kind, or how many of those that it names. */
export type Ended = 'all' | 'several' | 'one';

/** How many orders, signatures or operations a call ends; undefined where that is not what it is for. */
export function endedBy(step: Step): Ended | undefined {
  const { verb, endsAll } = modelFor(step) ?? {};
  // What is proposed is one, however many calls it has.
  if (verb === 'cancelWaiting') return 'one';
  if (verb !== 'cancelOrders') return undefined;
  if (endsAll === true) return 'all';
  const named = namedIn(step.args);
  return named === 0 ? undefined : named > 1 ? 'several' : 'one';
}

/** How many things arguments name: one, or as many as lists and bits say. Lists of one type go on with each other, those of others are about the same. */
function namedIn(args: readonly Arg[]): number {
  const byType = new Map<string, number>();
  let bits: number | undefined;
  for (const { name, type, value } of args) {
    if (value.kind === 'array') byType.set(type, (byType.get(type) ?? 0) + value.items.length);
    // Bits beside the order itself are of further ones.
    if (value.kind === 'integer' && /mask/i.test(name))
      bits = bitsOf(value.value) + (/additional/i.test(name) ? 1 : 0);
  }
  return byType.size === 0 ? (bits ?? 1) : Math.max(bits ?? 0, ...byType.values());
}

function bitsOf(mask: bigint): number {
  return mask.toString(2).replaceAll('0', '').length;
}
