import type { Limit } from '../model/limits.ts';
import type { Effects } from '../model/effects.ts';

/** Whether there was more to read than was read: what is shown is a part then. */
export function isTruncated(effects: Effects): boolean {
  return truncatedBy(effects) !== undefined;
}

/** What there was more to read of. */
export function truncatedBy({ notLookedAt }: Effects): Limit | undefined {
  return notLookedAt.find(({ is }) => cut.has(is));
}

const cut: ReadonlySet<Limit['is']> = new Set([
  'accounts',
  'reads',
  'logs',
  'events',
  'afterwards',
  'diamond',
]);

/** Whether the run showed neither events nor what is held after that: that something did not change, nobody saw. */
export function sawNothingAfter({ notLookedAt }: Effects): boolean {
  return notLookedAt.some(({ is }) => blind.has(is));
}

const blind: ReadonlySet<Limit['is']> = new Set(['events', 'afterwards']);
