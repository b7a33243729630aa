import { createStore, keys, type UseStore } from 'idb-keyval';
import { settled } from './settled.ts';

/** The key under which a table's database says which one it is: another one is made where the browser deleted it. */
export const markKey = '~mark';

/** In milliseconds. Some browsers never answer when storage is blocked. */
const patience = 2_000;

/** One for each table: another one would be another connection, and stay open. */
const stores = new Map<string, UseStore>();

/** The tables that are open on this page: what is in them may not be written yet. */
const open = new Set<string>();

/** Says that a table is open on this page. */
export function tableIsOpen(name: string): void {
  open.add(name);
}

/**
 * Whether a table of the user's own (`openTable`) may have anything in it, found out without the code that reads its
 * rows. Where storage is blocked the table may be in memory.
 */
export async function hasRows(name: string): Promise<boolean> {
  if (open.has(name)) return true;
  const store = stores.get(name) ?? createStore(`readback-${name}`, 'rows');
  stores.set(name, store);
  const found = await settled(() => keys(store), patience);
  return found === undefined || found.some((key) => key !== markKey);
}
