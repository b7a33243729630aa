import { checksummed } from '@readback/core/text/address.ts';
import type { Address } from 'viem';
import { isAddress } from '../../data/base/shapes.ts';
import { guardedStorage } from '../../data/base/textStore.ts';

/** Where the account that is inspected without a wallet is kept. */
export const watchedPlace = 'readback.watched';

/** The account that was watched on the last visit. */
export function watchedBefore(storage = guardedStorage()): Address | undefined {
  const kept = storage.getItem(watchedPlace);
  return isAddress(kept) ? checksummed(kept) : undefined;
}
