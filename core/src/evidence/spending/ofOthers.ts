import { type Payment, paymentsOf } from '../../actions/payments/payments.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { same } from '../../ledger/account.ts';
import { actingAccounts, isActing, ownAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';

/**
 * Whether a payment is of what belongs neither to an account that the request acts for nor to whoever makes it: its owner let
 * somebody move it, and it moves since the request asks for that.
 */
export function isOfOthers({ from, by, to }: Payment, acting: ReadonlySet<string>): boolean {
  return !isActing(from, acting) && !same(from, by) && !same(from, to);
}

/**
 * What a request moves from others to others. What the user, or an account of theirs, collects for itself is left out: it comes,
 * and if it is passed on, that is a payment of theirs.
 */
export function movedBetweenOthers(view: Evidence): readonly Payment[] {
  const [acting, own] = [actingAccounts(view), ownAccounts(view)];
  return everyStep(view.steps)
    .flatMap(paymentsOf)
    .filter((it) => isOfOthers(it, acting) && !own.has(it.to.toLowerCase()))
    .filter(({ by, to }) => !(isActing(by, acting) && same(by, to)));
}
