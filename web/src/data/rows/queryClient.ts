/**
 * The data policy for what is fetched. A day in memory and on disk, offline-first, and nothing is asked twice by
 * itself: not on focus, not on reconnect, not after a failure.
 */
import { QueryClient } from '@tanstack/react-query';
import { hashFn } from 'wagmi/query';
import { day } from '../base/day.ts';
import { fetchedRows } from './fetchedRows.ts';
import { persistFetched } from './persistence.ts';

/** A client with the policy, and nothing else. Tests make their own. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: day,
        staleTime: 0,
        retry: false,
        retryOnMount: false,
        // The same where an older value is still there: a look that failed is repeated only by the user.
        refetchOnMount: ({ state }) => state.status !== 'error',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'offlineFirst',
        // Keys hold bigints, on which the usual hash throws.
        queryKeyHashFn: hashFn,
      },
      // A write is tried once. It never has a `scope` and never defaults of its own: both would send it again.
      mutations: { gcTime: 0, retry: false, networkMode: 'offlineFirst' },
    },
  });
}

export const queryClient = makeQueryClient();

const persisted = persistFetched(queryClient, fetchedRows);

/** Settles, never rejects, when what was fetched in the last day is in memory. Nothing is to be asked before. */
export const restored: Promise<void> = persisted.restored;

/** Forgets everything that was fetched, in memory and on disk. */
export function forgetFetched(): Promise<void> {
  return persisted.forget();
}
