import type { ArgPath } from '@readback/core/decode/argPath.ts';
import type {
  CheckedBy,
  FunctionAct,
  FunctionModel,
  LimitKept,
  Role,
} from '@readback/core/decode/abis/functionModel.ts';
import { numberRoleByName } from '@readback/core/decode/abis/numberRoles.ts';
import type { Parameter, Roles } from './parameter.ts';
import { parsePath } from './path.ts';
import { WrongFunctions, wrong } from './wrong.ts';

/** How what the caller names is made sure of, or that it is believed. */
export type Belief = CheckedBy | 'believed';

/** What a row, or the head of its source, says of beliefs and limits. `of`: by the names as they are written there. */
export type Stated = Readonly<{
  of: ReadonlyMap<string, Belief>;
  kept?: Kept;
  /** By name, or "kept": the file of the contract's source in which that was read. */
  proof: ReadonlyMap<string, string>;
}>;

/** `in`: which token a limit is of, by one name or another: the first that a row has. */
export type Kept = Readonly<{ by: LimitKept; in: readonly string[] }>;

export const nothingStated: Stated = { of: new Map(), proof: new Map() };

const checks: readonly Exclude<CheckedBy, 'taken' | 'asked'>[] = [
  'list',
  'factory',
  'code',
  'books',
  'balance',
];
const ways: readonly LimitKept[] = ['measured', 'factory', 'believed', 'none'];

/** Roles of what a contract calls, or counts on. */
const namedRoles: ReadonlySet<Role> = new Set(['token', 'pool', 'contract']);

/** Whether a clause says what is believed, or how limits are kept. */
export function isStatement(clause: string): boolean {
  return /^(?:checks|believes|takes|asks|kept|proof)(?: |$)/.test(clause);
}

/** Reads `checks a b by list`, `believes c`, `takes d`, `asks e`, `kept measured`, `proof a kept in owner/repository/File.sol`. */
export function parseStated(clauses: readonly string[]): Stated {
  const of = new Map<string, Belief>();
  let kept: Kept | undefined;
  const proof = new Map<string, string>();
  for (const clause of clauses) {
    const [word = '', ...rest] = clause.split(' ');
    if (word === 'proof') {
      for (const [name, file] of proofOf(rest, clause)) {
        if (proof.has(name)) throw wrong(`the proof of "${name}" is said twice: "${clause}"`);
        proof.set(name, file);
      }
      continue;
    }
    if (word === 'kept') {
      const [how, of, names, ...more] = rest;
      const by = ways.find((it) => it === how);
      if (by === undefined || more.length > 0 || (of !== undefined && (of !== 'of' || names === undefined)))
        throw wrong(`"${clause}": expected kept ${ways.join(' or kept ')}, and perhaps "of" and a token`);
      if (kept !== undefined) throw wrong(`"kept" is said twice`);
      kept = { by, in: names?.split('|') ?? [] };
      continue;
    }
    const belief = beliefOf(word, rest, clause);
    const names = word === 'checks' ? rest.slice(0, -2) : rest;
    if (names.length === 0) throw wrong(`"${clause}": expected the names of what it ${word}`);
    for (const name of names) {
      if (of.has(name)) throw wrong(`"${name}" is said twice: "${clause}"`);
      of.set(name, belief);
    }
  }
  return { of, ...(kept === undefined ? {} : { kept }), proof };
}

function proofOf(rest: readonly string[], clause: string): readonly (readonly [string, string])[] {
  const names = rest.slice(0, -2);
  const file = rest.at(-1) ?? '';
  if (names.length === 0 || rest.at(-2) !== 'in' || !/^[\w.-]+\/[\w.-]+\/[\w./-]+\.\w+$/.test(file))
    throw wrong(`"${clause}": expected "proof names in owner/repository/path/of/File.sol"`);
  return names.map((name) => [name, file] as const);
}

function beliefOf(word: string, rest: readonly string[], clause: string): Belief {
  if (word === 'believes') return 'believed';
  if (word === 'takes') return 'taken';
  if (word === 'asks') return 'asked';
  const check = rest.at(-2) === 'by' ? checks.find((it) => it === rest.at(-1)) : undefined;
  if (check === undefined) throw wrong(`"${clause}": expected "checks names by ${checks.join('", "by ')}"`);
  return check;
}

export function statedClauses({ of, kept, proof }: Stated): readonly string[] {
  const by = (belief: Belief) => [...of].flatMap(([name, it]) => (it === belief ? [name] : []));
  const clause = (text: string, names: readonly string[], end = '') =>
    names.length === 0 ? [] : [`${text} ${names.join(' ')}${end}`];
  return [
    ...checks.flatMap((it) => clause('checks', by(it), ` by ${it}`)),
    ...clause('takes', by('taken')),
    ...clause('asks', by('asked')),
    ...clause('believes', by('believed')),
    ...(kept === undefined
      ? []
      : [`kept ${kept.by}${kept.in.length === 0 ? '' : ` of ${kept.in.join('|')}`}`]),
    ...[...new Set(proof.values())].map(
      (file) =>
        `proof ${[...proof].flatMap(([name, its]) => (its === file ? [name] : [])).join(' ')} in ${file}`,
    ),
  ];
}

