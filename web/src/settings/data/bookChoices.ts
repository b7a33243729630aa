import { checksummed } from '@readback/core/text/address.ts';
import type { Address } from 'viem';
import { block } from '../../data/blocked.ts';
import { type BookRow, book, bookTable } from '../../data/book.ts';
import type { Choice } from './choice.ts';

/**
 * What the file says of addresses beyond a new name. `rows` are those of its book. An account that the file calls the
 * user's is at most looked at: what counts as theirs a wallet says, or the user, here.
 */
export function bookChoices(rows: Iterable<BookRow>): readonly Choice[] {
  return [...rows].flatMap((row): Choice[] => {
    const before = bookTable.rows().get(row.address.toLowerCase());
    const choices: Choice[] = [];
    const name = row.name;
    const renames = name !== undefined && before?.name !== undefined && name !== before.name;
    if (renames && !before.knownOn)
      choices.push({
        id: `name-${row.address}`,
        title: `Name of ${checksummed(row.address)}`,
        now: before.name,
        next: name,
        risk: 'Its name becomes a label from a file. Checks that trusted your name for it will warn again.',
        apply: () => relabel(row.address, name),
      });
    // Of whom the user knows or paid, no file says that they are to be blocked: look-alikes are told by them.
    if (row.blocked && before === undefined)
      choices.push({
        id: `blocked-${row.address}`,
        title: `Block ${checksummed(row.address)}`,
        now: 'not blocked',
        next: 'blocked: requests that involve it are a Stop',
        apply: () => block(row.address),
      });
    if (row.own && !before?.own)
      choices.push({
        id: `watched-${row.address}`,
        title: `Watch ${checksummed(row.address)}${name === undefined ? '' : `, which the file calls “${name}”`}`,
        now: 'not watched',
        next: 'watched: shown among your accounts, but no check trusts it',
        risk: 'It counts as yours once a wallet shows it.',
        apply: () => watch(row),
      });
    return choices;
  });
}

/** Of an account of the user's the name is theirs to change; of others it is a label from then on. */
function relabel(address: Address, name: string) {
  const now = book.entry(address);
  if (now?.own) book.name(address, name);
  else if (now) bookTable.set(address.toLowerCase(), { ...now, name, imported: true });
}

function watch({ address }: BookRow) {
  const key = address.toLowerCase();
  const now = bookTable.rows().get(key) ?? { address, own: false, paid: 0 };
  if (!now.own) bookTable.set(key, { ...now, own: true, watched: true, imported: true });
}
