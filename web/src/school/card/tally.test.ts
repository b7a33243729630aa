import { expect, test } from 'vitest';
import type { Flight } from '../../data/own/flights.ts';
import { cardPicture, cardWords } from './cardPicture.ts';
import { tallyOf } from './tally.ts';

const first = [
  { id: 'a', kind: 'attack' },
  { id: 'b', kind: 'honest' },
  { id: 'c', kind: 'attack' },
] as const;
const flown = (scenario: string, right: boolean, seconds: number): Flight => ({
  id: `${scenario}${seconds}`,
  scenario,
  begunAt: 1,
  taps: 1,
  had: [],
  decided: { decision: 'reject', right, taps: 1, ms: seconds * 1_000 },
});

test('there is no card before the whole course was flown', () => {
  expect(tallyOf([flown('a', true, 3), flown('b', true, 3)], first)).toBeUndefined();
});

test('the card counts how each flight was flown last, and the attacks that were rejected', () => {
  const tally = tallyOf(
    [flown('a', true, 10), flown('a', false, 90), flown('b', true, 24), flown('c', false, 60)],
    first,
  );
  expect(tally).toEqual({ flights: 3, right: 2, attacks: 2, caught: 1, ms: 24_000 });
  expect(tally && cardWords(tally)).toBe('3 flights, 1 of 2 attacks caught, median 24 seconds');
});

test('the picture asks no host, and says the same as the words beside it', () => {
  const picture = cardPicture({ flights: 5, right: 4, attacks: 3, caught: 2, ms: 24_400 }, '2026-11-23');
  expect(picture).toContain('<title>5 flights, 2 of 3 attacks caught, median 24 seconds</title>');
  expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<script|<style/);
  expect(picture).toContain('2026-11-23');
});
