import { checksummed } from '@readback/core/text/address.ts';
import { block } from '../../data/blocked.ts';
import { type BookRow, book, bookTable } from '../../data/book.ts';
import type { Choice } from './choice.ts';

/** What the file says of addresses beyond a new name. `rows` are those of its book. */
export function bookChoices(rows: Iterable<BookRow>): readonly Choice[] {
  return [...rows].flatMap((row): Choice[] => {
    const before = bookTable.rows().get(row.address.toLowerCase());
    const choices: Choice[] = [];
    const name = row.name;
    if (before?.name !== undefined && name !== undefined && name !== before.name)
      choices.push({
        id: `name-${row.address}`,
        title: `Name of ${checksummed(row.address)}`,
        now: before.name,
        next: name,
        apply: () => book.name(row.address, name),
      });
    if (row.blocked && !before?.blocked && !before?.own)
      choices.push({
        id: `blocked-${row.address}`,
        title: `Block ${checksummed(row.address)}`,
        now: 'not blocked',
        next: 'blocked: what has to do with it is a Stop',
        apply: () => block(row.address),
      });
    const own = row.own && !before?.own;
    const paid = row.paid > (before?.paid ?? 0);
    if (own || paid)
      choices.push({
        id: `known-${row.address}`,
        title: `Trust in ${checksummed(row.address)}${name === undefined ? '' : `, which the file calls “${name}”`}`,
        now: knownWords(before),
        next: knownWords({
          ...row,
          own: own || before?.own === true,
          paid: Math.max(row.paid, before?.paid ?? 0),
        }),
        risk: 'Payments to an account that is yours, or that you have paid before, are warned of less.',
        apply: () => trust(row),
      });
    return choices;
  });
}

function knownWords(row: Pick<BookRow, 'own' | 'paid' | 'watched'> | undefined): string {
  if (!row || (!row.own && row.paid === 0)) return 'not known';
  const own = row.own ? (row.watched ? 'yours, watched' : 'yours') : 'not yours';
  return row.paid === 0 ? own : `${own}, paid ${row.paid} ${row.paid === 1 ? 'time' : 'times'}`;
}

function trust({ address, own, paid, watched }: BookRow) {
  const key = address.toLowerCase();
  const now = bookTable.rows().get(key) ?? { address, own: false, paid: 0 };
  bookTable.set(key, {
    ...now,
    own: now.own || own,
    paid: Math.max(now.paid, paid),
    ...(own && !now.own && watched ? { watched } : {}),
  });
}
