/** The file in which users take along what they own: one JSON text, with a version. No key is ever in it. */
import type { ActivityEntry } from '../activity/activityEntry.ts';
import { networkChoices } from '../networks/choices.ts';
import { preferences } from '../preferences.ts';
import { theme } from '../settings.ts';
import { sourceChoices } from '../sources/sources.ts';
import { units } from '../units.ts';
import { ownedTables } from './owned.ts';
import { tagged } from './taggedJson.ts';

export const fileFormat = 'readback.export';

/** Raised when the shape of the file changes; those of rows have schemas of their own. */
export const fileVersion = 1;

/** The largest file that is taken in, in bytes; what is saved stays below it. */
export const mostBytes = 32 * 1_024 * 1_024;

/**
 * Everything that the user owns here. Keys, sessions of wallets and what an assistant is set up with are left out;
 * `nodes`: with the user's networks and nodes, in whose addresses a key may stand.
 */
export function exportText({ nodes = false }: { nodes?: boolean } = {}): string {
  const settings = {
    theme: theme(),
    units: units.get(),
    sources: sourceChoices.get(),
    preferences: preferences.get(),
  };
  return fitting({
    ...head(),
    tables: Object.fromEntries(
      ownedTables.map(({ id, table }) => [id, { schema: table.schema, rows: [...table.rows().values()] }]),
    ),
    settings: nodes ? { ...settings, networks: networkChoices.get() } : settings,
  });
}

/** The same file with these entries of Activity, and nothing else, of at most `most` bytes. */
export function activityText(entries: readonly ActivityEntry[], most = mostBytes): string {
  return fitting({ ...head(), tables: { activity: { schema: 1, rows: entries } }, settings: {} }, most);
}

function head() {
  return { format: fileFormat, version: fileVersion, madeAt: new Date().toISOString() };
}

type File = { tables: { activity?: { schema: number; rows: readonly unknown[] } } } & Record<string, unknown>;

/**
 * With fewer whole readbacks when the text would be larger than what is taken in again, then with fewer entries: the
 * oldest go first.
 */
function fitting(file: File, most = mostBytes): string {
  const text = tagged(file);
  const { activity } = file.tables;
  if (!activity || activity.rows.length === 0 || new Blob([text]).size <= most) return text;
  const sorted = (activity.rows as readonly ActivityEntry[]).toSorted((a, b) => b.openedAt - a.openedAt);
  const rows = sorted.some(({ readback }) => readback)
    ? withHalf(sorted)
    : sorted.slice(0, sorted.length >> 1);
  return fitting({ ...file, tables: { ...file.tables, activity: { ...activity, rows } } }, most);
}

/** The same entries, the older half of the readbacks let go. */
function withHalf(entries: readonly ActivityEntry[]): readonly ActivityEntry[] {
  const half = Math.floor(entries.filter(({ readback }) => readback).length / 2);
  let whole = 0;
  return entries.map((entry) => {
    if (!entry.readback) return entry;
    whole += 1;
    if (whole <= half) return entry;
    const { readback: _, ...rest } = entry;
    return rest;
  });
}
