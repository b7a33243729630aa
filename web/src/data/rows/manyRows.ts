/** What reads and shortens a table that has far more rows on the disk than are held: in pages, the newest first. */
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { type Bounded, isAlways } from './bounded.ts';
import { markKey } from './hasRows.ts';
import { isRecord } from '../base/shapes.ts';

/** A row as it is on the disk. */
type Kept = readonly [key: string, stored: unknown];

/** How many rows a page has at first, then: what is done with one at a time keeps no page from answering. */
export const pages = { first: 60, next: 200, scanned: 500, dropped: 200 } as const;

/**
 * Gives the newest rows to `onPage`, the newest first, as soon as they are known, and then more; and in the end those
 * older ones that are held always. Where the database has no order, `onPage` gets some, and all the newest of all come
 * in the end.
 */
export async function readNewest(
  store: UseStore,
  bounded: Bounded,
  onPage: (page: readonly Kept[]) => void,
): Promise<readonly Kept[]> {
  if (!(await isOrdered(store, bounded))) return scan(store, bounded, onPage);
  const newest = await store('readonly', (rows) => fromNewest(rows, bounded, onPage));
  const known = new Set(newest.map(([key]) => key));
  const [field, value] = bounded.always;
  const always = await store('readonly', (rows) => promisifyRequest(rows.index(field).getAllKeys(value)));
  const older = always.filter((it): it is string => typeof it === 'string' && !known.has(it));
  const kept: Kept[] = [];
  for (let at = 0; at < older.length; at += pages.next) {
    const keys = older.slice(at, at + pages.next);
    const found = await store('readonly', (rows) => Promise.all(keys.map((it) => get(rows, it))));
    for (const [index, key] of keys.entries()) kept.push([key, found[index]]);
  }
  return kept;
}

export type Dropping = Readonly<{
  /** So many rows are left, where no more than that have to stay. */
  most: number;
  /** Whether a row stays besides, whatever the disk says of it. */
  stays: (key: string) => boolean;
  /** These are gone. */
  onDropped: (keys: readonly string[]) => void;
}>;

/**
 * Removes the oldest rows beyond `most`, some in each transaction, and none of those that are held always: which ones
 * these are is looked up where it is removed, since another tab may have changed it a moment ago.
 */
export async function dropOldest(
  store: UseStore,
  bounded: Bounded,
  { most, stays, onDropped }: Dropping,
): Promise<void> {
  const isIndexed = await isOrdered(store, bounded);
  const scanned = isIndexed ? undefined : await oldestFirst(store, bounded);
  /** They stand first in the order, again and again. */
  const held = new Set<string>();
  for (;;) {
    const slice = await store('readwrite', async (rows) => {
      const index = isIndexed ? rows.index(bounded.newest) : undefined;
      const count = await promisifyRequest((index ?? rows).count());
      const over = count - (index ? 0 : 1) - most;
      const oldest = index
        ? await promisifyRequest(index.getAllKeys(null, pages.dropped + held.size))
        : (scanned?.splice(0, pages.dropped) ?? []);
      const keys = oldest.filter((it): it is string => typeof it === 'string' && !held.has(it));
      if (over <= 0 || keys.length === 0) return undefined;
      const found = await Promise.all(keys.map((it) => get(rows, it)));
      for (const [at, key] of keys.entries()) {
        // One that was removed since it was listed is not removed again instead of another.
        if (found[at] === undefined || stays(key) || isAlways(bounded, found[at])) held.add(key);
      }
      const gone = keys.filter((it) => !held.has(it)).slice(0, over);
      for (const key of gone) rows.delete(key);
      await promisifyRequest(rows.transaction);
      return gone;
    });
    if (!slice) return;
    if (slice.length > 0) onDropped(slice);
    await nextTask();
  }
}

/**
 * Removes all rows in one transaction, but those that are held when it is made. Rejects where the browser keeps
 * nothing.
 */
