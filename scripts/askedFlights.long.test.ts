import { expectNoLieIsShown } from '@readback/assistant/testing/hostileAnswers.ts';
import { expect, it } from 'vitest';
import { askedFlights } from './askedFlights.ts';

it('a hundred thousand hostile answers over all flights show no string of their own and hide no Stop', async () => {
  const flights = await askedFlights();
  expect(flights.length).toBeGreaterThanOrEqual(70);
  expectNoLieIsShown(
    flights.map(({ subject }) => subject),
    100_000,
  );
}, 900_000);
