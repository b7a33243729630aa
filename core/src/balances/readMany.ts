import type { Hex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { ordinary, whyOf } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { askBatch, askOnce, type BatchState } from './askBatch.ts';
import type { BatchedRead } from './multicall.ts';
import { readLimits } from './readLimits.ts';

/**
 * The data that each contract returned, in the order of the questions. A contract that fails is `unanswered`, and what was
 * left out to stay within the limits is `notAsked`. `requests` is how many the node was sent.
 */
export type Many = Readonly<{ answers: readonly Known<Hex>[]; requests: number; by: 'multicall' | 'single' }>;

/**
 * Asks many contracts at the latest block: one `eth_call` to Multicall3 for every 250 questions. A contract that
 * reverts, eats the gas or returns more than fits costs its neighbours nothing: they are asked once more without it.
 * Where there is no Multicall3 the first 32 are asked one by one.
 */
export async function readMany(
  world: World,
  { chainId, asks }: { chainId: number; asks: readonly BatchedRead[] },
  signal: AbortSignal,
): Promise<Many> {
  const batches = chunks([...asks.keys()], readLimits.perBatch);
  const state: BatchState = {
    world,
    chainId,
    asks,
    signal,
    answers: asks.map(() => unknown('notAsked')),
    requests: 0,
    most: batches.length + readLimits.spare,
    without: false,
  };
  const [first, ...rest] = batches;
  if (first) await askBatch(state, first);
  await sideBySide(rest, (batch) => (state.without ? undefined : askBatch(state, batch)));
  if (state.without) await askSingly(state);
  return {
    answers: state.answers,
    requests: state.requests,
    by: state.without ? 'single' : 'multicall',
  };
}

async function askSingly(state: BatchState): Promise<void> {
  const some = [...state.asks.keys()].slice(0, readLimits.singles);
  await sideBySide(some, async (at) => {
    const it = state.asks[at];
    if (it === undefined) return;
    const answer = await askOnce(state, it, ordinary(state.signal));
    if (answer.s !== 'known') {
      state.answers[at] = answer;
      return;
    }
    const { endpoint } = answer.v;
    const data = 'error' in answer.v ? undefined : hexBytes(answer.v.result);
    const why = 'error' in answer.v ? whyOf(answer.v.error) : 'malformed';
    state.answers[at] = data === undefined ? unknown(why, endpoint) : known(data);
  });
}

async function sideBySide<T>(list: readonly T[], work: (it: T) => Promise<void> | undefined): Promise<void> {
  const left = [...list];
  const worker = async () => {
    for (let it = left.shift(); it !== undefined; it = left.shift()) await work(it);
  };
  await Promise.all(Array.from({ length: readLimits.atOnce }, worker));
}

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
