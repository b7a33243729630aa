import type { Address } from 'viem';
import type { Fact, FactValue } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { counted } from '../../world/counted.ts';
import type { BookEntry } from '../../world/world.ts';

/**
 * What the user's own book says of accounts: `book.….name`, `book.….own` and `book.….paid` (how often it was paid
 * from here). Accounts that are not in the book were never paid and are not the user's. A name that came with a file is
 * `book.….label`: it is shown as what the file says.
 */
export function bookFacts(book: readonly BookEntry[], accounts: readonly Address[]): readonly Fact[] {
  const entries = new Map(book.map((entry) => [entry.address.toLowerCase(), entry]));
  return accounts.flatMap((account) => {
    const key = account.toLowerCase();
    const given = entries.get(key);
    const entry = given === undefined ? undefined : counted(given);
    const fact = (what: string, value: FactValue): Fact => ({
      id: `book.${key}.${what}`,
      value: known(value),
      from: [{ by: 'user', entry: key }],
    });
    const facts = [
      fact('paid', { kind: 'integer', value: BigInt(Math.max(0, Math.trunc(entry?.paid ?? 0))) }),
      fact('own', { kind: 'bool', value: entry?.own ?? false }),
    ];
    if (entry?.name !== undefined) return [...facts, fact('name', { kind: 'text', text: entry.name })];
    if (given?.name === undefined) return facts;
    const label: Fact = {
      id: `book.${key}.label`,
      value: known({ kind: 'text', text: given.name }),
      from: [{ by: 'source', name: 'imported file' }],
    };
    return [...facts, label];
  });
}
