import type { HoldingsOf } from './holdingsKey.ts';

/** Where the events are kept that were searched for an account's allowances. */
export function eventsKey({ chainId, account }: HoldingsOf) {
  return ['approvalEvents', chainId, account.toLowerCase()] as const;
}
