import type { Problem } from '../../text/problem.ts';
import type { Hex } from 'viem';
import type { Mined, SigningRequest } from '../../model/request.ts';
import { ReadbackError } from '../../text/errors.ts';
import { bad, good, type Result } from '../../text/result.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { type Check, hash32, header, isRecord, own, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { readPasted } from '../parse/readPasted.ts';

/**
 * A transaction that a network has, as it is read back: as it would have been before. `receivedAt` is the time of its
 * block in milliseconds, so that deadlines are held against it; absent where it waits to be mined.
 */
export type FetchedTransaction = Readonly<{ request: SigningRequest; mined?: Mined; receivedAt?: number }>;

/**
 * Asks the node of a network for a transaction by its hash, and for its block. The node is not believed: what it
 * answers is put together as bytes, and must have this very hash, which the signature and every field go into.
 *
 * Two requests. The errors say what to do.
 */
export async function fetchTransaction(
  { hash, chainId }: Readonly<{ hash: Hex; chainId: number }>,
  world: World,
  signal: AbortSignal,
): Promise<Result<FetchedTransaction>> {
  // A transaction may be as large as a block lets it: 128 KiB of data, twice that in hex.
  const bounds = { ...ordinary(signal), maxBytes: 2_097_152 };
  const ask = <T>(method: string, params: readonly unknown[], check: Check<T>) =>
    rpc(world, { chainId, method, params }, bounds, check);
  const found = await ask('eth_getTransactionByHash', [hash], (it) => (isRecord(it) ? it : undefined));
  if (found.s !== 'known') {
    const why = found.s === 'unknown' ? found.why : 'pending';
    return wrong({ id: why === 'notFound' ? 'node.notThere' : 'node.notAnswered' }, why);
  }
  const { value } = found.v;
  const parsed = await readPasted(JSON.stringify(value), { chainId });
  if (!parsed.ok) {
    return wrong({ id: 'node.unreadable', args: { problem: parsed.error.problem } }, parsed.error.details);
  }
  const { body } = parsed.request;
  if (body.kind !== 'transaction' || body.signed?.hash !== hash.toLowerCase() || body.chainId !== chainId) {
    return wrong({ id: 'node.otherTransaction' }, 'hash or chain');
  }
  const { request } = parsed;
  const [blockHash, blockNumber] = [hash32(own(value, 'blockHash')), quantity(own(value, 'blockNumber'))];
  if (blockHash === undefined || blockNumber === undefined || blockNumber === 0n) return good({ request });
  const block = await ask('eth_getBlockByHash', [blockHash, false], header);
  const seconds = block.s === 'known' ? block.v.value.timestamp : undefined;
  if (seconds === undefined || seconds > 8_640_000_000_000n) {
    return wrong({ id: 'node.noBlock' }, blockHash);
  }
  return good({ request, mined: { blockHash, blockNumber }, receivedAt: Number(seconds) * 1_000 });
}

function wrong(problem: Problem, details: string): Result<never> {
  return bad(new ReadbackError(problem, { details }));
}
