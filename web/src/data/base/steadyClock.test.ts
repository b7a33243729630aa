import { afterEach, expect, test, vi } from 'vitest';
import { steadyNow } from './steadyClock.ts';

afterEach(() => vi.useRealTimers());

test('a clock that is set back makes nothing younger, and one that jumps ahead makes it older', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const hour = 3_600_000;
  const at = steadyNow();
  vi.advanceTimersByTime(1_000);
  expect(steadyNow() - at).toBeGreaterThanOrEqual(1_000);
  vi.setSystemTime(Date.now() - 25 * hour);
  expect(steadyNow() - at).toBeGreaterThanOrEqual(1_000);
  vi.advanceTimersByTime(5 * 60_000);
  expect(steadyNow() - at).toBeGreaterThanOrEqual(5 * 60_000);
  vi.setSystemTime(at + 2 * hour);
  expect(steadyNow() - at).toBeGreaterThanOrEqual(2 * hour);
});
