/** DollarPrices of open requests, each read once for its reading. They belong to the page that shows them, and are kept nowhere. */
import { amountsIn } from '@readback/core/money/amountsIn.ts';
import { valuedOf } from '@readback/core/money/priceFeeds.ts';
import { type DollarPrices, readPrices } from '@readback/core/money/prices.ts';
import { assetKey } from '@readback/core/ledger/asset.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import { useEffect } from 'react';
import { valueOf } from '@readback/core/model/known.ts';
import { changing, useChanging } from '../../data/base/changing.ts';
import { noteAsked } from '../../data/sources/sourceUse.ts';
import { browserWorld } from '../../data/world/world.ts';

/** `prices`: undefined while they are read for the first time. `at`: the time of the block that they are of. */
type Kept = Readonly<{ assets: string; at: bigint; prices: DollarPrices | undefined }>;

const kept = changing<ReadonlyMap<string, Kept>>(new Map());

/** So long, in seconds, a price is good for the same request that is read again. */
const fresh = 300n;

/** Of so many requests prices are kept. */
const mostKept = 20;

/** The prices of what a request moves; undefined while they are read. */
export function useMoney(readback: Readback, entry: string | undefined): DollarPrices | undefined {
  const { digest } = readback.incoming.request;
  const effects = valueOf(readback.effects);

  // What is asked of a node happens outside React.
  useEffect(() => {
    if (effects !== undefined) void readMoney(readback, effects, entry);
  }, [readback, effects, entry]);

  return useChanging(kept).get(digest)?.prices;
}

/** Reads the prices of a request, unless they are there, or being read. */
export async function readMoney(
  readback: Readback,
  { block }: Pick<Effects, 'block'>,
  entry: string | undefined,
  world: World = browserWorld(entry === undefined ? {} : { review: entry }),
): Promise<void> {
  const { digest } = readback.incoming.request;
  const wanted = amountsIn(readback);
  const assets = wanted.map(({ asset }) => assetKey(asset)).join();
  const before = kept.get().get(digest);
  if (before?.assets === assets && block.timestamp - before.at <= fresh) return;
  const sameAssets = before?.assets === assets ? before.prices : undefined;
  keep(digest, { assets, at: block.timestamp, prices: sameAssets });
  if (wanted.some(({ asset }) => valuedOf(asset))) noteAsked('prices');
  const prices = await readPrices({ world, block, signal: new AbortController().signal }, wanted);
  keep(digest, { assets, at: block.timestamp, prices });
}

function keep(digest: string, it: Kept): void {
  const all = [...kept.get()].filter(([key]) => key !== digest).slice(1 - mostKept);
  kept.set(new Map([...all, [digest, it]]));
}
