import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable } from './table.ts';

type Row = { name: string; paid: bigint };

function open(schema = 1, name = 'test') {
  return openTable<Row>({
    name,
    schema,
    patience: 200,
    migrate(stored, from) {
      if (from > schema || typeof stored !== 'object' || stored === null || !('name' in stored))
        return undefined;
      const name = String(stored.name);
      return {
        name: from < schema ? name.toUpperCase() : name,
        paid: 'paid' in stored ? BigInt(String(stored.paid)) : 0n,
      };
    },
  });
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a table', () => {
  test('is there after a reload', async () => {
    const before = open();
    await before.ready;
    before.set('a', { name: 'alice', paid: 3n });
    before.set('b', { name: 'bob', paid: 0n });
    before.remove('b');
    await before.written();
    const after = open();
    await after.ready;
    expect([...after.rows()]).toEqual([['a', { name: 'alice', paid: 3n }]]);
    expect(after.keeping()).toBe('kept');
  });

  test('keeps what was written before the earlier rows were read', async () => {
    const before = open();
    before.set('a', { name: 'old', paid: 0n });
    await before.written();
    const after = open();
    after.set('a', { name: 'new', paid: 0n });
    await after.ready;
    expect(after.rows().get('a')?.name).toBe('new');
  });

  test('reads rows of an older schema as rows of today', async () => {
    const before = open(1);
    before.set('a', { name: 'alice', paid: 0n });
    await before.written();
    const after = open(2);
    await after.ready;
    expect(after.rows().get('a')?.name).toBe('ALICE');
  });

  test('leaves out what it cannot understand', async () => {
    await open().ready;
    const store = createStore('readback-test', 'rows');
    await set('torn', 'not a row', store);
    await set('newer', { schema: 9, row: { name: 'from the future' } }, store);
    await set('empty', { schema: 1, row: null }, store);
    const table = open();
    await table.ready;
    expect([...table.rows()]).toEqual([]);
  });

  test('shows what another tab wrote, without losing its own', async () => {
    const [one, two] = [open(), open()];
    await Promise.all([one.ready, two.ready]);
    one.set('a', { name: 'alice', paid: 0n });
    two.set('b', { name: 'bob', paid: 0n });
    await vi.waitFor(() => {
      expect([...one.rows().keys()].sort()).toEqual(['a', 'b']);
      expect([...two.rows().keys()].sort()).toEqual(['a', 'b']);
    });
    one.remove('b');
    await vi.waitFor(() => expect(two.rows().has('b')).toBe(false));
  });

  test('changes the row that is on disk, whatever another tab did to it a moment ago', async () => {
    const [one, two] = [open(), open()];
    await Promise.all([one.ready, two.ready]);
    one.set('a', { name: 'alice', paid: 0n });
    await vi.waitFor(() => expect(two.rows().has('a')).toBe(true));
    for (let times = 0; times < 20; times += 1) {
      one.change('a', (row) => ({ ...row, name: `${row.name}!` }));
      two.change('a', (row) => ({ ...row, paid: row.paid + 1n }));
      one.change('a', (row) => ({ ...row, paid: row.paid + 1n }));
    }
    const both = { name: `alice${'!'.repeat(20)}`, paid: 40n };
    await vi.waitFor(() => {
      expect(one.rows().get('a')).toEqual(both);
      expect(two.rows().get('a')).toEqual(both);
    });
    await Promise.all([one.written(), two.written()]);
    const after = open();
    await after.ready;
    expect(after.rows().get('a')).toEqual(both);
  });

  test('changes what another tab wrote a moment ago, also where it is just being read here', async () => {
    const [one, two] = [open(1, 'read'), open(1, 'read')];
    await Promise.all([one.ready, two.ready]);
    one.set('a', { name: 'alice', paid: 0n });
    await vi.waitFor(() => expect(two.rows().has('a')).toBe(true));
    const get: (key: IDBValidKey) => IDBRequest = Reflect.get(IDBObjectStore.prototype, 'get');
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      // The other tab reads it, since it was told.
      if (this.transaction.mode === 'readonly' && two.rows().get('a')?.name === 'alice')
        two.change('a', (row) => ({ ...row, name: 'bob' }));
      return Reflect.apply(get, this, [key]);
    });
    one.change('a', (row) => ({ ...row, paid: 1n }));
    await vi.waitFor(() => expect(two.rows().get('a')?.name).toBe('bob'));
    await Promise.all([one.written(), two.written()]);
    await vi.waitFor(() => expect(one.rows().get('a')).toEqual({ name: 'bob', paid: 1n }));
    expect(two.rows().get('a')).toEqual({ name: 'bob', paid: 1n });
    reads.mockRestore();
  });

  test('changes it twice in a row without losing what another tab wrote before', async () => {
    const [one, two] = [open(1, 'twice'), open(1, 'twice')];
    await Promise.all([one.ready, two.ready]);
    one.set('a', { name: 'alice', paid: 0n });
    await vi.waitFor(() => expect(two.rows().has('a')).toBe(true));
    one.change('a', (row) => ({ ...row, paid: 1n }));
    two.change('a', (row) => ({ ...row, name: 'bob' }));
    // The first change is on its way to the disk.
    await new Promise((resolve) => setTimeout(resolve, 0));
    two.change('a', (row) => ({ ...row, name: `${row.name} again` }));
    await Promise.all([one.written(), two.written()]);
    const after = open(1, 'twice');
    await after.ready;
    expect(after.rows().get('a')).toEqual({ name: 'bob again', paid: 1n });
    await vi.waitFor(() => expect(one.rows().get('a')).toEqual({ name: 'bob again', paid: 1n }));
    expect(two.rows().get('a')).toEqual({ name: 'bob again', paid: 1n });
  });

  test('does not bring back what another tab removed a moment ago', async () => {
    const [one, two] = [open(), open()];
    await Promise.all([one.ready, two.ready]);
    one.set('a', { name: 'alice', paid: 0n });
    await vi.waitFor(() => expect(two.rows().has('a')).toBe(true));
    one.remove('a');
    await one.written();
    two.change('a', (row) => ({ ...row, paid: 1n }));
    await two.written();
    await vi.waitFor(() => expect(two.rows().has('a')).toBe(false));
    const after = open();
    await after.ready;
    expect(after.rows().size).toBe(0);
  });

  test('writes with the next change what the disk did not take before', async () => {
    const [one, two] = [open(), open()];
    await Promise.all([one.ready, two.ready]);
    one.set('a', { name: 'alice', paid: 0n });
    await vi.waitFor(() => expect(two.rows().has('a')).toBe(true));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
    ) {
      throw new DOMException('busy', 'UnknownError');
    });
    one.change('a', (row) => ({ ...row, name: 'lost' }));
    await one.written();
    expect(one.keeping()).toBe('blocked');
    put.mockRestore();
    one.change('a', (row) => ({ ...row, paid: 1n }));
    await vi.waitFor(() => expect(two.rows().get('a')).toEqual({ name: 'lost', paid: 1n }));
    expect(one.keeping()).toBe('kept');
  });

  test('tells who watches it, and gives the same map until something changes', async () => {
    const table = open();
    await table.ready;
    const heard = vi.fn();
    const leave = table.subscribe(heard);
    const rows = table.rows();
    expect(table.rows()).toBe(rows);
    table.set('a', { name: 'alice', paid: 0n });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(table.rows()).not.toBe(rows);
    leave();
    table.clear();
    expect(heard).toHaveBeenCalledTimes(1);
    await table.written();
  });

  test('can be emptied for good', async () => {
    const table = open();
    await table.ready;
    table.set('a', { name: 'alice', paid: 0n });
    table.clear();
    await table.written();
    const after = open();
    await after.ready;
    expect(after.rows().size).toBe(0);
  });
});

