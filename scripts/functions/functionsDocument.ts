import type { RouterTable } from './commands/commandsFile.ts';
import { networksNamed } from './networksNamed.ts';
import type { FunctionsTable } from './functionsFile.ts';

const lead = `# What Readback knows

Written by \`npm run functions\` from the files of functions in \`core/functions\`, which say what each function does, and what each of its arguments is for. [The rules](rules.md) weigh what is said there.

A function that is not here is known by its name alone, and a request with it is never calm.`;

/** docs/functions.md: every source with its functions, where they hold, and where that was taken from. */
export function functionsDocument(
  tables: readonly FunctionsTable[],
  routers: readonly RouterTable[],
): string {
  const rows = tables.reduce((sum, it) => sum + it.rows.length, 0);
  const sources = new Set(tables.map(({ source }) => source)).size;
  const sum = `${rows} functions of ${sources} sources. Routers with commands: ${routers.length}.`;
  const areas = grouped(tables, ({ file }) => file.split('/').at(-2) ?? '');
  const parts = [...areas]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([area, own]) => areaPart(area, own));
  return `${[lead, sum, ...parts, commandsPart(routers)].join('\n\n')}\n`;
}

/** What the bytes of a plan mean, by router. */
function commandsPart(routers: readonly RouterTable[]): string {
  const lists = routers.map(({ router, about, file, rows }) =>
    [
      `### ${router}: commands`,
      about,
      [
        `- From [\`${file}\`](../${file}).`,
        `- Commands: ${rows.map(({ code, name }) => `${code} \`${name}\``).join(', ')}.`,
      ].join('\n'),
    ].join('\n\n'),
  );
  return ['## Commands of routers', ...lists].join('\n\n');
}

function areaPart(area: string, tables: readonly FunctionsTable[]): string {
  const sorted = tables.toSorted((one, other) => one.source.localeCompare(other.source, 'en'));
  return [`## ${area.slice(0, 1).toUpperCase()}${area.slice(1)}`, ...sorted.map(sourcePart)].join('\n\n');
}

function sourcePart({ source, about, at, file, rows }: FunctionsTable): string {
  const names = [...grouped(rows, ({ name }) => name)].map(
    ([name, own]) => `\`${name}\`${own.length === 1 ? '' : ` (${own.length})`}`,
  );
  return [
    `### ${source}`,
    ...(about === '' ? [] : [about]),
    `- ${at === undefined ? 'At any contract, on every network.' : placesText(at)}`,
    `- From [\`${file}\`](../${file}).`,
    `- ${rows.length} ${rows.length === 1 ? 'function' : 'functions'}: ${names.join(', ')}.`,
  ]
    .join('\n\n')
    .replaceAll('\n\n- ', '\n- ')
    .replace('\n- ', '\n\n- ');
}

function placesText(at: RegExp): string {
  const found = networksNamed(at);
  const names = found.map(({ name, networks }) => `${name} (${networks.join(', ')})`);
  return `Only at the contracts that ship as ${names.join('; ')}.`;
}

function grouped<T>(all: readonly T[], by: (it: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const it of all) found.set(by(it), [...(found.get(by(it)) ?? []), it]);
  return found;
}
