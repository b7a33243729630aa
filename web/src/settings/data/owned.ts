/** What the user owns here, by table: what is counted, saved to a file, and taken in from one. */
import { activityTable } from '../../data/activity.ts';
import { bookTable } from '../../data/book.ts';
import { spendersTable } from '../../data/spenders.ts';
import type { Table } from '../../data/table.ts';
import { tokenKey, tokensTable } from '../../data/tokens.ts';

export type OwnedTable<Row> = Readonly<{
  /** Its name in a file. */
  id: string;
  /** What its rows are, as a heading. */
  title: string;
  table: Table<Row>;
  /** Under which key a row stands: never under another one that a file gives it. */
  keyOf: (row: Row) => string;
}>;

function owned<Row>(it: OwnedTable<Row>): OwnedTable<unknown> {
  return it as unknown as OwnedTable<unknown>;
}

export const ownedTables: readonly OwnedTable<unknown>[] = [
  owned({ id: 'activity', title: 'Activity', table: activityTable, keyOf: ({ id }) => id }),
  owned({
    id: 'book',
    title: 'Address book',
    table: bookTable,
    keyOf: ({ address }) => address.toLowerCase(),
  }),
  owned({ id: 'tokens', title: 'Tokens', table: tokensTable, keyOf: tokenKey }),
  owned({
    id: 'spenders',
    title: 'Spenders that are looked at',
    table: spendersTable,
    keyOf: ({ chainId, address }) => `${chainId}:${address.toLowerCase()}`,
  }),
];
