import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useNetworks } from '../data/networks/config.ts';
import { day } from '../data/base/day.ts';
import { queryClient } from '../data/rows/queryClient.ts';
import { useIsOn } from '../data/sources/sources.ts';
import { useUsedNetworks } from '../data/own/usedNetworks.ts';
import { browserWorld } from '../data/world/world.ts';
import { homeInUse } from './home.ts';
import { lookedUp } from './lookup/lookedUp.ts';
import type { Trust } from '../data/names/trust.ts';
import { useRestored } from './lookup/useRestored.ts';

export type EnsName = Readonly<{
  name: string | undefined;
  /** The chain whose name service was asked; undefined where none may be. */
  home: number | undefined;
  /** The node that said so, and when, in milliseconds since the epoch. */
  endpoint: string;
  readAt: number;
  reading: boolean;
}>;

/** The primary name of an address (ENSIP-19), forward-verified, fresh for one day. */
export function useEnsName(address: Address | undefined, chainId: number, trust: Trust): EnsName {
  const networks = useNetworks();
  const on = useIsOn('ens');
  const home = homeInUse(chainId, networks, useUsedNetworks());
  const restored = useRestored();
  const query = useQuery(
    {
      queryKey: ['ensName', chainId, address?.toLowerCase() ?? '', trust],
      enabled: address !== undefined && home !== undefined && on && restored,
      staleTime: day,
      queryFn: async ({ signal }) => {
        if (address === undefined) return null;
        const { nameOf } = await import('@readback/core/names/nameOf.ts');
        const whose = { gateways: trust !== 'stranger', orEthereum: trust === 'own' };
        const found = lookedUp(await nameOf({ address, chainId, ...whose }, browserWorld(), signal));
        return found && { name: found.name, endpoint: found.endpoint };
      },
    },
    queryClient,
  );
  const found = on && home !== undefined ? query.data : undefined;
  return {
    name: found?.name,
    home: on ? home : undefined,
    endpoint: found?.endpoint ?? '',
    readAt: query.dataUpdatedAt,
    reading: query.isFetching,
  };
}
