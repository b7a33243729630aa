import type { Effects } from '../model/effects.ts';
import type { Phrase } from '../model/phrase.ts';

/** Whether there was more to read than was read: what is shown is a part then. */
export function isCut(effects: Effects): boolean {
  return cutBy(effects) !== undefined;
}

/** What there was more to read of, as it is said. */
export function cutBy({ notLookedAt }: Effects): Phrase | undefined {
  return notLookedAt.find(({ id }) => cut.has(id));
}

const cut: ReadonlySet<string> = new Set([
  'effects.notLookedAt.accounts',
  'effects.notLookedAt.reads',
  'effects.notLookedAt.logs',
  'effects.notLookedAt.events',
  'effects.notLookedAt.afterwards',
  'effects.notLookedAt.diamond',
]);
