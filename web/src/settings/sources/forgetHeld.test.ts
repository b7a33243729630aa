import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canUndo, forgotten, undo } from '../../ui/undo/undo.ts';
import { forgetHeld } from './forgetHeld.ts';

const key = { baseUrl: 'https://source.example', key: 'secret', remembered: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a key that was forgotten comes back within half a minute, and this page holds it no longer', () => {
  const holder = { forgetKey: vi.fn(), holdKey: vi.fn(async () => true) };
  forgetHeld(holder, key);
  expect(holder.forgetKey).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(29_999);
  const first = forgotten.get();
  if (first === undefined) throw new Error('nothing can come back');
  undo(first);
  expect(holder.holdKey.mock.calls).toEqual([['https://source.example', 'secret', true]]);

  forgetHeld(holder, key);
  const second = forgotten.get();
  vi.advanceTimersByTime(30_000);
  expect(forgotten.get()).toBeUndefined();
  if (second !== undefined) undo(second);
  expect(holder.holdKey).toHaveBeenCalledOnce();
});

test('the time of a key ends nothing that was forgotten after it', () => {
  forgetHeld({ forgetKey: vi.fn(), holdKey: vi.fn(async () => true) }, key);
  const site = { says: 'Site removed', back: vi.fn() };
  canUndo(site);
  vi.advanceTimersByTime(60_000);
  expect(forgotten.get()).toBe(site);
});
