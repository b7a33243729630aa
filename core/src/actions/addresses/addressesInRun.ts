import type { Effects } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { effectFact } from './effectFact.ts';
import { memoize } from '../../kit/memoize.ts';

/** Every address that a run shows, in lower case, with the first fact that shows it. */
export const addressesInRun = memoize(({ lines }: Effects): ReadonlyMap<string, FactId> => {
  const found = new Map<string, FactId>();
  for (const line of lines) {
    for (const what of ['who', 'counterparty'] as const) {
      const key = line[what]?.toLowerCase();
      if (key !== undefined && !found.has(key)) found.set(key, effectFact(line, what));
    }
  }
  return found;
});
