import { viewOf } from '@readback/core/check/testing/views.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { expect, test } from 'vitest';
import { isCalm } from './judge.ts';
import { everyPlace, strangerIn } from './strangers.ts';

const places = everyPlace();

test('there are at least three thousand functions in which a stranger can stand', () => {
  expect(new Set(places.map(({ of }) => of.fn.signature)).size).toBeGreaterThanOrEqual(3_000);
});

test('a stranger in any place of a published function is never read back calmly', () => {
  const calm = places.filter((place) => {
    const { body, sample } = strangerIn(place);
    return isCalm(revisionOf(viewOf(body, sample), 0));
  });
  console.log(`${calm.length} of ${places.length} are calm`);
  expect(calm.slice(0, 50).map(({ of, path }) => `${path} of ${of.fn.signature}`)).toEqual([]);
});
