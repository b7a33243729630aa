import { accountKey } from '../text/accountKey.ts';
import type { Address } from 'viem';
import { isKnown } from './book.ts';
import { ownAccounts } from './accounts.ts';
import { isShipped } from './shipped.ts';
import type { Evidence } from './evidence.ts';

/**
 * Whether an account may have power, or all that is held, with no more than a note: Readback ships its name and a contract
 * is there, it is the user's own, or the user said in an act of its own that they know it. A saved name is not enough.
 */
export function isTrusted(view: Evidence, address: Address): boolean {
  return isShipped(view, address) || isKnown(view, address) || ownAccounts(view).has(accountKey(address));
}