/** Which paths of roles a name is of: `market` of `params.addresses.market`. */
export function pathsOf(name: string, roles: Readonly<Roles>): readonly string[] {
  return Object.keys(roles).filter((path) => {
    const role = roles[path];
    return role !== undefined && namedRoles.has(role) && (path === name || path.endsWith(`.${name}`));
  });
}

/**
 * In which file each statement of a row was read, by the path of what it is about, or "kept". A proof of the head is of what
 * the head states: what a row says otherwise needs one of its own. Throws where there is nothing to prove.
 */
export function proofsOf(
  roles: Readonly<Roles>,
  own: Stated,
  head: Stated,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const put = (name: string, file: string, paths: readonly string[]): void => {
    for (const path of name === 'kept' ? ['kept'] : paths) found[path] = file;
  };
  for (const [name, file] of head.proof)
    if (name !== 'kept' || own.kept === undefined)
      put(
        name,
        file,
        pathsOf(name, roles).filter(
          (path) => ![...own.of.keys()].some((it) => pathsOf(it, roles).includes(path)),
        ),
      );
  for (const [name, file] of own.proof) {
    const paths = pathsOf(name, roles);
    if (name !== 'kept' && paths.length === 0)
      throw wrong(`"proof ${name}": no token, pool or contract among the parameters`);
    put(name, file, paths);
  }
  return found;
}

/** What is believed of each path: as the row has it, else as the head of its source. Throws where the row names nothing. */
export function beliefsOf(
  roles: Readonly<Roles>,
  own: Stated,
  head: Stated,
): Readonly<Record<string, Belief>> {
  const found: Record<string, Belief> = {};
  for (const [name, belief] of head.of) for (const path of pathsOf(name, roles)) found[path] = belief;
  for (const [name, belief] of own.of) {
    const paths = pathsOf(name, roles);
    if (paths.length === 0) throw wrong(`"${name}": no token, pool or contract among the parameters`);
    for (const path of paths) found[path] = belief;
  }
  return found;
}

/** Where the token of a limit stands: at the first of the names that the row has in one place. */
export function limitOf(names: readonly string[], parameters: readonly Parameter[]): ArgPath | undefined {
  for (const name of names) {
    const [, base = '', behind = ''] = /^([\w$]+(?:\[-?\d+\])?)(.*)$/.exec(name) ?? [];
    const [, first = '', place = ''] = /^([\w$]+)(.*)$/.exec(base) ?? [];
    const paths = pathsTo(first, parameters).flatMap((path) => {
      try {
        return [parsePath(`${path}${place}${behind}`, parameters)];
      } catch (error) {
        if (error instanceof WrongFunctions) return [];
        throw error;
      }
    });
    if (paths.length === 1) return paths[0];
  }
  return undefined;
}

/** The paths of all parameters of a name, through structs and no lists. */
function pathsTo(name: string, parameters: readonly Parameter[]): readonly string[] {
  return parameters.flatMap((it) => [
    ...(it.name === name ? [it.name] : []),
    ...(it.parts === undefined || it.suffix !== ''
      ? []
      : pathsTo(name, it.parts).map((path) => `${it.name}.${path}`)),
  ]);
}

/** Acts at a limit. */
const limited: ReadonlySet<FunctionAct> = new Set(['into', 'outOf', 'debt', 'trade', 'buy', 'bridge']);

/** Whether a function has limits, or should have some. */
export function needsLimit(parameters: readonly Parameter[], model: FunctionModel): boolean {
  return model.act === 'trade' || (limited.has(model.act) && limitsIn(parameters, model).length > 0);
}

/** The numbers that limit what has to come, or may be lost. */
export function limitsIn(
  parameters: readonly Parameter[],
  model: FunctionModel,
  above: readonly string[] = [],
): readonly string[] {
  return parameters.flatMap((it) => {
    const path = [...above, it.name];
    if (it.parts !== undefined) return limitsIn(it.parts, model, path);
    if (!/^u?int/.test(it.type)) return [];
    const key = path.join('.');
    const role = model.numbers?.[key] ?? numberRoleByName(it.name);
    return role !== undefined && limits.has(role) && !Object.hasOwn(model.roles ?? {}, key) ? [key] : [];
  });
}

const limits: ReadonlySet<string> = new Set(['least', 'restLeast', 'most', 'mostFee', 'loss', 'either']);
