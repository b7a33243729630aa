import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Bounded } from './bounded.ts';

/**
 * A database with one store, as the functions of idb-keyval take it. One that is made here also has the order that a
 * bounded table wants; one that an earlier release made has none, and stays as it is: to give it one would wait until
 * every tab of that release is closed.
 */
export function openStore(database: string, store: string, bounded?: Bounded): UseStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    const asked = indexedDB.open(database);
    asked.onupgradeneeded = () => {
      const rows = asked.result.createObjectStore(store);
      for (const field of bounded ? [bounded.newest, bounded.always[0]] : [])
        rows.createIndex(field, `row.${field}`);
    };
    const opened = promisifyRequest(asked);
    const again = () => (opening = undefined);
    // Some browsers close it by themselves.
    opened.then((it) => (it.onclose = again), again);
    return opened;
  }

  return async (mode, work) => work((await (opening ??= open())).transaction(store, mode).objectStore(store));
}
