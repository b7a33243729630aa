import type { Hex } from 'viem';
import { functionAbi } from '../../codec/functionAbi.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { selectorStarts, tables, uses } from './compiled.ts';
import { readRow, type RowRead } from './readRow.ts';
import { selectorStart } from './selectorStart.ts';

/**
 * A function, and all that is known of it. `signature`: the canonical one, of which the selector is made. `source`: who defines it. `at`: it holds only at contracts whose shipped name
 * this is.
 */
export type FunctionRow = RowRead &
  Readonly<{ selector: Hex; signature: string; source: string; at?: RegExp }>;

/**
 * The functions that have this selector, those of earlier sources first: `approve(address,uint256)` is one of ERC-20 and one
 * of ERC-721. A row is only taken apart once a call has its selector: there are many, and a request has few.
 */
export function functionRows(selector: Hex): readonly FunctionRow[] {
  const its = selector.toLowerCase();
  const before = bySelector.get(its);
  if (before !== undefined) return before;
  const found = (byStart(tables).get(selectorStart(selector)) ?? [])
    .map(taken)
    .filter((it) => it.selector === its);
  // Of those that nobody knows there is no end.
  if (found.length > 0) bySelector.set(its, found);
  return found;
}

const bySelector = new Map<string, readonly FunctionRow[]>();

/** The functions of this canonical signature, those of earlier sources first. */
export function rowsSigned(signature: string): readonly FunctionRow[] {
  const before = bySignature.get(signature);
  if (before !== undefined) return before;
  const lines = byName(tables).get(signature.slice(0, signature.indexOf('(')));
  if (lines === undefined) return none;
  const found = lines.map(taken).filter((it) => it.signature === signature);
  if (found.length > 0) bySignature.set(signature, found);
  return found;
}

const bySignature = new Map<string, readonly FunctionRow[]>();

const none: readonly FunctionRow[] = [];

/** All of them, for whoever goes through them all. */
export function allRows(): readonly FunctionRow[] {
  return cut(tables).map(taken);
}

type Tables = typeof tables;

/** A compiled row that was not taken apart. */
type Line = Readonly<{ start: string; code: string; table: Tables[number] }>;

const byStart = memoize((all: Tables) => groupBy(cut(all), ({ start }) => start));
const byName = memoize((all: Tables) => groupBy(cut(all), ({ code }) => code.slice(0, code.indexOf('('))));

const taken = memoize((line: Line): FunctionRow => {
  const { source, at } = line.table;
  const its = readRow(line.code, uses);
  const { selector = '0x', signature = its.text } = functionAbi(its.text) ?? {};
  return { selector, signature, source, ...(at === undefined ? {} : { at }), ...its };
});

const cut = memoize((all: Tables): readonly Line[] => {
  let at = 0;
  return all.flatMap((table) =>
    table.rows.split('\n').map((code): Line => ({ start: selectorStarts[at++] ?? '', code, table })),
  );
});
