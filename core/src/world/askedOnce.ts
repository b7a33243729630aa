import type { Known } from '../model/known.ts';
import { guarded } from './guard.ts';
import { ordinary } from './rpc.ts';
import type { World } from './world.ts';

/**
 * The same world, for one reading (`signal`): what is at a block that is named by its hash is asked once, however
 * many stations want to know it. Whoever asks the same while the answer is on its way waits for it, within bounds of
 * its own: that one of them gives up takes the answer from nobody. What was not answered in time is asked again. Everything else is passed on each time.
 */
export function askedOnce(world: World, signal: AbortSignal): World {
  const answers = new Map<string, Promise<Known<unknown>>>();
  return guarded({
    ask: (kind, question, bounds) => {
      const key = kind === 'rpc' ? keyOf(question) : undefined;
      if (key === undefined) return world.ask(kind, question, bounds);
      const there = answers.get(key);
      if (there !== undefined) return there as ReturnType<typeof world.ask<typeof kind>>;
      const answer = world.ask(kind, question, ordinary(signal));
      if (answers.size >= most) return answer;
      answers.set(key, answer);
      // Who was late may have time for it later.
      void answer.then((it) => {
        if (it.s === 'unknown' && it.why === 'timeout') answers.delete(key);
      });
      return answer;
    },
  });
}

const most = 1_000;

const methods: ReadonlySet<unknown> = new Set([
  'eth_call',
  'eth_getBalance',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_getTransactionCount',
]);

/** Undefined for what may be answered otherwise the next time, and for calls on state that is only assumed. */
function keyOf(question: object): string | undefined {
  const { chainId, method, params } = question as { chainId?: unknown; method?: unknown; params?: unknown };
  if (!methods.has(method) || !Array.isArray(params)) return undefined;
  if (method === 'eth_call' && params.length > 2) return undefined;
  const pinned = params.some((it: unknown) => typeof it === 'object' && it !== null && 'blockHash' in it);
  return pinned ? `${String(chainId)} ${String(method)} ${JSON.stringify(params)}` : undefined;
}
