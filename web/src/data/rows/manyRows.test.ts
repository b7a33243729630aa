import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, delMany, entries, get, set, setMany } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markKey } from './hasRows.ts';
import type { Bounded } from './bounded.ts';
import { pages } from './manyRows.ts';
import { openStore } from './openStore.ts';
import { openTable } from './table.ts';
import { forgetOldest, forgetUnheld } from './unheld.ts';

type Row = Readonly<{ at: number; state: string }>;

const most = 200;
const many = 1_000;
/** Old ones whose answer is still waited for. */
const asked = [5, 400, 700] as const;

const keyOf = (at: number) => `${(at * 7_919) % many}`.padStart(5, '0');
const stored = (at: number) => ({
  schema: 1,
  row: { at, state: asked.some((it) => it === at) ? 'asked' : 'open' },
});

let read = 0;
let told = 0;

const bounded: Bounded = {
  newest: 'at',
  always: ['state', 'asked'],
  most,
  onMore: () => (told += 1),
};

const ordered = () => openStore('readback-many', 'rows', bounded);

function open() {
  return openTable<Row>({
    name: 'many',
    schema: 1,
    migrate(kept) {
      read += 1;
      return kept as Row;
    },
    bounded,
  });
}

const held = (rows: ReadonlyMap<string, Row>) => [...rows.values()].map(({ at }) => at).toSorted(byNumber);
const byNumber = (one: number, other: number) => one - other;
const newest = Array.from({ length: most }, (_, at) => many - most + at);

/** As another tab that trims does, which holds no row. */
const drop = (keeps: readonly string[] = []) =>
  forgetOldest({ name: 'many', rows: () => new Map() }, bounded, new Set(keeps));

async function onDisk(): Promise<readonly number[]> {
  const all = await entries<string, { row: Row }>(createStore('readback-many', 'rows'));
  return all.flatMap(([key, it]) => (key === markKey ? [] : [it.row.at])).toSorted(byNumber);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  read = 0;
  told = 0;
});

describe.each([
  ['in a database that is ordered', ordered, 0],
  ['in a database that an earlier release made', () => createStore('readback-many', 'rows'), pages.scanned],
] as const)('%s', (_, store, shownBesides) => {
  beforeEach(async () => {
    const rows = Array.from({ length: many }, (_, at): [string, unknown] => [keyOf(at), stored(at)]);
    await setMany([...rows, [markKey, 'mark']], store());
  });

  test('the newest rows are held, and those that are waited for however old they are', async () => {
    const table = open();
    await table.ready;
    const all = held(table.rows());
    expect(all).toEqual(expect.arrayContaining([...asked, ...newest]));
    // Without an order, some that were shown first are held besides.
    expect(all.length - most - asked.length).toBeLessThanOrEqual(shownBesides);
    expect(table.keeping()).toBe('kept');
    expect(told).toBe(1);
  });

  test('what is too much is removed, some in each transaction, but nothing that is waited for or held back', async () => {
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const removed = vi.spyOn(IDBObjectStore.prototype, 'delete');
    await drop([keyOf(3)]);
    const writing = opened.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(removed.mock.calls.length / writing.length).toBeLessThanOrEqual(pages.dropped);
    expect(writing.length).toBeGreaterThan((many - most) / pages.dropped);
    vi.restoreAllMocks();
    // What stays counts too.
    expect(await onDisk()).toEqual([3, ...asked, ...newest.slice(4)]);
  });

  test('of what another tab removes at the same time nothing is left over', async () => {
    const other = createStore('readback-many', 'rows');
    const last = Array.from({ length: 20 }, (_, at) => keyOf(many - most - 30 + at));
    const told = new BroadcastChannel('readback-many');
    told.onmessage = () => void delMany(last, other);
    await drop();
    told.close();
    expect(await onDisk()).toEqual([...asked, ...newest.slice(asked.length)]);
  });

  test('a row that another tab hands over while others are removed stays', async () => {
    const other = createStore('readback-many', 'rows');
    let isFirst = true;
    const told = new BroadcastChannel('readback-many');
    told.onmessage = () => {
      if (isFirst) void set(keyOf(790), { schema: 1, row: { at: 790, state: 'asked' } }, other);
      isFirst = false;
    };
    await drop();
    told.close();
    expect(await get(keyOf(790), other)).toBeDefined();
    expect(await get(keyOf(789), other)).toBeUndefined();
  });

  test('forgetting all forgets what was never read, in every tab, and nothing that came since', async () => {
    const [one, two] = [open(), open()];
    await Promise.all([one.ready, two.ready]);
    await two.look([keyOf(9)]);
    one.clear();
    one.set('new', { at: many, state: 'open' });
    await Promise.all([forgetUnheld(one), one.written()]);
    expect(await onDisk()).toEqual([many]);
    expect([...one.rows().keys()]).toEqual(['new']);
    await vi.waitFor(() => expect([...two.rows().keys()]).toEqual(['new']), 20_000);
  });

  test('a disk that does not forget at once is asked again', async () => {
    const table = open();
    await table.ready;
    table.clear();
    await table.written();
    const cleared = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementationOnce(() => {
      throw new DOMException('not now', 'InvalidStateError');
    });
    await forgetUnheld(table);
    expect(cleared).toHaveBeenCalledTimes(2);
    expect(await onDisk()).toEqual([]);
    expect(await get(markKey, createStore('readback-many', 'rows'))).toBe('mark');
    vi.restoreAllMocks();
  });

  test('a row that is not held is taken in when it is wanted', async () => {
    const table = open();
    await table.ready;
    await table.look([keyOf(9), 'none']);
    expect(table.rows().get(keyOf(9))?.at).toBe(9);
    expect(table.rows().has('none')).toBe(false);
  });

  test('what is removed in one tab is removed in the others', async () => {
    const table = open();
    await table.ready;
    await table.look([keyOf(9)]);
    await drop();
    await vi.waitFor(() => expect(table.rows().has(keyOf(9))).toBe(false), 20_000);
  });

  test('what another tab writes while much is read is what shows', async () => {
    const table = open();
    await table.begun;
    const key = keyOf(many - 1);
    const other = open();
    await other.ready;
    other.change(key, (row) => ({ ...row, state: 'sent' }));
    await other.written();
    await table.ready;
    await vi.waitFor(() => expect(table.rows().get(key)?.state).toBe('sent'), 20_000);
  });
});

test('of many rows a page is shown when no more than it was read, the newest first', async () => {
  const rows = Array.from({ length: many }, (_, at): [string, unknown] => [keyOf(at), stored(at)]);
  await setMany(rows, ordered());
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const table = open();
  const shown: (readonly number[])[] = [];
  table.subscribe(() => shown.push(held(table.rows())));
  await table.begun;
  expect(table.keeping()).toBe('reading');
  expect(shown[0]).toEqual(newest.slice(-pages.first));
  expect(read).toBe(pages.first);
  await table.ready;
  expect(read).toBe(most + asked.length);
  expect(all).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('few rows are read in one go', async () => {
  const rows = Array.from({ length: most }, (_, at): [string, unknown] => [keyOf(at), stored(at)]);
  await setMany(rows, ordered());
  const cursors = vi.spyOn(IDBIndex.prototype, 'openCursor');
  const table = open();
  await table.ready;
  expect(table.rows().size).toBe(most);
  expect(cursors).not.toHaveBeenCalled();
  expect(told).toBe(0);
  vi.restoreAllMocks();
});
