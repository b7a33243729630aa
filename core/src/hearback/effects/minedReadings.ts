import { type Hex, numberToHex } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';
import type { ReadPair } from '../../effects/draft.ts';
import { slots } from '../../effects/control/slots.ts';
import { type AskedRead, isSlotRead, type Read, rawRead, type SlotRead } from '../../effects/read.ts';
import { readerCode, readerGas, readerInput, readerOutput } from '../../effects/reader.ts';
import { unforeseeable } from '../../simulate/engines/unforeseeable.ts';
import { rpc, valueAnswered } from '../../world/rpc.ts';
import { hash32, hexBytes, isRecord, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/** Values before and after a mined block, and the hashes of the transactions in it. */
export type MinedReadings = Readonly<{
  readings: readonly ReadPair[];
  transactions: readonly Hex[];
  /** Of the block, in seconds since the epoch. */
  time?: bigint;
}>;

/**
 * Reads the state of the parent of a mined block and of the block itself: one request for the block, then two at
 * the same time, by `eth_call` with the reader put in place by a state override; slots of storage beside them.
 */
export async function minedReadings(
  { chainId, blockHash, reads }: { chainId: number; blockHash: Hex; reads: readonly Read[] },
  world: World,
  signal: AbortSignal,
): Promise<Known<MinedReadings>> {
  const bounds = { signal, deadline: 10_000, maxBytes: 1_048_576 };
  const question = { chainId, method: 'eth_getBlockByHash', params: [blockHash, false] };
  const block = await rpc(world, question, bounds, minedBlock);
  if (block.s !== 'known') return block;
  const { parentHash } = block.v.value;
  const asked = reads.filter((read): read is AskedRead => !isSlotRead(read));
  const stored = reads.filter(isSlotRead).slice(0, mostSlots);
  const at = (hash: Hex) => {
    const raw = asked.map(rawRead);
    const reader = unforeseeable();
    const call = { to: reader, data: readerInput(raw), gas: numberToHex(readerGas(raw.length)) };
    const params = [call, { blockHash: hash }, { [reader]: { code: readerCode } }];
    return rpc(world, { chainId, method: 'eth_call', params }, bounds, hexBytes);
  };
  const slotAt = async ({ contract, is }: SlotRead, hash: Hex): Promise<Known<bigint>> => {
    const params = [contract, slots[is].slot, { blockHash: hash }];
    const word = await rpc(world, { chainId, method: 'eth_getStorageAt', params }, bounds, quantity);
    return valueAnswered(word);
  };
  const [before, after, ofSlots] = await Promise.all([
    at(parentHash),
    at(blockHash),
    Promise.all(
      stored.map(async (read): Promise<ReadPair> => {
        const [from, to] = await Promise.all([slotAt(read, parentHash), slotAt(read, blockHash)]);
        return { read, before: from, after: to };
      }),
    ),
  ]);
  if (before.s !== 'known') return before;
  if (after.s !== 'known') return after;
  const [from, to] = [before.v, after.v].map(({ value }) => readerOutput(value, asked.length)?.words);
  if (from === undefined || to === undefined) return unknown('malformed', after.v.endpoint);
  const readings = [
    ...asked.map((read, n) => ({
      read,
      before: from[n] ?? unknown('malformed'),
      after: to[n] ?? unknown('malformed'),
    })),
    ...ofSlots,
  ];
  const { transactions, time } = block.v.value;
  return known({ readings, transactions, ...(time === undefined ? {} : { time }) });
}

/** So many slots of storage are read, each by a question of its own. */
const mostSlots = 16;

function minedBlock(
  it: unknown,
): { parentHash: Hex; transactions: readonly Hex[]; time: bigint | undefined } | undefined {
  if (!isRecord(it) || !Array.isArray(it.transactions)) return undefined;
  const parentHash = hash32(it.parentHash);
  const transactions = it.transactions.map(hash32).filter((hash) => hash !== undefined);
  return parentHash === undefined ? undefined : { parentHash, transactions, time: quantity(it.timestamp) };
}
