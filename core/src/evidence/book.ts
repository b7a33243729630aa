import { accountKey } from '../text/accountKey.ts';
import type { Address } from 'viem';
import { valueOf } from '../model/known.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import type { BookEntry } from '../world/world.ts';
import { memoize } from '../kit/memoize.ts';
import type { Evidence } from './evidence.ts';
import { counted } from '../world/counted.ts';

/**
 * The user's own entry for an address, without what only a file says of it. Addresses that merely sent something are
 * never in the book.
 */
export function entryOf(view: Evidence, address: Address): BookEntry | undefined {
  return view.book.s === 'known' ? entriesOf(view.book.v).get(accountKey(address)) : undefined;
}

/** The entries of the book, without what only a file says; none while the book is not known. */
export function ownBook(view: Pick<Evidence, 'book'>): readonly BookEntry[] {
  return countedOf(valueOf(view.book) ?? none);
}

/**
 * Whether the user saved the address under a name, owns it, or said that they know it: it is not a stranger then. What
 * warns of strangers may be silent. A Stop may not: see `isKnown`.
 */
export function savedName(view: Evidence, address: Address): boolean {
  const entry = entryOf(view, address);
  return entry !== undefined && (entry.own || entry.name !== undefined || isKnown(view, address));
}

/**
 * Whether the user said, in an act of its own for this one address, that they know the account on the request's chain.
 * A Stop that rests on who an account is falls to a Caution then, and never further.
 */
export function isKnown(view: Evidence, address: Address): boolean {
  const chains = entryOf(view, address)?.knownOn;
  const chainId = chains === undefined ? undefined : requestChain(view);
  return chainId !== undefined && chains?.includes(chainId) === true;
}

/** Whether whoever reads keeps no book at all: nothing that rests on one can be told, and none is missing. */
export function keepsNoBook({ book }: Pick<Evidence, 'book'>): boolean {
  return book.s === 'unknown' && book.why === 'unsupported';
}

const none: readonly BookEntry[] = [];

const countedOf = memoize((book: readonly BookEntry[]): readonly BookEntry[] => book.map(counted));

/** The entries by address, in lower case: of two for one address the first. */
const entriesOf = memoize((book: readonly BookEntry[]): ReadonlyMap<string, BookEntry> => {
  return new Map(
    countedOf(book)
      .toReversed()
      .map((entry) => [accountKey(entry.address), entry]),
  );
});
