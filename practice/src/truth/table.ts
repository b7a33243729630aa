import type { Finding } from './compare.ts';
import type { Flown } from './fly.ts';

/** Counts by kind of flight, with a last line for all of them. */
export function tableOf(flown: readonly Flown[]): string {
  const names = [...new Set(flown.map(({ name }) => name))];
  const rows = [
    ...names.map((name) => [name, flown.filter((it) => it.name === name)] as const),
    ['all', flown] as const,
  ];
  const wide = Math.max(...names.map((it) => it.length));
  const head = `${''.padEnd(wide)}  flown  known  equal  announced  drawn  wrong  missing`;
  return [head, ...rows.map(([name, of]) => rowOf(name.padEnd(wide), of))].join('\n');
}

function rowOf(name: string, flown: readonly Flown[]): string {
  const count = (is: Finding['is']) =>
    flown.flatMap(({ findings }) => findings).filter((it) => it.is === is).length;
  const cells = [
    [flown.length, 7],
    [flown.filter(({ known }) => known).length, 7],
    [count('equal'), 7],
    [count('announced'), 11],
    [count('drawn'), 7],
    [count('wrong'), 7],
    [count('missing'), 9],
  ] as const;
  return name + cells.map(([it, width]) => String(it).padStart(width)).join('');
}

/** What was said wrongly or not at all, one line each. */
export function faultsOf(flown: readonly Flown[]): readonly string[] {
  return flown.flatMap(({ name, findings }) =>
    findings
      .filter(({ is }) => is === 'wrong' || is === 'missing')
      .map(({ is, what, details = '' }) => `${name}: ${is}: ${what} ${details}`.trim()),
  );
}
