import type { Hex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { isUnsupported, ordinary } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { Bounds, RpcAnswer, World } from '../world/world.ts';
import { type Ask, aggregate3, aggregate3Answer, multicall3 } from './multicall.ts';

/** How much one reading may ask. Batches are asked side by side up to `atOnce`, and so are single questions. */
export const readLimits = {
  perBatch: 250,
  atOnce: 4,
  /** Questions beyond one for each batch, for finding out which contract spoils a batch. */
  spare: 24,
  /** Where the network has no Multicall3, each question costs a request: so many are asked, and no more. */
  singles: 32,
  /** Of the answer to one batch. */
  bytes: 1_048_576,
} as const;

/**
 * The data that each contract returned, in the order of the questions. A contract that fails is `refused`, and what was
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
  { chainId, asks }: { chainId: number; asks: readonly Ask[] },
  signal: AbortSignal,
): Promise<Many> {
  const batches = chunks([...asks.keys()], readLimits.perBatch);
  const state: State = {
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

type State = {
  readonly world: World;
  readonly chainId: number;
  readonly asks: readonly Ask[];
  readonly signal: AbortSignal;
  readonly answers: Known<Hex>[];
  requests: number;
  readonly most: number;
  /** There is no Multicall3 on this chain. */
  without: boolean;
};

/** `idle`: how many rounds in a row gave no further answer. */
async function askBatch(state: State, batch: readonly number[], idle = 0): Promise<void> {
  const asks = batch.flatMap((at) => state.asks[at] ?? []);
  const all = (it: Known<Hex>) => {
    for (const at of batch) state.answers[at] = it;
  };
  if (state.requests >= state.most) return;
  const bounds = { signal: state.signal, deadline: 12_000, maxBytes: 2 * readLimits.bytes };
  const answer = await ask(state, { to: multicall3, data: aggregate3(asks) }, bounds);
  if (answer.s === 'unknown' && answer.why === 'tooLarge') return askHalves(state, batch, all, answer);
  if (answer.s !== 'known') return all(answer);
  const { endpoint } = answer.v;
  if ('error' in answer.v) {
    const why = isUnsupported(answer.v.error) ? 'unsupported' : 'refused';
    return mayBeSpoilt(answer.v.error)
      ? askHalves(state, batch, all, unknown(why, endpoint))
      : all(unknown(why, endpoint));
  }
  const data = hexBytes(answer.v.result);
  if (data === '0x') {
    state.without = true;
    return;
  }
  const returned = data === undefined ? undefined : aggregate3Answer(data, batch.length);
  if (returned?.length !== batch.length) return all(unknown('malformed', endpoint));
  const suspects: number[] = [];
  for (const [index, { ok, data: gave }] of returned.entries()) {
    const at = batch[index] ?? 0;
    state.answers[at] = ok ? known(gave) : unknown('refused', endpoint);
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
  state: State,
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
function halves(asks: readonly Ask[], batch: readonly number[]): readonly [number[], number[]] {
  const targets = [...new Set(batch.map((at) => asks[at]?.to))];
  const first = new Set(targets.slice(0, Math.ceil(targets.length / 2)));
  const inFirst = (at: number, index: number) =>
    targets.length > 1 ? first.has(asks[at]?.to) : index < batch.length / 2;
  return [batch.filter(inFirst), batch.filter((at, index) => !inFirst(at, index))];
}

async function askSingly(state: State): Promise<void> {
  const some = [...state.asks.keys()].slice(0, readLimits.singles);
  await sideBySide(some, async (at) => {
    const it = state.asks[at];
    if (it === undefined) return;
    const answer = await ask(state, it, ordinary(state.signal));
    if (answer.s !== 'known') {
      state.answers[at] = answer;
      return;
    }
    const { endpoint } = answer.v;
    const data = 'error' in answer.v ? undefined : hexBytes(answer.v.result);
    const why = 'error' in answer.v ? 'refused' : 'malformed';
    state.answers[at] = data === undefined ? unknown(why, endpoint) : known(data);
  });
}

function ask(state: State, call: Ask, bounds: Bounds): Promise<Known<RpcAnswer>> {
  state.requests += 1;
  const { world, chainId } = state;
  return world.ask('rpc', { chainId, method: 'eth_call', params: [call, 'latest'] }, bounds);
}

/** Whether an error can come from one call among many, and not from the node being unable or unwilling. */
function mayBeSpoilt(error: { code: number; message: string }): boolean {
  if (isUnsupported(error) || [-32005, -32029, 429].includes(error.code)) return false;
  return !/rate|too many|quota|credits?|limit exceeded|unauthor|forbidden/i.test(error.message.slice(0, 300));
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
