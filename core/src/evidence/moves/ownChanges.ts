import { type BalanceChange, changesIn } from '../../ledger/book.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import type { Effects, Move } from '../../model/effects.ts';

/** How the balances change of the user, and of whom the request acts for, by a run that does not fail as a whole. */
export const ownChanges = memoize((view: Evidence): readonly BalanceChange[] => {
  const acting = actingAccounts(view);
  const shown = keptRun(view);
  const changes = shown === undefined ? [] : changesIn(shown);
  return changes.filter(({ line }) => acting.has(line.who.toLowerCase()));
});

/** What moves in a run that does not fail as a whole, whoever's it is. */
export function keptMoves(view: Evidence): readonly Move[] {
  return keptRun(view)?.moves ?? [];
}

/** What a run shows that does not fail as a whole. */
export function keptRun({ effects }: Evidence): Effects | undefined {
  return effects.s === 'known' && effects.v.status !== 'revert' ? effects.v : undefined;
}
