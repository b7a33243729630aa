import { chainName } from '@readback/phrases/chains.ts';
import { useMemo } from 'react';
import { useBook } from '../data/own/book.ts';
import { useNetworks } from '../data/networks/config.ts';
import type { KnownNames } from './findEntries.ts';

/** The names that the user gave to addresses, and those of networks: the enabled ones', else the common ones. */
export function useKnownNames(): KnownNames {
  const book = useBook();
  const networks = useNetworks();
  return useMemo(() => {
    const given = new Map(book.map(({ address, name }) => [address.toLowerCase(), name]));
    const called = new Map(networks.map(({ chainId, name }) => [chainId, name]));
    return {
      ofAddress: (address) => given.get(address.toLowerCase()),
      ofNetwork: (chainId) => called.get(chainId) ?? chainName(chainId),
    };
  }, [book, networks]);
}
