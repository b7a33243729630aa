import { expect, it } from 'vitest';
import { addingIsNeverMilder, wrappingIsNeverMilder } from './testing/neverMilder.ts';

it('says nothing milder of 5,000 batches when a harmless call is added to them', { timeout: 600_000 }, () => {
  expect(() => addingIsNeverMilder(5_000)).not.toThrow();
});

it('says nothing milder of 5,000 calls when they are wrapped', { timeout: 600_000 }, () => {
  expect(() => wrappingIsNeverMilder(5_000)).not.toThrow();
});
