import { looksLikeName } from '@readback/core/text/looksLikeName.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import type { Address } from 'viem';
import type { AddressName } from '../ui/said/Address.tsx';

/** The name that the user's own book has for an address. */
export function bookName(book: readonly BookEntry[], address: Address): AddressName | undefined {
  const wanted = address.toLowerCase();
  const entry = book.find((it) => it.address.toLowerCase() === wanted);
  if (!entry?.name) return undefined;
  return { name: entry.name, from: [{ by: 'user', entry: wanted }] };
}

/**
 * Whose name in a book is exactly `text`, whatever its capitals; undefined also when two have it. A text
 * with a dot in it is an ENS name, whatever the book calls so: that is looked up, and again at Review.
 */
export function addressNamed(
  book: readonly (Pick<BookEntry, 'address'> & Partial<BookEntry>)[],
  text: string,
): Address | undefined {
  if (looksLikeName(text)) return undefined;
  const wanted = text.trim().toLowerCase();
  const found = wanted === '' ? [] : book.filter((it) => it.name?.trim().toLowerCase() === wanted);
  return found.length === 1 ? found[0]?.address : undefined;
}
