import type { Address, Hex } from 'viem';
import { type Known, known } from '../../model/known.ts';
import { type Answered, ordinary, rpc } from '../../world/rpc.ts';
import { type Check, isRecord, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { receipt, type Receipt, type SentTransaction, sentTransaction } from './mined.ts';
import { type Proven, proven } from './proven.ts';

/** What a node is asked about a transaction. No answer is believed that can be computed again. */
export type HearingNode = Readonly<{
  chainId: number;
  world: World;
  signal: AbortSignal;
  /** The transaction of this hash, with how far the node's word on it could be checked. */
  transaction(hash: Hex): Promise<Known<Answered<Proven>>>;
  receipt(hash: Hex): Promise<Known<Answered<Receipt>>>;
  /** How many transactions an account has made, at the latest block or at one of a number. */
  nonce(of: Address, at?: bigint): Promise<Known<Answered<bigint>>>;
  number(): Promise<Known<Answered<bigint>>>;
}>;

/** The node of one chain, asked within bounds. `world` has to be guarded. */
export function hearingNode(world: World, chainId: number, signal: AbortSignal): HearingNode {
  const bounds = { signal, deadline: 8_000, maxBytes: 4_194_304 };
  const ask = <T>(method: string, params: readonly unknown[], check: Check<T>) =>
    rpc(world, { chainId, method, params }, bounds, check);
  // A hash represents what it is of: that is computed once.
  const checked = new Map<Hex, Proven>();
  return {
    chainId,
    world,
    signal,
    transaction: async (hash) => {
      const answer = await ask('eth_getTransactionByHash', [hash], recordOf);
      if (answer.s !== 'known') return answer;
      const { value, endpoint } = answer.v;
      const found = checked.get(hash) ?? (await proven(value, { hash, chainId }));
      if (found.s === 'proven') checked.set(hash, found);
      return known({ value: found, endpoint });
    },
    receipt: (hash) =>
      ask('eth_getTransactionReceipt', [hash], (it) => {
        const found = receipt(it);
        return found?.hash === undefined || found.hash === hash.toLowerCase() ? found : undefined;
      }),
    nonce: (of, at) =>
      rpc(
        world,
        {
          chainId,
          method: 'eth_getTransactionCount',
          params: [of, at === undefined ? 'latest' : `0x${at.toString(16)}`],
        },
        ordinary(signal),
        quantity,
      ),
    number: () => rpc(world, { chainId, method: 'eth_blockNumber', params: [] }, ordinary(signal), quantity),
  };
}

/** The number of the block so many blocks before the latest; undefined where the node does not say which that is. */
export async function blocksAgo(node: HearingNode, count: bigint): Promise<bigint | undefined> {
  const latest = await node.number();
  if (latest.s !== 'known') return undefined;
  return latest.v.value > count ? latest.v.value - count : 0n;
}

/** A transaction as a node gives it, and what it is read as. */
export const recordOf: Check<
  Readonly<{ record: Readonly<Record<string, unknown>>; sent: SentTransaction }>
> = (it) => {
  const sent = sentTransaction(it);
  return sent === undefined || !isRecord(it) ? undefined : { record: it, sent };
};
