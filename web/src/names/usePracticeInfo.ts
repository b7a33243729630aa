import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { useQuery } from '@tanstack/react-query';
import { practiceInfo } from '../data/practiceInfo.ts';
import { queryClient } from '../data/rows/queryClient.ts';

/** What this page's host says of its practice chain; asked only once it is needed, and never kept. */
export function usePracticeInfo(needed: boolean): PracticeInfo | undefined {
  const { data } = useQuery(
    {
      queryKey: ['practiceInfo'],
      enabled: needed,
      queryFn: async () => (await practiceInfo()) ?? null,
      meta: { persist: false },
    },
    queryClient,
  );
  return data ?? undefined;
}
