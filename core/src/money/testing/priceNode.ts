import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import { multicall3 } from '../../balances/multicall.ts';
import { solidity } from '../../world/solidity.ts';
import { fails, type Reply, says } from '../../world/testing/tableWorld.ts';

/** What a feed says: a price in dollars with eight decimals, and how many seconds ago it was told. */
export type FeedSays = Readonly<{ price: number; ago: number; decimals?: number; round?: Hex; places?: Hex }>;

/** What a pool says: what both tokens in it amount to, the price of the first in the second, and that of half an hour ago. */
export type PoolSays = Readonly<{
  held: readonly [bigint, bigint];
  price: number;
  was?: number;
  tokens: readonly [string, string];
}>;

export const now = 1_800_000_000n;

/** A node with Multicall3, these feeds and these pools, by address in lower case; whatever else is asked fails there. */
export function priceNode(
  feeds: Readonly<Record<string, FeedSays>>,
  pools: Readonly<Record<string, PoolSays>> = {},
  chainId = 1n,
): Reply {
  const answer = (to: string, data: Hex): Hex | undefined => {
    if (to === multicall3.toLowerCase()) return numberToHex(chainId, { size: 32 });
    const feed = feeds[to];
    if (feed !== undefined) return feedAnswer(feed, data);
    const pool = pools[to];
    if (pool !== undefined) return poolAnswer(pool, data);
    const holder = data.startsWith('0x70a08231') ? pools[`0x${data.slice(34)}`] : undefined;
    const side = holder?.tokens.indexOf(to) ?? -1;
    return holder === undefined || side < 0 ? undefined : numberToHex(holder.held[side] ?? 0n, { size: 32 });
  };
  return (params) => {
    const [call] = params as readonly [{ to: string; data: Hex }];
    if (call.to.toLowerCase() !== multicall3.toLowerCase()) return fails(3, 'execution reverted')(params);
    const { args } = decodeFunctionData({ abi, data: call.data });
    const returned = args[0].map(({ target, callData }) => {
      const data = answer(target.toLowerCase(), callData);
      return { success: data !== undefined, returnData: data ?? '0x' };
    });
    return says(encodeFunctionResult({ abi, functionName: 'aggregate3', result: returned }))(params);
  };
}

function feedAnswer({ price, ago, decimals = 8, round, places }: FeedSays, data: Hex): Hex {
  if (data === '0x313ce567') return places ?? numberToHex(decimals, { size: 32 });
  const told = now - BigInt(ago);
  return (
    round ??
    roundOf({ answer: (BigInt(Math.round(price * 1e6)) * 10n ** BigInt(decimals)) / 10n ** 6n, told })
  );
}

/** What `latestRoundData` returns. */
export function roundOf({
  answer,
  told,
  id = 7n,
  started = told,
  answeredIn = id,
}: {
  answer: bigint;
  told: bigint;
  id?: bigint;
  started?: bigint;
  answeredIn?: bigint;
}): Hex {
  return encodeAbiParameters(parseAbiParameters('uint256, int256, uint256, uint256, uint256'), [
    id,
    answer,
    started,
    told,
    answeredIn,
  ]);
}

function poolAnswer({ price, was = price }: PoolSays, data: Hex): Hex {
  if (data.startsWith('0x3850c7bd'))
    return numberToHex(BigInt(Math.floor(Math.sqrt(price) * 2 ** 48)) * 2n ** 48n, { size: 32 });
  const tick = Math.round(Math.log(was) / Math.log(1.0001));
  const seconds = BigInt(Math.floor((1_800 * 2 ** 128) / 1e24));
  return encodeAbiParameters(parseAbiParameters('int56[], uint160[]'), [
    [0n, BigInt(tick) * 1_800n],
    [0n, seconds],
  ]);
}

const abi = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  solidity.aggregate3,
]);
