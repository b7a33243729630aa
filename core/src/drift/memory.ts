import type { Hex } from 'viem';
import type { Known } from '../model/known.ts';
import { header, isRecord } from '../world/schema.ts';
import type { QuestionKind, Questions, World } from '../world/world.ts';
import { canWatch, mostWatched, type Watched } from './stamp.ts';

/** One question of a reading, with what was answered. */
type Asked = Readonly<{ kind: QuestionKind; question: unknown; answer: Known<unknown> }>;

/**
 * What one reading asked, and what it was answered: so much of it as may serve when the same request is read again a
 * few seconds later. It lives with its Review and is never written down.
 */
export type Memory = Readonly<{ asked: Map<string, Asked>; stamps: Map<string, string> }>;

/** Questions that a reading may ask before no more of them are kept. */
const most = 512;

/** What is asked of the user's own side is asked anew each time: it costs nothing. */
const own: ReadonlySet<QuestionKind> = new Set(['book', 'session', 'time']);

export function freshMemory(): Memory {
  return { asked: new Map(), stamps: new Map() };
}

/** The same world, which keeps what it answers in `memory`. */
export function remembering(world: World, memory: Memory): World {
  return {
    ask: async (kind, question, bounds) => {
      const answer = await world.ask(kind, question, bounds);
      remember(memory, kind, question, answer);
      return answer;
    },
  };
}

export function remember<K extends QuestionKind>(
  { asked }: Memory,
  kind: K,
  question: Questions[K]['ask'],
  answer: Known<Questions[K]['answer']>,
): void {
  if (own.has(kind) || asked.size >= most) return;
  if (kind === 'rpc' && !isKept(question as Questions['rpc']['ask'])) return;
  asked.set(keyOf(kind, question), { kind, question, answer });
}

/** What was answered to a question; `undefined` where it was not asked. */
export function recalled<K extends QuestionKind>(
  { asked }: Memory,
  kind: K,
  question: Questions[K]['ask'],
): Known<Questions[K]['answer']> | undefined {
  return asked.get(keyOf(kind, question))?.answer as Known<Questions[K]['answer']> | undefined;
}

/** The block that a chain was read at: the hash of the latest that its node had. */
export function blockOf({ asked }: Memory, chainId: number): Hex | undefined {
  const question = latestBlock(chainId);
  const answer = asked.get(keyOf('rpc', question))?.answer as Known<unknown> | undefined;
  if (answer?.s !== 'known' || !isRecord(answer.v)) return undefined;
  return header(answer.v.result)?.hash;
}

export function latestBlock(chainId: number): Questions['rpc']['ask'] {
  return { chainId, method: 'eth_getBlockByNumber', params: ['latest', false] };
}

/** A question about the state of a block, as it is asked of the state of another. */
export function atBlock(
  question: Questions['rpc']['ask'],
  from: Hex,
  to: Hex,
): Questions['rpc']['ask'] | undefined {
  const block = question.params.at(-1);
  if (!isRecord(block) || String(block.blockHash).toLowerCase() !== from) return undefined;
  return { ...question, params: [...question.params.slice(0, -1), { blockHash: to }] };
}

/**
 * What a stamp can watch of what was asked of a chain at a block: codes and view functions that answered, in an order
 * that does not depend on the one in which they were asked. None where there is too much of it.
 */
export function watchable({ asked }: Memory, chainId: number, block: Hex): readonly Watched[] {
  const found = [...asked.values()].flatMap(({ kind, question, answer }): Watched[] => {
    if (kind !== 'rpc') return [];
    const it = question as Questions['rpc']['ask'];
    const watched = it.chainId === chainId && atBlock(it, block, block) ? watchedOf(it) : undefined;
    return watched && answered(answer) ? [watched] : [];
  });
  const sorted = found.toSorted((a, b) => (`${a.to} ${a.data}` < `${b.to} ${b.data}` ? -1 : 1));
  return sorted.length > mostWatched ? [] : sorted;
}

/** What of a question to a node a stamp can watch; undefined where it cannot. */
export function watchedOf({ method, params }: Questions['rpc']['ask']): Watched | undefined {
  const [what] = params;
  if (params.length !== 2) return undefined;
  if (method === 'eth_getCode' && isAddress(what)) return { to: what, data: '0x' };
  if (method !== 'eth_call' || !isRecord(what) || Object.keys(what).length !== 2) return undefined;
  const { to, data } = what;
  if (!isAddress(to) || typeof data !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(data)) return undefined;
  const watched: Watched = { to, data: data as Hex };
  return canWatch(watched) ? watched : undefined;
}

function isAddress(it: unknown): it is Hex {
  return typeof it === 'string' && /^0x[0-9a-f]{40}$/i.test(it);
}

/** Whether a node answered with a result, which a stamp can then vouch for. */
export function answered(answer: Known<unknown> | undefined): boolean {
  return answer?.s === 'known' && isRecord(answer.v) && typeof answer.v.result === 'string';
}

/** Simulations, prices, nonces and storage are what a renewal is for. */
function isKept(question: Questions['rpc']['ask']): boolean {
  return cheap.has(question.method) || watchedOf(question) !== undefined;
}

const cheap: ReadonlySet<string> = new Set(['eth_getBlockByNumber', 'eth_chainId']);

function keyOf(kind: QuestionKind, question: unknown): string {
  return `${kind} ${JSON.stringify(question)}`;
}
