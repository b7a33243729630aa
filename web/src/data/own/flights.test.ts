import { expect, test } from 'vitest';
import { type Flight, flights, keptFlight } from './flights.ts';

const whole: Flight = {
  id: 'a',
  scenario: 'swap',
  begunAt: 1,
  seenAt: 2,
  taps: 3,
  decided: { decision: 'sign', right: true, taps: 3, ms: 4, verdict: 'read' },
  played: { from: 187, to: 189, head: `0x${'ab'.repeat(32)}`, by: 'flyer' },
  had: [{ account: '0x1111111111111111111111111111111111111111', amount: 5n, symbol: 'ETH', decimals: 18 }],
};

test('a flight is kept as it was flown', () => {
  expect(keptFlight(whole, 1)).toEqual(whole);
});

test('what is damaged is left out, and a flight without a scenario is none', () => {
  expect(keptFlight({ ...whole, scenario: undefined }, 1)).toBeUndefined();
  expect(keptFlight({ ...whole, taps: -1 }, 1)).toBeUndefined();
  expect(keptFlight(whole, 2)).toBeUndefined();
  const { decided: _, ...undecided } = whole;
  expect(keptFlight({ ...whole, decided: { decision: 'land' } }, 1)).toEqual(undecided);
  const { played: __, ...unplayed } = whole;
  expect(keptFlight({ ...whole, played: { from: 1, to: 2, head: '0x', by: 'page' } }, 1)).toEqual(unplayed);
  expect(keptFlight({ ...whole, watched: true }, 1)).toBeUndefined();
  expect(keptFlight({ ...whole, had: [{ account: 'me', amount: 5n }] }, 1)?.had).toEqual([]);
});

test('a flight that begins takes the place of those that were begun and never decided', () => {
  flights.begin(whole);
  flights.begin({ id: 'b', scenario: 'mail', begunAt: 5, taps: 0, had: [] });
  flights.tap('b');
  expect(flights.of('b')?.taps).toBe(1);
  flights.begin({ id: 'c', scenario: 'mail', begunAt: 6, taps: 0, had: [] });
  expect(flights.all().map(({ id }) => id)).toEqual(['c', 'a']);
});
