/** What of a table is on the disk only: it is forgotten there, and all tabs hear of it, this one too. */
import type { Bounded } from './bounded.ts';
import { dropAll, dropOldest } from './manyRows.ts';
import { openStore } from './openStore.ts';
import type { Table } from './table.ts';

type Held = Pick<Table<unknown>, 'name' | 'rows'>;

/** Forgets the oldest, but those of `keeps`. Rejects where the browser keeps nothing. */
export function forgetOldest(table: Held, bounded: Bounded, keeps: ReadonlySet<string>): Promise<void> {
  return telling(table, (store, onDropped) =>
    dropOldest(store, bounded, {
      most: bounded.most,
      stays: (key) => table.rows().has(key) || keeps.has(key),
      onDropped,
    }),
  );
}

/** In milliseconds: how long after a failure the disk is tried again; twice as long each time. */
const firstPause = 1_000;
/** In milliseconds: never longer than this. */
const mostPause = 60_000;

/** Forgets all that is not held. A disk that does not do so at once is asked again, for as long as the page is open. */
export async function forgetUnheld(table: Held, pause = firstPause): Promise<void> {
  try {
    await telling(table, (store, onDropped) =>
      dropAll(store, {
        isAnyHeld: () => table.rows().size > 0,
        stays: (key) => table.rows().has(key),
        onDropped,
      }),
    );
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await forgetUnheld(table, Math.min(mostPause, pause * 2));
  }
}

type OnDropped = (keys: readonly string[]) => void;

async function telling(
  { name }: Held,
  work: (store: ReturnType<typeof openStore>, onDropped: OnDropped) => Promise<void>,
): Promise<void> {
  const database = `readback-${name}`;
  const channel = new BroadcastChannel(database);
  try {
    await work(openStore(database, 'rows'), (keys) => channel.postMessage(keys));
  } finally {
    channel.close();
  }
}
