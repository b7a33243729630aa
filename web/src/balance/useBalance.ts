import type { Known } from '@readback/core/model/known.ts';
import { useQuery } from '@tanstack/react-query';
import { browserWorld } from '../data/world.ts';
import { type BalanceOf, readBalance } from './readBalance.ts';

/** A balance that was fetched, how old it is, and whether the last look at it failed. */
export type BalanceState = Readonly<{
  /** In the smallest unit; the last one that could be read. */
  raw: bigint | undefined;
  /** When `raw` was read, in milliseconds since the epoch. */
  readAt: number;
  reading: boolean;
  /** Why the last look gave nothing. */
  failed: Extract<Known<never>, { s: 'unknown' }> | undefined;
  look: () => void;
}>;

/** Why a balance could not be read, as the error of its query. */
class NotRead extends Error {
  readonly unknown: Extract<Known<never>, { s: 'unknown' }>;
  override name = 'NotRead';
  constructor(why: Extract<Known<never>, { s: 'unknown' }>) {
    super(why.why);
    this.unknown = why;
  }
}

/** A balance from the cache at once, with its age, and fetched anew when what shows it opens. */
export function useBalance(of: BalanceOf): BalanceState {
  const query = useQuery({
    queryKey: ['balance', of.chainId, of.account.toLowerCase(), of.token?.toLowerCase() ?? 'native'],
    queryFn: async ({ signal }) => {
      const found = await readBalance(of, browserWorld(), signal);
      if (found.s === 'known') return found.v;
      throw new NotRead(found.s === 'unknown' ? found : { s: 'unknown', why: 'notAsked' });
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
