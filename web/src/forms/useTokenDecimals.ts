import { WordedError } from '@readback/phrases/wordedError.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { browserWorld } from '../data/world/world.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import { readDecimals } from './readDecimals.ts';

export type TokenDecimals =
  | Readonly<{ state: 'notAsked' | 'reading' }>
  /** `at` in milliseconds since the epoch; `again` where it is of an earlier time and could not be asked again. */
  | Readonly<{ state: 'read'; decimals: number; at: number; again?: Failed }>
  | (Failed & Readonly<{ state: 'failed' }>);

type Failed = Readonly<{ why: string; retry: () => void }>;

/** What a token says of its decimals, asked of its network's node once both are known. */
export function useTokenDecimals(chainId: number | undefined, address: Address | undefined): TokenDecimals {
  const known = chainId !== undefined && address !== undefined;
  const query = useQuery({
    queryKey: ['token', 'decimals', chainId, address?.toLowerCase()],
    enabled: known,
    queryFn: async ({ signal }) => {
      if (!known) throw new WordedError(words.noToken);
      const found = await readDecimals({ chainId, address }, browserWorld(), signal);
      if (found.s === 'known') return found.v;
      throw new WordedError(
        found.s === 'pending'
          ? words.noAnswer
          : found.why === 'notFound'
            ? words.tokenNotFound
            : fill(words.decimalsUnreadFor, { why: whyWords[found.why] }),
      );
    },
  });
  if (!known) return { state: 'notAsked' };
  if (query.isFetching && query.data === undefined) return { state: 'reading' };
  const failed = {
    why: query.error instanceof ReadbackError ? errorText(query.error) : words.decimalsUnread,
    retry: () => void query.refetch(),
  };
  if (query.data === undefined) return { state: 'failed', ...failed };
  const read = { state: 'read', decimals: query.data, at: query.dataUpdatedAt } as const;
  return query.isError ? { ...read, again: failed } : read;
}
