/**
 * What the user means an account's next request to do, said before it comes. It is kept for half an hour, so that a
 * reload does not lose it; the first request of that account that opens a Review takes it along. It is not part of what
 * is exported: what a file says was said arms nothing.
 */
import type { Intent } from '@readback/core/model/intent.ts';
import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { keptIntent } from './keptIntent.ts';
import { listOf } from '../rows/listOf.ts';
import { openTable } from '../rows/table.ts';

/** In milliseconds: how long it waits for a request. */
export const armedFor = 30 * 60_000;

/** In milliseconds: how long one that met no request is still shown, to be said again. */
const shownFor = 24 * 60 * 60_000;

const table = openTable<Intent>({
  name: 'intents',
  schema: 1,
  migrate: (kept, schema) => (schema === 1 ? keptIntent(kept) : undefined),
});
const list = listOf(table, (all) => all.toSorted((one, other) => other.saidAt - one.saidAt));

let isRead = false;
void table.ready.then(() => {
  isRead = true;
  const now = Date.now();
  for (const it of table.rows().values()) if (!isShown(it, now)) armed.withdraw(it.account);
});

export const armed = {
  /** Settles when those of earlier visits are here. Never rejects. */
  ready: table.ready,
  /** Whether they are. */
  isRead: (): boolean => isRead,
  /** One for each account: the last counts. */
  arm: (intent: Intent): void => table.set(keyOf(intent.account), intent),
  withdraw: (account: Address): void => table.remove(keyOf(account)),
  all: (): readonly Intent[] => list(),
  /** What was said for one of these accounts, the first that has any, while a request can still meet it. */
  of(accounts: readonly Address[]): Intent | undefined {
    const now = Date.now();
    return accounts
      .map((it) => table.rows().get(keyOf(it)))
      .find((it) => it !== undefined && isArmed(it, now));
  },
  written: (): Promise<void> => table.written(),
};

/** Whether a request can still meet it. A clock that was set back does not make it longer. */
export function isArmed({ saidAt }: Intent, now: number): boolean {
  return now >= saidAt - 60_000 && now < saidAt + armedFor;
}

/** Whether it is of any use on a page: one that ended a while ago can be said again. */
export function isShown({ saidAt }: Intent, now: number): boolean {
  return now < saidAt + shownFor;
}

/** All that wait, and those that met no request, the last said first. */
export function useArmed(): readonly Intent[] {
  return useSyncExternalStore(table.subscribe, list);
}

function keyOf(account: Address): string {
  return account.toLowerCase();
}
