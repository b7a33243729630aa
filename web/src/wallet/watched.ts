import { checksummed } from '@readback/core/text/address.ts';
import { type Address, isAddress } from 'viem';
import { book } from '../data/book.ts';
import { chosenNetworks } from '../data/config.ts';
import { guardedStorage } from '../data/textStore.ts';
import { noteUsed } from '../data/usedNetworks.ts';
import { networkInUse } from './networkInUse.ts';
import { walletStore } from './store.ts';

const place = 'readback.watched';
const storage = guardedStorage();

/** Looks at an account without a wallet: requests can be read back for it, and nothing can be signed. */
export function watch(address: Address): void {
  book.watch(address);
  storage.setItem(place, address);
  walletStore.set({ watched: address });
  const { chainId } = networkInUse(walletStore.get(), chosenNetworks());
  if (chainId !== undefined) noteUsed(chainId);
}

/** Stops looking at it. What was saved about it in the book stays. */
export function unwatch(): void {
  storage.removeItem(place);
  walletStore.set({ watched: undefined });
}

/** The account that was watched on the last visit. */
export function watchedBefore(): Address | undefined {
  const kept = storage.getItem(place);
  return kept !== null && isAddress(kept, { strict: false }) ? checksummed(kept) : undefined;
}
