import type { FunctionsTable } from './functionsFile.ts';
import { WrongFunctions, wrong } from './wrong.ts';

/**
 * Tables in the order in which their rows count: each behind those that it names after `after`, else as they are given.
 * Throws where two have one function and neither says which comes first; tables that hold at some contracts alone come
 * before the others there, and need not say it.
 */
export function inOrder(tables: readonly FunctionsTable[]): readonly FunctionsTable[] {
  for (const { after, file, line } of tables)
    for (const name of after)
      if (!tables.some(({ source }) => source === name))
        throw wrong(`${file}:${line}: "after ${name}": there is no such source`);
  const ordered: FunctionsTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const next = left.find(({ after }) => !left.some(({ source }) => after.includes(source)));
    if (next === undefined)
      throw wrong(`${left.map(({ source }) => `"${source}"`).join(' and ')} come after each other`);
    ordered.push(next);
    left = left.filter((it) => it !== next);
  }
  const problems = ordered.flatMap((table, place) => unordered(table, ordered.slice(place + 1)));
  if (problems.length > 0) throw new WrongFunctions(problems);
  return ordered;
}

function unordered(table: FunctionsTable, later: readonly FunctionsTable[]): readonly string[] {
  if (table.at !== undefined) return [];
  const own = new Set(table.rows.map(({ selector }) => selector));
  return later.flatMap(({ at, after, source, file, line, rows }) => {
    const shared = rows.find(({ selector }) => own.has(selector));
    if (shared === undefined || at !== undefined || after.includes(table.source)) return [];
    return [
      `${file}:${line}: "${shared.text}" is one of ${table.source}, too: write "after ${table.source}" below "source ${source}", or the other way round`,
    ];
  });
}
