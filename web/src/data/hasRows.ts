import { createStore, keys } from 'idb-keyval';
import { settled } from './settled.ts';

/** In milliseconds. Some browsers never answer when storage is blocked. */
const patience = 2_000;

/**
 * Whether a table of the user's own (`openTable`) may have anything in it, found out without the code that reads its
 * rows. Where storage is blocked the table may be in memory.
 */
export async function hasRows(name: string): Promise<boolean> {
  const found = await settled(() => keys(createStore(`readback-${name}`, 'rows')), patience);
  return found === undefined || found.length > 0;
}
