import type { Hex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { isForbidden, whyOf } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { Bounds, RpcAnswer, World } from '../world/world.ts';
import { type BatchedRead, aggregate3, aggregate3Answer, multicall3 } from './multicall.ts';
import { readLimits } from './readLimits.ts';

/** A reading under way: what is asked, what was answered so far, and what it cost. */
export type BatchState = {
  readonly world: World;
  readonly chainId: number;
  readonly asks: readonly BatchedRead[];
  readonly signal: AbortSignal;
  readonly answers: Known<Hex>[];
  requests: number;
  readonly most: number;
  /** There is no Multicall3 on this chain. */
  without: boolean;
};

/**
 * Asks some of the questions, by their places, in one `eth_call` to Multicall3, and puts the answers into `state`. What
 * spoils the batch is asked apart, within `state.most` requests. `idle`: how many rounds in a row gave no further answer.
 */
export async function askBatch(state: BatchState, batch: readonly number[], idle = 0): Promise<void> {
  const asks = batch.flatMap((at) => state.asks[at] ?? []);
  const all = (it: Known<Hex>) => {
    for (const at of batch) state.answers[at] = it;
  };
  if (state.requests >= state.most) return;
  const bounds = { signal: state.signal, deadline: 12_000, maxBytes: 2 * readLimits.bytes };
  const answer = await askOnce(state, { to: multicall3, data: aggregate3(asks) }, bounds);
  if (answer.s === 'unknown' && answer.why === 'tooLarge') return askHalves(state, batch, all, answer);
  if (answer.s !== 'known') return all(answer);
  const { endpoint } = answer.v;
  if ('error' in answer.v) {
    const why = whyOf(answer.v.error);
    return mayBeSpoilt(answer.v.error)
      ? askHalves(state, batch, all, unknown(why, endpoint))
      : all(unknown(why, endpoint));
  }
  const data = hexBytes(answer.v.result);
  if (data === '0x') {
    state.without = true;
    return;
  }
  const answered = data === undefined ? undefined : aggregate3Answer(data, batch.length);
  if (answered?.returned.length !== batch.length) return all(unknown('malformed', endpoint));
  // A node that serves another chain by now knows nothing of this one.
  if (answered.chainId !== undefined && answered.chainId !== BigInt(state.chainId))
    return all(unknown('malformed', endpoint));
  const suspects: number[] = [];
  for (const [index, { ok, data: gave }] of answered.returned.entries()) {
    const at = batch[index] ?? 0;
    state.answers[at] = ok ? known(gave) : unknown('unanswered', endpoint);
    // A revert without a reason may be for want of gas that an earlier one ate; the first of a batch had all of it.
    if (!ok && gave === '0x' && index > 0) suspects.push(at);
  }
  const still = suspects.length === batch.length - 1 ? idle + 1 : 0;
  if (suspects.length > 0 && still <= patience) await askBatch(state, suspects, still);
}

/** In so many rounds without an answer the contracts themselves refuse: it is not the gas. */
const patience = 2;

/** One question of the batch spoils all of it: the halves are asked, until it stands alone. */
async function askHalves(
  state: BatchState,
  batch: readonly number[],
  all: (it: Known<Hex>) => void,
  failed: Known<Hex>,
): Promise<void> {
  all(failed);
  if (batch.length < 2) return;
  const [one, other] = halves(state.asks, batch);
  await askBatch(state, one);
  if (!state.without) await askBatch(state, other);
}

/** By contracts, as long as there are several: what spoils one question of a contract mostly spoils all of them. */
function halves(asks: readonly BatchedRead[], batch: readonly number[]): readonly [number[], number[]] {
  const targets = [...new Set(batch.map((at) => asks[at]?.to))];
  const first = new Set(targets.slice(0, Math.ceil(targets.length / 2)));
  const inFirst = (at: number, index: number) =>
    targets.length > 1 ? first.has(asks[at]?.to) : index < batch.length / 2;
  return [batch.filter(inFirst), batch.filter((at, index) => !inFirst(at, index))];
}

/** One `eth_call` at the latest block, which is counted. */
export function askOnce(state: BatchState, call: BatchedRead, bounds: Bounds): Promise<Known<RpcAnswer>> {
  state.requests += 1;
  const { world, chainId } = state;
  return world.ask('rpc', { chainId, method: 'eth_call', params: [call, 'latest'] }, bounds);
}

/** Whether an error can come from one call among many, and not from the node being unable or unwilling. */
function mayBeSpoilt(error: { code: number; message: string }): boolean {
  const why = whyOf(error);
  return why !== 'unsupported' && why !== 'busy' && !isForbidden(error);
}
