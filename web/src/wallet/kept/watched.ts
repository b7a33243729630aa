import type { Address } from 'viem';
import { book } from '../../data/own/book.ts';
import { chosenNetworks } from '../../data/networks/config.ts';
import { guardedStorage } from '../../data/base/textStore.ts';
import { noteUsed } from '../../data/own/usedNetworks.ts';
import { networkInUse } from '../base/networkInUse.ts';
import { walletStore } from '../base/store.ts';
import { watchedPlace } from './watchedBefore.ts';

const storage = guardedStorage();

/** Looks at an account without a wallet: requests can be read back for it, and nothing can be signed. */
export function watch(address: Address): void {
  book.watch(address);
  storage.setItem(watchedPlace, address);
  walletStore.set({ watched: address });
  const { chainId } = networkInUse(walletStore.get(), chosenNetworks());
  if (chainId !== undefined) noteUsed(chainId);
}

/** Stops looking at it. What was saved about it in the book stays. */
export function unwatch(): void {
  storage.removeItem(watchedPlace);
  walletStore.set({ watched: undefined });
}
