import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { day } from '../base/day.ts';
import { openFetchedRows } from './fetchedRows.ts';
import { type Persisted, persistFetched } from './persistence.ts';
import { makeQueryClient } from './queryClient.ts';

const open: { persisted: Persisted; client: ReturnType<typeof makeQueryClient> }[] = [];

let clock = new Map<string, string>();

/** One visit of the page. A second one is a reload. */
function visit() {
  const client = makeQueryClient();
  const persisted = persistFetched(client, openFetchedRows('test-fetched'), {
    getItem: (key) => clock.get(key) ?? null,
    setItem: (key, value) => void clock.set(key, value),
    removeItem: (key) => void clock.delete(key),
  });
  open.push({ persisted, client });
  return { client, ...persisted };
}

async function stored() {
  return entries(createStore('test-fetched', 'entries'));
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = new Map();
});

afterEach(() => {
  for (const { persisted, client } of open.splice(0)) {
    persisted.stop();
    client.clear();
  }
  vi.useRealTimers();
});

describe('what was fetched', () => {
  test('is there after a reload, with its age, and bigints are bigints', async () => {
    const before = visit();
    await before.restored;
    await before.client.fetchQuery({
      queryKey: ['balance', { chainId: 1n }],
      queryFn: async () => 12n ** 20n,
    });
    const fetchedAt = before.client.getQueryState(['balance', { chainId: 1n }])?.dataUpdatedAt;
    await settleWrites(before);

    const after = visit();
    await after.restored;
    expect(after.client.getQueryData(['balance', { chainId: 1n }])).toBe(12n ** 20n);
    expect(after.client.getQueryState(['balance', { chainId: 1n }])?.dataUpdatedAt).toBe(fetchedAt);
  });

  test('and must not be persisted never reaches the disk', async () => {
    const it = visit();
    await it.restored;
    await it.client.fetchQuery({ queryKey: ['nonce'], queryFn: async () => 3n, meta: { persist: false } });
    await it.client.fetchQuery({ queryKey: ['name'], queryFn: async () => 'alice.eth' });
    await settleWrites(it);
    expect((await stored()).map(([key]) => key)).toEqual(['fetched-["name"]']);
  });

  test('longer than a day ago is not shown after a reload', async () => {
    const before = visit();
    await before.restored;
    before.client.setQueryData(['old'], 1n, { updatedAt: Date.now() - day - 1_000 });
    before.client.setQueryData(['young'], 2n, { updatedAt: Date.now() - day + 60_000 });
    await settleWrites(before);
    const after = visit();
    await after.restored;
    expect(after.client.getQueryData(['old'])).toBeUndefined();
    expect(after.client.getQueryData(['young'])).toBe(2n);
  });

  test('opened every day still expires a day after it was fetched', async () => {
    const before = visit();
    await before.restored;
    before.client.setQueryData(['balance'], 1n, { updatedAt: Date.now() - day + 1_000 });
    await settleWrites(before);
    const between = visit();
    await between.restored;
    expect(between.client.getQueryData(['balance'])).toBe(1n);
    await settleWrites(between);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    const after = visit();
    await after.restored;
    expect(after.client.getQueryData(['balance'])).toBeUndefined();
  });

  test('with something that cannot be stored does not cost its neighbours their place', async () => {
    const it = visit();
    await it.restored;
    it.client.setQueryData(['client'], { request: () => 1 });
    it.client.setQueryData(['name'], 'alice.eth');
    await settleWrites(it);
    expect((await stored()).map(([key]) => key)).toEqual(['fetched-["name"]']);
  });

  test('is read although an entry beside it was damaged', async () => {
    const before = visit();
    await before.restored;
    before.client.setQueryData(['name'], 'alice.eth');
    await settleWrites(before);
    const store = createStore('test-fetched', 'entries');
    for (const [at, torn] of [5, null, {}, { state: null }, { state: { dataUpdatedAt: 'x' } }].entries()) {
      await set(`fetched-!${at}`, torn, store);
    }
    const after = visit();
    await after.restored;
    expect(after.client.getQueryData(['name'])).toBe('alice.eth');
  });

  test('in one go is written in one go', async () => {
    const it = visit();
    await it.restored;
    for (let n = 0; n < 50; n++) it.client.setQueryData(['balance', n], BigInt(n));
    expect(await stored()).toEqual([]);
    await settleWrites(it);
    expect(await stored()).toHaveLength(50);
  });

  test('and failed afterwards keeps the value, not the error', async () => {
    const before = visit();
    await before.restored;
    await before.client.fetchQuery({ queryKey: ['name'], queryFn: async () => 'alice.eth' });
    await before.client
      .fetchQuery({
        queryKey: ['name'],
        queryFn: async () => {
          throw new Error('down');
        },
      })
      .catch(() => {});
    await settleWrites(before);
    const after = visit();
    await after.restored;
    expect(after.client.getQueryState(['name'])).toMatchObject({ data: 'alice.eth', error: null });
  });
});

