import { same } from '@readback/core/ledger/account.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { isArmed, useArmed } from '../../data/activity/armed.ts';
import { accountOf } from '../../entries/entryFacts.ts';
import { useNow } from '../../ui/time/useNow.ts';

/** Whether what the user said of this account's next request still waits for it. */
export function useHasPlan(entry: ActivityEntry): boolean {
  const now = useNow();
  const account = accountOf(entry);
  return useArmed().some((it) => isArmed(it, now) && account !== undefined && same(it.account, account));
}
