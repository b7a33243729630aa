import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { labelOnPracticeChain } from '../data/practiceInfo.ts';
import { queryClient } from '../data/rows/queryClient.ts';
import type { AddressName } from '../ui/said/Address.tsx';

/** The name that the practice chain gives an address. This page's own host says it, so nothing of it is kept. */
export function usePracticeLabel(address: Address | undefined, chainId: number): AddressName | undefined {
  const { data } = useQuery(
    {
      queryKey: ['practiceLabel', chainId, address?.toLowerCase() ?? ''],
      enabled: address !== undefined,
      queryFn: async () =>
        address === undefined ? null : ((await labelOnPracticeChain(chainId, address)) ?? null),
      meta: { persist: false },
    },
    queryClient,
  );
  if (!data) return undefined;
  return { name: data.name, from: [{ by: 'source', name: data.source }] };
}
