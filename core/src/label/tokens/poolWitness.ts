import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import { type Known, known, unknown, isUnanswered } from '../../model/known.ts';
import type { Answered } from '../../world/rpc.ts';
import { type Check, hexBytes } from '../../world/schema.ts';
import { type ReadAt, chainRead, someone } from '../../world/chainRead.ts';

/** The tokens of a price, in the order of pools. */
export type TokenPair = readonly [token0: Address, token1: Address];

/** The root of a price times 2⁹⁶, as pools keep it, and who told it. */
export type Root = Answered<bigint>;

/**
 * A price that is asked for. `amounts`: so much of either token changes hands at it. `own`: the fees of pools that
 * liquidity goes into, which are no witness of their own price.
 */
export type AskedPrice = Readonly<{
  pair: TokenPair;
  amounts: readonly [bigint, bigint];
  own: readonly number[];
  /** Liquidity goes into a pair of Uniswap v2’s kind, whose price counts where it has stood. */
  inPair?: boolean;
}>;

/**
 * The price in that pool of Uniswap v3 which holds most of two tokens, of those that are a witness of it: one is only if
 * it holds ten times of both what changes hands, has had liquidity for as much over the last half hour, and its price
 * has been near that for so long. Anybody can open a pool with little in it, at any price. `notFound`: there is none.
 */
export async function witnessIn(at: ReadAt, factory: Address, asked: AskedPrice): Promise<Known<Root>> {
  const pools = await Promise.all(
    fees
      .filter((fee) => !asked.own.includes(fee))
      .map(async (fee): Promise<Known<Held>> => {
        const data = encodeFunctionData({ abi, functionName: 'getPool', args: [...asked.pair, fee] });
        const pool = await chainRead(at, factory, data, someone);
        return pool.s === 'known' ? heldBy(at, pool.v.value, asked.pair) : pool;
      }),
  );
  const silent = pools.find((it) => it.s === 'unknown' && !isUnanswered(it));
  if (silent !== undefined && silent.s !== 'known') return silent;
  const large = pools
    .flatMap((it) => (it.s === 'known' && isDeep(it.v.held, asked.amounts) ? [it.v] : []))
    .toSorted((a, b) => (a.held[0] * a.held[1] < b.held[0] * b.held[1] ? 1 : -1));
  for (const pool of large) {
    const root = await standingIn(at, pool, asked);
    // A pool without a history, and one that is no witness, leave the word to the next.
    const isNone = isUnanswered(root) || (root.s === 'unknown' && root.why === 'notFound');
    if (!isNone) return root;
  }
  return unknown('notFound');
}

type Held = Readonly<{ pool: Address; held: readonly [bigint, bigint] }>;

/** How much of both tokens a pool holds. */
async function heldBy(at: ReadAt, pool: Address, pair: TokenPair): Promise<Known<Held>> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [pool] });
  const [one, other] = await Promise.all([
    chainRead(at, pair[0], data, firstWord),
    chainRead(at, pair[1], data, firstWord),
  ]);
  if (one.s !== 'known') return one;
  return other.s === 'known' ? known({ pool, held: [one.v.value, other.v.value] }) : other;
}

/** So many times what changes hands. */
const times = 10n;

/** Whether a pool holds ten times of both what changes hands. */
export function isDeep(held: readonly [bigint, bigint], amounts: readonly [bigint, bigint]): boolean {
  return held.every((it, at) => it > 0n && it >= (amounts[at] ?? 0n) * times);
}

/** The price of a pool, where it is one that has stood, and at which there is as much to trade. */
async function standingIn(at: ReadAt, { pool, held }: Held, { amounts }: AskedPrice): Promise<Known<Root>> {
  const [now, before] = await Promise.all([
    chainRead(at, pool, encodeFunctionData({ abi, functionName: 'slot0' }), firstWord),
    chainRead(at, pool, encodeFunctionData({ abi, functionName: 'observe', args: [[span, 0]] }), observed),
  ]);
  if (now.s !== 'known') return now;
  if (before.s !== 'known') return before;
  const { tick, liquidity } = before.v.value;
  const price = priceOf(now.v.value);
  if (!(price > 0) || Math.abs(Math.log(price) / Math.log(1.0001) - tick) > near) return unknown('notFound');
  const [one, other] = amounts.map(Number) as [number, number];
  // What one token is in the other counts of both sides: an amount that is asked for may be far too small.
  const all = [Math.max(one, other / price), Math.max(other, one * price)] as const;
  const root = Math.sqrt(price);
  const tradable = [liquidity / root, liquidity * root] as const;
  const enough = all.every(
    (it, side) => Math.min(Number(held[side]), tradable[side] ?? 0) >= it * Number(times),
  );
  return enough ? known(now.v) : unknown('notFound');
}

/** Half an hour. */
const span = 1_800;

/** So far, in ticks of a hundredth of a percent, a price may be from its average. */
const near = 500;

/** The price of the first token of a pool in the second one. */
export function priceOf(root: bigint): number {
  return (Number(root) / 2 ** 96) ** 2;
}

/** What pools count roots of prices in. */
export const two96 = 2n ** 96n;

const abi = parseAbi([solidity.getPool, solidity.balanceOf, solidity.slot0, solidity.observe]);

const fees = [100, 500, 3_000, 10_000] as const;

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

const firstWord: Check<bigint> = (it) => {
  const hex: Hex | undefined = hexBytes(it);
  return hex === undefined || hex.length < 66 ? undefined : BigInt(hex.slice(0, 66));
};

/** The average tick of the last half hour, and the harmonic mean of the liquidity at it. */
const observed: Check<Readonly<{ tick: number; liquidity: number }>> = (it) => {
  const hex = hexBytes(it);
  if (hex === undefined || hex.length < 2 + 8 * 64) return undefined;
  const word = (at: number) => BigInt(`0x${hex.slice(2 + at * 64, 66 + at * 64)}`);
  const [first, last, before, after] = [word(3), word(4), word(6), word(7)];
  if (word(0) !== 64n || word(1) !== 160n || word(2) !== 2n || word(5) !== 2n) return undefined;
  const tick = Number(BigInt.asIntN(56, last - first)) / span;
  const seconds = BigInt.asUintN(160, after - before);
  return { tick, liquidity: seconds === 0n ? 0 : (span * 2 ** 128) / Number(seconds) };
};