describe('a page that stays open', () => {
  test('drops what nobody looks at a day after it was fetched', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const client = makeQueryClient();
    const persisted = persistFetched(client, openFetchedRows('test-none'));
    open.push({ persisted, client });
    await vi.advanceTimersByTimeAsync(5_000);
    await persisted.restored;
    client.setQueryData(['balance'], 1n);
    await vi.advanceTimersByTimeAsync(day - 1_000);
    expect(client.getQueryData(['balance'])).toBe(1n);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(['balance'])).toBeUndefined();
  });

  test('drops what grew old while the device slept and its timers stood still', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const client = makeQueryClient();
    const persisted = persistFetched(client, openFetchedRows('test-none'));
    open.push({ persisted, client });
    await vi.advanceTimersByTimeAsync(5_000);
    await persisted.restored;
    client.setQueryData(['balance'], 1n);
    vi.setSystemTime(Date.now() + day + 1_000);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(client.getQueryData(['balance'])).toBeUndefined();
  });

  test('fetches again what is being checked, and does not show the old value meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const client = makeQueryClient();
    const persisted = persistFetched(client, openFetchedRows('test-none'));
    open.push({ persisted, client });
    await vi.advanceTimersByTimeAsync(5_000);
    await persisted.restored;
    let asked = 0;
    const observer = new QueryObserver(client, {
      queryKey: ['balance'],
      queryFn: () => (++asked === 1 ? Promise.resolve(1n) : new Promise<bigint>(() => {})),
    });
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10);
    expect(observer.getCurrentResult().data).toBe(1n);
    await vi.advanceTimersByTimeAsync(day + 1_000);
    expect(asked).toBe(2);
    expect(observer.getCurrentResult().data).toBeUndefined();
    leave();
  });
});

describe('forgetting', () => {
  test('clears memory and disk', async () => {
    const it = visit();
    await it.restored;
    it.client.setQueryData(['name'], 'alice.eth');
    await settleWrites(it);
    await it.forget();
    expect(it.client.getQueryData(['name'])).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  test('also what is just about to be written', async () => {
    const it = visit();
    await it.restored;
    it.client.setQueryData(['name'], 'alice.eth');
    await Promise.resolve();
    await it.forget();
    await settleWrites(it);
    expect(await stored()).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  test('runs on memory when storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const it = visit();
    await it.restored;
    await it.client.fetchQuery({ queryKey: ['name'], queryFn: async () => 'alice.eth' });
    await settleWrites(it);
    await it.forget();
    expect(it.client.getQueryData(['name'])).toBeUndefined();
    vi.unstubAllGlobals();
  });

  test('runs on memory when storage is full', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const it = visit();
    await it.restored;
    await it.client.fetchQuery({ queryKey: ['name'], queryFn: async () => 'alice.eth' });
    await settleWrites(it);
    expect(put).toHaveBeenCalled();
    expect(it.client.getQueryData(['name'])).toBe('alice.eth');
    put.mockRestore();
  });

  test('does not wait for a storage that never answers', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const it = visit();
    await it.restored;
    expect(it.client.getQueryCache().getAll()).toEqual([]);
    vi.unstubAllGlobals();
  });
});

/** Lets collected writes be handed over, then writes them. */
async function settleWrites({ flush }: Pick<Persisted, 'flush'>) {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await flush();
}

describe('a clock that is set back', () => {
  const hour = 3_600_000;

  test('between two visits leaves nothing young: all is forgotten, and asked again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = visit();
    await before.restored;
    before.client.setQueryData(['old'], 1n, { updatedAt: Date.now() - 23 * hour });
    before.client.setQueryData(['new'], 2n);
    await settleWrites(before);
    vi.setSystemTime(Date.now() - 10 * hour);
    const after = visit();
    await after.restored;
    expect(after.client.getQueryCache().getAll()).toEqual([]);
    expect(await stored()).toEqual([]);
    // It is said once: what is fetched after that is kept.
    after.client.setQueryData(['again'], 3n);
    await settleWrites(after);
    const last = visit();
    await last.restored;
    expect(last.client.getQueryData(['again'])).toBe(3n);
  });

  test('by less than a minute is set right, and nothing is forgotten', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = visit();
    await before.restored;
    before.client.setQueryData(['new'], 2n);
    await settleWrites(before);
    vi.setSystemTime(Date.now() - 50_000);
    const after = visit();
    await after.restored;
    expect(after.client.getQueryData(['new'])).toBe(2n);
  });

  test('takes nothing over that says it was fetched later than now', async () => {
    const before = visit();
    await before.restored;
    before.client.setQueryData(['ahead'], 1n, { updatedAt: Date.now() + hour });
    before.client.setQueryData(['new'], 2n);
    await settleWrites(before);
    const after = visit();
    await after.restored;
    expect(after.client.getQueryData(['ahead'])).toBeUndefined();
    expect(after.client.getQueryData(['new'])).toBe(2n);
  });

  test('while the page is open has what is looked at fetched again within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const it = visit();
    await vi.advanceTimersByTimeAsync(5_000);
    await it.restored;
    let fetched = 0;
    const observer = new QueryObserver(it.client, { queryKey: ['seen'], queryFn: async () => ++fetched });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetched).toBe(1);
    vi.setSystemTime(Date.now() - 25 * hour);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toBe(2);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(fetched).toBe(2);
    stop();
  });
});
