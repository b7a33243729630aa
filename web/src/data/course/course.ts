import { tag as language } from '@readback/phrases/words/language.ts';
import { titles } from '@readback/phrases/words/web/school/course.ts';
import type { Subject } from '@readback/scenarios/scenario.ts';
import { firstFlights } from './firstFlights.ts';
import { type Lesson, lessons } from './lessons.ts';

/** A part of the school: the first course, or all else about a subject. */
export type Part = Readonly<{ id: PartId; title: string; flights: readonly Lesson[] }>;

export type PartId = 'first' | Subject;

const first = new Map(firstFlights.map(({ id }, at) => [id, at]));

/** The whole school in its order; a part without flights is left out. */
export const course: readonly Part[] = (Object.keys(titles) as PartId[])
  .map((id) => ({ id, title: titles[id], flights: flightsOf(id) }))
  .filter(({ flights }) => flights.length > 0);

/** All flights in the order of the course. */
export const flightsInOrder: readonly Lesson[] = course.flatMap(({ flights }) => flights);

/** A flight by the id of its scenario. */
export function lessonOf(id: string): Lesson | undefined {
  return lessons.find((it) => it.id === id);
}

/** The part that a scenario is in. */
export function partOf({ id, subject }: Lesson): PartId {
  return first.has(id) ? 'first' : (subject ?? 'transfers');
}

/** What to fly next: the first after this one that was not flown, else the first at all; undefined when all were. */
export function nextFlight(after: string, flown: ReadonlySet<string>): Lesson | undefined {
  const at = flightsInOrder.findIndex(({ id }) => id === after);
  const later = [...flightsInOrder.slice(at + 1), ...flightsInOrder.slice(0, at + 1)];
  return later.find(({ id }) => !flown.has(id) && id !== after);
}

/** After the first course by title: an order that does not tell what is honest. */
function flightsOf(part: PartId): readonly Lesson[] {
  return lessons
    .filter((it) => partOf(it) === part)
    .toSorted((one, other) =>
      part === 'first'
        ? (first.get(one.id) ?? 0) - (first.get(other.id) ?? 0)
        : one.title.localeCompare(other.title, language, { numeric: true }),
    );
}
