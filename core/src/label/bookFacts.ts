import type { Address } from 'viem';
import type { Fact, FactValue } from '../model/fact.ts';
import { known } from '../model/known.ts';
import type { BookEntry } from '../world/world.ts';

/**
 * What the user's own book says of accounts: `book.….name`, `book.….own` and `book.….paid` (how often it was paid
 * from here). Accounts that are not in the book were never paid and are not the user's.
 */
export function bookFacts(book: readonly BookEntry[], accounts: readonly Address[]): readonly Fact[] {
  const entries = new Map(book.map((entry) => [entry.address.toLowerCase(), entry]));
  return accounts.flatMap((account) => {
    const key = account.toLowerCase();
    const entry = entries.get(key);
    const fact = (what: string, value: FactValue): Fact => ({
      id: `book.${key}.${what}`,
      value: known(value),
      from: [{ by: 'user', entry: key }],
    });
    const facts = [
      fact('paid', { kind: 'integer', value: BigInt(Math.max(0, Math.trunc(entry?.paid ?? 0))) }),
      fact('own', { kind: 'bool', value: entry?.own ?? false }),
    ];
    return entry?.name === undefined ? facts : [...facts, fact('name', { kind: 'text', text: entry.name })];
  });
}
