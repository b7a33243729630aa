import { tag as language } from '@readback/phrases/words/language.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import type { Address } from 'viem';

/** An address of the user's book, offered where an address is wanted. */
export type Suggestion = Readonly<{ address: Address; name: string | undefined; own: boolean }>;

/** How many are offered at once. */
const most = 8;

/**
 * What of the user's book fits what was typed: saved names and own accounts, by name or by the start of the digits.
 * A blocked address is not offered.
 */
export function suggestionsFor(book: readonly BookEntry[], text: string): readonly Suggestion[] {
  const wanted = text.trim().toLowerCase();
  if (/^0x[0-9a-f]{40}$/.test(wanted)) return [];
  return book
    .filter(({ own, name, blocked }) => (own || name) && !blocked)
    .filter(
      ({ address, name = '' }) =>
        name.toLowerCase().includes(wanted) || address.toLowerCase().startsWith(wanted),
    )
    .toSorted(
      (one, other) =>
        Number(other.own) - Number(one.own) || (one.name ?? '~').localeCompare(other.name ?? '~', language),
    )
    .slice(0, most)
    .map(({ address, name, own }) => ({ address, name, own }));
}
