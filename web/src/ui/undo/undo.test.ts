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
