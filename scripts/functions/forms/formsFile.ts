import type { FieldRole, FormRow, Market, TextKind } from '@readback/core/decode/typed/formModel.ts';
import { lineEntries } from '../functionsFile.ts';
import { kindOf, type Parameter } from '../parameter.ts';
import { behindBracket, pieces } from '../pieces.ts';
import { parseParameters } from '../signature.ts';
import { at, WrongFunctions, wrong } from '../wrong.ts';
import { type Field, fieldRoles, parseFields } from './field.ts';
import { type Doing, parseFormClauses } from './formClauses.ts';
import { shapePattern, typeOf } from './formType.ts';

/** One form as its file has it, with the line at which it begins. */
export type FormOfFile = Readonly<{
  names: readonly string[];
  fields: readonly Field[];
  line: number;
  row: FormRow;
}>;

/** The forms of one source. `about`: whose they are, and where they were taken from. */
export type FormsTable = Readonly<{
  source: string;
  about: string;
  file: string;
  line: number;
  forms: readonly FormOfFile[];
}>;

type Head = { service?: string[]; site?: string; markets: Market[]; roles: Map<string, FieldRole | 'open'> };
type Open = { -readonly [K in keyof FormsTable]: FormsTable[K] } & { forms: FormOfFile[]; head: Head };

/**
 * Reads a file of forms of typed data. A line is one of
 *
 * - `# …`: a comment.
 * - `source NAME`, then `about …`, `service NAME`, `site HOST`, `market NAME, VERSION, 0x… CHAINS`: begins the forms of a source.
 * - `struct Name(type field, …)`: a struct of this file.
 * - `Name(type field@role, …): what it does, clause, …`: a form. Its struct can be used in those below. `*` for the name, or
 *   `/^…$/` for shapes: what is said holds whatever the structs are called.
 *
 * A line that begins with a space goes on with the one before. Throws `WrongFunctions` with everything that is wrong.
 */
export function parseForms(text: string, file: string): readonly FormsTable[] {
  const problems: string[] = [];
  const structs = new Map<string, readonly Parameter[]>();
  const tables: Open[] = [];
  for (const { line, text: entry } of lineEntries(text))
    at(`${file}:${line}`, problems, () => {
      const [, word = '', rest = ''] = /^(source|about|struct|service|site|market) (.+)$/.exec(entry) ?? [];
      const table = tables.at(-1);
      if (word === 'struct') addStruct(rest, structs);
      else if (word === 'source')
        tables.push({
          source: rest,
          about: '',
          file,
          line,
          forms: [],
          head: { markets: [], roles: new Map() },
        });
      else if (table === undefined) throw wrong(`"${entry}": expected "source" and a name first`);
      else if (word === '') table.forms.push(...parseForm(entry, line, table, structs));
      else if (table.forms.length > 0) throw wrong(`"${word}" has to stand before the forms of its source`);
      else if (word === 'about') table.about = rest;
      else if (word === 'service') table.head.service = [...(table.head.service ?? []), rest];
      else if (word === 'site') table.head.site = rest;
      else table.head.markets.push(marketOf(rest));
    });
  const none = problems.length > 0 ? [] : tables.filter(({ forms }) => forms.length === 0);
  for (const { source, line } of none) problems.push(`${file}:${line}: "${source}" has no forms`);
  if (problems.length > 0) throw new WrongFunctions(problems);
  return tables.map(({ source, about, line, forms }) => ({ source, about, file, line, forms }));
}

function addStruct(text: string, structs: Map<string, readonly Parameter[]>): void {
  const [, name = '', parts = ''] = /^([A-Z]\w*)\((.+)\)$/.exec(text) ?? [];
  if (name === '') throw wrong(`"struct ${text}": expected "struct Name(type field, …)"`);
  if (structs.has(name)) throw wrong(`the file has two structs "${name}"`);
  structs.set(name, parseParameters(parts, structs));
}

function marketOf(text: string): Market {
  const [name = '', version = '', at = ''] = pieces(text, ',');
  if (!/^0x[\da-f]{40}(?: [1-9]\d*)+$/.test(at))
    throw wrong(
      `"market ${text}": expected "market Name, version, 0x… 1 10", the address in lower case and its networks`,
    );
  return { name, version, at };
}

