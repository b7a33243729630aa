import { lazy, type ReactNode, Suspense } from 'react';

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

const WalletProvider = lazy(async () => {
  const [{ WalletProvider }, { restored }] = await Promise.all([
    import('../wallet/WalletProvider.tsx'),
    import('../data/queryClient.ts'),
  ]);
  // What was fetched earlier must be in memory before anything asks for it, or it would be fetched twice.
  await restored;
  return { default: WalletProvider };
});
