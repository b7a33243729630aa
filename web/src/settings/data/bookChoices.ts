import { checksummed } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import type { Address } from 'viem';
import { block } from '../../data/own/blocked.ts';
import { type BookRow, book, bookTable } from '../../data/own/book.ts';
import type { Choice } from './choice.ts';

/**
 * What the file says of addresses beyond a new name. `rows` are those of its book. An account that the file calls the
 * user's is at most inspected: what counts as theirs a wallet says, or the user, here.
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
        title: fill(words.nameOf, { address: checksummed(row.address) }),
        now: before.name,
        next: name,
        risk: words.nameRisk,
        apply: () => relabel(row.address, name),
      });
    // Of whom the user knows or paid, no file says that they are to be blocked: look-alikes are told by them.
    if (row.blocked && before === undefined)
      choices.push({
        id: `blocked-${row.address}`,
        title: fill(words.block, { address: checksummed(row.address) }),
        now: words.notBlocked,
        next: words.blocked,
        apply: () => block(row.address),
      });
    if (row.own && !before?.own)
      choices.push({
        id: `watched-${row.address}`,
        title: watching(row),
        now: words.notWatched,
        next: words.watched,
        risk: words.watchRisk,
        apply: () => watch(row),
      });
    return choices;
  });
}

function watching({ address: of, name }: BookRow): string {
  const address = checksummed(of);
  return name === undefined ? fill(words.watch, { address }) : fill(words.watchNamed, { address, name });
}

/** Of an account of the user's the name is theirs to change; of others it is a label after that. */
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
