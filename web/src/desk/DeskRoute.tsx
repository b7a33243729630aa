/** The desk with the cache alone: it waits for no wallet. */
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../data/rows/queryClient.ts';
import type { ScreenProps } from '../router/shown.ts';
import { DeskScreen } from './DeskScreen.tsx';

export function DeskRoute({ params: { safe } }: ScreenProps<'/safe/$safe'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <DeskScreen key={safe.toLowerCase()} id={safe} />
    </QueryClientProvider>
  );
}
