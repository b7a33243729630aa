import { selectorOf } from '@readback/core/codec/functionAbi.ts';
import type { CheckedBy, FunctionModel } from '@readback/core/decode/abis/functionModel.ts';
import type { FunctionUse } from '@readback/core/decode/protocols/protocolTable.ts';
import type { Hex } from 'viem';
import {
  type Belief,
  beliefsOf,
  isStatement,
  limitOf,
  limitsIn,
  needsLimit,
  nothingStated,
  parseStated,
  proofsOf,
  type Stated,
} from './beliefs.ts';
import type { Defaults } from './defaults.ts';
import { parseDoing } from './model.ts';
import { type Parameter, parametersText } from './parameter.ts';
import { behindBracket, pieces } from './pieces.ts';
import { openFlags, parseParameters, rolesOf, type Structs } from './signature.ts';
import { parseUse } from './use.ts';
import { at, besides, WrongFunctions, wrong } from './wrong.ts';

/** One row: a function, and all that is known of it. */
export type FunctionRow = Readonly<{
  name: string;
  parameters: readonly Parameter[];
  text: string;
  selector: Hex;
  model: FunctionModel;
  use?: FunctionUse;
  /** What the row itself says of beliefs and limits, without the head of its source. */
  stated: Stated;
  /** What becomes of each token, pool and contract that it names, as far as it or the head of its source says it. */
  beliefs: Readonly<Record<string, Belief>>;
  /** In which file of the contract's source that was read, by the same paths, and "kept". */
  proofs: Readonly<Record<string, string>>;
}>;

/**
 * The rows of one source. `about`: whose they are, and where they were taken from. `at`: the shipped names of the contracts
 * at which alone they hold. `after`: the sources whose rows count before these where both have one function. `head`: what is
 * believed, and how limits are kept, where its rows do not say otherwise.
 */
export type FunctionsTable = Readonly<{
  source: string;
  about: string;
  file: string;
  line: number;
  at?: RegExp;
  after: readonly string[];
  head: Stated;
  rows: readonly PlacedRow[];
}>;

/** A row and the line of its file at which it begins. */
export type PlacedRow = FunctionRow & Readonly<{ line: number }>;

type Open = { -readonly [K in keyof FunctionsTable]: FunctionsTable[K] } & {
  rows: PlacedRow[];
  after: string[];
};

/**
 * Reads a file of functions. A line is one of
 *
 * - `# …`: a comment.
 * - `source NAME`, then `about …`, `at /…/`, `after NAME`, and `checks …`, `believes …`, `takes …`, `asks …`, `kept …`, `proof …` for all of its
 *   rows: begins the rows of a source.
 * - `struct Name(type part, …)`: a struct of this file.
 * - `name(type parameter@role, …): act, clause, …`: a function.
 *
 * A line that begins with a space goes on with the one before. Throws `WrongFunctions` with everything that is wrong.
 */
export function parseFunctions(text: string, file: string, defaults: Defaults): readonly FunctionsTable[] {
  const problems: string[] = [];
  const structs = new Map<string, readonly Parameter[]>();
  const tables: Open[] = [];
  for (const { line, text: entry } of lineEntries(text))
    at(`${file}:${line}`, problems, () => {
      const [, word = '', rest = ''] =
        /^(source|about|at|after|struct|checks|believes|takes|asks|kept|proof) (.+)$/.exec(entry) ?? [];
      const table = tables.at(-1);
      if (word === 'struct') addStruct(rest, structs);
      else if (word === 'source')
        tables.push({ source: rest, about: '', file, line, after: [], head: nothingStated, rows: [] });
      else if (table === undefined) throw wrong(`"${entry}": expected "source" and a name first`);
      else if (word === '') addRow({ entry, line }, table, structs, defaults);
      else if (table.rows.length > 0)
        throw wrong(`"${word}" has to stand before the functions of its source`);
      else if (word === 'about') table.about = rest;
      else if (word === 'after') table.after.push(rest);
      else if (word === 'at') table.at = placesOf(rest);
      else table.head = joined(table.head, parseStated([entry]));
    });
  for (const { source, rows, line } of tables)
    if (rows.length === 0) problems.push(`${file}:${line}: "${source}" has no functions`);
  if (problems.length > 0) throw new WrongFunctions(problems);
  return tables;
}

/** The lines that are not of space and comment, each with those that go on with it: `count` of them in all. */
export function lineEntries(
  text: string,
): readonly Readonly<{ line: number; text: string; count: number }>[] {
  const found: { line: number; text: string; count: number }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const last = found.at(-1);
    if (line.startsWith(' ') && last !== undefined) {
      last.text += ` ${line.trim()}`;
      last.count = index + 2 - last.line;
    } else found.push({ line: index + 1, text: line.trimEnd(), count: 1 });
  }
  return found;
}

