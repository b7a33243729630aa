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

Of each source it is said what its contracts make sure of among the tokens, pools and other contracts that a call names, and how, and what they believe: that has to be shipped, proven by a factory, known to everybody or to the user, or it is a Caution. And how they are held to a minimum or a maximum that the call sets: by balances (measured), by pools of a factory, by the word of what the call names (believed), or by nothing.

A statement that makes something milder was read in the contract's own code, where the file is named; the others rest on what is known of the protocol.`;

/** docs/functions.md: every source with its functions, where they hold, and where that was taken from. */
export function functionsDocument(
  tables: readonly FunctionsTable[],
  routers: readonly RouterTable[],
  forms: readonly FormsTable[],
): string {
  const rows = tables.reduce((sum, it) => sum + it.rows.length, 0);
  const sources = new Set(tables.map(({ source }) => source)).size;
  const all = tables.flatMap(({ rows }) => statements(rows));
  const read = all.filter(({ file }) => file !== undefined).length;
  const sum = `${rows} functions of ${sources} sources. Routers with commands: ${routers.length}. Forms of typed data: ${forms.flatMap((it) => it.forms).length}. Statements of what contracts make sure of: ${all.length}, of which ${read} were read at the source.`;
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
    ...proofLines(rows),
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

type Statement = Readonly<{ name: string; belief: Belief; file?: string }>;

/** What the contracts of a source make sure of, by name, and the file in which it was read of each of its functions. */
function statements(rows: FunctionsTable['rows']): readonly Statement[] {
  const all = rows.flatMap(({ model, beliefs, proofs }) =>
    depending.has(model.act)
      ? Object.entries(beliefs).flatMap(([path, belief]) =>
          belief === 'believed' || belief === 'taken'
            ? []
            : [{ name: path.split('.').at(-1) ?? path, belief, file: proofs[path] }],
        )
      : [],
  );
  return [...grouped(all, ({ name, belief }) => `${name} ${belief}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const files = new Set(own.map(({ file }) => file));
    const { name, belief } = first;
    if (files.has(undefined)) return [{ name, belief }];
    return [...files].flatMap((file) => (file === undefined ? [] : [{ name, belief, file }]));
  });
}

/** In which files that was read, and what rests on knowledge. */
function proofLines(rows: FunctionsTable['rows']): readonly string[] {
  const names = (all: readonly Readonly<{ name: string }>[]) =>
    [...new Set(all.map(({ name }) => `\`${name}\``))].toSorted().join(', ');
  const said = statements(rows);
  const kept = rows.flatMap(({ proofs }) =>
    proofs['kept'] === undefined ? [] : [{ name: 'limits', file: proofs['kept'] }],
  );
  const read = said.flatMap(({ name, file }) => (file === undefined ? [] : [{ name, file }]));
  const byFile = [...grouped([...read, ...kept], ({ file }) => file)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const open = said.filter(({ file }) => file === undefined);
  return [
    ...byFile.map(([file, own]) => `- Read in \`${file}\`: ${names(own).replace('`limits`', 'limits')}.`),
    ...(open.length === 0 ? [] : [`- Not read at the source: ${names(open)}.`]),
  ];
}

const beliefWords: readonly (readonly [Belief, string])[] = [
  ['list', 'Refuses what is not on its own list'],
  ['factory', 'Takes from a factory of its own'],
  ['code', 'Compares with what it has itself'],
  ['books', 'Pays out only what its own books hold there'],
  ['balance', 'Measures by balances what comes of'],
  ['taken', 'Only takes'],
  ['asked', 'Only asks to pay'],
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
