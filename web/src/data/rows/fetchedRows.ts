import { createStore, entries, type UseStore } from 'idb-keyval';
import { settled } from './settled.ts';

export type FetchedRows = Readonly<{
  store: UseStore;
  /** All rows; the first time those that are being read since the store was opened. Never rejects. */
  all(): Promise<readonly (readonly [key: string, row: unknown])[]>;
}>;

/** Opens what was fetched on earlier visits, and begins to read it at once. Never throws. */
export function openFetchedRows(database: string): FetchedRows {
  const store = createStore(database, 'entries');
  const read = async () => (await settled(() => entries<string, unknown>(store))) ?? [];
  let first: ReturnType<typeof read> | undefined = read();
  return {
    store,
    all() {
      const rows = first ?? read();
      first = undefined;
      return rows;
    },
  };
}

/** Opened with the page, long before the code is there that asks for anything: thousands of rows take their time. */
export const fetchedRows = openFetchedRows('readback-fetched');
