import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { labelOnPracticeChain } from '../data/practiceInfo.ts';
import type { AddressName } from '../ui/Address.tsx';

/** The name that the practice chain gives an address. This page's own host says it, so nothing of it is kept. */
export function useContractLabel(chainId: number, address: Address): AddressName | undefined {
  const { data } = useQuery({
    queryKey: ['practiceLabel', chainId, address.toLowerCase()],
    queryFn: async () => (await labelOnPracticeChain(chainId, address)) ?? null,
    meta: { persist: false },
  });
  if (!data) return undefined;
  return { name: data.name, from: [{ by: 'source', name: data.source }] };
}
