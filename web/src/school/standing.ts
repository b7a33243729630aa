import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/school/course.ts';
import type { Flight } from '../data/own/flights.ts';

/** How a scenario was flown last; one that was never decided has none. */
export type Standing = 'right' | 'wrong';

/** By scenario, how it was flown last. `flights` are the newest first. */
export function standings(flights: readonly Flight[]): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  for (const { scenario, decided } of flights)
    if (decided && !found.has(scenario)) found.set(scenario, decided.right ? 'right' : 'wrong');
  return found;
}

/** "7 of 38 flown, 6 right", of the scenarios that there are. */
export function progressLine(ids: readonly string[], standing: ReadonlyMap<string, Standing>): string {
  const flown = ids.filter((id) => standing.has(id));
  if (flown.length === 0) return fill(words.noneFlown, { all: ids.length });
  const right = flown.filter((id) => standing.get(id) === 'right').length;
  return fill(words.flown, { count: flown.length, all: ids.length, right });
}
