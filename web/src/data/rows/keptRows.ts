/** The rows of a table as they are on the disk, where other tabs write too. */
import { delMany, entries, get, getMany, promisifyRequest } from 'idb-keyval';
import type { Bounded } from './bounded.ts';
import { markKey } from './hasRows.ts';
import { openStore } from './openStore.ts';

export type Change<Row> = (row: Row) => Row;

/**
 * A row on the disk. `take` gives it, undefined for what is not there or cannot be understood, and is
 * called only where this page goes on from it: what it has changed itself meanwhile is merged with what it has not seen.
 */
export type Found<Row> = Readonly<{ key: string; take: () => Row | undefined }>;

/** Everything here rejects where the browser keeps nothing, and may never settle: whoever calls bounds it. */
export type KeptRows<Row> = Readonly<{
  /** All that are held. Where there are far more, `onPage` gets the newest of them, page by page, and this the rest. */
  all(onPage: (page: readonly Found<Row>[]) => void): Promise<readonly Found<Row>[]>;
  /** Those of these keys, in their order. */
  some(keys: readonly string[]): Promise<readonly Found<Row>[]>;
  put(key: string, row: Row): Promise<void>;
  /** In one transaction. */
  remove(keys: readonly string[]): Promise<void>;
  /**
   * Changes the row that is there, in one transaction, and gives what is there now. `mine` is what the row is
   * here after the changes: it is written as it is where nobody else wrote since it was last seen. What another tab
   * removed stays removed, and what the browser deleted comes back.
   */
  change(key: string, changes: readonly Change<Row>[], mine: Row): Promise<Row | undefined>;
  /** The rows that this page has seen, and that the browser deleted with the whole database. */
  lost: ReadonlySet<string>;
}>;

/** So many rows more than are held are read anyway. */
const few = 100;

/** `stamp` is another with each writing, so that a tab can tell whether what is there is what it has seen. */
type Stored = Readonly<{ schema: number; row: unknown; stamp?: string }>;

/**
 * Of one table: rows are written in `schema`, as `pack` makes them, and read by `migrate`. Between packing a row and
 * handing it to the browser, `pause` is waited for.
 */
export function openRows<Row>({
  name,
  schema,
  migrate,
  pack,
  pause,
  bounded,
}: {
  name: string;
  schema: number;
  migrate: (stored: unknown, schema: number) => Row | undefined;
  pack: (row: Row) => unknown;
  pause: (row: Row) => Promise<void>;
  bounded: Bounded | undefined;
}): KeptRows<Row> {
  const store = openStore(`readback-${name}`, 'rows', bounded);
  const seen = new Map<string, string | undefined>();
  const lost = new Set<string>();
  let mark: unknown;

  function take(key: string, kept: unknown): Row | undefined {
    lost.delete(key);
    if (!isStored(kept)) {
      seen.delete(key);
      return undefined;
    }
    seen.set(key, kept.stamp);
    return rowOf(kept);
  }

  function rowOf({ row, schema: of }: Stored): Row | undefined {
    try {
      return migrate(row, of);
    } catch {
      return undefined;
    }
  }

  /** Whether it is still the database that this page has read: a browser that lacks room deletes all of it. */
  async function recognise(rows: IDBObjectStore): Promise<unknown> {
    const there: unknown = await promisifyRequest(rows.get(markKey));
    if (mark !== undefined && mark !== there) {
      for (const key of seen.keys()) lost.add(key);
      seen.clear();
    }
    if (there !== undefined) return there;
    const made = crypto.randomUUID();
    rows.put(made, markKey);
    return made;
  }

  const found = ([key, it]: readonly [string, unknown]) => ({ key, take: () => take(key, it) });

  /** What reads a table that has more rows than are held: few ever have. Where it does not come, all are read. */
  async function manyRows(most: number) {
    const count = await store('readonly', (rows) => promisifyRequest(rows.count()));
    return count > most + few ? import('./manyRows.ts').catch(() => undefined) : undefined;
  }

  const stored = (row: Row) => ({ schema, row: pack(row), stamp: crypto.randomUUID() });

  return {
    async all(onPage) {
      const many = bounded && (await manyRows(bounded.most));
      if (many) {
        mark = await get(markKey, store);
        const rest = await many.readNewest(store, bounded, (page) => onPage(page.map(found)));
        bounded.onMore();
        return rest.map(found);
      }
      const kept = new Map(await entries<string, unknown>(store));
      mark = kept.get(markKey);
      kept.delete(markKey);
      return [...kept].map(found);
    },
    async some(keys) {
      const kept = await getMany<unknown>([...keys], store);
      return keys.map((key, at) => ({ key, take: () => take(key, kept[at]) }));
    },
    async put(key, row) {
      const next = stored(row);
      await pause(row);
      await store('readwrite', async (rows) => {
        const its = await recognise(rows);
        rows.put(next, key);
        await promisifyRequest(rows.transaction);
        mark = its;
      });
      seen.set(key, next.stamp);
      lost.delete(key);
    },
    async remove(keys) {
      await delMany([...keys], store);
      for (const key of keys) {
        seen.delete(key);
        lost.delete(key);
      }
    },
    async change(key, changes, mine) {
      // Packed before, since a transaction waits for nothing.
      const next: Stored = stored(mine);
      await pause(mine);
      const changed = (kept: unknown): [Stored, Row] | undefined => {
        if (kept === undefined) return lost.has(key) ? [next, mine] : undefined;
        const isSeen = isStored(kept) && kept.stamp !== undefined && kept.stamp === seen.get(key);
        const row = isStored(kept) && !isSeen ? rowOf(kept) : undefined;
        if (row === undefined) return [next, mine];
        let merged: Row = row;
        for (const change of changes) merged = change(merged);
        return [{ ...next, row: pack(merged) }, merged];
      };
      return store('readwrite', async (rows) => {
        const its = await recognise(rows);
        const now = changed(await promisifyRequest(rows.get(key)));
        if (now) rows.put(now[0], key);
        await promisifyRequest(rows.transaction);
        mark = its;
        seen.set(key, now?.[0].stamp);
        lost.delete(key);
        return now?.[1];
      });
    },
    lost,
  };
}

function isStored(kept: unknown): kept is Stored {
  return typeof kept === 'object' && kept !== null && 'schema' in kept && 'row' in kept;
}
