import { readToken, type TokenFound } from '@readback/core/balances/readToken.ts';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { browserWorld } from '../data/world/world.ts';
import { NotRead } from '../data/base/notRead.ts';
import { failureWords } from '../ui/said/failureWords.ts';

export type TokenAbout = Readonly<{
  /** What the contract says of itself; its `kind` is unknown when it is not a token. */
  found?: TokenFound | undefined;
  reading: boolean;
  /** Why nobody could be asked. */
  failed?: string | undefined;
  retry: () => void;
}>;

/** What a contract says of itself as a token, asked as soon as its address is typed. */
export function useTokenAbout({
  chainId,
  address,
  account,
}: {
  chainId: number;
  address: Address | undefined;
  account: Address;
}): TokenAbout {
  const query = useQuery({
    queryKey: ['token', 'about', chainId, address?.toLowerCase()],
    enabled: address !== undefined,
    queryFn: async ({ signal }) => {
      if (address === undefined) throw new NotRead({ s: 'unknown', why: 'notAsked' });
      const found = await readToken(browserWorld(), { chainId, address, account }, signal);
      // A contract that is not a token is an answer; a node that gave none is not.
      if (found.kind.s === 'unknown' && !['notFound', 'unsupported'].includes(found.kind.why))
        throw new NotRead(found.kind);
      return found;
    },
  });
  return {
    found: query.data,
    reading: query.isFetching,
    failed: query.error && !query.isFetching ? failureWords(query.error) : undefined,
    retry: () => void query.refetch(),
  };
}