export async function dropAll(
  store: UseStore,
  { isAnyHeld, stays, onDropped }: Omit<Dropping, 'most'> & Readonly<{ isAnyHeld: () => boolean }>,
): Promise<void> {
  const gone = await store('readwrite', async (rows) => {
    const keys = await promisifyRequest(rows.getAllKeys());
    const mark: unknown = await promisifyRequest(rows.get(markKey));
    const found = keys.filter((it): it is string => typeof it === 'string' && it !== markKey && !stays(it));
    if (isAnyHeld()) for (const key of found) rows.delete(key);
    else {
      // Removing them one by one would hold the page.
      rows.clear();
      if (mark !== undefined) rows.put(mark, markKey);
    }
    await promisifyRequest(rows.transaction);
    return found;
  });
  for (let at = 0; at < gone.length; at += pages.dropped) {
    onDropped(gone.slice(at, at + pages.dropped));
    await nextTask();
  }
}

function isOrdered(store: UseStore, { newest, always: [field] }: Bounded): Promise<boolean> {
  return store('readonly', ({ indexNames }) => indexNames.contains(newest) && indexNames.contains(field));
}

function fromNewest(
  rows: IDBObjectStore,
  { newest, most }: Bounded,
  onPage: (page: readonly Kept[]) => void,
): Promise<readonly Kept[]> {
  return new Promise((resolve, reject) => {
    const kept: Kept[] = [];
    let shown = 0;
    const asked = rows.index(newest).openCursor(null, 'prev');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const cursor = asked.result;
      if (cursor && typeof cursor.primaryKey === 'string') kept.push([cursor.primaryKey, cursor.value]);
      const isDone = !cursor || kept.length >= most;
      if (isDone || kept.length - shown >= (shown === 0 ? pages.first : pages.next)) {
        onPage(kept.slice(shown));
        shown = kept.length;
      }
      if (isDone) resolve(kept);
      else cursor.continue();
    };
  });
}

/** All rows, a page at a time, in the order of their keys. */
async function* allRows(store: UseStore): AsyncGenerator<readonly Kept[]> {
  for (let from: IDBValidKey | undefined; ; ) {
    const range = from === undefined ? null : IDBKeyRange.lowerBound(from, true);
    const [keys, values] = await store('readonly', (rows) =>
      Promise.all([
        promisifyRequest(rows.getAllKeys(range, pages.scanned)),
        promisifyRequest<unknown[]>(rows.getAll(range, pages.scanned)),
      ]),
    );
    yield keys.flatMap((key, at): Kept[] =>
      typeof key === 'string' && key !== markKey ? [[key, values[at]]] : [],
    );
    from = keys.at(-1);
    if (keys.length < pages.scanned) return;
    await nextTask();
  }
}

async function scan(
  store: UseStore,
  bounded: Bounded,
  onPage: (page: readonly Kept[]) => void,
): Promise<readonly Kept[]> {
  const always: Kept[] = [];
  let newest: Kept[] = [];
  const cut = () => {
    newest = newest.toSorted(([, one], [, other]) => ageOf(bounded, other) - ageOf(bounded, one));
    newest = newest.slice(0, bounded.most);
  };
  const shown = new Set<string>();
  for await (const page of allRows(store)) {
    for (const kept of page) (isAlways(bounded, kept[1]) ? always : newest).push(kept);
    if (newest.length > 2 * bounded.most) cut();
    if (shown.size > 0) continue;
    for (const [key] of page) shown.add(key);
    onPage(page);
  }
  cut();
  return [...newest, ...always].filter(([key]) => !shown.has(key));
}

async function oldestFirst(store: UseStore, bounded: Bounded): Promise<string[]> {
  const ages: [string, number][] = [];
  for await (const page of allRows(store))
    for (const [key, stored] of page) ages.push([key, ageOf(bounded, stored)]);
  return ages.toSorted(([, one], [, other]) => one - other).map(([key]) => key);
}

/** The number that says how new a row is; one that is damaged is older than all. */
function ageOf({ newest }: Bounded, stored: unknown): number {
  const age = isRecord(stored) && isRecord(stored.row) ? stored.row[newest] : undefined;
  return typeof age === 'number' && !Number.isNaN(age) ? age : Number.NEGATIVE_INFINITY;
}

function get(rows: IDBObjectStore, key: string): Promise<unknown> {
  return promisifyRequest(rows.get(key));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
