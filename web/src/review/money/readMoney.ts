/** DollarPrices of open requests, each read once for its reading. They belong to the page that shows them, and are kept nowhere. */
import { amountsIn } from '@readback/core/money/amountsIn.ts';
import { valuedOf } from '@readback/core/money/priceFeeds.ts';
import { type DollarPrice, readPrices } from '@readback/core/money/prices.ts';
import { assetKey } from '@readback/core/ledger/asset.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import { useEffect } from 'react';
import { nativeDecimals } from '@readback/phrases/native.ts';
import { factOfToken } from '@readback/core/model/factIds.ts';
import type { HostPrice } from '@readback/core/money/hostPrices.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { maxDecimals } from '@readback/core/text/amount.ts';
import { shippedToken } from '@readback/core/shipped/wellKnownTokens.ts';
import { isOn } from '../../data/sources/sources.ts';
import { askPriceHost } from './askPriceHost.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { changing, useChanging } from '../../data/base/changing.ts';
import { noteAsked } from '../../data/sources/sourceUse.ts';
import { browserWorld } from '../../data/world/world.ts';

/** A price that the host which the user added says. */
export type PriceByHost = HostPrice & Readonly<{ decimals: number; host: string }>;

/** By `assetKey`. */
type Prices = ReadonlyMap<string, DollarPrice | PriceByHost>;

/** `prices`: undefined while they are read for the first time. `at`: the time of the block that they are of. */
type Kept = Readonly<{ assets: string; at: bigint; prices: Prices | undefined }>;

const kept = changing<ReadonlyMap<string, Kept>>(new Map());

/** So long, in seconds, a price is good for the same request that is read again. */
const fresh = 300n;

/** Of so many requests prices are kept. */
const mostKept = 20;

/** The prices of what a request moves; undefined while they are read. */
export function useMoney(readback: Readback, entry: string | undefined): Prices | undefined {
  const { digest } = readback.incoming.request;
  const effects = valueOf(readback.effects);

  // What is asked of a node happens outside React.
  useEffect(() => {
    if (effects !== undefined) void readMoney(readback, effects, entry);
  }, [readback, effects, entry]);

  return useChanging(kept).get(digest)?.prices;
}

/** Reads the prices of a request, unless they are there, or being read: on chain, and of the rest by the host that the user added. */
export async function readMoney(
  readback: Readback,
  { block }: Pick<Effects, 'block'>,
  entry: string | undefined,
  world: World = browserWorld(entry === undefined ? {} : { review: entry }),
): Promise<void> {
  const { digest } = readback.incoming.request;
  const wanted = amountsIn(readback);
  const by = [isOn('prices'), isOn('priceHost')] as const;
  const assets = [...wanted.map(({ asset }) => assetKey(asset)), ...by].join();
  const before = kept.get().get(digest);
  if (before?.assets === assets && block.timestamp - before.at <= fresh) return;
  const sameAssets = before?.assets === assets ? before.prices : undefined;
  keep(digest, { assets, at: block.timestamp, prices: sameAssets });
  const onChain = by[0] ? wanted : [];
  if (onChain.some(({ asset }) => valuedOf(asset))) noteAsked('prices');
  const read = await readPrices({ world, block, signal: new AbortController().signal }, onChain);
  const rest = wanted.map(({ asset }) => asset).filter((it) => !read.has(assetKey(it)));
  if (read.size > 0 && rest.length > 0) keep(digest, { assets, at: block.timestamp, prices: read });
  const prices: Prices = new Map<string, DollarPrice | PriceByHost>([
    ...read,
    ...(await byHost(rest, readback.facts, entry)),
  ]);
  keep(digest, { assets, at: block.timestamp, prices });
}

async function byHost(
  assets: readonly Asset[],
  facts: Readback['facts'],
  entry: string | undefined,
): Promise<readonly (readonly [string, PriceByHost])[]> {
  const whole = new Map(
    assets.flatMap((it) => {
      const decimals = decimalsOf(it, facts);
      return decimals === undefined ? [] : [[it, decimals] as const];
    }),
  );
  const said = await askPriceHost([...whole.keys()], entry);
  if (said === undefined) return [];
  return [...whole].flatMap(([asset, decimals]) => {
    const price = said.prices.get(assetKey(asset));
    return price === undefined ? [] : [[assetKey(asset), { ...price, decimals, host: said.host }] as const];
  });
}

/** As the chain says, or as ships; never as the host says. */
function decimalsOf(asset: Asset, facts: Readback['facts']): number | undefined {
  if (asset.kind === 'native') return nativeDecimals;
  if (asset.kind !== 'token') return undefined;
  const id = factOfToken(asset.address, 'decimals');
  const said = valueOf(Object.hasOwn(facts, id) ? facts[id]?.value : undefined);
  const decimals =
    said?.kind === 'integer' ? said.value : shippedToken(asset.chainId, asset.address)?.decimals;
  return decimals === undefined || decimals > BigInt(maxDecimals) ? undefined : Number(decimals);
}

function keep(digest: string, it: Kept): void {
  const all = [...kept.get()].filter(([key]) => key !== digest).slice(1 - mostKept);
  kept.set(new Map([...all, [digest, it]]));
}
