import type { Address } from 'viem';
import { chainRead, type ReadAt } from '../../world/chainRead.ts';
import { addressList, uint } from '../../world/returned.ts';
import { selectors } from '../../world/selectors.ts';

/** What an account says as a Safe, at the pinned block: its owners, and how many of them have to agree. */
export function askOwners(at: ReadAt, safe: Address) {
  return Promise.all([
    chainRead(at, safe, selectors.getOwners, addressList),
    chainRead(at, safe, selectors.getThreshold, uint),
  ]);
}

/** Whether so many of them can agree: an account that asks for none, or for more than there are, is not a Safe. */
export function canAgree(owners: readonly Address[], threshold: bigint): boolean {
  return threshold > 0n && threshold <= BigInt(owners.length);
}
