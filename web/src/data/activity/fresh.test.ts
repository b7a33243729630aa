import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { expect, test } from 'vitest';
import { keptEntry } from './activityEntry.ts';
import { isFresh, noteFresh } from './fresh.ts';

test('a request that was frozen here counts as whole, and a copy of it from the disk does not', () => {
  const request = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
  expect(isFresh(request)).toBe(false);
  noteFresh(request);
  expect(isFresh(request)).toBe(true);
  expect(isFresh(structuredClone(request))).toBe(false);
});

test('what is not frozen is never taken for whole', () => {
  const request = structuredClone(freeze({ kind: 'message', bytes: '0x6869' }, 'hi'));
  noteFresh(request);
  expect(isFresh(request)).toBe(false);
});

test('what came from the disk or a file is looked at each time, also when it is read again', () => {
  const request = structuredClone(freeze({ kind: 'message', bytes: '0x6869' }, 'hi'));
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1 };
  const entry = keptEntry({ id: 'a', incoming, openedAt: 1, state: 'open' }, 1);
  if (!entry) throw new Error('nothing was kept');
  noteFresh(entry.incoming.request);
  expect(isFresh(entry.incoming.request)).toBe(false);
});
