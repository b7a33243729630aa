import { lazy, type ReactNode, Suspense } from 'react';

/**
 * What was fetched in the last day, for a part of the page that shows it without waiting for a wallet or a node: it
 * needs the query cache alone.
 */
export function WithFetched({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Provider>{children}</Provider>
    </Suspense>
  );
}

const Provider = lazy(async () => {
  const [{ QueryClientProvider }, { queryClient, restored }] = await Promise.all([
    import('@tanstack/react-query'),
    import('../data/queryClient.ts'),
  ]);
  // What was fetched earlier must be in memory before anything asks for it, or it would be fetched twice.
  await restored;
  return {
    default: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  };
});