describe('a table in a browser that keeps nothing', () => {
  test('works in memory when storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const table = open();
    await table.ready;
    table.set('a', { name: 'alice', paid: 0n });
    await table.written();
    expect(table.rows().get('a')?.name).toBe('alice');
    expect(table.keeping()).toBe('blocked');
  });

  test('works in memory when there is no storage at all, or none that answers', async () => {
    for (const indexedDB of [undefined, { open: () => ({}) }]) {
      vi.stubGlobal('indexedDB', indexedDB);
      const table = open();
      await table.ready;
      table.set('a', { name: 'alice', paid: 0n });
      await table.written();
      expect(table.rows().size).toBe(1);
      expect(table.keeping()).toBe(indexedDB ? 'slow' : 'blocked');
    }
  });

  test('says so when storage is full', async () => {
    const table = open();
    await table.ready;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    table.set('a', { name: 'alice', paid: 0n });
    await table.written();
    expect(table.keeping()).toBe('full');
    expect(table.rows().size).toBe(1);
  });
});

test('a disk that is slow shows its rows when they come, without a reload', async () => {
  const before = open();
  before.set('a', { name: 'alice', paid: 0n });
  await before.written();
  let busy = true;
  const store = createStore('readback-test', 'rows');
  const held = store('readwrite', async (rows) => {
    while (busy) await promisifyRequest(rows.get('a'));
  });
  const table = open();
  await table.ready;
  expect([table.rows().size, table.keeping()]).toEqual([0, 'slow']);
  const changed = vi.fn();
  table.subscribe(changed);
  busy = false;
  await held;
  await vi.waitFor(() => expect(table.rows().get('a')?.name).toBe('alice'));
  expect(changed).toHaveBeenCalled();
  expect(table.keeping()).toBe('kept');
});

