import { selectorOf } from '@readback/core/codec/functionAbi.ts';
import type { FunctionModel, NumberRole } from '@readback/core/decode/abis/functionModel.ts';
import type { CommandUse } from '@readback/core/decode/protocols/commandModel.ts';
import type { Defaults } from '../defaults.ts';
import { addStruct, lineEntries, typesText } from '../functionsFile.ts';
import { parseDoing } from '../model.ts';
import { type Parameter, parametersText } from '../parameter.ts';
import { behindBracket, pieces } from '../pieces.ts';
import { parseParameters, rolesOf, type Structs } from '../signature.ts';
import { at, WrongFunctions, wrong } from '../wrong.ts';
import { wrongFlags } from './flags.ts';
import { parseCommandUse } from './commandUse.ts';

/** One row: a command, and all that is known of it. `code`: the byte or the selector that it has in a plan, in lower case. */
export type CommandRow = Readonly<{
  code: string;
  name: string;
  parameters: readonly Parameter[];
  text: string;
  model: FunctionModel;
  use: CommandUse;
}>;

/**
 * The commands that a router knows. `router`: by what the code asks for it. `source`: what the page shows. `mask`: what is
 * left of a byte when its flags are taken off.
 */
export type RouterTable = Readonly<{
  router: string;
  source: string;
  about: string;
  file: string;
  line: number;
  mask: number;
  rows: readonly CommandRow[];
}>;

type Open = { -readonly [K in keyof RouterTable]: RouterTable[K] } & {
  rows: CommandRow[];
  marks: 'uniswap' | 'none';
  followed: boolean;
};

const headers = /^(router|shown as|about|mask|marks|with|unfollowed|struct)(?: (.+))?$/;

/**
 * Reads a file of routers with commands. A line is one of
 *
 * - `# …`: a comment.
 * - `router NAME`, then `about …`, `shown as …`, `mask 0x3f`, `marks uniswap`, `unfollowed`: begins the commands of a router.
 * - `with NAME`, `with NAME but 0x02 0x0e`: it knows those of a router above as well.
 * - `struct Name(type part, …)`: a struct of this file.
 * - `0x0b NAME(type parameter@role, …): act, clause, …`: a command. Without a code it begins with its selector.
 *
 * A line that begins with a space goes on with the one before. Throws `WrongFunctions` with everything that is wrong.
 */
export function parseCommands(text: string, file: string, defaults: Defaults): readonly RouterTable[] {
  const problems: string[] = [];
  const structs = new Map<string, readonly Parameter[]>();
  const tables: Open[] = [];
  for (const { line, text: entry } of lineEntries(text))
    at(`${file}:${line}`, problems, () => {
      const [, word = '', rest = ''] = headers.exec(entry) ?? [];
      const table = tables.at(-1);
      if (word === 'struct') addStruct(rest, structs);
      else if (word === 'router') tables.push(opened(rest, file, line, tables));
      else if (table === undefined) throw wrong(`"${entry}": expected "router" and a name first`);
      else if (word === '') add(parseCommand(entry, table, structs, defaults), table);
      else addHeader(word, rest, table, tables);
    });
  for (const { router, rows, line } of tables)
    if (rows.length === 0) problems.push(`${file}:${line}: "${router}" has no commands`);
  if (problems.length > 0) throw new WrongFunctions(problems);
  return tables.map(({ router, source, about, line, mask, rows }) => ({
    router,
    source,
    about,
    file,
    line,
    mask,
    rows: rows.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
  }));
}

function opened(router: string, file: string, line: number, tables: readonly Open[]): Open {
  if (tables.some((it) => it.router === router)) throw wrong(`the file has two routers "${router}"`);
  return {
    router,
    source: router,
    about: '',
    file,
    line,
    mask: 0xff,
    marks: 'none',
    followed: true,
    rows: [],
  };
}

function addHeader(word: string, rest: string, table: Open, tables: readonly Open[]): void {
  if (word === 'with') return include(rest, table, tables);
  if (table.rows.length > 0) throw wrong(`"${word}" has to stand before the commands of its router`);
  if (word === 'about') table.about = rest;
  else if (word === 'shown as') table.source = rest;
  else if (word === 'unfollowed') table.followed = false;
  else if (word === 'mask') {
    if (!/^0x[\da-f]{2}$/.test(rest)) throw wrong(`"mask ${rest}": expected a byte, as 0x3f`);
    table.mask = Number(rest);
  } else {
    if (rest !== 'uniswap') throw wrong(`"marks ${rest}": expected uniswap`);
    table.marks = rest;
  }
}

/** Takes over the commands of a router above, but for some. */
function include(text: string, table: Open, tables: readonly Open[]): void {
  const [name = '', without = ''] = text.split(' but ');
  const other = tables.find(({ router }) => router === name && router !== table.router);
  if (other === undefined) throw wrong(`"with ${text}": no router "${name}" stands above`);
  const left = new Set(without.split(' ').filter((it) => it !== ''));
  for (const code of left)
    if (!other.rows.some((it) => it.code === code)) throw wrong(`"${code}": "${name}" has no such command`);
  for (const row of other.rows) if (!left.has(row.code)) add(row, table);
}

function add(row: CommandRow, table: Open): void {
  if (table.rows.some(({ code }) => code === row.code))
    throw wrong(`"${row.code} ${row.name}": ${table.router} has another command there`);
  const left = Number(row.code) & table.mask;
  if (row.code.length === 4 && left !== Number(row.code))
    throw wrong(
      `"${row.code} ${row.name}": ${table.router} never reads it, the mask leaves 0x${left.toString(16).padStart(2, '0')} of this byte`,
    );
  table.rows.push(row);
}

function parseCommand(entry: string, table: Open, structs: Structs, defaults: Defaults): CommandRow {
  const [start = '', byte, name = ''] = /^(?:(0x(?:[\da-f]{2})?) )?([A-Z][\dA-Z_]*)(?=\()/.exec(entry) ?? [];
  if (start === '')
    throw wrong(
      `"${entry}": expected "0x0b NAME(type parameter, …): what it does", or the same without a byte`,
    );
  const end = behindBracket(entry, start.length);
  const parameters = parseParameters(entry.slice(start.length + 1, end - 1), structs);
  if (!entry.startsWith(': ', end))
    throw wrong(`"${entry}": expected ": " and what it does behind the parameters`);
  const { doing, others } = parseDoing(pieces(entry.slice(end + 2), ','), parameters);
  const { roles, numbers } = rolesOf(parameters, defaults, doing.act === 'view');
  const { use, spoken } = parseCommandUse(others, parameters, table);
  wrongFlags(parameters, spoken);
  wrongRate(use, parameters, numbers);
  return {
    code: byte ?? selectorOf(`${name}(${typesText(parameters)})`),
    name,
    parameters,
    text: `${name}(${parametersText(parameters)})`,
    model: {
      ...doing,
      ...(Object.keys(roles).length === 0 ? {} : { roles }),
      ...(Object.keys(numbers).length === 0 ? {} : { numbers }),
    },
    use,
  };
}

/** Throws where a rate is paid out as if it were an amount. */
function wrongRate(
  { out }: CommandUse,
  parameters: readonly Parameter[],
  numbers: Readonly<Record<string, NumberRole>>,
): void {
  if (out === undefined || out === 'none' || out.amount === 'unsaid') return;
  const [at] = out.amount;
  const name = typeof at === 'number' && out.amount.length === 1 ? parameters[at]?.name : undefined;
  if (name !== undefined && numbers[name] === 'rate')
    throw wrong(`"${name}" is a rate: write "${name} in 10000 of …", or what is a whole`);
}
