import type { Known } from '../model/known.ts';
import type { QuestionKind, Questions, World } from '../world/world.ts';

/** One question of a reading, with what was answered. */
export type RememberedQuestion = Readonly<{ kind: QuestionKind; question: unknown; answer: Known<unknown> }>;

/**
 * What one reading asked, and what it was answered: so much of it as may serve when the same request is read again a
 * few seconds later. It lives with its Review and is never written down.
 */
export type Memory = Readonly<{ asked: Map<string, RememberedQuestion>; stamps: Map<string, string> }>;

/** Maximum number of remembered queries per reading. */
const most = 512;

/** What is asked of the user's own side is asked again each time: it costs nothing. */
const own: ReadonlySet<string> = new Set([
  'book',
  'preferences',
  'waiting',
  'permitted',
  'session',
  'heads',
  'time',
]);

/** Of what a node is asked. Simulations, prices, nonces and storage are what a renewal is for. */
const kept: ReadonlySet<string> = new Set([
  'eth_call',
  'eth_chainId',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
]);

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
  if ('method' in question && !kept.has(question.method)) return;
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

function keyOf(kind: QuestionKind, question: unknown): string {
  return `${kind} ${JSON.stringify(question)}`;
}
