import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { walletStore } from '../wallet/store.ts';

/** The account that a wallet shows now. Reads the store alone, so that no screen waits for the wallet's code. */
export function useConnected(): Address | undefined {
  const { status, account } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  return status === 'connected' ? account : undefined;
}

/** The network that the connected wallet is on, if one is connected. */
export function useConnectedChain(): number | undefined {
  const { status, chainId } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  return status === 'connected' ? chainId : undefined;
}
