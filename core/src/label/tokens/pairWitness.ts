import { type Address, encodeFunctionData, numberToHex, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import { isUnanswered, type Known, known, unknown } from '../../model/known.ts';
import { poolFactoriesOn } from '../../shipped/poolFactories.ts';
import { chainRead, type ReadAt, someone } from '../../world/chainRead.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { wordAt } from '../../world/returned.ts';
import { type Check, header } from '../../world/schema.ts';
import { isDeep, two96 } from './poolState.ts';
import type { AskedPrice, Root } from './poolWitness.ts';

/**
 * The price in that pair of Uniswap v2’s kind, of a shipped factory, which holds most of two tokens, where it has stood: at the
 * pinned block and ten minutes or more before, it holds ten times of both what changes hands, at about the same price. To hold
 * a wrong price for so long costs whoever set it what everybody else takes from it. `notFound`: there is none, or the node does
 * not keep the state of then.
 */
export async function pairWitness(at: ReadAt, { pair, amounts }: AskedPrice): Promise<Known<Root>> {
  const { block, world, signal } = at;
  const factories = poolFactoriesOn(block.chainId)?.pairs ?? [];
  const all = await Promise.all(
    factories.map(async (factory): Promise<Known<Pair>> => {
      const data = encodeFunctionData({ abi, functionName: 'getPair', args: [...pair] });
      const found = await chainRead(at, factory, data, someone);
      if (found.s !== 'known') return found;
      const held = await reservesOf(at, found.v.value);
      return held.s === 'known' ? known({ address: found.v.value, held: held.v }) : held;
    }),
  );
  const silent = all.find((it) => it.s === 'unknown' && !isUnanswered(it));
  if (silent !== undefined && silent.s !== 'known') return silent;
  const [largest] = all
    .flatMap((it) => (it.s === 'known' && isDeep(it.v.held.value, amounts) ? [it.v] : []))
    .toSorted((a, b) => (product(a) < product(b) ? 1 : -1));
  if (largest === undefined || block.parentNumber < back) return unknown('notFound');
  const params = [numberToHex(block.parentNumber - back), false];
  const question = { chainId: block.chainId, method: 'eth_getBlockByNumber', params };
  const then = await rpc(world, question, ordinary(signal), header);
  if (then.s !== 'known' || block.timestamp - then.v.value.timestamp < leastAge) return unknown('notFound');
  const before = await reservesOf(
    { ...at, block: { ...block, parentHash: then.v.value.hash } },
    largest.address,
  );
  if (before.s !== 'known' || !isDeep(before.v.value, amounts)) return unknown('notFound');
  const [now, was] = [priceIn(largest.held.value), priceIn(before.v.value)];
  if (Math.abs(Math.log(now / was)) > near) return unknown('notFound');
  return known({ value: rootOf(now), endpoint: largest.held.endpoint });
}

type Reserves = readonly [bigint, bigint];
type Pair = Readonly<{ address: Address; held: Readonly<{ value: Reserves; endpoint: string }> }>;

/** So many blocks back nodes still have the state that they need themselves. */
const back = 120n;

/** In seconds. */
const leastAge = 600n;

/** So far may the logarithms of both prices be apart: five hundredths. */
const near = 0.05;

async function reservesOf(at: ReadAt, pair: Address): Promise<Known<Pair['held']>> {
  return chainRead(at, pair, encodeFunctionData({ abi, functionName: 'getReserves' }), reserves);
}

const reserves: Check<Reserves> = (it) => {
  const [one, other] = [wordAt(0, 3)(it), wordAt(1, 3)(it)];
  return one === undefined || other === undefined ? undefined : [one, other];
};

function product({ held: { value } }: Pair): bigint {
  return value[0] * value[1];
}

function priceIn([one, other]: Reserves): number {
  return Number(other) / Number(one);
}

/** As pools of Uniswap v3 keep it. */
function rootOf(price: number): bigint {
  return (BigInt(Math.round(Math.sqrt(price) * 2 ** 48)) * two96) / 2n ** 48n;
}

const abi = parseAbi([solidity.getPair, solidity.getReserves]);