test('what a full disk did not take is written once there is room, without another change', async () => {
  const table = open();
  await table.ready;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  table.set('a', { name: 'alice', paid: 0n });
  await table.written();
  table.change('a', (row) => ({ ...row, paid: 1n }));
  await table.written();
  expect(table.keeping()).toBe('full');
  put.mockRestore();
  await vi.waitFor(() => expect(table.keeping()).toBe('kept'), 5_000);
  const after = open();
  await after.ready;
  expect(after.rows().get('a')).toEqual({ name: 'alice', paid: 1n });
});

test('a disk that opens later shows its rows then', async () => {
  const before = open();
  before.set('a', { name: 'alice', paid: 0n });
  await before.written();
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const table = open();
  await table.ready;
  expect([table.rows().size, table.keeping()]).toEqual([0, 'blocked']);
  opening.mockRestore();
  await vi.waitFor(() => expect(table.rows().get('a')?.name).toBe('alice'), 5_000);
  expect(table.keeping()).toBe('kept');
});

describe('when the browser deletes the database', () => {
  async function evicted() {
    const table = open();
    await table.ready;
    table.set('a', { name: 'alice', paid: 0n });
    table.set('b', { name: 'bob', paid: 0n });
    await table.written();
    // As good as deleted, which would wait for the tables of other tests that have it open.
    await createStore('readback-test', 'rows')('readwrite', (rows) => promisifyRequest(rows.clear()));
    return table;
  }

  test('what is changed then is kept again, and the rest stays in sight and is said to be lost', async () => {
    const table = await evicted();
    table.change('a', (row) => ({ ...row, paid: 1n }));
    await table.written();
    expect(table.rows().get('a')?.paid).toBe(1n);
    expect([table.rows().size, table.keeping()]).toEqual([2, 'lost']);
    const after = open();
    await after.ready;
    expect([...after.rows().keys()]).toEqual(['a']);
    table.keepAgain();
    await table.written();
    expect(table.keeping()).toBe('kept');
    const last = open();
    await last.ready;
    expect([...last.rows().keys()].toSorted()).toEqual(['a', 'b']);
  });

  test('what the user forgets then stays forgotten', async () => {
    const table = await evicted();
    table.remove('b');
    table.change('a', (row) => ({ ...row, paid: 1n }));
    await table.written();
    expect([...table.rows().keys()]).toEqual(['a']);
    expect(table.keeping()).toBe('kept');
  });
});
