import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

test('the same seed gives the same chance, another seed another', () => {
  const drawn = (seed: number) => {
    const random = randomOf(seed);
    return Array.from({ length: 20 }, () => random.amount(10n ** 18n));
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  for (const it of drawn(7)) expect(it >= 1n && it <= 10n ** 18n).toBe(true);
});
