import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { useSyncExternalStore } from 'react';
import { useNetworks } from '../data/networks/config.ts';
import { networkInUse } from '../wallet/base/networkInUse.ts';
import { walletStore } from '../wallet/base/store.ts';

/** The chain on which an address is inspected where none is said: the practice chain while it is used, else Ethereum. */
export function useShownChain(chainId: number | undefined): number {
  const state = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const networks = useNetworks();
  if (chainId !== undefined) return chainId;
  return networkInUse(state, networks).network?.practice ? practiceMarker.chainId : 1;
}
