/** The user's own book: accounts that are theirs, names they gave, and whom they have paid from here. */
import type { BookEntry } from '@readback/core/world/world.ts';
import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { isHex, isRecord } from './shapes.ts';
import { openTable } from './table.ts';

const table = openTable<BookEntry>({ name: 'book', schema: 1, migrate: keptEntry });

export const book = {
  /** Settles when the book of earlier visits is here. Never rejects. */
  ready: table.ready,
  entries: (): readonly BookEntry[] => list(),
  /** Marks an account as the user's own: one that a wallet gave, or that is watched. */
  own(address: Address): void {
    change(address, (entry) => ({ ...entry, own: true }));
  },
  /** The account is no longer the user's; a name that was saved for it stays. */
  disown(address: Address): void {
    change(address, (entry) => ({ ...entry, own: false }));
  },
  /** Saves a name; an empty one takes it back. */
  name(address: Address, name: string): void {
    change(address, ({ address, own, paid }) => {
      const given = name.trim();
      return given === '' ? { address, own, paid } : { address, own, paid, name: given };
    });
  },
  /** Counts one payment from here, once it is known to have happened. */
  paid(address: Address): void {
    change(address, (entry) => ({ ...entry, paid: entry.paid + 1 }));
  },
  remove: (address: Address): void => table.remove(address.toLowerCase()),
  clear: (): void => table.clear(),
  written: (): Promise<void> => table.written(),
};

let listed: { of: ReadonlyMap<string, BookEntry>; list: readonly BookEntry[] } | undefined;

/** The whole book. */
export function useBook(): readonly BookEntry[] {
  return useSyncExternalStore(table.subscribe, list);
}

function list(): readonly BookEntry[] {
  const rows = table.rows();
  if (listed?.of !== rows) listed = { of: rows, list: [...rows.values()] };
  return listed.list;
}

function change(address: Address, edit: (entry: BookEntry) => BookEntry) {
  const key = address.toLowerCase();
  table.set(key, edit(table.rows().get(key) ?? { address, own: false, paid: 0 }));
}

/** One damaged entry would make the whole book unreadable to the engine: it is as if it were not there. */
export function keptEntry(kept: unknown, schema: number): BookEntry | undefined {
  if (schema !== 1 || !isRecord(kept)) return undefined;
  const { address, own, paid, name } = kept;
  if (!isHex(address) || address.length !== 42 || typeof own !== 'boolean') return undefined;
  const times = Number.isSafeInteger(paid) && Number(paid) >= 0 ? Number(paid) : 0;
  const entry = { address, own, paid: times };
  return typeof name === 'string' && name !== '' ? { ...entry, name } : entry;
}
