/**
 * What the assets of a request are worth in dollars, read on chain at the block of its simulation, in one question to the
 * node. It comes after everything that is judged: no fact, no rule and no verdict knows of it.
 */
import { type Address, getAddress, type Hex } from 'viem';
import { aggregate3, aggregate3Answer, type BatchedRead, multicall3 } from '../balances/multicall.ts';
import { same } from '../ledger/account.ts';
import { assetKey } from '../ledger/asset.ts';
import { wellKnown } from '../shipped/wellKnownTokens.ts';
import { wrappedCurrency } from '../shipped/wrappedCurrency.ts';
import type { ReadAt } from '../world/chainRead.ts';
import { rpc } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { MostOf } from './amountsIn.ts';
import { feedAsks, feedRate, type FeedRate, wholeUnit } from './feedRate.ts';
import { poolAsks, poolRate, type PricePool, poolsOf } from './poolRate.ts';
import { type Feed, type Valued, valuedOf } from './priceFeeds.ts';

/** Who says a price. `told`: when the feed was told it last, in seconds since the epoch. */
export type PriceWitness =
  | Readonly<{ by: 'feed'; pair: string; address: Address; told: bigint }>
  | Readonly<{ by: 'pool'; address: Address }>;

/** `usd`: what a whole one is worth, in dollars times 10^18. */
export type DollarPrice = Readonly<{
  usd: bigint;
  decimals: number;
  witnesses: readonly PriceWitness[];
  /** The block whose state was read, and its time where the request was simulated. */
  block: bigint;
  at: bigint;
  endpoint: string;
}>;

/** DollarPrices by `assetKey`; whatever has none is not in it. */
export type DollarPrices = ReadonlyMap<string, DollarPrice>;

/** Of so many assets, the first ones, prices are read. */
const mostAssets = 6;

/**
 * The prices of what ships, by a feed, a pool that is a witness, or both; none where two differ by more than a twentieth.
 * The node is asked once, and only where there is a feed or a pool to ask.
 */
export async function readPrices(at: ReadAt, wanted: readonly MostOf[]): Promise<DollarPrices> {
  const plans = wanted.flatMap((it) => planOf(it) ?? []).slice(0, mostAssets);
  const asks = new Map(
    plans
      .flatMap((plan) => [
        ...plan.feeds.flatMap(feedAsks),
        ...plan.pools.flatMap(({ hub, pools }) => [
          ...hub.feeds.flatMap(feedAsks),
          ...pools.flatMap(poolAsks),
        ]),
      ])
      .map((ask) => [keyOf(ask), ask]),
  );
  if (asks.size === 0) return new Map();
  const answers = await askAll(at, [...asks.values()]);
  if (answers === undefined) return new Map();
  const { block } = at;
  const answerTo = (ask: BatchedRead) => answers.found.get(keyOf(ask));
  return new Map(
    plans.flatMap((plan): [string, DollarPrice][] => {
      const price = priceOfPlan(plan, answerTo, block.timestamp);
      if (price === undefined) return [];
      const { parentNumber, timestamp } = block;
      const read = { block: parentNumber, at: timestamp, endpoint: answers.endpoint };
      return [[assetKey(plan.asset), { ...price, decimals: plan.decimals, ...read }]];
    }),
  );
}

/**
 * What an amount is worth, in dollars; undefined where that is nothing, or more than there is.
 *
 * @param raw in the smallest unit of the asset; its sign does not count
 */
export function dollarsOf(
  { usd, decimals }: Pick<DollarPrice, 'usd' | 'decimals'>,
  raw: bigint,
): number | undefined {
  const amount = raw < 0n ? -raw : raw;
  const worth = (amount * usd) / 10n ** BigInt(decimals);
  return worth === 0n || worth > mostWorth ? undefined : Number(worth) / Number(wholeUnit);
}

/** A trillion dollars. */
const mostWorth = 10n ** 12n * wholeUnit;

type Hub = Readonly<{ token: Address; decimals: number; feeds: readonly Feed[] }>;

type Plan = Valued &
  Readonly<{ most: bigint; pools: readonly Readonly<{ hub: Hub; pools: readonly PricePool[] }>[] }>;

function planOf({ asset, most }: MostOf): Plan | undefined {
  const valued = valuedOf(asset);
  if (valued === undefined) return undefined;
  const { chainId } = asset;
  const pools = hubsOf(chainId).flatMap((hub) => {
    const { pooled } = valued;
    if (pooled === undefined || same(pooled, hub.token) || hub.feeds.length === 0) return [];
    return [{ hub, pools: poolsOf(chainId, pooled, hub.token) }];
  });
  return { ...valued, most, pools };
}

