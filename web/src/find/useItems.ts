import { useMemo, useState, useSyncExternalStore } from 'react';
import { useAbis } from '../data/own/abis.ts';
import { useBook } from '../data/own/book.ts';
import { useConfig, useNetworks } from '../data/networks/config.ts';
import { useSettings } from '../data/settings.ts';
import { walletStore } from '../wallet/base/store.ts';
import { itemsOf } from './items.ts';
import { shipped } from './shipped.ts';

/** Everything that can be found here but requests, as it is now. */
export function useItems(): ReturnType<typeof itemsOf> {
  const practice = useConfig()?.practice !== undefined;
  const networks = useNetworks();
  const book = useBook();
  const abis = useAbis();
  const { theme } = useSettings();
  const connected =
    useSyncExternalStore(walletStore.subscribe, () => walletStore.get().status) === 'connected';
  // Of the screen behind, when this was opened.
  const [{ canReject, canDecide }] = useState(() => ({
    canReject: document.querySelector('[data-reject]') !== null,
    canDecide: document.querySelector('[data-decision]') !== null,
  }));
  return useMemo(
    () =>
      itemsOf({
        canReject,
        canDecide,
        practice,
        theme,
        connected,
        networks,
        book,
        abis,
        shipped,
      }),
    [canReject, canDecide, practice, theme, connected, networks, book, abis],
  );
}
