import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, setMany } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { few } from './activity.ts';
import type { ActivityEntry } from './activityEntry.ts';
import { mostEntries } from './mostEntries.ts';
import { mostWhole } from './surplus.ts';
import { openTable } from '../rows/table.ts';
import { trim } from './trim.ts';

const request = { digest: '0x', body: { kind: 'message', bytes: '0x' }, raw: '' } as const;
const many = mostEntries + 3_000;

const open = () =>
  openTable<ActivityEntry>({ name: 'trimmed', schema: 1, migrate: (kept) => kept as ActivityEntry });

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  const rows = Array.from({ length: many }, (_, at) => {
    const id = `e${at}`;
    const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
    return [id, { schema: 1, row: { id, openedAt: at, state: 'open', incoming } }] as [string, unknown];
  });
  await setMany(rows, createStore('readback-trimmed', 'rows'));
});

test('thousands too many are forgotten in one change of the page, some in each transaction', async () => {
  const table = open();
  await table.ready;
  expect(table.rows().size).toBe(many);
  const changed = vi.fn();
  table.subscribe(changed);
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await trim(table);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(table.rows().size).toBe(mostEntries);
  await table.written();
  expect(opened).toHaveBeenCalledTimes(15);
  opened.mockRestore();
  const after = open();
  await after.ready;
  expect(after.rows().size).toBe(mostEntries);
  expect(after.rows().has('e0')).toBe(false);
  expect(after.rows().has(`e${many - 1}`)).toBe(true);
});

test('another tab hears of them too', async () => {
  const [one, two] = [open(), open()];
  await Promise.all([one.ready, two.ready]);
  await trim(one);
  await vi.waitFor(() => expect(two.rows().size).toBe(mostEntries), 20_000);
});

test('what is never looked through is never too much', () => {
  expect(few).toBeLessThanOrEqual(Math.min(mostEntries, mostWhole.other, mostWhole.signed));
});
