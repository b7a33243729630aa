/** Rows of a file against what is here: which are new, which are here already, and which are left out, and why. */
import { errorText } from '@readback/phrases/problemText.ts';
import '../../data/allWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { mostEntries } from '../../data/activity/mostEntries.ts';
import { isIntent } from '@readback/core/intent/readIntent.ts';
import { isWhole } from '../../readback/whole.ts';
import { entrySentence } from '../../entries/entryTitle.ts';
import type { BookRow } from '../../data/own/book.ts';
import type { OwnedTable } from '../../data/exports/owned.ts';
import { TaggedJsonError, tagged, untagged } from '../../data/exports/taggedJson.ts';

/** The most rows of one table that are inspected. */
const mostRows = 10_000;

export type ReadRows = Readonly<{
  /** By their key; not here yet. */
  fresh: ReadonlyMap<string, unknown>;
  /** Here already, and the same. */
  same: number;
  /** Here already under the same key, and not the same: what is here stays. */
  other: ReadonlyMap<string, unknown>;
  /** How many were left out, by the reason. */
  left: ReadonlyMap<string, number>;
}>;

/** Reads rows of a file as rows of a table. Nothing is written. Never throws. */
export function readRows(of: OwnedTable<unknown>, schema: number, rows: readonly unknown[]): ReadRows {
  const fresh = new Map<string, unknown>();
  const other = new Map<string, unknown>();
  const left = new Map<string, number>();
  const leave = (why: string, count = 1) => left.set(why, (left.get(why) ?? 0) + count);
  const most = of.id === 'activity' ? mostEntries : mostRows;
  const here = of.table.rows();
  let same = 0;
  for (const json of rows.slice(0, most)) {
    const read = readRow(of, schema, json);
    if ('why' in read) {
      leave(read.why);
      continue;
    }
    const { key, row } = read;
    const before = here.get(key) ?? fresh.get(key);
    if (before === undefined) fresh.set(key, row);
    else if (text(of.fromFile(before)) === text(row)) same += 1;
    else if (fresh.has(key)) leave(words.whyLeft.twice);
    else other.set(key, row);
  }
  if (rows.length > most) leave(fill(words.whyLeft.beyond, { count: most }), rows.length - most);
  return { fresh, same, other, left };
}

type ReadRow = Readonly<{ key: string; row: unknown } | { why: string }>;

function readRow(
  { id, table, keyOf, fromFile }: OwnedTable<unknown>,
  schema: number,
  json: unknown,
): ReadRow {
  try {
    const row = table.read(untagged(json), schema);
    if (row === undefined) return { why: words.whyLeft.damaged };
    const why = id === 'activity' ? whyNot(row as ActivityEntry) : undefined;
    return why ? { why } : { key: keyOf(row), row: fromFile(row) };
  } catch (thrown) {
    return { why: thrown instanceof TaggedJsonError ? errorText(thrown) : words.whyLeft.damaged };
  }
}

/** The longest text of an entry's own parts, in characters: a request is at most one megabyte. */
const mostText = 2_000_000;

/** Why an entry is not taken over: it must be able to represent what it says. */
function whyNot(entry: ActivityEntry): string | undefined {
  if (!/^[0-9a-zA-Z-]{1,64}$/.test(entry.id)) return words.whyLeft.damaged;
  if (entry.incoming.request.raw.length > mostText) return words.whyLeft.tooLarge;
  if (!isWhole(entry.incoming.request)) return words.whyLeft.changed;
  const said = [entry.incoming.intent, entry.withdrawn].filter((it) => it !== undefined);
  if (!said.every(isIntent)) return words.whyLeft.damaged;
  // Throws where the readback cannot be put into words.
  entrySentence(entry, 'utc');
  return undefined;
}

/** One text for one row, whatever the order of its names. */
function text(row: unknown): string {
  return tagged(inOrder(row));
}

function inOrder(it: unknown): unknown {
  if (Array.isArray(it)) return it.map(inOrder);
  if (typeof it !== 'object' || it === null) return it;
  const entries = Object.entries(it).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([name, value]) => [name, inOrder(value)]));
}

/** What a row of the book may add without being asked about: a name, which is a label and gives no trust. */
export function nameOnly({ address, name }: BookRow): BookRow | undefined {
  return name === undefined ? undefined : { address, name, own: false, paid: 0, imported: true };
}
