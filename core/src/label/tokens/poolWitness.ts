import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import { type Known, known, unknown, isUnanswered } from '../../model/known.ts';
import type { Answered } from '../../world/rpc.ts';
import { type ReadAt, chainRead, someone } from '../../world/chainRead.ts';
import {
  firstWord,
  hasStood,
  isDeep,
  lookBack,
  observed,
  poolAbi,
  poolFees,
  type PoolState,
  type TokenPair,
} from './poolState.ts';

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
    poolFees
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
    // A pool without a history, and one that is not a witness, leave the word to the next.
    const isNone = isUnanswered(root) || (root.s === 'unknown' && root.why === 'notFound');
    if (!isNone) return root;
  }
  return unknown('notFound');
}

type Held = Readonly<{ pool: Address; held: PoolState['held'] }>;

/** How much of both tokens a pool holds. */
async function heldBy(at: ReadAt, pool: Address, pair: TokenPair): Promise<Known<Held>> {
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'balanceOf', args: [pool] });
  const [one, other] = await Promise.all([
    chainRead(at, pair[0], data, firstWord),
    chainRead(at, pair[1], data, firstWord),
  ]);
  if (one.s !== 'known') return one;
  return other.s === 'known' ? known({ pool, held: [one.v.value, other.v.value] }) : other;
}

/** The price of a pool, where it is one that has stood, and at which there is as much to trade. */
async function standingIn(at: ReadAt, { pool, held }: Held, { amounts }: AskedPrice): Promise<Known<Root>> {
  const [now, before] = await Promise.all([
    chainRead(at, pool, encodeFunctionData({ abi: poolAbi, functionName: 'slot0' }), firstWord),
    chainRead(
      at,
      pool,
      encodeFunctionData({ abi: poolAbi, functionName: 'observe', args: [lookBack] }),
      observed,
    ),
  ]);
  if (now.s !== 'known') return now;
  if (before.s !== 'known') return before;
  const state = { root: now.v.value, held, before: before.v.value };
  return hasStood(state, amounts) ? known(now.v) : unknown('notFound');
}

const abi = parseAbi([solidity.getPool]);
