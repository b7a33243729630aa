/** The user's own book: accounts that are theirs, names they gave, and whom they have paid from here. */
import type { BookEntry } from '@readback/core/world/world.ts';
import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { listOf } from '../rows/listOf.ts';
import { isAddress, isRecord } from '../base/shapes.ts';
import { openTable } from '../rows/table.ts';

/**
 * `watched`: an own account that no wallet has given, only inspected. `imported`: its name came with a file, and the
 * user has not saved it themselves. `knownOn`: the networks on which the user said that they know it, see `know`.
 */
export type BookRow = BookEntry;

/** The table itself, for what concerns all tables: counting, exporting. */
export const bookTable = openTable<BookRow>({ name: 'book', schema: 1, migrate: keptEntry });
const table = bookTable;
const list = listOf(table);

export const book = {
  /** Settles when the book of earlier visits is here. Never rejects. */
  ready: table.ready,
  entries: (): readonly BookRow[] => list(),
  entry: (address: Address): BookRow | undefined => table.rows().get(address.toLowerCase()),
  /** Marks an account as the user's own: one that a wallet gave. */
  own(address: Address): void {
    change(address, (entry) => ({ ...plain(entry), ...named(entry.name), own: true }));
  },
  /** Marks an account as one that is inspected without a wallet; one that a wallet gave stays the user's. */
  watch(address: Address): void {
    change(address, (entry) => (entry.own ? entry : { ...entry, own: true, watched: true }));
  },
  /** Saves a name; an empty one takes it back. */
  name(address: Address, name: string): void {
    change(address, (entry) => ({
      ...plain(entry),
      ...(entry.watched ? { watched: true } : {}),
      ...named(name.trim()),
    }));
  },
  /**
   * Takes an address out of the book. How often it was paid is kept: that is what happened, not what was saved. So is
   * that it is blocked, which is taken back automatically.
   */
  forget(address: Address): void {
    const { paid = 0, blocked } = table.rows().get(address.toLowerCase()) ?? {};
    if (paid === 0 && !blocked) table.remove(address.toLowerCase());
    else change(address, (entry) => plain({ ...entry, own: false, knownOn: [] }));
  },
  /** Puts back what was forgotten. */
  put: (entry: BookRow): void => table.set(entry.address.toLowerCase(), entry),
  /**
   * The user says that they know this one account on this network. Nothing but that act may call this. A name that came
   * with a file goes: it was not part of what the user confirmed.
   */
  know(address: Address, chainId: number): void {
    change(address, (entry) => ({
      ...plain(entry),
      ...(entry.watched ? { watched: true } : {}),
      ...(entry.imported ? {} : named(entry.name)),
      knownOn: [...new Set([...(entry.knownOn ?? []), chainId])],
    }));
  },
  /** Takes that back, on this network. */
  unknow(address: Address, chainId: number): void {
    change(address, ({ knownOn = [], ...entry }) => ({
      ...entry,
      ...knownIn(knownOn.filter((it) => it !== chainId)),
    }));
  },
  /** Counts one payment from here, once it is known to have happened. */
  paid(address: Address): void {
    change(address, (entry) => ({ ...entry, paid: entry.paid + 1 }));
  },
  clear: (): void => table.clear(),
  written: (): Promise<void> => table.written(),
};

/** The whole book. */
export function useBook(): readonly BookRow[] {
  return useSyncExternalStore(table.subscribe, list);
}

/** What holds of an entry whatever it is called. */
function plain({ address, own, paid, blocked, knownOn = [] }: BookRow): BookRow {
  return { address, own, paid, ...(blocked ? { blocked } : {}), ...knownIn(knownOn) };
}

function knownIn(chains: readonly number[]): Pick<BookRow, 'knownOn'> {
  return chains.length > 0 ? { knownOn: chains } : {};
}

function named(name: string | undefined): Pick<BookRow, 'name'> {
  return name ? { name } : {};
}

function change(address: Address, edit: (entry: BookRow) => BookRow) {
  const key = address.toLowerCase();
  if (table.rows().has(key)) table.change(key, edit);
  else table.set(key, edit({ address, own: false, paid: 0 }));
}

/** One damaged entry would make the whole book unreadable to the engine: it is as if it were not there. */
export function keptEntry(kept: unknown, schema: number): BookRow | undefined {
  if (schema !== 1 || !isRecord(kept)) return undefined;
  const { address, own, paid, name, watched, imported, blocked, knownOn } = kept;
  if (!isAddress(address) || typeof own !== 'boolean') return undefined;
  const times = Number.isSafeInteger(paid) && Number(paid) >= 0 ? Number(paid) : 0;
  const entry = {
    address,
    own,
    paid: times,
    ...(own && watched === true ? { watched } : {}),
    ...(blocked === true ? { blocked: true as const } : {}),
    ...(Array.isArray(knownOn) ? knownIn(knownOn.filter((it) => Number.isSafeInteger(it) && it > 0)) : {}),
  };
  if (typeof name !== 'string' || name === '') return entry;
  return { ...entry, name, ...(imported === true ? { imported } : {}) };
}
