import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayTakeFront, noteEnd } from './front.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a tab whose requests keep ending before anybody decides does not take the front, and later may again', () => {
  expect(mayTakeFront(1)).toBe(true);
  noteEnd(1);
  noteEnd(1);
  expect(mayTakeFront(1)).toBe(true);
  noteEnd(1);
  expect(mayTakeFront(1)).toBe(false);
  expect(mayTakeFront(2)).toBe(true);
  vi.advanceTimersByTime(29_000);
  noteEnd(1);
  expect(mayTakeFront(1)).toBe(false);
  vi.advanceTimersByTime(30_001);
  expect(mayTakeFront(1)).toBe(true);
});
