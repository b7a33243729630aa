/** The token list, while it is turned on: fetched at most once a day, and only its addresses are used. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { loadConfig } from '../data/networks/config.ts';
import { isReachable } from '../data/sources/hosts.ts';
import { parseTokenList, type TokenList, tokenListLimits } from '../data/own/parseTokenList.ts';
import { day } from '../data/base/day.ts';
import { useSetting } from '../data/base/setting.ts';
import { isOn, sourceChoices, urlOf } from '../data/sources/sources.ts';
import { askSource } from '../data/asking/askSource.ts';
import { NotRead } from '../data/base/notRead.ts';

/** The list as it is kept. `on`: the user wants it. `reachable`: the page was opened with its host among those allowed. */
export function useTokenList() {
  const choices = useSetting(sourceChoices);
  const url = urlOf('tokenList', choices);
  const on = isOn('tokenList', choices);
  const reachable = isReachable(url);
  const query = useQuery({ ...options(url), enabled: on && reachable });
  return { on, url, reachable, list: on ? query.data : undefined, query };
}

/** The listed tokens of a network; none while the list is off, and none when it could not be fetched. */
export async function listedTokens(client: QueryClient, chainId: number): Promise<readonly Address[]> {
  const url = urlOf('tokenList');
  if (!isOn('tokenList') || !isReachable(url)) return [];
  // A list that failed is fetched again only by Retry.
  if (client.getQueryState(options(url).queryKey)?.status === 'error') return [];
  try {
    const list = await client.fetchQuery(options(url));
    return list.byChain[String(chainId)] ?? [];
  } catch {
    return [];
  }
}

/** The list's host learns no more than that someone loads it, so that a day's list is fresh: it is fetched once. */
function options(url: string) {
  return queryOptions({
    queryKey: ['tokenList', url],
    staleTime: day,
    queryFn: async ({ signal }): Promise<TokenList> => {
      const { networks } = await loadConfig();
      const bounds = { signal, deadline: 20_000, maxBytes: tokenListLimits.bytes };
      const json = await askSource('tokenList', url, bounds);
      if (json.s !== 'known') throw new NotRead(json);
      const list = parseTokenList(
        json.v,
        networks.map((it) => it.chainId),
      );
      if (!list) throw new NotRead({ s: 'unknown', why: 'malformed' });
      return list;
    },
  });
}
