import { statedClauses } from './beliefs.ts';
import type { Defaults } from './defaults.ts';
import type { FunctionRow } from './functionsFile.ts';
import { doingClauses } from './model.ts';
import { type NumberRoles, type Parameter, type Roles, roleWord } from './parameter.ts';
import { rolesOf, type Structs } from './signature.ts';
import { clausesOfUse } from './clausesOfUse.ts';

/** A row as people write it: without the roles that go without saying. */
export function rowText(
  {
    name,
    parameters,
    model,
    use,
    stated,
  }: Pick<FunctionRow, 'name' | 'parameters' | 'model' | 'use' | 'stated'>,
  structs: Structs,
  defaults: Defaults,
): string {
  const { roles = {}, numbers = {}, checks: _, ...doing } = model;
  const written = parameters.map((it) => parameterText(it, [], false, { structs, defaults, roles, numbers }));
  return `${name}(${written.join(', ')}): ${[...doingClauses(doing, parameters), ...statedClauses(stated), ...clausesOfUse(use, parameters)].join(', ')}`;
}

type Known = Readonly<{
  structs: Structs;
  defaults: Defaults;
  roles: Readonly<Roles>;
  numbers: Readonly<NumberRoles>;
}>;

/** `inherits`: a struct around it has a role, so that what has none of its own has that one. */
function parameterText(it: Parameter, above: readonly string[], inherits: boolean, known: Known): string {
  const path = [...above, it.name];
  const word = wordAt(it, path, known);
  const end = `${it.suffix} ${it.name}`;
  if (it.parts === undefined) {
    const usual = inherits ? undefined : known.defaults.get(it.type, it.name);
    return `${it.type}${end}${word === undefined || word === usual ? '' : `@${word}`}`;
  }
  const covered = inherits || word !== undefined;
  const role = word === undefined ? '' : `@${word}`;
  const struct = it.struct === undefined ? undefined : known.structs.get(it.struct);
  if (struct === undefined || it.struct === undefined || (inherits && word === undefined)) {
    const parts = it.parts.map((part) => parameterText(part, path, covered, known));
    return `(${parts.join(', ')})${end}${role}`;
  }
  const usual = word === undefined ? rolesOf(struct, known.defaults, true) : { roles: {}, numbers: {} };
  const overrides = differences(it.parts, path, path.length, usual, known);
  return `${it.struct}${overrides.length === 0 ? '' : `{${overrides.join(', ')}}`}${end}${role}`;
}

/** The roles of a struct's parts that its own text does not give them. */
function differences(
  parts: readonly Parameter[],
  path: readonly string[],
  depth: number,
  usual: ReturnType<typeof rolesOf>,
  known: Known,
): readonly string[] {
  return parts.flatMap((part) => {
    const at = [...path, part.name];
    const key = at.slice(depth).join('.');
    const word = wordAt(part, at, known);
    const there = usual.numbers[key] ?? (usual.roles[key] && roleWord(part, usual.roles[key]));
    const own = word === there ? [] : [`${key}@${word ?? 'none'}`];
    if (part.parts === undefined) return own;
    const nested = word === there ? usual : { roles: {}, numbers: {} };
    return [...own, ...differences(part.parts, at, depth, nested, known)];
  });
}

function wordAt(it: Parameter, path: readonly string[], { roles, numbers }: Known): string | undefined {
  const key = path.join('.');
  const number = numbers[key];
  if (number !== undefined) return number;
  const role = roles[key];
  return role === undefined ? undefined : roleWord(it, role);
}
