/**
 * One of the user's own tables: in memory first, kept in IndexedDB when that works, in step with other tabs. Every
 * row is under a key of its own, so that two tabs never overwrite each other's rows.
 */
import type { Bounded } from './bounded.ts';
import { tableIsOpen } from './hasRows.ts';
import { type Change, type Found, openRows } from './keptRows.ts';
import { settled } from './settled.ts';

/**
 * `kept`: rows survive a reload. So they do while what is kept is still `reading`, of which the newest are here.
 * Otherwise what is not on the disk ends with the page: it is full, it has not answered (`slow`), the browser keeps
 * nothing (`blocked`), or deleted what it had (`lost`).
 */
export type Keeping = 'kept' | 'reading' | 'full' | 'slow' | 'blocked' | 'lost';

export type Table<Row> = Readonly<{
  name: string;
  /** Of the shape in which rows are written today. */
  schema: number;
  /** What was written elsewhere, with the schema it was written in, as a row of today; undefined when it is unusable. */
  read(stored: unknown, schema: number): Row | undefined;
  /** Settles, never rejects, when what was kept has been read, or has turned out to be unreadable. */
  ready: Promise<void>;
  /** The same for the newest of them, where they are many. */
  begun: Promise<void>;
  /** The same map until something changes. */
  rows(): ReadonlyMap<string, Row>;
  set(key: string, row: Row): void;
  /**
   * Changes a row that is there. On disk the row that is there is changed, in one go: another tab may have changed
   * it a moment ago. So a change says what it changes, and never what the whole row is.
   */
  change(key: string, change: Change<Row>): void;
  /** The same for many, in one pass. */
  changeAll(keys: readonly string[], change: Change<Row>): void;
  remove(key: string): void;
  /** The same for many, in one pass and one transaction. */
  removeAll(keys: readonly string[]): void;
  /** Forgets every row that is held, here and on disk. */
  clear(): void;
  /** Takes in those of these rows that are on the disk and are not held here. Settles, never rejects. */
  look(keys: readonly string[]): Promise<void>;
  /** Settles, never rejects, when everything so far is written or could not be. */
  written(): Promise<void>;
  keeping(): Keeping;
  /** Writes again what the browser deleted. */
  keepAgain(): void;
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
  /** What is kept may be far more than what is held. */
  bounded?: Bounded;
  /** How long reading may take, in milliseconds. Some browsers never answer when storage is blocked. */
  patience?: number;
}>;

/** What is still to be written of a row: the whole of it, that it is gone, or changes one after the other. */
type Work<Row> = 'put' | 'remove' | readonly Change<Row>[];

/** In milliseconds: how long after a failure the disk is tried again; twice as long each time. */
const firstPause = 1_000;
/** In milliseconds: never longer than this. */
const mostPause = 60_000;
/** So many rows are removed in one transaction. */
const mostGone = 200;

