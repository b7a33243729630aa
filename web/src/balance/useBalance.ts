import type { Unknown } from '@readback/core/model/known.ts';
import { useQuery } from '@tanstack/react-query';
import { NotRead } from '../data/base/notRead.ts';
import { browserWorld } from '../data/world/world.ts';
import { type BalanceOf, readBalance } from './readBalance.ts';

/** A balance that was fetched, how old it is, and whether the last look at it failed. */
export type BalanceState = Readonly<{
  /** In the smallest unit; the last one that could be read. */
  raw: bigint | undefined;
  /** When `raw` was read, in milliseconds since the epoch. */
  readAt: number;
  reading: boolean;
  /** Why the last look gave nothing. */
  failed: Unknown | undefined;
  look: () => void;
}>;

/** A balance from the cache at once, with its age, and fetched again when what shows it opens. */
export function useBalance(of: BalanceOf): BalanceState {
  const query = useQuery({
    queryKey: ['balance', of.chainId, of.account.toLowerCase(), of.token?.toLowerCase() ?? 'native'],
    queryFn: async ({ signal }) => {
      const found = await readBalance(of, browserWorld(), signal);
      if (found.s === 'known') return found.v;
      throw new NotRead(found);
    },
  });
  return {
    raw: query.data,
    readAt: query.dataUpdatedAt,
    reading: query.isFetching,
    failed: query.error instanceof NotRead ? query.error.unknown : undefined,
    look: () => void query.refetch(),
  };
}
