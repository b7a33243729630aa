import type { Address } from 'viem';
import { book, bookTable } from './book.ts';

/** Marks an address as one to have nothing to do with: what has to do with it is a Stop. */
export function block(address: Address): void {
  const { own = false, paid = 0, ...rest } = book.entry(address) ?? {};
  bookTable.set(address.toLowerCase(), { ...rest, address, own, paid, blocked: true });
}

/** Takes that back; what else is known of the address stays. */
export function unblock(address: Address): void {
  const key = address.toLowerCase();
  const { blocked: _, ...entry } = book.entry(address) ?? { address, own: false, paid: 0 };
  if (entry.own || entry.paid > 0 || entry.name || entry.knownOn) bookTable.set(key, entry);
  else bookTable.remove(key);
}
