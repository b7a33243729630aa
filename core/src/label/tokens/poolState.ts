/** What a pool of Uniswap v3 says of its price, and when that counts. */
import { type Address, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import { wordAt } from '../../world/returned.ts';
import { type Check, hexBytes } from '../../world/schema.ts';

/** The tokens of a price, in the order of pools. */
export type TokenPair = readonly [token0: Address, token1: Address];

/**
 * What a pool says: the root of its price times 2⁹⁶, how much of both tokens it holds, the average tick of the last half
 * hour, and the harmonic mean of its liquidity over that.
 */
export type PoolState = Readonly<{
  root: bigint;
  held: readonly [bigint, bigint];
  before: Readonly<{ tick: number; liquidity: number }>;
}>;

/**
 * Whether the price of a pool has stood for half an hour, and there is ten times as much to trade at it as changes
 * hands. Anybody can open a pool with little in it, at any price.
 */
export function hasStood({ root, held, before }: PoolState, amounts: readonly [bigint, bigint]): boolean {
  const price = priceOf(root);
  if (!(price > 0) || Math.abs(Math.log(price) / Math.log(1.0001) - before.tick) > near) return false;
  const [one, other] = amounts.map(Number) as [number, number];
  // What one token is in the other counts of both sides: an amount that is asked for may be far too small.
  const all = [Math.max(one, other / price), Math.max(other, one * price)] as const;
  const side = Math.sqrt(price);
  const tradable = [before.liquidity / side, before.liquidity * side] as const;
  return all.every((it, at) => Math.min(Number(held[at]), tradable[at] ?? 0) >= it * Number(times));
}

/** Whether a pool holds ten times of both what changes hands. */
export function isDeep(held: readonly [bigint, bigint], amounts: readonly [bigint, bigint]): boolean {
  return held.every((it, at) => it > 0n && it >= (amounts[at] ?? 0n) * times);
}

/** So many times what changes hands. */
const times = 10n;

/** So far, in ticks of a hundredth of a percent, a price may be from its average. */
const near = 500;

/** The price of the first token of a pool in the second one. */
export function priceOf(root: bigint): number {
  return (Number(root) / 2 ** 96) ** 2;
}

/** What pools count roots of prices in. */
export const two96 = 2n ** 96n;

/** Two tokens in the order of pools. */
export function sorted(a: Address, b: Address): TokenPair {
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a];
}

/** What a pool, and the tokens in it, are asked. */
export const poolAbi = parseAbi([solidity.balanceOf, solidity.slot0, solidity.observe]);

/** In seconds, what a pool is asked to look back: half an hour, until now. */
export const lookBack = [1_800, 0] as const;

/** The fees that pools of two tokens have, in millionths. */
export const poolFees = [100, 500, 3_000, 10_000] as const;

/** The factories of Uniswap v3. From its documentation of deployments. */
export const factories: Readonly<Record<number, Address>> = {
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

export const firstWord = wordAt(0);

/** What `observe` answers to `lookBack`. */
export const observed: Check<PoolState['before']> = (it) => {
  const hex = hexBytes(it);
  if (hex === undefined || hex.length < 2 + 8 * 64) return undefined;
  const word = (at: number) => BigInt(`0x${hex.slice(2 + at * 64, 66 + at * 64)}`);
  const [first, last, before, after] = [word(3), word(4), word(6), word(7)];
  if (word(0) !== 64n || word(1) !== 160n || word(2) !== 2n || word(5) !== 2n) return undefined;
  const tick = Number(BigInt.asIntN(56, last - first)) / span;
  const seconds = BigInt.asUintN(160, after - before);
  return { tick, liquidity: seconds === 0n ? 0 : (span * 2 ** 128) / Number(seconds) };
};

const [span] = lookBack;
