import { expect, it } from 'vitest';
import { guardedStorage } from './textStore.ts';

it('keeps in the browser what the browser keeps', () => {
  const kept = new Map<string, string>();
  const storage = guardedStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  storage.setItem('a', '1');
  expect(kept.get('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('keeps in memory what the browser refuses to keep', () => {
  const storage = guardedStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('gives what was set last when the browser is full', () => {
  const storage = guardedStorage(() => ({
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  }));
  storage.setItem('a', 'new');
  expect(storage.getItem('a')).toBe('new');
});
