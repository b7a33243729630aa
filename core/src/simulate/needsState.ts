import { isWellKnown } from '../shipped/wellKnownTokens.ts';
import { isNameOnly, isPromise } from '../decode/nameOnly.ts';
import { protocolAt } from '../shipped/protocols.ts';
import type { Step } from '../model/step.ts';

/**
 * Whether what becomes of the state tells more of a tree than its names do: where a function is known by its name alone
 * or only promises something, and where a contract that does not ship with Readback is called by any name.
 */
export function needsState(steps: readonly Step[], chainId: number): boolean {
  return steps.some(
    (step) =>
      isNameOnly(step) || isPromise(step) || isStrange(step, chainId) || needsState(step.steps, chainId),
  );
}

function isStrange({ op, to, fn, commandByte }: Step, chainId: number): boolean {
  if (op !== 'call' || to === null || fn === undefined || commandByte !== undefined) return false;
  return protocolAt(chainId, to) === undefined && !isWellKnown(chainId, to);
}
