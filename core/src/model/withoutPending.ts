import { unknown } from './known.ts';

/** The same with nothing that is still to come, at any depth: that was not answered in time. What has nothing of it is the same. */
export function withoutPending<T>(it: T): T {
  if (typeof it !== 'object' || it === null) return it;
  if ('s' in it && it.s === 'pending') return unknown('timeout') as T;
  let changed = false;
  const settle = (inner: unknown): unknown => {
    const settled = withoutPending(inner);
    changed ||= settled !== inner;
    return settled;
  };
  const all = Array.isArray(it)
    ? it.map(settle)
    : Object.fromEntries(Object.entries(it).map(([key, inner]) => [key, settle(inner)]));
  return changed ? (all as T) : it;
}
