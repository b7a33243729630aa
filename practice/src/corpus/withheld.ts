import { unknown } from '@readback/core/model/known.ts';
import type { QuestionKind, World } from '@readback/core/world/world.ts';

/** Everybody who is asked when a request is read, and the user's own side. */
export const sources = [
  'rpc',
  'label',
  'contract',
  'listed',
  'abi',
  'verified',
  'signatures',
  'descriptor',
  'ens',
  'waiting',
  'book',
  'session',
  'preferences',
  'heads',
  'time',
] as const satisfies readonly QuestionKind[];

/** A world in which some say nothing. */
export function without(world: World, silent: readonly QuestionKind[]): World {
  return {
    ask: (kind, question, bounds) =>
      silent.includes(kind) ? Promise.resolve(unknown('offline')) : world.ask(kind, question, bounds),
  };
}
