import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { FailedProps } from '../ui/late/CatchErrors.tsx';
import { connectionKept } from '../wallet/base/kept.ts';
import { walletStore } from '../wallet/base/store.ts';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { useIdle } from '../ui/late/useIdle.ts';

/**
 * The wallet and the cache of what was fetched, for a part of the page. They are large, so that the page paints
 * without them. Every part uses the same wallet: the provider holds no state of its own.
 */
export function WithWallet({ children, fallback, Failed }: Props) {
  return (
    <Suspense fallback={fallback}>
      <WalletProvider {...(Failed ? { Failed } : {})}>{children}</WalletProvider>
    </Suspense>
  );
}

type Props = {
  children: ReactNode;
  fallback?: ReactNode;
  /** What is there when the wallet's code did not come. */
  Failed?: ComponentType<FailedProps>;
};

/** The same for a part without which a screen is whole: it is fetched when the page has nothing else to do. */
export function WithWalletLater(props: Props) {
  const idle = useIdle(connectionKept());
  return idle ? <WithWallet {...props} /> : props.fallback;
}

const WalletProvider = lazyPart(async () => {
  const [{ WalletProvider }, { restored }] = await Promise.all([
    import('./WalletProvider.tsx'),
    import('../data/rows/queryClient.ts'),
  ]).catch((error: unknown) => {
    // Nobody will be connected: whoever waits for that goes on.
    walletStore.set({ status: 'disconnected' });
    throw error;
  });
  // What was fetched earlier must be in memory before anything asks for it, or it would be fetched twice.
  await restored;
  return WalletProvider;
});
