import { expect, test, vi } from 'vitest';
import { canUndo, forgotten, letGo, undo } from './undo.ts';

const thing = (says: string) => ({ says, back: vi.fn(), gone: vi.fn() });

test('what was forgotten comes back by a press, once', () => {
  const it = thing('ABI forgotten');
  canUndo(it);
  expect(forgotten.get()).toBe(it);
  undo(it);
  undo(it);
  expect([it.back.mock.calls.length, it.gone.mock.calls.length]).toEqual([1, 0]);
  expect(forgotten.get()).toBeUndefined();
});

test('only the last that was forgotten can come back; of the others nothing is left', () => {
  const [one, other] = [thing('Site removed'), thing('Mute removed')];
  canUndo(one);
  canUndo(other);
  expect(one.gone).toHaveBeenCalledOnce();
  undo(one);
  letGo(one);
  expect([one.back.mock.calls.length, one.gone.mock.calls.length]).toEqual([0, 1]);
  expect(forgotten.get()).toBe(other);
});

test('once the line is gone nothing brings it back', () => {
  const it = thing('Key forgotten');
  canUndo(it);
  letGo(it);
  undo(it);
  expect([it.back.mock.calls.length, it.gone.mock.calls.length]).toEqual([0, 1]);
});

test('what this page should not hold for longer goes by itself, and with it the line', () => {
  vi.useFakeTimers();
  const [key, site] = [{ ...thing('Key forgotten'), most: 30_000 }, thing('Site removed')];
  canUndo(key);
  vi.advanceTimersByTime(29_999);
  expect(forgotten.get()).toBe(key);
  vi.advanceTimersByTime(1);
  undo(key);
  expect([forgotten.get(), key.back.mock.calls.length, key.gone.mock.calls.length]).toEqual([
    undefined,
    0,
    1,
  ]);
  // The time of one that is gone ends no other.
  canUndo(key);
  canUndo(site);
  vi.advanceTimersByTime(60_000);
  expect(forgotten.get()).toBe(site);
  vi.useRealTimers();
});
