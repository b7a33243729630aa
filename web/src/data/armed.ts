/**
 * What the user means an account's next request to do, said before it comes. It is kept for half an hour, so that a
 * reload does not lose it; the first request of that account that opens a Review takes it along. It is no part of what
 * is exported: what a file says was said arms nothing.
 */
import type { Intent } from '@readback/core/model/intent.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { onlyChecked } from '@readback/core/model/ways.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { isSignedAlready } from '@readback/core/request/frozen/readOnly.ts';
import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { keptIntent } from './keptIntent.ts';
import { listOf } from './listOf.ts';
import { openTable } from './table.ts';

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
  /** What was said for the account that this request is of, or that would sign it where it names nobody. */
  for(incoming: Incoming, connected: Address | undefined): Intent | undefined {
    if (!isToSign(incoming)) return undefined;
    const now = Date.now();
    return accountsOf(incoming, connected)
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

/** What is only checked, was mined or is signed already is no request that the user would sign next. */
function isToSign(incoming: Incoming): boolean {
  const { mined, request } = incoming;
  return mined === undefined && onlyChecked(incoming) === undefined && !isSignedAlready(request.body);
}

/** Of a Safe's transaction, a smart account's operation or an authorization also who would sign it here. */
function accountsOf({ request: { body } }: Incoming, connected: Address | undefined): readonly Address[] {
  const asked = askedAccount(body);
  if (asked !== undefined) return [asked];
  const signs = connected === undefined ? [] : [connected];
  switch (body.kind) {
    case 'safeTransaction':
      return [body.safe, ...signs];
    case 'userOperation':
      return [body.op.sender, ...signs];
    case 'authorization':
      return body.authority === undefined ? signs : [body.authority];
    default:
      return signs;
  }
}

function keyOf(account: Address): string {
  return account.toLowerCase();
}
