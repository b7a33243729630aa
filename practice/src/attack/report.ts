import { type Family, families } from './hostile.ts';
import { written } from './recipe.ts';
import type { Tried } from './run.ts';

const columns = ['stop', 'notFullyRead', 'caution', 'read, held', 'kind', 'refused', 'escaped'] as const;
const heads = ['Stop', 'Not fully read', 'Caution', 'Held', 'Takes nothing', 'Refused', 'Escaped'];

/** How each family was read back, as a table of text. */
export function tableOf(all: readonly Tried[]): string {
  const rows = Object.entries(families).flatMap(([id, name]) => {
    const its = all.filter(({ family }) => family === (Number(id) as Family));
    const counts = columns.map((is) => its.filter((it) => it.is === is).length);
    return its.length === 0 ? [] : [[`${id} ${name}`, ...counts.map(String)]];
  });
  const total = columns.map((is) => String(all.filter((it) => it.is === is).length));
  const lines = [['Family', ...heads], ...rows, ['all', ...total]];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line.map((it, at) => (at === 0 ? it.padEnd(widths[at] ?? 0) : it.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

export function escapesOf(all: readonly Tried[]): readonly string[] {
  return all.flatMap(({ is, recipe, takes }) =>
    is === 'escaped' ? [`${written(recipe)}: ${takes.slice(0, 2).join('; ')}`] : [],
  );
}

/** How often each trick escaped, the most frequent first. */
export function tricksThatEscaped(all: readonly Tried[]): readonly string[] {
  const count = new Map<string, [number, number]>();
  for (const { recipe, is } of all) {
    const [escaped, tries] = count.get(recipe.trick) ?? [0, 0];
    count.set(recipe.trick, [escaped + (is === 'escaped' ? 1 : 0), tries + 1]);
  }
  return [...count]
    .filter(([, [escaped]]) => escaped > 0)
    .toSorted(([, [a]], [, [b]]) => b - a)
    .map(([trick, [escaped, tries]]) => `${trick}: ${escaped} of ${tries}`);
}
