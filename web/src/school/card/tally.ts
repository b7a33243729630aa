/** How the first course was flown, once all of it was. */
import type { Flight } from '../../data/own/flights.ts';
import { course } from '../../data/course/course.ts';
import type { Lesson } from '../../data/course/lessons.ts';

/** `caught` of `attacks` were rejected; `ms` is the median from the readback to the decision. */
export type Tally = Readonly<{ flights: number; right: number; attacks: number; caught: number; ms: number }>;

/** Of each flight of the first course as it was flown last; undefined until all were. `flown` are the newest first. */
export function tallyOf(
  flown: readonly Flight[],
  first: readonly Pick<Lesson, 'id' | 'kind'>[] = course.find(({ id }) => id === 'first')?.flights ?? [],
): Tally | undefined {
  const last = first.flatMap(({ id, kind }) => {
    const decided = flown.find((it) => it.scenario === id && it.decided)?.decided;
    return decided ? [{ kind, decided }] : [];
  });
  if (last.length === 0 || last.length < first.length) return undefined;
  const attacks = last.filter(({ kind }) => kind === 'attack');
  return {
    flights: last.length,
    right: last.filter(({ decided }) => decided.right).length,
    attacks: attacks.length,
    caught: attacks.filter(({ decided }) => decided.right).length,
    ms: median(last.map(({ decided }) => decided.ms)),
  };
}

function median(all: readonly number[]): number {
  const sorted = all.toSorted((one, two) => one - two);
  const middle = sorted.length >> 1;
  const [low = 0, high = low] = sorted.slice(sorted.length % 2 === 0 ? middle - 1 : middle, middle + 1);
  return (low + high) / 2;
}
