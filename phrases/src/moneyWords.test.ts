import { expect, test } from 'vitest';
import { worthWords } from './moneyWords.ts';

test.each([
  [1_253.7, '≈ $1,250'],
  [3_000, '≈ $3,000'],
  [2_996.4, '≈ $3,000'],
  [12_345_678, '≈ $12,300,000'],
  [100.4, '≈ $100'],
  [99.96, '≈ $100'],
  [12.345, '≈ $12.30'],
  [3, '≈ $3'],
  [0.4567, '≈ $0.46'],
  [0.01, '≈ $0.01'],
  [0.0099, 'less than $0.01'],
  [1e-18, 'less than $0.01'],
])('%d dollars are a rough value, not an exact one', (dollars, said) => {
  expect(worthWords(dollars)).toBe(said);
});
