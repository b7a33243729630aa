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
export function functionRows(selector: string): readonly FunctionRow[] {
  bySelector ??= index();
  const places = bySelector.get(selector.slice(2).toLowerCase());
  if (places === undefined) return [];
  return places.map((it) => rowAt(it));
}

/** All of them, for whoever goes through them all. */
export function allRows(): readonly FunctionRow[] {
  lines ??= cut();
  return lines.map((_, at) => rowAt(at));
}

/** A line of the compiled rows, with the number of its table. */
type Line = readonly [table: number, text: string];

let bySelector: ReadonlyMap<string, readonly number[]> | undefined;
let lines: readonly Line[] | undefined;
const read = new Map<number, FunctionRow>();

function rowAt(at: number): FunctionRow {
  const there = read.get(at);
  if (there !== undefined) return there;
  lines ??= cut();
  const [number = 0, text = ''] = lines[at] ?? [];
  const { source = '', at: places } = tables[number] ?? {};
  const row = {
    selector: `0x${selectors.slice(8 * at, 8 * at + 8)}` as Hex,
    source,
    ...(places === undefined ? {} : { at: places }),
    ...readRow(text),
  };
  read.set(at, row);
  return row;
}

function cut(): readonly Line[] {
  return tables.flatMap(({ rows }, number) => rows.split('\n').map((it) => [number, it] as const));
}

function index(): ReadonlyMap<string, readonly number[]> {
  const map = new Map<string, number[]>();
  for (let at = 0; 8 * at < selectors.length; at += 1) {
    const selector = selectors.slice(8 * at, 8 * at + 8);
    const there = map.get(selector);
    if (there === undefined) map.set(selector, [at]);
    else there.push(at);
  }
  return map;
}
