import type { Address } from 'viem';
import type { BookRow } from '../own/book.ts';

/**
 * Whose an address is to the user: only for their own and saved ones are gateways and picture hosts asked unbidden. A
 * name that came with a file makes nobody saved: who writes a file must not choose whom this page asks.
 */
export type Trust = 'own' | 'saved' | 'stranger';

export function trustIn(book: readonly BookRow[], address: Address): Trust {
  const wanted = address.toLowerCase();
  const entry = book.find((it) => it.address.toLowerCase() === wanted);
  if (entry?.own) return 'own';
  return entry?.name && !entry.imported ? 'saved' : 'stranger';
}
