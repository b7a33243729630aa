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

/** Whether the run showed neither events nor what is held afterwards: that something did not change, nobody saw. */
export function sawNothingAfter({ notLookedAt }: Effects): boolean {
  return notLookedAt.some(({ id }) => blind.has(id));
}

const blind: ReadonlySet<string> = new Set(['effects.notLookedAt.events', 'effects.notLookedAt.afterwards']);
