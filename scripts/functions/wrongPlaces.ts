import { placeNames } from '@readback/core/shipped/places.ts';
import type { FunctionsTable } from './functionsFile.ts';

/**
 * What is wrong with the places of tables: names under which no contract ships, and a contract at which one function is said
 * by two of them. `names`: those of all contracts that ship.
 */
export function wrongPlaces(
  tables: readonly FunctionsTable[],
  names: readonly string[] = placeNames,
): readonly string[] {
  const placed = tables.flatMap((table) => {
    const { at } = table;
    return at === undefined ? [] : [{ table, names: names.filter((it) => at.test(it)) }];
  });
  return placed.flatMap(({ table, names: own }, place) => {
    const { source, at, file, line, rows } = table;
    if (own.length === 0) return [`${file}:${line}: "at ${at}": no contract ships under such a name`];
    const selectors = new Set(rows.map(({ selector }) => selector));
    return placed.slice(place + 1).flatMap((it) => {
      const twice = it.table.rows.find(({ selector }) => selectors.has(selector));
      const where = it.names.find((name) => own.includes(name));
      if (twice === undefined || where === undefined) return [];
      return [`${it.table.file}:${it.table.line}: "${twice.text}" of ${where} is one of ${source}, too`];
    });
  });
}
