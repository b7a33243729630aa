import type { BookEntry } from './world.ts';

/**
 * What counts of an entry: a name from a file is a label, and neither a file nor looking at an account makes it the
 * user's.
 */
export function counted(entry: BookEntry): BookEntry {
  if (entry.imported !== true) return entry.watched === true ? { ...entry, own: false } : entry;
  const { name: _name, knownOn: _knownOn, imported: _imported, ...rest } = entry;
  return { ...rest, own: false };
}
