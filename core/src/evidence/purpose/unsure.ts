import type { Address } from 'viem';
import { ownAccounts } from '../accounts.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { isNameOnly } from '../../decode/nameOnly.ts';
import type { Step } from '../../model/step.ts';
import { isSafelyKnown } from './unvouchedSteps.ts';

/**
 * Whether only the simulation tells what a step does: its function is known by its name alone, or nobody vouches for its
 * contract, which may do anything by the name of a function that everybody knows.
 */
export function isUnsure(view: Evidence, step: Step): boolean {
  if (isNameOnly(step)) return true;
  const { op, to, fn, commandByte } = step;
  if (op !== 'call' || to === null || fn === undefined || commandByte !== undefined) return false;
  return !ownAccounts(view).has(to.toLowerCase()) && !isSafelyKnown(view, to) && !isSafe(view, to);
}

/** Whether a contract runs the code of a released Safe, whose own functions do as they are called. */
function isSafe(view: Evidence, contract: Address): boolean {
  return lookUp(view, `account.${contract.toLowerCase()}.release`).s === 'known';
}
