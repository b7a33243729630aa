import { type Contract, contractAt } from '@readback/core/abi/code/contractAt.ts';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { NotRead } from '../data/base/notRead.ts';
import { browserWorld } from '../data/world/world.ts';

/** What is at an address, as the network's node says, with its age. */
export type ContractState = Readonly<{
  contract: Contract | undefined;
  /** In milliseconds since the epoch; 0 while nothing was read. */
  readAt: number;
  reading: boolean;
  error: unknown;
  look: () => void;
}>;

/** Looks at an address once `asked`: not before someone pressed for it. */
export function useContract(chainId: number, address: Address, asked: boolean): ContractState {
  const query = useQuery({
    queryKey: ['contract', 'at', chainId, address.toLowerCase()],
    enabled: asked,
    queryFn: async ({ signal }) => {
      const found = await contractAt(browserWorld(), { chainId, address }, signal);
      if (found.s === 'known') return found.v;
      throw new NotRead(found);
    },
  });
  return {
    contract: asked ? query.data : undefined,
    readAt: query.dataUpdatedAt,
    reading: query.isFetching,
    error: asked ? query.error : null,
    look: () => void query.refetch(),
  };
}
