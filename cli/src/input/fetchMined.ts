import type { Mined } from '@readback/core/model/request.ts';
import { readPasted } from '@readback/core/request/readPasted.ts';
import type { Known } from '@readback/core/model/known.ts';
import { type Answered, ordinary, rpc } from '@readback/core/world/rpc.ts';
import { hash32, header, isRecord, own, quantity } from '@readback/core/world/schema.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Hex } from 'viem';
import { UsageError } from '../usageError.ts';
import { whyWords } from '../text/whyWords.ts';
import type { Requested } from './requestIn.ts';

/**
 * Fetches a transaction by its hash, for it to be read back as it would have been before it was sent: on the state of
 * the block before the one that carried it out. The node is not believed: what it answers is put together as bytes,
 * and must have this very hash.
 *
 * @throws {UsageError} where the node does not have it, or has another one
 */
export async function fetchMined(hash: Hex, chainId: number, world: World): Promise<Requested> {
  const signal = new AbortController().signal;
  const ask = <T>(method: string, params: readonly unknown[], check: (it: unknown) => T | undefined) =>
    rpc(world, { chainId, method, params }, { ...ordinary(signal), maxBytes: 1_048_576 }, check);
  const found = answered(
    await ask('eth_getTransactionByHash', [hash], (it) => (isRecord(it) ? it : undefined)),
    'This transaction',
  );
  const parsed = await readPasted(JSON.stringify(found), { chainId });
  if (!parsed.ok) {
    throw new UsageError(`The node’s transaction cannot be read. ${parsed.error.shortMessage}`, {
      details: parsed.error.details,
    });
  }
  const { request, took } = parsed;
  if (request.body.kind !== 'transaction' || request.body.signed?.hash !== hash.toLowerCase()) {
    throw new UsageError('The node answered with another transaction than the one that was asked for.');
  }
  const [blockHash, blockNumber] = [hash32(own(found, 'blockHash')), quantity(own(found, 'blockNumber'))];
  if (blockHash === undefined || blockNumber === undefined) return { request, took };
  const mined: Mined = { blockHash, blockNumber };
  const block = answered(
    await ask('eth_getBlockByHash', [blockHash, false], header),
    'The block of this transaction',
  );
  return { request, took, mined, receivedAt: Number(block.timestamp) * 1_000 };
}

/** The chain that the node is of. @throws {UsageError} where it does not say */
export async function chainOfNode(world: World, chainId: number): Promise<number> {
  const bounds = ordinary(new AbortController().signal);
  const it = await rpc(world, { chainId, method: 'eth_chainId', params: [] }, bounds, quantity);
  return Number(answered(it, 'The node’s network'));
}

function answered<T>(it: Known<Answered<T>>, what: string): T {
  if (it.s === 'known') return it.v.value;
  const why = it.s === 'unknown' ? whyWords[it.why] : whyWords.timeout;
  const source = it.s === 'unknown' && it.source !== undefined ? `${it.source}: ` : '';
  throw new UsageError(`${what} could not be fetched (${source}${why}).`);
}
