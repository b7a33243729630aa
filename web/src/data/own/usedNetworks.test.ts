import { expect, test } from 'vitest';
import { noteUsed, usedNetworks, wasUsed } from './usedNetworks.ts';

test('no network counts as used until the user has been there', () => {
  usedNetworks.set([]);
  expect(wasUsed(10)).toBe(false);
  noteUsed(10);
  noteUsed(10);
  expect(wasUsed(10)).toBe(true);
  expect(usedNetworks.get()).toEqual([10]);
});

test('what is not a network is not read back from the disk', () => {
  for (const it of [['1'], [1.5], { 1: true }, [-1]]) expect(usedNetworks.read(it)).toBeUndefined();
});
