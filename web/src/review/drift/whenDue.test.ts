import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seen } from './renewals.ts';
import { isDue, whenDue } from './whenDue.ts';

vi.mock('../../data/base/steadyClock.ts', () => ({ steadyNow: () => Date.now() }));

const start = 1_800_000_000_000;
const listeners = new Set<() => void>();
let visible = true;

const page: Seen = {
  isVisible: () => visible,
  touchedAt: () => start,
  onChange(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function show(now: boolean) {
  visible = now;
  for (const it of listeners) it();
}

beforeEach(() => {
  visible = true;
  listeners.clear();
  vi.useFakeTimers({ now: start });
});

afterEach(() => vi.useRealTimers());

const at = (seconds: number) => ({ changesAt: BigInt(start / 1_000 + seconds) });

test('what names no moment is never due', () => {
  expect(isDue({}, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(isDue(at(10), start + 9_999)).toBe(false);
  expect(isDue(at(10), start + 10_000)).toBe(true);
});

test('it is read once, when its moment comes', () => {
  const act = vi.fn();
  whenDue(at(7_200), page, act);
  vi.advanceTimersByTime(7_199_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(7_200_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('a page that is hidden waits until it is shown', () => {
  const act = vi.fn();
  show(false);
  whenDue(at(60), page, act);
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
  show(true);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a device that slept past it notices once it wakes', () => {
  const act = vi.fn();
  whenDue(at(3_600), page, act);
  vi.setSystemTime(start + 7_200_000);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('moments that follow each other do not have it read in a row', () => {
  const read = vi.fn();
  const again = () => {
    read();
    if (read.mock.calls.length < 50) whenDue(at(0), page, again);
  };
  whenDue(at(0), page, again);
  vi.advanceTimersByTime(20_000);
  expect(read.mock.calls.length).toBeLessThanOrEqual(10);
  expect(read.mock.calls.length).toBeGreaterThan(1);
});

test('nothing is read once nobody waits', () => {
  const act = vi.fn();
  whenDue(at(60), page, act)();
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
