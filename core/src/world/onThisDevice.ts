import { unknown } from '../model/known.ts';
import type { QuestionKind, World } from './world.ts';

/** What is answered without asking anybody outside: the user's own book and ABIs, the page, and the clock. */
const own: ReadonlySet<QuestionKind> = new Set([
  'book',
  'preferences',
  'waiting',
  'permitted',
  'abi',
  'session',
  'heads',
  'time',
]);

/** The same world without the part that is outside this device: no node and no source of names is asked. */
export function onThisDevice(world: World): World {
  return {
    ask: (kind, question, bounds) => {
      // Lists of scams that are here already are searched.
      if (kind === 'listed') return world.ask(kind, { ...question, kept: true }, bounds);
      return own.has(kind) ? world.ask(kind, question, bounds) : Promise.resolve(unknown('notAsked'));
    },
  };
}
