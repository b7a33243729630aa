import { factOfArg } from '../../model/factIds.ts';
import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import { listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import { same } from '../../ledger/account.ts';
import type { Word } from '../../actions/purpose/words.ts';
import type { Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';

/**
 * Whether a permit that a call hands in lets the very contract that is called take amounts with a limit, and someone vouches for
 * it: for what it does next, it has to. Beside the spender, or inside of the struct that names it, stand the amounts.
 */
export function isHandedToCalled(view: Evidence, { step, fact, ...word }: Word): boolean {
  if (word.role !== 'power' || word.holds !== 'address' || step.to === null) return false;
  if (!same(word.address, step.to) || !isVouched(view, step.to)) return false;
  const struct = `${fact.split('.').slice(0, -1).join('.')}.`;
  // Of the whole call there is no limit to read.
  if (struct === `${factOfArg(step.id)}.`) return false;
  const amounts = listedLeavesOf(step).flatMap(({ arg, fact: its }) =>
    its.startsWith(struct) && arg.name === 'amount' && arg.value.kind === 'integer' ? [arg.value.value] : [],
  );
  return amounts.length > 0 && amounts.every((it) => !isUnlimited(it));
}
