import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Incoming } from '../../model/request.ts';

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
  const { body } = incoming.request;
  return body.kind === 'transaction' && body.signed !== undefined;
}

/** Who sends a transaction or a batch, where the request says it. */
export function senderOf({ request: { body } }: Pick<Incoming, 'request'>): Address | undefined {
  return body.kind === 'transaction' || body.kind === 'calls' ? body.from : undefined;
}
