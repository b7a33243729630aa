import { expect, it } from 'vitest';
import { expectNoLieIsShown } from '../testing/hostileAnswers.ts';
import { bodies, readbackOf, subjectOf } from '../testing/readbacks.ts';

it('a hundred thousand hostile answers show no string of their own and hide no Stop', async () => {
  const readbacks = await Promise.all(bodies().map((body) => readbackOf(body)));
  expect(readbacks.length).toBeGreaterThan(10);
  expectNoLieIsShown(readbacks.map(subjectOf), 100_000);
}, 300_000);