/** What most tokens are traded for: the dollar of the network, and its own currency. */
function hubsOf(chainId: number): readonly Hub[] {
  const [dollar] = wellKnown(chainId, 'USDC');
  const [coin] = wrappedCurrency(chainId);
  return [dollar, coin].flatMap((it) => {
    if (it === undefined) return [];
    const token = getAddress(it);
    const valued = valuedOf({ kind: 'token', chainId, address: token });
    return valued === undefined ? [] : [{ token, decimals: valued.decimals, feeds: valued.feeds }];
  });
}

type Answer = (ask: BatchedRead) => Hex | undefined;

function priceOfPlan(
  plan: Plan,
  answerTo: Answer,
  now: bigint,
): Pick<DollarPrice, 'usd' | 'witnesses'> | undefined {
  const fed = fedBy(plan.feeds, answerTo, now);
  const pooled = pooledBy(plan, answerTo, now);
  if (fed === undefined || pooled === undefined) return fed ?? pooled;
  const apart = Math.abs(Math.log(Number(fed.usd) / Number(pooled.usd)));
  if (!(apart <= near)) return undefined;
  const more = pooled.witnesses.filter(
    (it) => !fed.witnesses.some(({ address }) => same(address, it.address)),
  );
  return { usd: fed.usd, witnesses: [...fed.witnesses, ...more] };
}

/** So far may the logarithms of two prices be apart: five hundredths. */
const near = 0.05;

function fedBy(
  feeds: readonly Feed[],
  answerTo: Answer,
  now: bigint,
): Pick<DollarPrice, 'usd' | 'witnesses'> | undefined {
  if (feeds.length === 0) return undefined;
  let usd = wholeUnit;
  const witnesses: PriceWitness[] = [];
  for (const feed of feeds) {
    const rate = rateOf(feed, answerTo, now);
    if (rate === undefined) return undefined;
    usd = (usd * rate.value) / wholeUnit;
    witnesses.push({ by: 'feed', pair: feed.pair, address: getAddress(feed.address), told: rate.told });
  }
  return usd === 0n ? undefined : { usd, witnesses };
}

function rateOf(feed: Feed, answerTo: Answer, now: bigint): FeedRate | undefined {
  const [round, places] = feedAsks(feed).map(answerTo);
  return round === undefined || places === undefined ? undefined : feedRate(round, places, feed, now);
}

/** By way of the first of what it is traded for in a pool that is a witness; of several pools the one that holds most. */
function pooledBy(
  { pooled, decimals, most, pools }: Plan,
  answerTo: Answer,
  now: bigint,
): Pick<DollarPrice, 'usd' | 'witnesses'> | undefined {
  if (pooled === undefined) return undefined;
  for (const { hub, pools: some } of pools) {
    const by = fedBy(hub.feeds, answerTo, now);
    const [best] = some
      .flatMap((pool) => {
        const said = poolRate(pool, poolAsks(pool).map(answerTo), pooled, most);
        return said === undefined ? [] : [{ ...said, pool }];
      })
      .toSorted((one, other) => (one.depth < other.depth ? 1 : -1));
    if (by === undefined || best === undefined) continue;
    const usd = best.rate * 10 ** (decimals - hub.decimals) * Number(by.usd);
    if (!(usd >= 1) || usd > Number(mostWorth)) continue;
    const pool = { by: 'pool', address: best.pool.address } as const;
    return { usd: BigInt(Math.round(usd)), witnesses: [pool, ...by.witnesses] };
  }
  return undefined;
}

function keyOf({ to, data }: BatchedRead): string {
  return `${to.toLowerCase()} ${data}`;
}

/** All of it in one call of Multicall3; undefined where the node has none, or no answer. */
async function askAll(
  { world, block, signal }: ReadAt,
  asks: readonly BatchedRead[],
): Promise<Readonly<{ found: ReadonlyMap<string, Hex>; endpoint: string }> | undefined> {
  const params = [{ to: multicall3, data: aggregate3(asks) }, { blockHash: block.parentHash }];
  const question = { chainId: block.chainId, method: 'eth_call', params };
  const answer = await rpc(world, question, { signal, deadline: 8_000, maxBytes: 524_288 }, hexBytes);
  if (answer.s !== 'known') return undefined;
  const { value, endpoint } = answer.v;
  const read = value === '0x' ? undefined : aggregate3Answer(value, asks.length);
  if (read?.chainId !== BigInt(block.chainId) || read.returned.length !== asks.length) return undefined;
  const found = new Map<string, Hex>();
  read.returned.forEach(({ ok, data }, index) => {
    const ask = asks[index];
    if (ok && ask !== undefined) found.set(keyOf(ask), data);
  });
  return { found, endpoint };
}
