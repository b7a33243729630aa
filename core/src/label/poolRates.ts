import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { type OwnPrice, ownPricesOf, pooledAs } from '../check/ownPrices.ts';
import { limitPricesOf } from '../check/limitPrices.ts';
import { everyStep } from '../check/walk.ts';
import type { Fact, FactId } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { chainInfo } from '../world/chains.ts';
import { type Check, hexBytes } from '../world/schema.ts';
import { chainFact, isRefusal, type ReadAt, readCall, somebody } from './chainRead.ts';

/** The tokens of a price, in the order of pools. */
export type Pair = readonly [token0: Address, token1: Address];

/** The fact of the price of two tokens in the largest pool of them: the square root that the pool keeps, times 2⁹⁶. */
export function rateFact([token0, token1]: Pair): FactId {
  return `rate.${token0.toLowerCase()}.${token1.toLowerCase()}`;
}

/** The tokens of a price that a request sets, as pools have them; undefined for one token, or one that is in no pool. */
export function pairOf(chainId: number, { one, other }: OwnPrice): Pair | undefined {
  const symbol = chainInfo(chainId)?.symbol;
  const [a, b] = [pooledAs(chainId, symbol, one.token), pooledAs(chainId, symbol, other.token)];
  if (a === undefined || b === undefined || a.toLowerCase() === b.toLowerCase()) return undefined;
  return sorted(a, b);
}

/** Two tokens in the order of pools. */
export function sorted(a: Address, b: Address): Pair {
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a];
}

/**
 * What the prices that the steps set by themselves can be held against: the price in that pool of Uniswap v3 which holds
 * most of the two tokens, at the pinned block. Whoever opened a pool with little in it does not decide.
 */
export async function rateFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const pairs = new Map<FactId, Pair>();
  for (const step of everyStep(steps)) {
    for (const price of ownPricesOf(step)) {
      const pair = price.many === true ? undefined : pairOf(at.block.chainId, price);
      if (pair !== undefined) pairs.set(rateFact(pair), pair);
    }
    for (const { token, dollar } of limitPricesOf(step)) {
      const pair = sorted(token, dollar);
      pairs.set(rateFact(pair), pair);
    }
  }
  return Promise.all(
    [...pairs].map(
      async ([id, pair], index): Promise<Fact> =>
        index < mostPairs ? rateIn(at, id, pair) : { id, value: unknown('notFound'), from: [] },
    ),
  );
}

const mostPairs = 4;

async function rateIn(at: ReadAt, id: FactId, pair: Pair): Promise<Fact> {
  const factory = factories[at.block.chainId];
  if (factory === undefined) return { id, value: unknown('notFound'), from: [] };
  const pools = await Promise.all(
    fees.map(async (fee): Promise<Known<Held>> => {
      const data = encodeFunctionData({ abi, functionName: 'getPool', args: [...pair, fee] });
      const pool = await readCall(at, factory, data, somebody);
      return pool.s === 'known' ? heldBy(at, pool.v.value, pair) : pool;
    }),
  );
  const silent = pools.find((it) => it.s === 'unknown' && !isRefusal(it));
  if (silent?.s === 'unknown') return { id, value: silent, from: [] };
  const [largest] = pools
    .flatMap((it) => (it.s === 'known' && it.v.held > 0n ? [it.v] : []))
    .toSorted((a, b) => (a.held < b.held ? 1 : -1));
  if (largest === undefined) return { id, value: unknown('notFound'), from: [] };
  const data = encodeFunctionData({ abi, functionName: 'slot0' });
  const answer = await readCall(at, largest.pool, data, firstWord);
  return chainFact(id, at.block, answer, (value) => ({ kind: 'integer', value }));
}

type Held = Readonly<{ pool: Address; held: bigint }>;

/** How much of both tokens a pool holds, as one number. */
async function heldBy(at: ReadAt, pool: Address, pair: Pair): Promise<Known<Held>> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [pool] });
  const [one, other] = await Promise.all([
    readCall(at, pair[0], data, firstWord),
    readCall(at, pair[1], data, firstWord),
  ]);
  if (one.s !== 'known') return one;
  return other.s === 'known' ? known({ pool, held: one.v.value * other.v.value }) : other;
}

const abi = parseAbi([
  'function getPool(address one, address other, uint24 fee) view returns (address)',
  'function balanceOf(address who) view returns (uint256)',
  'function slot0() view',
]);

const fees = [100, 500, 3_000, 10_000] as const;

/** The factories of Uniswap v3. From its documentation of deployments. */
const factories: Readonly<Record<number, Address>> = {
  1: '0x1f98431c8ad98523631ae4a59f267346ea31f984',
  10: '0x1f98431c8ad98523631ae4a59f267346ea31f984',
  56: '0xdb1d10011ad0ff90774d0c6bb92e5c5c8b4461f7',
  130: '0x1f98400000000000000000000000000000000003',
  137: '0x1f98431c8ad98523631ae4a59f267346ea31f984',
  8453: '0x33128a8fc17869897dce68ed026d694621f6fdfd',
  42161: '0x1f98431c8ad98523631ae4a59f267346ea31f984',
  42220: '0xafe208a311b21f13ef87e33a90049fc17a7acdec',
  43114: '0x740b1c1de25031c31ff4fc9a62f554a55cdc1bad',
};

const firstWord: Check<bigint> = (it) => {
  const hex: Hex | undefined = hexBytes(it);
  return hex === undefined || hex.length < 66 ? undefined : BigInt(hex.slice(0, 66));
};
