import { expect, it } from 'vitest';
import { placedTables } from './placed.ts';
import { allRows, type FunctionRow, rowsOf } from './rows.ts';
import { standardTables } from './standard.ts';
import type { AbiRow } from './table.ts';

/** What no row says any more: that its model is all there is. */
const plain = (source: string, [selector, text, model, use]: AbiRow, at?: RegExp): Partial<FunctionRow> => ({
  source,
  selector,
  text,
  ...(model === undefined ? {} : { model }),
  ...(use === undefined || use === 'modelOnly' ? {} : { use }),
  ...(at === undefined ? {} : { at }),
});

const standard = standardTables.flatMap(({ source, functions }) => functions.map((it) => plain(source, it)));
const placed = placedTables.flatMap(({ source, at, functions }) =>
  functions.map((it) => plain(source, it, at)),
);
const key = ({ source = '', text = '' }: Partial<FunctionRow>) => `${source} ${text}`;

it('every row is in the files of functions as it was in the tables, and there are no others', () => {
  const sorted = (rows: readonly Partial<FunctionRow>[]) =>
    rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  expect(sorted(allRows())).toEqual(sorted([...standard, ...placed]));
  expect(allRows()).toHaveLength(2611);
});

it('where two sources have one function, they come in the order in which they came', () => {
  for (const selector of new Set(standard.map((it) => it.selector ?? '')))
    expect(rowsOf(selector).filter((it) => it.at === undefined)).toEqual(
      standard.filter((it) => it.selector === selector),
    );
});
