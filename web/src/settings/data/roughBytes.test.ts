import { expect, test } from 'vitest';
import { bytesWords, roughBytes } from './roughBytes.ts';

test('rows of one size are weighed right, however many there are', () => {
  const row = { text: 'x'.repeat(100) };
  const one = JSON.stringify(row).length;
  expect(roughBytes([])).toBe(0);
  for (const count of [1, 19, 20, 21, 5_000])
    expect(roughBytes(Array.from({ length: count }, () => row))).toBe(one * count);
});

test('a row that cannot be weighed weighs nothing', () => {
  const knot: Record<string, unknown> = {};
  knot.self = knot;
  expect(roughBytes([knot])).toBe(0);
});

test('a size is said roughly', () => {
  expect(bytesWords(0)).toBe('nothing');
  expect(bytesWords(12)).toBe('less than 1 kB');
  expect(bytesWords(12_345)).toBe('about 12 kB');
  expect(bytesWords(1_249_000)).toBe('about 1.2 MB');
});
