import type { Address } from 'viem';
import type { BookEntry } from '../world/world.ts';
import type { View } from './view.ts';
import { same } from './walk.ts';

/** The user's own entry for an address. Addresses that merely sent something are never in the book. */
export function entryOf(view: View, address: Address): BookEntry | undefined {
  if (view.book.s !== 'known') return undefined;
  return view.book.v.find((entry) => same(entry.address, address));
}

/** Whether the user saved the address under a name, or owns it. */
export function savedName(view: View, address: Address): boolean {
  const entry = entryOf(view, address);
  return entry !== undefined && (entry.own || entry.name !== undefined);
}
