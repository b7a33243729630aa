/**
 * Keeps what was fetched in IndexedDB, one entry a query, so that each expires a day after it was fetched: on disk
 * and in memory. Everything is read back before the first question is asked, and written in batches. A query with
 * `meta: { persist: false }` is never written. Without IndexedDB the page runs on memory alone.
 */
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { clear, del, get, setMany } from 'idb-keyval';
import { day } from '../base/day.ts';
import type { FetchedRows } from './fetchedRows.ts';
import { settled } from './settled.ts';
import { guardedStorage, type TextStore } from '../base/textStore.ts';

/** Raised when the shape of something stored changes. */
const buster = 'v1';

/** How long writes are collected, in milliseconds. */
const collecting = 200;

const prefix = 'fetched';

/** In milliseconds: clocks are set right by less than this. */
const slack = 60_000;

/** The latest time that this browser has seen, so that a clock that was set back between two visits is noticed. */
const latestKey = 'readback.latest';

/** Timers stand still while a device sleeps: the clock is inspected this often, in milliseconds. */
const glance = 60_000;

export type Persisted = Readonly<{
  /** Settles, never rejects, when everything stored and young enough is in memory. */
  restored: Promise<void>;
  /** Writes what is collected now. Never rejects. */
  flush(): Promise<void>;
  /** Forgets everything, in memory and on disk. Never rejects. */
  forget(): Promise<void>;
  stop(): void;
}>;

export function persistFetched(
  client: QueryClient,
  { store, all }: FetchedRows,
  clock: TextStore = guardedStorage(),
): Persisted {
  const collected = new Map<string, PersistedQuery>();
  let writing: ReturnType<typeof setTimeout> | undefined;
  let restoring = true;

  const persister = createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => settled(() => get<PersistedQuery>(key, store)),
      removeItem: (key) => settled(() => del(key, store)),
      entries: async () => (await all()).filter(isWhole).filter(isOfThePast),
      setItem(key, value) {
        collected.set(key, value);
        writing ??= setTimeout(() => void flush(), collecting);
      },
    },
    serialize: plain,
    deserialize: (value) => value,
    prefix,
    buster,
    maxAge: day,
  });

  async function flush() {
    clearTimeout(writing);
    writing = undefined;
    noteTime();
    const batch = [...collected];
    collected.clear();
    if (batch.length === 0) return;
    const done = await settled(() => setMany(batch, store).then(() => true));
    // One value that cannot be stored (a function in it) must not cost the others their place.
    const storable = done ? batch : batch.filter(([, entry]) => isCloneable(entry));
    if (storable.length < batch.length) await settled(() => setMany(storable, store));
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (restoring || !isFetched(event)) return;
    void persister.persistQuery(event.query as Query);
    expiry.watch();
  });
  const expiry = expireInMemory(client, () => void settled(() => clear(store)));

  function noteTime() {
    clock.setItem(latestKey, String(Date.now()));
  }

  async function restore() {
    // How old anything is cannot be known once the clock was set back: nothing is young then.
    const wentBack = Number(clock.getItem(latestKey) ?? 0) > Date.now() + slack;
    if (wentBack) await settled(() => clear(store));
    else await settled(() => persister.restoreQueries(client));
    noteTime();
    restoring = false;
    expiry.watch();
  }

  return {
    restored: restore(),
    flush,
    async forget() {
      collected.clear();
      client.clear();
      await settled(() => clear(store));
    },
    stop() {
      unsubscribe();
      clearTimeout(writing);
      expiry.stop();
    },
  };
}

function isFetched(event: QueryCacheNotifyEvent): boolean {
  return event.type === 'updated' && event.action.type === 'success' && event.query.meta?.persist !== false;
}

/** Of the shape that it was written in: one damaged entry must not keep the others from being read. */
function isWhole(stored: readonly [string, unknown]): stored is [string, PersistedQuery] {
  const [key, entry] = stored;
  const field = (from: unknown, name: string): unknown =>
    typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined;
  return (
    typeof key === 'string' &&
    typeof field(entry, 'queryHash') === 'string' &&
    Array.isArray(field(entry, 'queryKey')) &&
    Number.isFinite(field(field(entry, 'state'), 'dataUpdatedAt'))
  );
}

function isCloneable(entry: PersistedQuery): boolean {
  try {
    structuredClone(entry);
    return true;
  } catch {
    return false;
  }
}

/** Only what is needed to show it again: errors and the way it was fetched are not kept. */
function plain({ state, ...entry }: PersistedQuery): PersistedQuery {
  const { data, dataUpdatedAt } = state;
  return { ...entry, state: { data, dataUpdatedAt } as PersistedQuery['state'] };
}

/** What says that it was fetched later than now was fetched by a clock that was ahead, or this one went back. */
function isOfThePast([, { state }]: [string, PersistedQuery]): boolean {
  return state.dataUpdatedAt <= Date.now() + slack;
}

/**
 * Drops each entry from memory a day after it was fetched, and all of them when the clock was set back, which
 * `onSetBack` is told; one that is being inspected is fetched again.
 */
function expireInMemory(client: QueryClient, onSetBack: () => void) {
  const cache = client.getQueryCache();
  let seen = { at: Date.now(), passed: performance.now() };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sweep() {
    timer = undefined;
    const [now, passed] = [Date.now(), performance.now()];
    const wentBack = now < seen.at + (passed - seen.passed) - slack;
    seen = { at: now, passed };
    if (wentBack) onSetBack();
    for (const query of cache.getAll()) {
      const { dataUpdatedAt } = query.state;
      if (dataUpdatedAt === 0 || (!wentBack && now - dataUpdatedAt < day)) continue;
      if (query.getObserversCount() === 0) cache.remove(query);
      else void client.resetQueries({ predicate: (it) => it === query });
    }
    watch();
  }

  function watch() {
    if (timer !== undefined) return;
    const fetched = cache.getAll().map((query) => query.state.dataUpdatedAt);
    const oldest = Math.min(...fetched.filter((at) => at > 0));
    if (!Number.isFinite(oldest)) return;
    timer = setTimeout(sweep, Math.min(glance, Math.max(0, oldest + day - Date.now())));
  }

  return { watch, stop: () => clearTimeout(timer) };
}
