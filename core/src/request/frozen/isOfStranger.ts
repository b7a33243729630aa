import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Incoming } from '../../model/request.ts';
import { isSignedAlready } from './isSignedAlready.ts';
import { subjectOf } from './subject.ts';

/**
 * Whether a transaction or batch is of an account that the user did not name as theirs: it was signed already, or another account
 * is connected. `wallet`: the connected account, where it is known to be the user's.
 */
export function isOfStranger(
  incoming: Incoming,
  wallet: Address | undefined,
  book: readonly Readonly<{ address: Address; own: boolean }>[],
): boolean {
  const account = senderOf(incoming);
  if (account === undefined) return false;
  const isIt = (other: Address) => same(other, account);
  if (book.some(({ own, address }) => own && isIt(address))) return false;
  if (wallet !== undefined) return !isIt(wallet);
  return isSignedAlready(incoming.request.body);
}

/** Who sends a transaction or a batch, where the request says it. */
export function senderOf({ request: { body } }: Pick<Incoming, 'request'>): Address | undefined {
  const { way, signer } = subjectOf(body);
  return way === 'sends' ? signer?.account : undefined;
}
