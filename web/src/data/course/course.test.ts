import { scenarios } from '@readback/scenarios/scenarios.ts';
import { expect, test } from 'vitest';
import { course, flightsInOrder, nextFlight } from './course.ts';
import { firstFlights } from './firstFlights.ts';

test('the first course is five flights, honest and not', () => {
  const found = firstFlights.map(({ id }) => scenarios.find((it) => it.id === id));
  expect(found.map((it) => it?.id)).toEqual(firstFlights.map(({ id }) => id));
  expect(new Set(found.map((it) => it?.kind))).toEqual(new Set(['honest', 'attack']));
  expect(course[0]?.flights.map(({ id }) => id)).toEqual(firstFlights.map(({ id }) => id));
});

test('every scenario is flown once, and has a subject of its own', () => {
  expect(flightsInOrder.map(({ id }) => id).toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
  expect(scenarios.filter(({ subject }) => subject === undefined).map(({ id }) => id)).toEqual([]);
});

test('no two flights have one title, or say the same of what is asked', () => {
  for (const what of ['title', 'briefing'] as const) {
    const all = flightsInOrder.map((it) => it[what]);
    expect(all.filter((it, at) => all.indexOf(it) !== at)).toEqual([]);
  }
});

test('what comes next is the first after this one that was not flown, then the first at all', () => {
  const [first, second, third] = flightsInOrder;
  const last = flightsInOrder.at(-1);
  expect(nextFlight(first?.id ?? '', new Set([first?.id ?? '']))).toBe(second);
  expect(nextFlight(first?.id ?? '', new Set([first?.id ?? '', second?.id ?? '']))).toBe(third);
  expect(nextFlight(last?.id ?? '', new Set([last?.id ?? '']))).toBe(first);
  expect(nextFlight('', new Set())).toBe(first);
  expect(nextFlight('', new Set(flightsInOrder.map(({ id }) => id)))).toBeUndefined();
});

test('the order of a part does not tell what is honest', () => {
  const turns = course.map(({ id, flights }) => {
    const kinds = flights.map(({ kind }) => kind);
    return {
      id,
      mixed: new Set(kinds).size > 1,
      turns: kinds.filter((it, at) => it !== kinds[at - 1]).length,
    };
  });
  expect(turns.filter((it) => it.mixed && it.turns < 3)).toEqual([]);
});
