import { expect, it } from 'vitest';
import { addingIsNeverMilder, wrappingIsNeverMilder } from './testing/neverMilder.ts';

// A tenth; `neverMilder.long.test.ts` has all ten thousand.
it('says nothing milder of a batch when a harmless call is added to it', () => {
  expect(() => addingIsNeverMilder(500)).not.toThrow();
});

it('says nothing milder of a call when it is wrapped', () => {
  expect(() => wrappingIsNeverMilder(500)).not.toThrow();
});
