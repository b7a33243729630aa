import { ownAccounts } from '../check/own.ts';
import type { View } from '../check/view.ts';
import { isVouched } from '../check/vouched.ts';
import type { Act } from '../decode/abis/functionModel.ts';
import { modelOf } from '../decode/abis/modelOf.ts';
import { isNameOnly } from '../decode/nameOnly.ts';
import type { Step } from '../model/step.ts';

/**
 * Whether only the simulation tells what a step does: its function is known by its name alone, or it has the name of a
 * modelled one at a contract that nobody vouches for, which may do anything by that name. Pools of exchanges pay one
 * another and tokens their own: of swaps and transfers what comes is weighed instead.
 */
export function isUnsure(view: View, step: Step): boolean {
  if (isNameOnly(step)) return true;
  const { op, to, fn, commandByte } = step;
  if (op !== 'call' || to === null || fn === undefined || commandByte !== undefined) return false;
  const act = modelOf(fn.selector, fn.signature)?.act;
  if (act === undefined || !promises.has(act)) return false;
  return !ownAccounts(view).has(to.toLowerCase()) && !isVouched(view, to);
}

const promises: ReadonlySet<Act> = new Set(['into', 'outOf', 'debt', 'buy', 'bridge', 'vote', 'set', 'view']);
