import { unknown } from '../model/known.ts';
import type { World } from './world.ts';

/**
 * The same world up to a moment, in milliseconds as `performance.now()` counts them: what is asked before has at most the
 * time until then, and what is asked after it is not known in time.
 *
 * @example
 * const world = endingBy(outside, performance.now() + 4_000);
 */
export function endingBy(world: World, end: number): World {
  return {
    ask: (kind, question, bounds) => {
      // Timers of platforms take whole milliseconds only.
      const left = Math.ceil(end - performance.now());
      if (left <= 0) return Promise.resolve(unknown('timeout'));
      return world.ask(kind, question, { ...bounds, deadline: Math.min(bounds.deadline, left) });
    },
  };
}