/** Adds `Name(type part, …)`. */
export function addStruct(text: string, structs: Map<string, readonly Parameter[]>): void {
  const [, name = '', parts = ''] = /^([A-Z]\w*)\((.+)\)$/.exec(text) ?? [];
  if (name === '') throw wrong(`"struct ${text}": expected "struct Name(type part, …)"`);
  if (structs.has(name)) throw wrong(`the file has two structs "${name}"`);
  structs.set(name, parseParameters(parts, structs));
}

function placesOf(text: string): RegExp {
  const pattern = /^\/(\^.+)\/$/.exec(text)?.[1];
  if (pattern === undefined)
    throw wrong(`"at ${text}": expected "/^…/", the names of contracts as they are shipped`);
  return new RegExp(pattern);
}

function joined(one: Stated, other: Stated): Stated {
  const twice = [...other.of.keys()].find((it) => one.of.has(it));
  if (twice !== undefined) throw wrong(`"${twice}" is said twice`);
  if (one.kept !== undefined && other.kept !== undefined) throw wrong('"kept" is said twice');
  const again = [...other.proof.keys()].find((it) => one.proof.has(it));
  if (again !== undefined) throw wrong(`the proof of "${again}" is said twice`);
  const kept = one.kept ?? other.kept;
  return {
    of: new Map([...one.of, ...other.of]),
    ...(kept === undefined ? {} : { kept }),
    proof: new Map([...one.proof, ...other.proof]),
  };
}

function addRow(
  { entry, line }: Readonly<{ entry: string; line: number }>,
  table: Open,
  structs: Structs,
  defaults: Defaults,
): void {
  const row = { ...parseRow(entry, structs, defaults, table.head), line };
  const same = table.rows.find(({ selector }) => selector === row.selector);
  if (same !== undefined) throw wrong(`"${row.text}": ${table.source} has this function already`);
  table.rows.push(row);
}

/** Reads one function and what it does. */
export function parseRow(
  entry: string,
  structs: Structs,
  defaults: Defaults,
  head: Stated = nothingStated,
): FunctionRow {
  const name = /^[A-Za-z_$][\w$]*(?=\()/.exec(entry)?.[0];
  if (name === undefined) throw wrong(`"${entry}": expected "name(type parameter, …): what it does"`);
  const end = behindBracket(entry, name.length);
  const parameters = parseParameters(entry.slice(name.length + 1, end - 1), structs);
  if (!entry.startsWith(': ', end))
    throw wrong(`"${entry}": expected ": " and what it does behind the parameters`);
  const clauses = pieces(entry.slice(end + 2), ',');
  const isSwap = clauses.some((it) => /^(?:sells|buys) /.test(it));
  const isOfBelief = (it: string) => isStatement(it) && !(isSwap && it.startsWith('kept '));
  const stated = parseStated(clauses.filter(isOfBelief));
  const { doing, others } = parseDoing(
    clauses.filter((it) => !isOfBelief(it)),
    parameters,
  );
  const flags = doing.act === 'view' ? [] : openFlags(parameters, clauses, defaults);
  const { roles, numbers } = besides(flags, () => rolesOf(parameters, defaults, doing.act === 'view'));
  const use = parseUse(others, parameters);
  const beliefs = beliefsOf(roles, stated, head);
  const checks = Object.entries(beliefs).flatMap(([path, it]): [string, CheckedBy][] =>
    it === 'believed' ? [] : [[path, it]],
  );
  const limited = isSwap ? {} : limitIn(parameters, { ...doing, numbers, roles }, stated, head);
  const text = `${name}(${parametersText(parameters)})`;
  return {
    name,
    parameters,
    text,
    selector: selectorOf(`${name}(${typesText(parameters)})`),
    model: {
      ...doing,
      ...(Object.keys(roles).length === 0 ? {} : { roles }),
      ...(Object.keys(numbers).length === 0 ? {} : { numbers }),
      ...(checks.length === 0 ? {} : { checks: Object.fromEntries(checks) }),
      ...limited,
    },
    ...(use === undefined ? {} : { use }),
    stated,
    beliefs,
    proofs: proofsOf(roles, stated, head),
  };
}

/** How its limits are kept: as the row has it, else, if it has any, as the head of its source. */
function limitIn(
  parameters: readonly Parameter[],
  model: FunctionModel,
  own: Stated,
  head: Stated,
): Pick<FunctionModel, 'kept' | 'limitOf'> {
  const kept = own.kept ?? (needsLimit(parameters, model) ? head.kept : undefined);
  if (kept === undefined) return {};
  if (own.kept === undefined && limitsIn(parameters, model).length === 0) return { kept: 'none' };
  const token = limitOf(kept.in, parameters);
  return { kept: kept.by, ...(token === undefined ? {} : { limitOf: token }) };
}

export function typesText(parameters: readonly Parameter[]): string {
  return parameters
    .map(({ type, suffix, parts }) => `${parts === undefined ? type : `(${typesText(parts)})`}${suffix}`)
    .join(',');
}
