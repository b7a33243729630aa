import type { Body } from '@readback/core/model/request.ts';
import { useEffect } from 'react';
import { askBatches } from './batches.ts';
import { isProvider } from './base/provider.ts';
import { walletStore } from './base/store.ts';
import type { Wallet } from './useWallet.ts';

/**
 * Why the connected wallet cannot sign this request, as a sentence; undefined when it can, and while nobody is
 * connected. A wallet is asked whether it takes batches only while a batch is on the screen.
 */
export function useCannotSign(wallet: Wallet, body: Body): string | undefined {
  const { account, connector, chainId, kind } = wallet;
  const asks = body.kind === 'calls' && (kind === 'injected' || kind === 'walletConnect');

  // The wallet is outside React; what it says is kept with the rest of what is known of it.
  useEffect(() => {
    if (!asks || !account || !connector || chainId === undefined) return;
    let over = false;
    void connector
      .getProvider()
      .then((provider) => (isProvider(provider) ? askBatches(provider, account, chainId) : 'unsaid'))
      .catch(() => 'unsaid' as const)
      .then((batches) => {
        if (!over) walletStore.set({ ability: { ...walletStore.get().ability, batches } });
      });
    return () => {
      over = true;
    };
  }, [asks, account, connector, chainId]);

  return wallet.canSign(body);
}
