import { type Known, unknown } from '../model/known.ts';
import { isAnswer } from './answer.ts';
import type { Bounds, QuestionKind, Questions, World } from './world.ts';

/**
 * A world that keeps its promises, made from one that may not: every question is answered within its deadline,
 * nothing is thrown, and an answer of the wrong shape or above its size cap is `unknown`. An abort is answered
 * at once: `notAsked` when it came before the question, else `timeout`.
 *
 * @example
 * const world = guarded(portWorld(port));
 */
export function guarded(world: World): World {
  return {
    ask: (kind, question, bounds) => {
      if (bounds.signal.aborted) return Promise.resolve(unknown('notAsked'));
      return withinBounds(answerOf(world, kind, question, bounds), bounds);
    },
  };
}

async function answerOf<K extends QuestionKind>(
  world: World,
  kind: K,
  question: Questions[K]['ask'],
  bounds: Bounds,
): Promise<Known<Questions[K]['answer']>> {
  try {
    const answer: unknown = await world.ask(kind, question, bounds);
    if (weighs(answer, bounds.maxBytes) === 'tooMuch') return unknown('tooLarge');
    return isAnswer(kind, answer) ? answer : unknown('malformed');
  } catch {
    return unknown('malformed');
  }
}

function withinBounds<T>(answer: Promise<Known<T>>, bounds: Bounds): Promise<Known<T>> {
  return new Promise((resolve) => {
    const settle = (it: Known<T>) => {
      clearTimeout(timer);
      bounds.signal.removeEventListener('abort', stop);
      resolve(it);
    };
    const stop = () => settle(unknown('timeout'));
    const timer = setTimeout(stop, Math.max(0, bounds.deadline));
    bounds.signal.addEventListener('abort', stop, { once: true });
    void answer.then(settle);
  });
}

/**
 * Whether a piece of plain data weighs more than `maxBytes`: text by its length, every other value as 8 bytes.
 * Stops as soon as the cap is passed, and takes nesting deeper than 256 for too much:
 * that are 127 calls in calls, more than any run of a transaction has.
 */
function weighs(it: unknown, maxBytes: number): 'fits' | 'tooMuch' {
  return remaining(it, maxBytes, 256) < 0 ? 'tooMuch' : 'fits';
}

function remaining(it: unknown, budget: number, depth: number): number {
  if (typeof it === 'string') return budget - it.length;
  if (typeof it !== 'object' || it === null) return budget - 8;
  if (depth === 0) return -1;
  let left = budget - 8;
  for (const [key, value] of Object.entries(it)) {
    left = remaining(value, left - key.length, depth - 1);
    if (left < 0) return left;
  }
  return left;
}
