import type { Address } from 'viem';
import type { Step } from '../../model/step.ts';

/** The contract that a step calls; none where it makes one, runs code as its own account, or is a part of a router's plan. */
export function calleeOf({ op, to, commandByte }: Step): Address | undefined {
  return op === 'call' && commandByte === undefined ? (to ?? undefined) : undefined;
}
