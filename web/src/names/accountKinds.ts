/** How the user stands to an account, in words. */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts.ts';
import { tag as language } from '@readback/phrases/words/language.ts';
import type { Address } from 'viem';
import type { BookRow } from '../data/own/book.ts';

export type AccountKind = 'yours' | 'watched' | 'saved' | 'stranger';

export function accountKind(row: BookRow | undefined): AccountKind {
  if (row?.own) return row.watched ? 'watched' : 'yours';
  return row?.name || row?.knownOn ? 'saved' : 'stranger';
}

/**
 * The words beside an account: `connected` is the one that a wallet shows now, `blocked` what the user blocked, and
 * `imported` one whose name came with a file.
 */
export function accountNote(
  kind: AccountKind,
  connected: boolean,
  blocked = false,
  imported = false,
): string {
  if (blocked && kind === 'stranger' && !connected) return words.blocked;
  return fill(words.note, {
    stand: connected ? 'connected' : kind,
    file: imported && !connected ? 'yes' : 'no',
    blocked: blocked ? 'yes' : 'no',
  });
}

/** The accounts of one kind, those with a name first and by it, then by address. */
export function accountsOf(book: readonly BookRow[], kind: AccountKind): readonly BookRow[] {
  return book
    .filter((row) => accountKind(row) === kind)
    .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other), language));
}

function sortKey({ name, address }: BookRow): string {
  return `${name === undefined ? 1 : 0}${name?.toLowerCase() ?? ''} ${address.toLowerCase()}`;
}

/** The book with the account that a wallet shows now: one that a flight connected is not kept in it. */
export function withConnected(book: readonly BookRow[], connected: Address | undefined): readonly BookRow[] {
  if (connected === undefined) return book;
  const row = book.find(({ address }) => isSame(address, connected));
  if (row?.own && !row.watched) return book;
  const { watched: _, ...kept } = row ?? { address: connected, paid: 0 };
  return [...book.filter((it) => it !== row), { ...kept, own: true }];
}

/** Whether two are the same account. */
export function isSame(one: Address | undefined, other: Address | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}

/** How long a name in the book may be. */
export const mostName = 60;

/** What keeps `name` from being given to `address`: a sentence, or undefined. Two addresses never have one name. */
export function nameProblem(
  name: string,
  address: Address | undefined,
  book: readonly BookRow[],
): string | undefined {
  const given = name.trim();
  if (given.length > mostName) return fill(words.nameTooLong, { most: mostName, length: given.length });
  if (/^0x[0-9a-f]{6,}/i.test(given)) return words.nameLikeAddress;
  const taken = book.find(
    (it) => it.name?.toLowerCase() === given.toLowerCase() && !isSame(it.address, address),
  );
  return given !== '' && taken ? words.nameTaken : undefined;
}
