import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { isSame } from '../names/accountKinds.ts';
import { walletStore } from '../wallet/base/store.ts';

/** The account that a wallet shows now. Reads the store alone, so that no screen waits for the wallet's code. */
export function useConnected(): Address | undefined {
  const { status, account } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  return status === 'connected' ? account : undefined;
}

/** The network that a wallet which shows this account is on. */
export function useChainOf(address: Address): number | undefined {
  const { status, account, chainId } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  return status === 'connected' && isSame(account, address) ? chainId : undefined;
}
