import type { BookEntry } from '@readback/core/world/world.ts';
import type { Address } from 'viem';

/** Whose an address is to the user: only for their own and saved ones are gateways and picture hosts asked unbidden. */
export type Trust = 'own' | 'saved' | 'stranger';

export function trustIn(book: readonly BookEntry[], address: Address): Trust {
  const wanted = address.toLowerCase();
  const entry = book.find((it) => it.address.toLowerCase() === wanted);
  if (entry?.own) return 'own';
  return entry?.name ? 'saved' : 'stranger';
}
