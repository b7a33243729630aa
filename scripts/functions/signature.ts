import { numberRoleByName, speaksOfBounds } from '@readback/core/decode/abis/numberRoles.ts';
import type { Defaults } from './defaults.ts';
import { kindOf, needsRole, type NumberRoles, type Parameter, type Roles, written } from './parameter.ts';
import { behindBracket, pieces } from './pieces.ts';
import { WrongFunctions, wrong } from './wrong.ts';

/** The structs of a file, by their names. */
export type Structs = ReadonlyMap<string, readonly Parameter[]>;

const elementary =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/;

/** The parameters between the brackets of a signature, or of a struct. */
export function parseParameters(text: string, structs: Structs): readonly Parameter[] {
  const all = pieces(text, ',').map((it) => parseParameter(it, structs));
  const twice = all.find(({ name }, at) => all.findIndex((it) => it.name === name) !== at);
  if (twice !== undefined) throw wrong(`two parameters are named "${twice.name}"`);
  return all;
}

/** `(…)[] name@role`, `Struct{path@role, …}[] name@role`, `address[] name@role`. */
function parseParameter(text: string, structs: Structs): Parameter {
  const isInline = text.startsWith('(');
  const end = isInline ? behindBracket(text, 0) : (/^\w*/.exec(text)?.[0].length ?? 0);
  const hasOverrides = !isInline && text[end] === '{';
  const behind = hasOverrides ? behindBracket(text, end) : end;
  const rest = /^((?:\[\d*\])*) ([A-Za-z_$][\w$]*)(?:@([\w.]+))?$/.exec(text.slice(behind));
  if (rest === null)
    throw wrong(`"${text}": not a parameter; expected "type name", with its role as "type name@role"`);
  const [, suffix = '', name = '', role] = rest;
  const own = { suffix, name, ...(role === undefined ? {} : { role }) };
  if (isInline) return { type: '', parts: parseParameters(text.slice(1, end - 1), structs), ...own };
  const word = text.slice(0, end);
  if (elementary.test(word) && !hasOverrides) return { type: word, ...own };
  const struct = structs.get(word);
  if (struct === undefined)
    throw wrong(
      `"${word}": no such type, and no struct of this file${structs.size === 0 ? '' : ` (${[...structs.keys()].join(', ')})`}`,
    );
  const overrides = hasOverrides ? pieces(text.slice(end + 1, behind - 1), ',') : [];
  const from = role === undefined ? struct : struct.map(withoutRoles);
  const parts = overrides.reduce((all, it) => overridden(all, it, word), from);
  return { type: '', struct: word, parts, ...own };
}

function overridden(parts: readonly Parameter[], override: string, struct: string): readonly Parameter[] {
  const [, path = '', role = ''] = /^([\w$.]+)@([\w.]+)$/.exec(override) ?? [];
  if (path === '') throw wrong(`"${override}": expected "part@role" of ${struct}`);
  return withRole(parts, path.split('.'), role, `${struct} has no part "${path}"`);
}

function withRole(
  parts: readonly Parameter[],
  [first, ...rest]: readonly string[],
  role: string,
  none: string,
): readonly Parameter[] {
  if (!parts.some(({ name }) => name === first)) throw wrong(none);
  return parts.map((it) => {
    if (it.name !== first) return it;
    if (rest.length === 0) return { ...withoutRoles(it), role };
    if (it.parts === undefined) throw wrong(none);
    return { ...it, parts: withRole(it.parts, rest, role, none) };
  });
}

function withoutRoles(it: Parameter): Parameter {
  const { type, suffix, name, parts, struct } = it;
  return {
    type,
    suffix,
    name,
    ...(struct === undefined ? {} : { struct }),
    ...(parts === undefined ? {} : { parts: parts.map(withoutRoles) }),
  };
}

const limits: ReadonlySet<string> = new Set([
  'least',
  'restLeast',
  'most',
  'mostFee',
  'loss',
  'priceLimit',
  'either',
]);

/**
 * The role of each parameter by its path: as written, else that of the struct around it, else the usual one of its name and
 * type. Throws where one that needs a role has none; a number is known by its name, and one that is only read needs none.
 */
export function rolesOf(
  parameters: readonly Parameter[],
  defaults: Defaults,
  isRead: boolean,
): Readonly<{ roles: Roles; numbers: NumberRoles }> {
  const roles: Roles = {};
  const numbers: NumberRoles = {};
  const walk = (all: readonly Parameter[], above: readonly string[], inherits: boolean): void => {
    for (const it of all) {
      const path = [...above, it.name];
      const key = path.join('.');
      const said = written(it);
      if (said !== undefined && said !== 'none') {
        if ('role' in said) roles[key] = said.role;
        else numbers[key] = said.number;
      }
      const covered = inherits || (said !== undefined && said !== 'none');
      if (it.parts !== undefined) walk(it.parts, path, covered);
      else if (!covered) fill(it, key);
    }
  };
  const problems: string[] = [];
  const fill = (it: Parameter, key: string): void => {
    const text = `${it.type}${it.suffix} ${it.name}`;
    if (needsRole(it)) {
      const usual = defaults.get(it.type, it.name);
      if (usual === undefined) problems.push(`"${key}" has no role: write "${text}@role"`);
      else roles[key] = usual;
    } else if (!isRead && kindOf(it) === 'number') {
      const named = numberRoleByName(it.name);
      if (named === undefined)
        problems.push(`nobody knows what the number "${key}" is for: write "${text}@amount", or what it is`);
      else if (speaksOfBounds(it.name) && !limits.has(named) && !defaults.plain.has(it.name))
        problems.push(
          `"${key}" speaks of a limit, and is taken for ${named} by its name: write "${text}@most", or what it is; if it is ${named}, add it to "number plain" in core/functions/defaults`,
        );
    }
  };
  walk(parameters, [], false);
  if (problems.length > 0) throw new WrongFunctions(problems);
  return { roles, numbers };
}

/**
 * The flags of which nobody said what they choose: no clause names them, they are no `@option`, in no struct that has a role,
 * and not among those that were inspected.
 */
export function openFlags(
  parameters: readonly Parameter[],
  clauses: readonly string[],
  defaults: Defaults,
): readonly string[] {
  const named = new Set(clauses.flatMap((it) => it.split(/[^\w$]+/)));
  const walk = (all: readonly Parameter[]): readonly string[] =>
    all.flatMap((it) => {
      if (it.role !== undefined) return [];
      if (it.parts !== undefined) return walk(it.parts);
      return kindOf(it) !== 'flag' || named.has(it.name) || defaults.options.has(it.name)
        ? []
        : [
            `nobody said what the flag "${it.name}" chooses: write a clause that names it ("weakens if ${it.name}"), or "bool${it.suffix} ${it.name}@option" where all that it does shows in the effects`,
          ];
    });
  return walk(parameters);
}
