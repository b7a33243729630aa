import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { book } from '../../data/own/book.ts';
import { forgetEverything } from './forgetEverything.ts';

function storage(kept: Record<string, string>): Storage {
  const map = new Map(Object.entries(kept));
  return {
    get length() {
      return map.size;
    },
    key: (at: number) => [...map.keys()][at] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
  };
}

let local: Storage;
let tab: Storage;
beforeEach(() => {
  local = storage({
    'readback.settings': '{}',
    'readback.setting.sources': '{}',
    'other.app': '1',
    readbacks: '1',
  });
  tab = storage({ 'readback.trying': '{}', theirs: '1' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
});

test('everything of this page is gone, and nothing of another one on the same host', async () => {
  book.name('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'Bob');
  await book.written();
  const key = createStore('readback-assistant', 'key');
  const theirs = createStore('otherApp', 'rows');
  await set('key', 'sk-1', key);
  await set('a', 'theirs', theirs);
  const forgetFetched = vi.fn(async () => {});

  await forgetEverything(forgetFetched);

  expect(book.entries()).toEqual([]);
  expect(await entries(createStore('readback-book', 'rows'))).toEqual([]);
  expect(await entries(key)).toEqual([]);
  expect(await entries(theirs)).toEqual([['a', 'theirs']]);
  expect([local.getItem('readback.settings'), local.getItem('readback.setting.sources')]).toEqual([
    null,
    null,
  ]);
  expect([local.getItem('other.app'), local.getItem('readbacks')]).toEqual(['1', '1']);
  expect([tab.getItem('readback.trying'), tab.getItem('theirs')]).toEqual([null, '1']);
  expect(forgetFetched).toHaveBeenCalledOnce();
});

test('a browser that keeps nothing is not an error', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('blocked')) });
  await expect(forgetEverything(async () => {})).resolves.toBeUndefined();
});
