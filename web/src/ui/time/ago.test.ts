import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const now = 1_763_000_000_000;

test('says how long ago in the largest unit that fits', () => {
  expect(ago(now - 20_000, now)).toBe('just now');
  expect(ago(now - 60_000, now)).toBe('1 minute ago');
  expect(ago(now - 7_190_000, now)).toBe('1 hour ago');
  expect(ago(now - 86_400_000, now)).toBe('yesterday');
  expect(ago(now - 5 * 86_400_000, now)).toBe('5 days ago');
});

test('a clock that was set back reads as now', () => {
  expect(ago(now + 60_000, now)).toBe('just now');
});
