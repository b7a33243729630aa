import { expect, it } from 'vitest';
import { keylessAmong } from './testing/drawnAddresses.ts';

it('is not one of a hundred thousand addresses drawn at random', () => {
  expect(keylessAmong(100_000)).toEqual([]);
}, 120_000);
