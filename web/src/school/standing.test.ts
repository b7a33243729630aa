import { expect, test } from 'vitest';
import type { Flight } from '../data/own/flights.ts';
import { progressLine, standings } from './standing.ts';

const flight = (scenario: string, begunAt: number, right?: boolean): Flight => ({
  id: `${scenario} ${begunAt}`,
  scenario,
  begunAt,
  taps: 0,
  had: [],
  ...(right === undefined ? {} : { decided: { decision: 'reject', right, taps: 1, ms: 1_000 } }),
});

test('a scenario stands as it was decided last, and one that was only begun does not', () => {
  const found = standings([
    flight('a', 3, true),
    flight('b', 2),
    flight('a', 1, false),
    flight('c', 0, false),
  ]);
  expect([...found]).toEqual([
    ['a', 'right'],
    ['c', 'wrong'],
  ]);
});

test('how far one is, is said of the scenarios that there are', () => {
  const standing = standings([flight('a', 3, true), flight('c', 2, false), flight('gone', 1, true)]);
  expect(progressLine(['a', 'b', 'c'], standing)).toBe('2 of 3 flights flown, 1 right');
  expect(progressLine(['a', 'b'], new Map())).toBe('0 of 2 flights flown');
});
