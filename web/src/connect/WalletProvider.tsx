import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect } from 'react';
import { WagmiContext } from 'wagmi';
import { queryClient } from '../data/rows/queryClient.ts';
import { takeUpAll } from '../handing/takeUp.ts';
import { followApps } from '../inbox/apps/follow.ts';
import { followScripts } from '../inbox/waiting/scripts.ts';
import { startWallet } from '../wallet/runtime.ts';

/**
 * wagmi and the query cache, for what is in it. It holds no state: any number of them use the same wallet.
 * wagmi's own provider is not used, since it reconnects while it renders, and to every wallet that answers.
 */
export function WalletProvider({ children }: { children?: ReactNode }) {
  const config = use(startWallet());
  // The disk is outside React; whatever screen is opened first says what was handed over before.
  useEffect(() => void takeUpAll(), []);
  useEffect(() => void followScripts(), []);
  useEffect(() => void followApps(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <WagmiContext.Provider value={config}>{children}</WagmiContext.Provider>
    </QueryClientProvider>
  );
}
