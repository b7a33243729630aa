import type { Clock } from '@readback/server/scripts/clock.ts';

/** In milliseconds. */
const day = 86_400_000;

/** What was passed on to the signer in the last 24 hours, by asset, whatever became of it: a signature can be used later. */
export type Spending = Readonly<{
  inLastDay: (asset: string) => bigint;
  add: (amounts: ReadonlyMap<string, bigint>) => void;
}>;

export function spending(clock: Pick<Clock, 'now'>): Spending {
  let all: Readonly<{ at: number; amounts: ReadonlyMap<string, bigint> }>[] = [];
  return {
    inLastDay: (asset) => {
      all = all.filter(({ at }) => clock.now() - at < day);
      return all.reduce((sum, { amounts }) => sum + (amounts.get(asset) ?? 0n), 0n);
    },
    add: (amounts) => {
      all.push({ at: clock.now(), amounts });
    },
  };
}
