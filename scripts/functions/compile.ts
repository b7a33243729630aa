import { selectorStart } from '@readback/core/decode/abis/selectorStart.ts';
import type {
  CheckedBy,
  NumberRole,
  Role,
  SumPart,
  Sums,
  When,
} from '@readback/core/decode/abis/functionModel.ts';
import {
  checkSigns,
  numberRoleLetters,
  roleLetters,
  sumBoundSigns,
  sumSideSigns,
  sumWordLetters,
  typeLetters,
} from '@readback/core/decode/abis/rowLetters.ts';
import type { CommandRow, RouterTable } from './commands/commandsFile.ts';
import { differencesOf } from './commands/differencesOf.ts';
import type { FunctionRow, FunctionsTable } from './functionsFile.ts';
import type { Parameter } from './parameter.ts';
import { behindBracket } from './pieces.ts';

/** The two files that the engine reads, as `core/src/decode/abis/readRow.ts` takes their rows apart. */
export function compiled(
  tables: readonly FunctionsTable[],
  routers: readonly RouterTable[],
): Readonly<{ functions: string; commands: string }> {
  const rows = tables.flatMap((it) => it.rows);
  const commands = [...new Set(routers.flatMap((it) => it.rows))];
  const structs = sharedStructs([...rows, ...commands]);
  const models = new Numbered();
  const uses = new Numbered();
  const commandUses = new Numbered();
  const text = new Map(rows.map((row) => [row, rowLine(row, structs, { models, uses })]));
  const commandLines = commands.map((it) => commandLine(it, structs, { models, uses: commandUses }));
  const lists = tables.map(({ source, at, rows: own }) => {
    const lines = own.map((row) => text.get(row)).join('\n');
    return `  { source: ${quoted(source)}, ${at === undefined ? '' : `at: ${at}, `}rows: \`${lines}\` },`;
  });
  const functions = [
    head,
    "import type { FunctionModel } from './functionModel.ts';",
    "import type { FunctionUse } from '../protocols/protocolTable.ts';",
    '',
    '/** How the selector of each row begins (`selectorStart`), in their order: all of it is computed from the text. */',
    `export const selectorStarts =\n  '${rows.map(({ selector }) => selectorStart(selector)).join('')}';`,
    '',
    '/** Structs that several functions take, with the roles of their parts. */',
    `export const structs: readonly string[] = \`${structs.texts.join('\n')}\`.split('\\n');`,
    '',
    '/** What functions do, without what each parameter is for. */',
    `export const models: readonly Omit<FunctionModel, 'roles' | 'numbers' | 'checks' | 'sums'>[] = [\n${models.list()}];`,
    '',
    'export const uses: readonly FunctionUse[] = [',
    `${uses.list()}];`,
    '',
    'export const tables: readonly Readonly<{ source: string; at?: RegExp; rows: string }>[] = [',
    ...lists,
    '];',
    '',
  ];
  const commandsFile = [
    head,
    "import type { CommandUse } from './commandModel.ts';",
    '',
    '/** What commands do with their arguments, where that is not nothing. */',
    'export const commandUses: readonly Partial<CommandUse>[] = [',
    `${commandUses.list()}];`,
    '',
    'export const commandRows: readonly string[] = [',
    ...commandLines.map((it) => `  ${quoted(it)},`),
    '];',
    '',
    '/** The commands of each router: the byte or selector of each, and which of the rows it is. */',
    'export const routerCommands = {',
    ...routers.map((it) => routerLine(it, commands)),
    '} as const satisfies Readonly<Record<string, Readonly<{ source?: string; mask?: number; rows: string }>>>;',
    '',
  ];
  return { functions: functions.join('\n'), commands: commandsFile.join('\n') };
}

const head = '// Written by `npm run functions` from core/functions: do not edit.';

/** Distinct values, each with its number. */
class Numbered {
  readonly #found = new Map<string, number>();

  of(value: unknown): string {
    const text = literal(value);
    const there = this.#found.get(text) ?? this.#found.size;
    this.#found.set(text, there);
    return there.toString(36);
  }

