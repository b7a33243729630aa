import { ownAccounts } from '../check/own.ts';
import type { View } from '../check/view.ts';
import { isVouched } from '../check/vouched.ts';
import { modelOf } from '../decode/abis/modelOf.ts';
import { isNameOnly, isPromise } from '../decode/nameOnly.ts';
import type { Step } from '../model/step.ts';

/**
 * Whether only the simulation tells what a step does: its function is known by its name alone, or it has the name of a
 * modelled one at a contract that nobody vouches for, which may do anything by that name.
 */
export function isUnsure(view: View, step: Step): boolean {
  if (isNameOnly(step)) return true;
  const { to } = step;
  if (to === null || !isPromise(step)) return false;
  return !ownAccounts(view).has(to.toLowerCase()) && !isVouched(view, to);
}

/** Whether a step is a vote, which moves nothing: what is written down of it needs no explaining. */
export function isVote({ fn }: Step): boolean {
  return fn !== undefined && modelOf(fn.selector, fn.signature, fn.from)?.act === 'vote';
}
