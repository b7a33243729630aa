import type { Address } from 'viem';
import type { BookEntry } from '../world/world.ts';
import { once } from './once.ts';
import type { View } from './view.ts';

/** The user's own entry for an address. Addresses that merely sent something are never in the book. */
export function entryOf(view: View, address: Address): BookEntry | undefined {
  return view.book.s === 'known' ? entriesOf(view.book.v).get(address.toLowerCase()) : undefined;
}

/** The entries by address, in lower case: of two for one address the first. */
const entriesOf = once((book: readonly BookEntry[]): ReadonlyMap<string, BookEntry> => {
  return new Map(book.toReversed().map((entry) => [entry.address.toLowerCase(), entry]));
});

/** Whether the user saved the address under a name, or owns it. */
export function savedName(view: View, address: Address): boolean {
  const entry = entryOf(view, address);
  return entry !== undefined && (entry.own || entry.name !== undefined);
}