  list(): string {
    return [...this.#found.keys()].map((it) => `${it},\n`).join('');
  }
}

/** Sums as `core/src/decode/abis/readRow.ts` takes them apart: `0.1=2&v=n|^3=s&>o=4`, and nothing for what is moved. */
function sumsCode(sums: Sums): string {
  const place = (it: SumPart['amount'] | SumPart['of']) =>
    typeof it === 'string' ? sumWordLetters[it] : it.join('.');
  const part = ({ amount, of, side, bound, when }: SumPart) =>
    [
      side === undefined ? '' : sumSideSigns[side],
      bound === undefined ? '' : sumBoundSigns[bound],
      `${place(amount)}${of === 'moved' ? '' : `=${place(of)}`}`,
      when === undefined ? '' : `?${whenCode(when)}`,
    ].join('');
  return sums.length === 0 ? '!' : sums.map((one) => one.map(part).join('&')).join('|');
}

function whenCode({ arg, is }: When): string {
  if (typeof is === 'number') return `${String(arg)}:>${is}`;
  return `${String(arg)}:${Array.isArray(is) ? is.join(',') : is === true ? 'yes' : 'no'}`;
}

type NumberedLists = Readonly<Record<'models' | 'uses', Numbered>>;

function rowLine(
  {
    name,
    parameters,
    model,
    use,
  }: Pick<FunctionRow, 'name' | 'parameters' | 'model'> & Readonly<{ use?: unknown }>,
  structs: Shared,
  numbered: NumberedLists,
): string {
  const { roles = {}, numbers = {}, checks = {}, sums, ...doing } = model;
  const letter = lettersOf(roles, numbers, checks);
  const text = parametersCode(parameters, [], letter, structs);
  const behind = [use === undefined ? '' : numbered.uses.of(use), sums === undefined ? '' : sumsCode(sums)];
  return `${name}(${text})${[numbered.models.of(doing), ...behind].join('.').replace(/\.+$/, '')}`;
}

/** A command as a row, whose use is one of commands. */
function commandLine(row: CommandRow, structs: Shared, numbered: NumberedLists): string {
  return rowLine({ ...row, use: differencesOf(row.use) }, structs, numbered);
}

/** Of each command its code and the number of its row, which is not written where it is the next one; no mask is a whole byte. */
function routerLine({ router, source, mask, rows }: RouterTable, commands: readonly CommandRow[]): string {
  const numbers = rows.map((it) => commands.indexOf(it));
  const list = rows.map(({ code }, at) => {
    const number = numbers[at] ?? 0;
    return `${code.slice(2)}${number === (numbers[at - 1] ?? -1) + 1 ? '' : `:${number.toString(36)}`}`;
  });
  const shown = source === router ? '' : `source: ${quoted(source)}, `;
  return `  ${quoted(router)}: { ${shown}${mask === 0xff ? '' : `mask: ${mask}, `}rows: ${quoted(list.join(' '))} },`;
}

type Letters = (path: readonly string[]) => string;

function lettersOf(
  roles: Readonly<Record<string, Role>>,
  numbers: Readonly<Record<string, NumberRole>>,
  checks: Readonly<Record<string, CheckedBy>>,
): Letters {
  return (path) => {
    const key = path.join('.');
    const role = roles[key];
    const check = checks[key];
    if (role !== undefined) return `${roleLetters[role]}${check === undefined ? '' : checkSigns[check]}`;
    const number = numbers[key];
    return number === undefined ? '' : `#${numberRoleLetters[number]}`;
  };
}

const shortTypes: ReadonlyMap<string, string> = new Map(Object.entries(typeLetters));

type Shared = Readonly<{ numbers: ReadonlyMap<string, number>; texts: readonly string[] }>;

/** Structs that are in more than one place, with the same roles: what they are made of before them. */
function sharedStructs(rows: readonly Pick<FunctionRow, 'parameters' | 'model'>[]): Shared {
  const times = new Map<string, number>();
  const count = (all: readonly Parameter[], above: readonly string[], letter: Letters): void => {
    for (const it of all) {
      if (it.parts === undefined) continue;
      const path = [...above, it.name];
      const text = parametersCode(it.parts, path, letter, none);
      times.set(text, (times.get(text) ?? 0) + 1);
      count(it.parts, path, letter);
    }
  };
  for (const { parameters, model } of rows)
    count(parameters, [], lettersOf(model.roles ?? {}, model.numbers ?? {}, model.checks ?? {}));
  const numbers = new Map<string, number>();
  const several = [...times].filter(([, number]) => number > 1).map(([text]) => text);
  for (const text of several.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1)))
    numbers.set(text, numbers.size);
  return { numbers, texts: [...numbers.keys()].map((it) => withShared(it, numbers)) };
}

const none: Shared = { numbers: new Map(), texts: [] };

/** A struct's text, with a number for each struct in it that has one. */
function withShared(text: string, numbers: ReadonlyMap<string, number>): string {
  let found = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '(') {
      found += text[at];
      continue;
    }
    const end = behindBracket(text, at);
    const inner = text.slice(at + 1, end - 1);
    const number = numbers.get(inner);
    found += number === undefined ? `(${withShared(inner, numbers)})` : `{${number}}`;
    at = end - 1;
  }
  return found;
}

function parametersCode(
  parameters: readonly Parameter[],
  above: readonly string[],
  letter: Letters,
  structs: Shared,
): string {
  const text = parameters.map((it) => {
    const path = [...above, it.name];
    const type =
      it.parts === undefined
        ? (shortTypes.get(it.type) ?? it.type)
        : `(${parametersCode(it.parts, path, letter, none)})`;
    return `${letter(path)}${type}${it.suffix} ${it.name}`;
  });
  return withShared(text.join(','), structs.numbers);
}

/** A value as source text. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Set) return `new Set(${literal([...value])})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  const parts = Object.entries(value as object).map(([key, it]) => `${key}:${literal(it)}`);
  return `{${parts.join(',')}}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
