import type { Hex } from 'viem';
import { selectors, tables } from './compiled.ts';
import { readRow, type RowRead } from './readRow.ts';

/**
 * A function, and all that is known of it. `source`: who defines it. `at`: it holds only at contracts whose shipped name
 * this is.
 */
export type FunctionRow = RowRead & Readonly<{ selector: Hex; source: string; at?: RegExp }>;

/**
 * The functions that have this selector, those of earlier sources first: `approve(address,uint256)` is one of ERC-20 and one
 * of ERC-721. A row is only taken apart once a call has its selector: there are many, and a request has few.
 */
export function functionRows(selector: Hex): readonly FunctionRow[] {
  bySelector ??= grouped((it) => it.selector);
  return (bySelector.get(selector.toLowerCase()) ?? []).map(taken);
}

/** The functions of this name. */
export function functionsNamed(name: string): readonly FunctionRow[] {
  byName ??= grouped(({ code }) => code.slice(0, code.indexOf('(')));
  return (byName.get(name) ?? []).map(taken);
}

/** All of them, for whoever goes through them all. */
export function allRows(): readonly FunctionRow[] {
  lines ??= cut();
  return lines.map(taken);
}

/** A compiled row that was not taken apart. */
type Line = Readonly<{ selector: Hex; code: string; table: (typeof tables)[number] }>;

let lines: readonly Line[] | undefined;
let bySelector: ReadonlyMap<string, readonly Line[]> | undefined;
let byName: ReadonlyMap<string, readonly Line[]> | undefined;
const read = new WeakMap<Line, FunctionRow>();

function taken(line: Line): FunctionRow {
  const there = read.get(line);
  if (there !== undefined) return there;
  const { selector, code, table } = line;
  const { source, at } = table;
  const row = { selector, source, ...(at === undefined ? {} : { at }), ...readRow(code) };
  read.set(line, row);
  return row;
}

function cut(): readonly Line[] {
  let at = 0;
  return tables.flatMap((table) =>
    table.rows.split('\n').map((code): Line => {
      const selector: Hex = `0x${selectors.slice(at, at + 8)}`;
      at += 8;
      return { selector, code, table };
    }),
  );
}

function grouped(by: (it: Line) => string): ReadonlyMap<string, readonly Line[]> {
  lines ??= cut();
  const map = new Map<string, Line[]>();
  for (const line of lines) {
    const key = by(line);
    const there = map.get(key);
    if (there === undefined) map.set(key, [line]);
    else there.push(line);
  }
  return map;
}
