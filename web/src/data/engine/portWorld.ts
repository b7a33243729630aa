import { type Known, unknown } from '@readback/core/model/known.ts';
import { guarded } from '@readback/core/world/guard.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Question, ToPage } from './messages.ts';

/** A world on the other side of a port. `answered` takes what comes back. */
export function portWorld(say: (message: ToPage) => void) {
  const waiting = new Map<number, (answer: Known<unknown>) => void>();
  let next = 0;

  const world: World = {
    ask: (kind, question, { signal, deadline, maxBytes }) => {
      const id = next++;
      return new Promise<Known<never>>((resolve) => {
        const cancel = () => {
          say({ type: 'cancel', id });
          settle(unknown('timeout'));
        };
        const settle = (answer: Known<unknown>) => {
          waiting.delete(id);
          signal.removeEventListener('abort', cancel);
          // `guarded` below checks that the answer is one to this kind of question.
          resolve(answer as Known<never>);
        };
        waiting.set(id, settle);
        signal.addEventListener('abort', cancel, { once: true });
        say({ type: 'ask', id, deadline, maxBytes, kind, question } as ToPage & Question);
      });
    },
  };

  return {
    world: guarded(world),
    answered: (id: number, answer: Known<unknown>) => waiting.get(id)?.(answer),
  };
}
