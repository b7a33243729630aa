/**
 * One of the user's own tables: in memory first, kept in IndexedDB when that works, in step with other tabs. Every
 * row stands under a key of its own, so that two tabs never overwrite each other's rows.
 */
import { createStore, delMany, entries, get, setMany } from 'idb-keyval';
import { settled } from './settled.ts';

export type Table<Row> = Readonly<{
  name: string;
  /** Of the shape in which rows are written today. */
  schema: number;
  /** What was written elsewhere, with the schema it was written in, as a row of today; undefined when it is unusable. */
  read(stored: unknown, schema: number): Row | undefined;
  /** Settles, never rejects, when what was kept has been read, or has turned out to be unreadable. */
  ready: Promise<void>;
  /** The same map until something changes. */
  rows(): ReadonlyMap<string, Row>;
  set(key: string, row: Row): void;
  remove(key: string): void;
  /** Forgets every row, here and on disk. */
  clear(): void;
  /** Settles, never rejects, when everything so far is written or could not be. */
  written(): Promise<void>;
  /** `kept`: rows survive a reload. `memory`: the browser keeps nothing, so they end with the page. */
  keeping(): 'kept' | 'memory';
  subscribe(listener: () => void): () => void;
}>;

export type TableOptions<Row> = Readonly<{
  name: string;
  /** Of the shape of a row; raised when it changes. */
  schema: number;
  /** What was written, with the schema it was written in, as a row of today; undefined when it is unusable. */
  migrate: (stored: unknown, schema: number) => Row | undefined;
  /** A row as it is written, which `migrate` reads; absent where it is written as it is. */
  pack?: (row: Row) => unknown;
  /** Rows that take long to write: they are written in a task of their own. */
  isLarge?: (row: Row) => boolean;
  /** How long reading may take, in milliseconds. Some browsers never answer when storage is blocked. */
  patience?: number;
}>;

type Stored = Readonly<{ schema: number; row: unknown }>;

/** Opens a table. Never throws: without IndexedDB it is a table in memory. */
export function openTable<Row>(options: TableOptions<Row>): Table<Row> {
  const { name, schema, migrate, pack = (row: Row) => row, isLarge, patience = 2_000 } = options;
  const store = createStore(`readback-${name}`, 'rows');
  const listeners = new Set<() => void>();
  const channel = openChannel(`readback-${name}`);
  const touched = new Set<string>();
  const dirty = new Map<string, Row | undefined>();
  let rows: ReadonlyMap<string, Row> = new Map();
  let keeping: 'kept' | 'memory' = 'memory';
  let writing: Promise<void> | undefined;

  function show(change: (next: Map<string, Row>) => void) {
    const next = new Map(rows);
    change(next);
    rows = next;
    for (const listener of listeners) listener();
  }

  function take(next: Map<string, Row>, key: string, stored: unknown) {
    const row = isStored(stored) ? attempt(() => migrate(stored.row, stored.schema)) : undefined;
    if (row === undefined) next.delete(key);
    else next.set(key, row);
  }

  async function read() {
    const kept = await settled(() => entries<string, unknown>(store), patience);
    if (!kept) return;
    keeping = 'kept';
    show((next) => {
      for (const [key, stored] of kept) if (!touched.has(key)) take(next, key, stored);
    });
  }

  function write(key: string, row: Row | undefined) {
    touched.add(key);
    dirty.set(key, row);
    writing ??= (row !== undefined && isLarge?.(row) ? nextTask() : Promise.resolve()).then(flush);
  }

  async function flush(): Promise<void> {
    const batch = [...dirty];
    dirty.clear();
    for (const [key, row] of batch) {
      const packed = row && pack(row);
      if (row && isLarge?.(row)) await nextTask();
      const done = await settled(
        () =>
          (row === undefined ? delMany([key], store) : setMany([[key, { schema, row: packed }]], store)).then(
            () => true,
          ),
        patience,
      );
      keeping = done ? 'kept' : 'memory';
      if (done) channel?.postMessage(key);
    }
    writing = dirty.size > 0 ? flush() : undefined;
    await writing;
  }

  if (channel) {
    channel.onmessage = async ({ data: key }: MessageEvent<unknown>) => {
      if (typeof key !== 'string' || dirty.has(key)) return;
      const answer = await settled(async () => ({ stored: await get<unknown>(key, store) }), patience);
      if (answer) show((next) => take(next, key, answer.stored));
    };
  }

  return {
    name,
    schema,
    read: (stored, of) => attempt(() => migrate(stored, of)),
    ready: read(),
    rows: () => rows,
    set(key, row) {
      show((next) => next.set(key, row));
      write(key, row);
    },
    remove(key) {
      show((next) => next.delete(key));
      write(key, undefined);
    },
    clear() {
      const keys = [...rows.keys()];
      show((next) => next.clear());
      for (const key of keys) write(key, undefined);
    },
    async written() {
      await writing;
    },
    keeping: () => keeping,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function openChannel(name: string): BroadcastChannel | undefined {
  return attempt(() => {
    const channel = new BroadcastChannel(name);
    // Node keeps a process alive for an open channel; a browser has no such method.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
    return channel;
  });
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function isStored(stored: unknown): stored is Stored {
  return typeof stored === 'object' && stored !== null && 'schema' in stored && 'row' in stored;
}
