import type { Hex } from 'viem';
import { revokedWhole } from '../intent/spenders.ts';
import { type Known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import { chainOf, requestChain } from '../request/frozen/chainOf.ts';
import { blockTime } from '../world/blockTime.ts';
import { type Answered, ordinary, rpc } from '../world/rpc.ts';
import { type Header, header } from '../world/schema.ts';
import type { Questions, RpcAnswer, World } from '../world/world.ts';
import { freshMemory, type Memory, recalled, remember } from './memory.ts';
import { stampIn, stampInput } from './stamp.ts';
import { answered, atBlock, blockOf, latestBlock, searchTo, watchable, watchedOf } from './watched.ts';

/**
 * What came of reading a request again. `same`: the chain stands where it was, so that everything that was read
 * does, too. `failed`: nothing could be found out, which says nothing of what was read.
 */
export type Renewed =
  | Readonly<{ kind: 'same' }>
  | Readonly<{ kind: 'failed' }>
  | Readonly<{ kind: 'read'; readback: Readback; memory: Memory }>;

/** Reads a request with a world, to its end. Undefined when it came to none. */
export type ReadOnce = (world: World) => Promise<Readback | undefined>;

/**
 * Reads a request again at the latest block, with few questions: where no block was made, one; else one more that
 * vouches for code and texts of tokens as they were (`stamp.ts`), and then what the run itself takes. Sources, names
 * and registries are not asked again, and events are not searched again, but where the user said that nothing of a
 * spender is left. What they named is read again. `memory` is that of the reading before. Never throws.
 */
export async function renew(
  { read, memory, readOnce }: Readonly<{ read: Readback; memory: Memory; readOnce: ReadOnce }>,
  world: World,
  signal: AbortSignal,
): Promise<Renewed> {
  const chainId = requestChain(read);
  if (chainId === undefined) return { kind: 'failed' };
  const bounds = ordinary(signal);
  const [latest, now] = await Promise.all([
    world.ask('rpc', latestBlock(chainId), bounds),
    world.ask('time', {}, bounds),
  ]);
  const head = headerIn(latest);
  if (head === undefined) return { kind: 'failed' };
  const before = blockOf(memory, chainId);
  const present = now.s === 'known' ? now.v : head.timestamp;
  if (before?.hash === head.hash && !runsAgain(read, present)) return { kind: 'same' };
  const next = freshMemory();
  const traces = !ranInFull(read);
  const { intent } = read.incoming;
  const searches = intent !== undefined && revokedWhole(intent).length > 0;
  const asked = renewing(
    { chainId, latest, before, now: head, memory, next, traces, searches },
    world,
    signal,
  );
  const readback = await readOnce(asked);
  return readback === undefined ? { kind: 'failed' } : { kind: 'read', readback, memory: next };
}

/** In seconds: on a chain that stands still only the clock can change what a run comes to. */
const standsFor = 30n;

function runsAgain({ incoming, effects }: Readback, present: bigint): boolean {
  const chainId = chainOf(incoming.request.body);
  if (chainId !== undefined && blockTime(chainId) !== undefined) return false;
  return effects.s !== 'known' || present - effects.v.block.timestamp >= standsFor;
}

/** Where a run is told in full, the tree of its calls is not asked for again: it takes a node long, and changes nothing. */
function ranInFull({ effects }: Readback): boolean {
  return effects.s === 'known' && effects.v.engines.some(({ name }) => name === 'eth_simulateV1');
}

function headerIn(latest: Known<RpcAnswer>): Header | undefined {
  return latest.s === 'known' && 'result' in latest.v ? header(latest.v.result) : undefined;
}

type Chains = Readonly<{
  chainId: number;
  latest: Known<RpcAnswer>;
  /** The blocks of the reading before, and of this one. */
  before: Header | undefined;
  now: Header;
  memory: Memory;
  next: Memory;
  traces: boolean;
  /** Whether events are searched again. */
  searches: boolean;
}>;

/** A world that answers from memory what cannot have changed, or of which a stamp says that it did not. */
function renewing(chains: Chains, world: World, signal: AbortSignal): World {
  const { chainId, latest, memory, next, traces } = chains;
  let stands: Promise<boolean> | undefined;
  const isSame = () => {
    stands ??= stampsAgree(chains, world, signal);
    return stands;
  };
  const node = async (question: Questions['rpc']['ask'], ask: () => Promise<Known<RpcAnswer>>) => {
    if (question.chainId !== chainId) return recalled(memory, 'rpc', question) ?? ask();
    if (question.method === 'eth_getBlockByNumber' && question.params[0] === 'latest') return latest;
    if (question.method === 'debug_traceCall' && !traces) return unknown('notAsked');
    const found = searchedBefore(chains, question);
    if (found !== undefined) return found;
    const earlier = earlierAnswer(chains, question);
    return earlier !== undefined && (await isSame()) ? earlier : ask();
  };
  return {
    ask: async (kind, question, bounds) => {
      const ask = () => world.ask(kind, question, bounds);
      const answer =
        kind === 'rpc'
          ? await node(question as Questions['rpc']['ask'], ask as () => Promise<Known<RpcAnswer>>)
          : (recalled(memory, kind, question) ?? (await ask()));
      remember(next, kind, question, answer as never);
      return answer as Awaited<ReturnType<typeof ask>>;
    },
  };
}

/** What a search of events came to, or why to nothing: a node that refuses it is not asked again either. */
function searchedBefore(
  { before, now, memory, searches }: Chains,
  question: Questions['rpc']['ask'],
): Known<RpcAnswer> | undefined {
  if (before === undefined || searches) return undefined;
  const then = searchTo(question, now.number, before.number);
  return then && recalled(memory, 'rpc', then);
}

function earlierAnswer(
  { before, now, memory }: Chains,
  question: Questions['rpc']['ask'],
): Known<RpcAnswer> | undefined {
  if (before === undefined || watchedOf(question) === undefined) return undefined;
  const then = atBlock(question, now.hash, before.hash);
  const answer = then && recalled(memory, 'rpc', then);
  return answered(answer) ? answer : undefined;
}

/** Whether all that the reading before saw of codes and view functions is at this block as it was at that one. */
async function stampsAgree(
  { chainId, before, now, memory, next }: Chains,
  world: World,
  signal: AbortSignal,
): Promise<boolean> {
  if (before === undefined) return false;
  const watched = watchable(memory, chainId, before.hash);
  if (watched.length === 0) return false;
  const data = stampInput(watched);
  const [was, is] = await Promise.all([
    memory.stamps.get(data) ?? stampAt(before.hash, data, chainId, world, signal),
    stampAt(now.hash, data, chainId, world, signal),
  ]);
  if (is !== undefined) next.stamps.set(data, is);
  return was !== undefined && was === is;
}

async function stampAt(
  block: Hex,
  data: Hex,
  chainId: number,
  world: World,
  signal: AbortSignal,
): Promise<string | undefined> {
  const question = { chainId, method: 'eth_call', params: [{ data }, { blockHash: block }] };
  const bounds = { ...ordinary(signal), deadline: 3_000 };
  const answer: Known<Answered<string>> = await rpc(world, question, bounds, stampIn).catch(() =>
    unknown('malformed'),
  );
  return answer.s === 'known' ? answer.v.value : undefined;
}
