import * as words from '@readback/phrases/words/web/names.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNetworks } from '../data/networks/config.ts';
import { NotRead } from '../data/base/notRead.ts';
import { queryClient } from '../data/rows/queryClient.ts';
import { useIsOn } from '../data/sources/sources.ts';
import { notResolved } from './notResolved.ts';
import type { Resolved } from './resolveTyped.ts';
import type { TypedAddress } from './typedAddress.ts';
import { useRestored } from './lookup/useRestored.ts';
import { useShownChain } from './useShownChain.ts';

/** How long a name must stay the same before it is looked up, in milliseconds. */
const pause = 400;

/** Whom a typed name gives; `text` undefined while no name is typed. */
export function useResolved(text: string | undefined, chainId: number | undefined): TypedAddress {
  const chain = useShownChain(chainId);
  const networks = useNetworks();
  const on = useIsOn('ens');
  const restored = useRestored();
  const settled = useSettled(text);
  const practice = networks.some((it) => it.practice && it.chainId === chain);
  const enabled = practice || networks.some((it) => it.chainId === 1);
  const query = useQuery<Resolved>(
    {
      queryKey: ['ensAddress', chain, settled ?? ''],
      enabled: settled !== undefined && on && enabled && restored,
      queryFn: async ({ signal }) => {
        const { resolveTyped } = await import('./resolveTyped.ts');
        return resolveTyped(settled ?? '', chain, signal);
      },
    },
    queryClient,
  );
  const retry = () => void query.refetch();
  if (text === undefined) return { state: 'empty', retry };
  if (!on) return { state: 'bad', error: words.off, retry };
  if (!enabled) return { state: 'bad', error: words.noEthereum, retry };
  if (settled !== text || query.isFetching || query.isPending) return { state: 'resolving', retry };
  if (query.error) {
    const why = query.error instanceof NotRead ? query.error.unknown : undefined;
    return { state: 'bad', ...notResolved(why), retry };
  }
  const found = query.data;
  if ('bad' in found) return { state: 'bad', error: found.bad, retry };
  return { state: 'resolved', ...found, retry };
}

/** The text once it has not changed for a while. */
function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState<string>();
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === undefined ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
