/** What the user owns here, by table: what is counted, saved to a file, and taken in from one. */
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { abisTable, type KeptAbi, keyOf } from '../own/abis.ts';
import { activityTable } from '../activity/activity.ts';
import type { ActivityEntry } from '../activity/activityEntry.ts';
import { type BookRow, bookTable } from '../own/book.ts';
import { flightsTable } from '../own/flights.ts';
import { spendersTable } from '../own/spenders.ts';
import type { Table } from '../rows/table.ts';
import { tokenKey, tokensTable } from '../own/tokens.ts';

export type OwnedTable<Row> = Readonly<{
  /** Its name in a file. */
  id: string;
  /** What its rows are, as a heading. */
  title: string;
  table: Table<Row>;
  /** Under which key a row stands: never under another one that a file gives it. */
  keyOf: (row: Row) => string;
  /** A row of a file as it is taken in: it cannot say of itself what only this browser can know. */
  fromFile: (row: Row) => Row;
  /** Says what contracts do: taken in only when it is ticked. */
  unticked?: true;
}>;

function owned<Row>(it: OwnedTable<Row>): OwnedTable<unknown> {
  return it as unknown as OwnedTable<unknown>;
}

export const ownedTables: readonly OwnedTable<unknown>[] = [
  owned({
    id: 'activity',
    title: words.tables.activity,
    table: activityTable,
    keyOf: ({ id }) => id,
    // A flight belongs to the school of the browser in which it is flown; elsewhere it is a record like any other.
    fromFile: (entry): ActivityEntry => withoutFlight({ ...entry, imported: true }),
  }),
  owned({
    id: 'book',
    title: words.tables.book,
    table: bookTable,
    keyOf: ({ address }) => address.toLowerCase(),
    // How often something was paid, and whom the user knows, happened here or not at all.
    fromFile: (row): BookRow => withoutKnown({ ...row, paid: 0, imported: true }),
  }),
  owned({ id: 'tokens', title: words.tables.tokens, table: tokensTable, keyOf: tokenKey, fromFile: asItIs }),
  owned({
    id: 'spenders',
    title: words.tables.spenders,
    table: spendersTable,
    keyOf: ({ chainId, address }) => `${chainId}:${address.toLowerCase()}`,
    fromFile: asItIs,
  }),
  owned({
    id: 'abis',
    title: words.tables.abis,
    table: abisTable,
    keyOf,
    // No source vouches for what is in a file.
    fromFile: (abi): KeptAbi => (abi.origin.by === 'file' ? abi : { ...abi, origin: { by: 'file' } }),
    unticked: true,
  }),
  owned({
    id: 'flights',
    title: words.tables.flights,
    table: flightsTable,
    keyOf: ({ id }) => id,
    fromFile: asItIs,
  }),
];

/** Settles when the rows of earlier visits are here. Never rejects. */
export const ownedReady: Promise<unknown> = Promise.all(ownedTables.map(({ table }) => table.ready));

function withoutKnown(row: BookRow): BookRow {
  const { knownOn, ...rest } = row;
  return knownOn === undefined ? row : rest;
}

function withoutFlight(entry: ActivityEntry): ActivityEntry {
  const { flight, ...rest } = entry;
  return flight === undefined ? entry : rest;
}

function asItIs<Row>(row: Row): Row {
  return row;
}
