import type { Asset } from '@readback/core/model/fact.ts';
import { assetKey } from '@readback/core/ledger/asset.ts';
import { amountWorth } from '@readback/core/money/amountWorth.ts';
import { valuedOf } from '@readback/core/money/priceFeeds.ts';
import { type DollarPrice, readPrices } from '@readback/core/money/prices.ts';
import { pinBlock } from '@readback/core/world/pin.ts';
import type { World } from '@readback/core/world/world.ts';

/** An amount in the smallest unit, and since when its price is known, in seconds since the epoch; absent where a pool says it now. */
export type WorthFound = Readonly<{ raw: bigint; decimals: number; told?: bigint }>;

/**
 * How much of an asset is worth so many dollars now, by what feeds and pools on chain say. Undefined where nobody says it, or
 * where a pool would have to be trusted for more than it was asked about.
 */
export async function readWorth(
  world: World,
  asset: Asset,
  dollars: string,
  signal: AbortSignal,
): Promise<WorthFound | undefined> {
  const valued = valuedOf(asset);
  if (valued === undefined) return undefined;
  const block = await pinBlock(world, asset.chainId, signal);
  if (block.s !== 'known') return undefined;
  const whole = 10n ** BigInt(valued.decimals);
  const most = whole * BigInt(Math.ceil(Number(dollars)));
  const prices = await readPrices({ world, block: block.v, signal }, [{ asset, most }]);
  const price = prices.get(assetKey(asset));
  const raw = price && amountWorth(price, dollars);
  if (price === undefined || raw === undefined) return undefined;
  const told = toldLast(price);
  if (told === undefined && raw > most) return undefined;
  return { raw, decimals: price.decimals, ...(told === undefined ? {} : { told }) };
}

/** When the oldest of its feeds was told its price. */
function toldLast({ witnesses }: DollarPrice): bigint | undefined {
  const [oldest] = witnesses
    .flatMap((it) => (it.by === 'feed' ? [it.told] : []))
    .toSorted((one, other) => (one < other ? -1 : 1));
  return oldest;
}
