import { lazy, type ReactNode, Suspense } from 'react';
import { connectionKept } from '../wallet/kept.ts';
import { walletStore } from '../wallet/store.ts';
import { useIdle } from './useIdle.ts';

/**
 * The wallet and the cache of what was fetched, for a part of the page. They are large, so that the page paints
 * without them. Every part uses the same wallet: the provider holds no state of its own.
 */
export function WithWallet({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <WalletProvider>{children}</WalletProvider>
    </Suspense>
  );
}

/** The same for a part without which a screen is whole: it is fetched when the page has nothing else to do. */
export function WithWalletLater({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const idle = useIdle(connectionKept());
  return idle ? <WithWallet fallback={fallback}>{children}</WithWallet> : fallback;
}

const WalletProvider = lazy(async () => {
  const [{ WalletProvider }, { restored }] = await Promise.all([
    import('../wallet/WalletProvider.tsx'),
    import('../data/queryClient.ts'),
  ]).catch((error: unknown) => {
    // Nobody will be connected: whoever waits for that goes on.
    walletStore.set({ status: 'disconnected' });
    throw error;
  });
  // What was fetched earlier must be in memory before anything asks for it, or it would be fetched twice.
  await restored;
  return { default: WalletProvider };
});
