import { type BalanceChange, changesIn } from '../../ledger/book.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';

/** How the balances change of the user, and of whom the request acts for, by the run. */
export const ownChanges = memoize((view: Evidence): readonly BalanceChange[] => {
  const acting = actingAccounts(view);
  const changes = view.effects.s === 'known' ? changesIn(view.effects.v) : [];
  return changes.filter(({ line }) => acting.has(line.who.toLowerCase()));
});
