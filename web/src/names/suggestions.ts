import { tag as language } from '@readback/phrases/words/language.ts';
import type { Named } from '@readback/scenarios/practiceInfo.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import type { Address } from 'viem';

/**
 * An address that is offered where one is wanted. `paid`: how often it was paid from here. `practice`: the practice chain
 * says its name.
 */
export type Suggestion = Readonly<{
  address: Address;
  name: string | undefined;
  own: boolean;
  paid: number;
  practice?: true;
}>;

/** How many are offered at once. */
const most = 8;

/**
 * What fits what was typed, by name or by the start of the digits: own accounts, saved names, who was paid from here, and
 * the accounts of the practice chain. A blocked address is not offered.
 */
export function suggestionsFor(
  book: readonly BookEntry[],
  text: string,
  practice: readonly Named[] = [],
): readonly Suggestion[] {
  const wanted = text.trim().toLowerCase();
  if (/^0x[0-9a-f]{40}$/.test(wanted)) return [];
  const inBook = new Map(book.map((it) => [it.address.toLowerCase(), it]));
  const kept = book
    .filter(({ own, name, paid, blocked }) => (own || name || paid > 0) && !blocked)
    .map(({ address, name, own, paid }): Suggestion => {
      const called = practice.find((it) => it.address.toLowerCase() === address.toLowerCase());
      if (name || !called) return { address, name, own, paid };
      return { address, name: called.name, own, paid, practice: true };
    });
  const others = practice
    .filter(({ address }) => {
      const entry = inBook.get(address.toLowerCase());
      return !entry?.blocked && !kept.some((it) => it.address.toLowerCase() === address.toLowerCase());
    })
    .map((it): Suggestion => ({ ...it, own: false, paid: 0, practice: true }));
  return [...kept, ...others]
    .filter(
      ({ address, name = '' }) =>
        name.toLowerCase().includes(wanted) || address.toLowerCase().startsWith(wanted),
    )
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        other.paid - one.paid ||
        (one.name ?? '~').localeCompare(other.name ?? '~', language, { numeric: true }),
    )
    .slice(0, most);
}

function rank({ own, name, practice, paid }: Suggestion): number {
  if (own) return 0;
  if (name !== undefined && !practice) return 1;
  return paid > 0 ? 2 : 3;
}
