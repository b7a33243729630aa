import type { RouterTable } from './commands/commandsFile.ts';
import { formsPart } from './forms/formsDocument.ts';
import type { FormsTable } from './forms/formsFile.ts';
import { networksNamed } from './networksNamed.ts';
import type { Belief } from './beliefs.ts';
import type { FunctionsTable } from './functionsFile.ts';
import { depending } from './unstated.ts';

const lead = `# What Readback knows

Written by \`npm run functions\` from the files of functions in \`core/functions\`, which say what each function does, and what each of its arguments is for. [The rules](rules.md) weigh what is said there.

A function that is not here is known by its name alone, and a request with it is never calm.

Of each source it is said what its contracts make sure of among the tokens, pools and other contracts that a call names, and how, and what they believe: that has to be shipped, proven by a factory, known to everybody or to the user, or it is a Caution. And how they are held to a minimum or a maximum that the call sets: by balances (measured), by pools of a factory, by the word of what the call names (believed), or by nothing.`;

/** docs/functions.md: every source with its functions, where they hold, and where that was taken from. */
export function functionsDocument(
  tables: readonly FunctionsTable[],
  routers: readonly RouterTable[],
  forms: readonly FormsTable[],
): string {
  const rows = tables.reduce((sum, it) => sum + it.rows.length, 0);
  const sources = new Set(tables.map(({ source }) => source)).size;
  const sum = `${rows} functions of ${sources} sources. Routers with commands: ${routers.length}. Forms of typed data: ${forms.flatMap((it) => it.forms).length}.`;
  const areas = grouped(tables, ({ file }) => file.split('/').at(-2) ?? '');
  const parts = [...areas]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([area, own]) => areaPart(area, own));
  return `${[lead, sum, ...parts, commandsPart(routers), ...(forms.length === 0 ? [] : [formsPart(forms)])].join('\n\n')}\n`;
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
    ...beliefLines(rows),
    ...limitLines(rows),
    `- ${rows.length} ${rows.length === 1 ? 'function' : 'functions'}: ${names.join(', ')}.`,
  ]
    .join('\n\n')
    .replaceAll('\n\n- ', '\n- ')
    .replace('\n- ', '\n\n- ');
}

/** What the contracts of a source make sure of, and what they believe. */
function beliefLines(rows: FunctionsTable['rows']): readonly string[] {
  const said = rows.flatMap(({ model, beliefs }) =>
    depending.has(model.act)
      ? Object.entries(model.roles ?? {}).flatMap(([path, role]) =>
          Object.hasOwn(beliefs, path) || role === 'pool' || role === 'contract'
            ? [{ name: path.split('.').at(-1) ?? path, belief: beliefs[path] ?? ('believed' as const) }]
            : [],
        )
      : [],
  );
  return beliefWords.flatMap(([belief, words]) => {
    const names = new Set(said.flatMap((it) => (it.belief === belief ? [it.name] : [])));
    return names.size === 0
      ? []
      : [
          `- ${words}: ${[...names]
            .toSorted()
            .map((it) => `\`${it}\``)
            .join(', ')}.`,
        ];
  });
}

const beliefWords: readonly (readonly [Belief, string])[] = [
  ['list', 'Refuses what is not on its own list'],
  ['factory', 'Takes from a factory of its own'],
  ['code', 'Compares with what it has itself'],
  ['books', 'Pays out only what its own books hold there'],
  ['balance', 'Measures by balances what comes of'],
  ['taken', 'Only takes'],
  ['believed', 'Believes'],
];

/** How the contracts of a source are held to limits. */
function limitLines(rows: FunctionsTable['rows']): readonly string[] {
  const ways = rows.flatMap(({ name, model, use }): readonly (readonly [string, string])[] => {
    const kept = use !== undefined && 'swap' in use ? use.swap.kept : model.kept;
    if (kept === undefined) return [];
    return [
      [typeof kept === 'string' ? kept : 'measured, or only at its rate where a part may be filled', name],
    ];
  });
  const by = [...grouped(ways, ([way]) => way)];
  if (by.length === 1) return [`- Limits: ${by[0]?.[0]}.`];
  return by.map(
    ([way, its]) => `- Limits of ${[...new Set(its.map(([, name]) => `\`${name}\``))].join(', ')}: ${way}.`,
  );
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