/** Opens a table. Never throws: without IndexedDB it is a table in memory. What the disk did not take is tried again. */
export function openTable<Row>(options: TableOptions<Row>): Table<Row> {
  const { name, schema, migrate, pack = (row: Row) => row, isLarge, bounded, patience = 2_000 } = options;
  tableIsOpen(name);
  const disk = attempt(() => openRows({ name, schema, migrate, pack, pause, bounded }));
  const listeners = new Set<() => void>();
  const channel = openChannel(`readback-${name}`);
  const touched = new Set<string>();
  const dirty = new Map<string, Work<Row>>();
  /** Being written, and what another tab said of it meanwhile is still to be heard. */
  const writingNow = new Map<string, { missed: string[] }>();
  /** Rows of which the disk has nothing yet, although they were to be written. */
  const unwritten = new Set<string>();
  /** What the disk did not take. */
  const missed = new Map<string, Work<Row>>();
  let rows: ReadonlyMap<string, Row> = new Map();
  let keeping: Keeping = 'slow';
  let isRead = false;
  /** The newest are here, and the others are still to come. */
  let isBegun = false;
  let begin = () => {};
  let writing: Promise<void> | undefined;
  let pauseNow = firstPause;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function keep(next: Keeping) {
    const before = keeping;
    keeping =
      next !== 'kept' ? next : disk?.lost.size ? 'lost' : isRead ? 'kept' : isBegun ? 'reading' : 'slow';
    if (keeping !== before) tell();
  }

  function show(change: (next: Map<string, Row>) => void) {
    const next = new Map(rows);
    change(next);
    rows = next;
    tell();
  }

  function take(next: Map<string, Row>, key: string, row: Row | undefined) {
    if (row === undefined) next.delete(key);
    else next.set(key, row);
  }

  /** A disk that is only slow, or opens later, shows its rows when they come. */
  async function read(pause: number): Promise<void> {
    try {
      if (!disk) throw new Error('There is no storage.');
      const showAll = (found: readonly Found<Row>[]) =>
        show((next) => {
          for (const row of found) if (!touched.has(row.key)) take(next, row.key, row.take());
        });
      const rest = await disk.all((page) => {
        showAll(page);
        isBegun = true;
        keep('kept');
        begin();
      });
      showAll(rest);
      isRead = true;
      keep('kept');
    } catch (error) {
      keep(whyNot(error));
      setTimeout(() => void read(Math.min(mostPause, pause * 2)), pause);
    }
  }

  function write(key: string, work: Work<Row>) {
    touched.add(key);
    dirty.set(key, work);
    missed.delete(key);
    writing ??= pause(rows.get(key)).then(flush);
  }

  async function flush(): Promise<void> {
    const batch = [...dirty];
    dirty.clear();
    const gone = batch.filter(([key]) => !rows.has(key)).map(([key]) => key);
    for (let at = 0; at < gone.length; at += mostGone) {
      const keys = gone.slice(at, at + mostGone);
      await writeRows(keys, 'remove', () => remove(keys));
    }
    for (const [key, work] of batch)
      if (rows.has(key)) await writeRows([key], work, () => carryOut(key, work));
    writing = dirty.size > 0 ? flush() : undefined;
    await writing;
  }

  async function writeRows(
    keys: readonly string[],
    work: Work<Row>,
    act: () => Promise<void>,
  ): Promise<void> {
    const state = { missed: [] as string[] };
    for (const key of keys) writingNow.set(key, state);
    // A disk that was only slow has it in the end, and the other tabs have to know.
    const ended = act().then(
      () => wrote(keys),
      (error: unknown) => miss(keys, work, error),
    );
    const done = await settled(() => ended.then(() => true), patience);
    if (!done) keep('slow');
    for (const key of keys) writingNow.delete(key);
    if (state.missed.length > 0) void hear(state.missed);
  }

  function miss(keys: readonly string[], work: Work<Row>, error: unknown) {
    keep(whyNot(error));
    for (const key of keys) {
      const later = dirty.get(key);
      if (later === undefined) missed.set(key, work);
      else if (typeof later !== 'string') dirty.set(key, after(work, later));
    }
    retrying ??= setTimeout(retry, pauseNow);
    pauseNow = Math.min(mostPause, pauseNow * 2);
  }

  function retry() {
    retrying = undefined;
    for (const [key, work] of missed) write(key, work);
  }

  async function remove(keys: readonly string[]): Promise<void> {
    if (!disk) throw new Error('There is no storage.');
    await disk.remove(keys);
  }

  async function carryOut(key: string, work: Work<Row>): Promise<void> {
    const row = rows.get(key);
    if (!disk) throw new Error('There is no storage.');
    if (row === undefined) return disk.remove([key]);
    if (typeof work === 'string' || unwritten.has(key)) {
      unwritten.add(key);
      return disk.put(key, row);
    }
    const now = await disk.change(key, work, row);
    const later = dirty.get(key) ?? [];
    if (now === row || typeof later === 'string') return;
    // What this page changed meanwhile goes on from what is there, and not from what it had before.
    let rebased: Row | undefined = now;
    for (const change of later) if (rebased !== undefined) rebased = change(rebased);
    show((next) => take(next, key, rebased));
  }

  function wrote(keys: readonly string[]) {
    pauseNow = firstPause;
    keep('kept');
    for (const key of keys) unwritten.delete(key);
    const [key] = keys;
    channel?.postMessage(keys.length === 1 ? key : keys);
  }

  /** Another tab wrote them. A disk that is slow is waited for, and one that fails is asked again. */
  async function hear(keys: readonly string[], pause = firstPause): Promise<void> {
    for (const key of keys) writingNow.get(key)?.missed.push(key);
    const asked = keys.filter(isStill);
    if (asked.length === 0) return;
    try {
      const found = ((await disk?.some(asked)) ?? []).filter(({ key }) => isStill(key));
      const kept = found.map(({ key, take: taken }) => [key, taken()] as const);
      // What is read of an earlier time may come only now.
      if (!isRead) for (const [key] of kept) touched.add(key);
      if (kept.some(([key, row]) => row !== undefined || rows.has(key)))
        show((next) => {
          for (const [key, row] of kept) take(next, key, row);
        });
    } catch {
      setTimeout(() => void hear(asked, Math.min(mostPause, pause * 2)), pause);
    }
  }

  /** Whether nothing is being written of it here, so that what the disk says counts. */
  function isStill(key: string): boolean {
    return !writingNow.has(key) && !dirty.has(key) && !missed.has(key);
  }

  async function pause(row: Row | undefined): Promise<void> {
    if (row !== undefined && isLarge?.(row)) await nextTask();
  }

  if (channel) {
    channel.onmessage = ({ data: key }: MessageEvent<unknown>) => {
      const keys: readonly unknown[] = Array.isArray(key) ? key : [key];
      void hear(keys.filter((it) => typeof it === 'string'));
    };
  }

  const removeAll = (keys: readonly string[]) => {
    if (keys.length === 0) return;
    show((next) => {
      for (const key of keys) next.delete(key);
    });
    for (const key of keys) write(key, 'remove');
  };

  const changeAll = (keys: readonly string[], change: Change<Row>) => {
    const before = rows;
    const there = keys.filter((key) => before.has(key));
    if (there.length === 0) return;
    show((next) => {
      for (const key of there) next.set(key, change(before.get(key) as Row));
    });
    for (const key of there) {
      write(key, after(dirty.get(key) ?? missed.get(key) ?? [], [change]));
    }
  };

  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ready = settled(() => read(firstPause), patience);
  void ready.then(begin);

  return {
    name,
    schema,
    read: (stored, of) => attempt(() => migrate(stored, of)),
    ready,
    begun,
    rows: () => rows,
    set(key, row) {
      show((next) => next.set(key, row));
      write(key, 'put');
    },
    change: (key, change) => changeAll([key], change),
    changeAll,
    remove: (key) => removeAll([key]),
    removeAll,
    clear: () => removeAll([...rows.keys()]),
    async look(keys) {
      await settled(() => hear(keys.filter((key) => !rows.has(key))), patience);
    },
    async written() {
      await writing;
    },
    keeping: () => keeping,
    keepAgain() {
      for (const key of disk?.lost ?? []) if (rows.has(key)) write(key, 'put');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Changes that follow what is still to be written. */
function after<Row>(work: Work<Row>, changes: readonly Change<Row>[]): Work<Row> {
  return typeof work === 'string' ? work : [...work, ...changes];
}

function whyNot(error: unknown): Keeping {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
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