function parseForm(
  entry: string,
  line: number,
  { head }: Open,
  structs: Map<string, readonly Parameter[]>,
): readonly FormOfFile[] {
  const [, pattern, does = ''] = /^\/(\^.+\$)\/: (.+)$/.exec(entry) ?? [];
  if (pattern !== undefined) {
    const { texts: _, ...doing } = parseFormClauses(clausesOf(does), []);
    return [{ names: [], fields: [], line, row: { shape: new RegExp(pattern), byShape: true, ...doing } }];
  }
  const start = /^(?:\*|[A-Za-z_$][\w$:]*(?:\|[A-Za-z_$][\w$:]*)*)(?=\()/.exec(entry)?.[0];
  if (start === undefined) throw wrong(`"${entry}": expected "Name(type field, …): what it does"`);
  const end = behindBracket(entry, start.length);
  const fields = parseFields(entry.slice(start.length + 1, end - 1), structs);
  if (!entry.startsWith(': ', end))
    throw wrong(`"${entry}": expected ": " and what it does behind the fields`);
  const names = start === '*' ? [] : start.split('|');
  const doing = parseFormClauses(clausesOf(entry.slice(end + 2)), fields);
  const byShape = doing.byShape === true || names.length === 0;
  const [only] = names;
  if (
    names.length === 1 &&
    only !== undefined &&
    !structs.has(only) &&
    fields.every(({ any }) => any.length === 1)
  )
    structs.set(only, fields.flatMap(({ any }) => any).map(withoutRole));
  const row = (its: readonly string[]) => ({
    names: its,
    fields,
    line,
    row: rowOf({ names: its, fields, doing, byShape, head }),
  });
  // Of a form with one list of fields each name is one of its own.
  const isOne = !byShape && fields.every((it) => it.any.length === 1 && Object.keys(it).length === 1);
  return isOne ? names.map((it) => row([it])) : [row(names)];
}

/** The clauses of a form: a comma between quotes is part of a text. */
function clausesOf(text: string): readonly string[] {
  const hidden = text.replace(/"[^"]*"/g, (it) => it.replaceAll(',', '\u0001'));
  return pieces(hidden, ',').map((it) => it.replaceAll('\u0001', ','));
}

function withoutRole(it: Parameter): Parameter {
  const { role: _, ...others } = it;
  return others;
}

function rowOf({
  names,
  fields,
  doing,
  byShape,
  head,
}: Readonly<{
  names: readonly string[];
  fields: readonly Field[];
  doing: Doing;
  byShape: boolean;
  head: Head;
}>): FormRow {
  const { texts, byShape: _, ...does } = doing;
  const roles = rolesOf(fields);
  if (byShape) {
    if (roles.size > 0) throw wrong('a form that is known by its shape alone says nothing of its fields');
    return { shape: shapePattern(fields), byShape, ...does } as FormRow;
  }
  const open = [...unstated(fields, roles), ...untold(fields, texts)];
  if (open.length > 0) throw new WrongFunctions(open);
  const type = typeOf(names, fields);
  const known = [...roles].filter((it): it is [string, FieldRole] => it[1] !== 'open');
  const { service, site, markets } = head;
  const needsShape = typeof type === 'object' && Object.keys(does).some((it) => acting.has(it));
  return {
    type,
    ...(needsShape ? { shape: shapePattern(fields) } : {}),
    ...(known.length === 0 ? {} : { fields: Object.fromEntries(known) }),
    ...(service === undefined ? {} : { service }),
    ...(site === undefined ? {} : { site }),
    ...(markets.length === 0 ? {} : { markets }),
    ...(Object.keys(texts).length === 0 ? {} : { texts }),
    ...does,
  } as FormRow;
}

const acting: ReadonlySet<string> = new Set(['means', 'offer', 'offers', 'calls', 'inside', 'blind']);

/** The role of each field that has one, by its path; `*` for each of a list. */
function rolesOf(fields: readonly Field[]): ReadonlyMap<string, FieldRole | 'open'> {
  const found = new Map<string, FieldRole | 'open'>();
  for (const { any } of fields)
    for (const one of any)
      leaves(one, '', (it, path) => {
        if (it.role === undefined) return;
        const role = fieldRoles.find((word) => word === it.role);
        if (role === undefined)
          throw wrong(`"${path}@${it.role}": a field of a form is one of ${fieldRoles.join(', ')}`);
        found.set(path, role);
      });
  return found;
}

/** Each part with its path: that of a list, and of what is in it. */
function leaves(it: Parameter, above: string, see: (it: Parameter, path: string) => void): void {
  const path = above === '' ? it.name : `${above}.${it.name}`;
  see(it, path);
  const inside = `${path}${'.*'.repeat(it.suffix.split('[').length - 1)}`;
  for (const part of it.parts ?? []) leaves(part, inside, see);
}

/** Where nobody says what an account, bytes, a word or a text is for. */
function unstated(fields: readonly Field[], roles: ReadonlyMap<string, unknown>): readonly string[] {
  return everyPart(fields).flatMap(({ it, path }) => {
    if (!['address', 'word', 'bytes', 'text'].includes(kindOf(it))) return [];
    const around = path.split('.').map((_, end, all) => all.slice(0, end + 1).join('.'));
    return around.some((place) => roles.has(place))
      ? []
      : [
          `"${path}" has no role: write "${it.type}${it.suffix} ${it.name}@told" (self, inert; or open: nothing here explains it)`,
        ];
  });
}

/** Where a text may say anything. */
function untold(
  fields: readonly Field[],
  texts: Readonly<Record<string, TextKind | readonly string[]>>,
): readonly string[] {
  return everyPart(fields).flatMap(({ it, path }) =>
    kindOf(it) !== 'text' || Object.hasOwn(texts, path)
      ? []
      : [
          `"${path}" may say anything: write "text label ${path}" (account, empty, choice, remark, seconds), or all that it may say: text "a"|"b" ${path}`,
        ],
  );
}

/** Every part of every field, but for those that are whatever they are. */
function everyPart(fields: readonly Field[]): readonly Readonly<{ it: Parameter; path: string }>[] {
  const found: { it: Parameter; path: string }[] = [];
  for (const { any, anyType } of fields)
    if (anyType !== true) for (const one of any) leaves(one, '', (it, path) => found.push({ it, path }));
  return found;
}
