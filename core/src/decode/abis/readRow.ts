import type { FunctionUse } from '../protocols/protocolTable.ts';
import { models, structs } from './compiled.ts';
import type { CheckedBy, FunctionModel, NumberRole, Role, SumPart, When } from './functionModel.ts';
import {
  checkSigns,
  numberRoleLetters,
  roleLetters,
  sumBoundSigns,
  sumSideSigns,
  sumWordLetters,
  typeLetters,
} from './rowLetters.ts';

/** What a compiled row says: the function as people write it, what it does, and what it does with its arguments. */
export type RowRead<Use = FunctionUse> = Readonly<{ text: string; model: FunctionModel; use?: Use }>;

/**
 * Takes a compiled row apart, as `scripts/functions/compile.ts` writes it: `supply(Aa asset,u amount)3.1f.1=0`: the numbers
 * of its model and of its use, and its sums.
 */
export function readRow<Use>(line: string, from: readonly Use[]): RowRead<Use> {
  const end = line.lastIndexOf(')') + 1;
  const [, model = '', use = '', sum = ''] = /^([^.]*)\.?([^.]*)\.?(.*)$/.exec(line.slice(end)) ?? [];
  const found: Found = { roles: {}, numbers: {}, checks: {} };
  const text = written(line.slice(0, end), found);
  const isEmpty = (it: object): boolean => Object.keys(it).length === 0;
  const doing = models[Number.parseInt(model, 36)];
  if (doing === undefined) throw new RangeError(line);
  return {
    text,
    model: {
      ...doing,
      ...(sum === '' ? {} : readSums(sum)),
      ...(isEmpty(found.roles) ? {} : { roles: found.roles }),
      ...(isEmpty(found.numbers) ? {} : { numbers: found.numbers }),
      ...(isEmpty(found.checks) ? {} : { checks: found.checks }),
    },
    ...(use === '' ? {} : usedAt(from, use)),
  };
}

function usedAt<Use>(from: readonly Use[], code: string): Readonly<{ use?: Use }> {
  const use = from[Number.parseInt(code, 36)];
  return use === undefined ? {} : { use };
}

/** `0.1=2&v=n|^3=s&>o=4`, as `scripts/functions/compile.ts` writes it; `!` where the value is a fee. */
function readSums(code: string): Pick<FunctionModel, 'sums'> {
  if (code === '!') return { sums: [] };
  return { sums: code.split('|').map((one) => one.split('&').map(readPart)) };
}

function readPart(text: string): SumPart {
  const [, sideSign = '', boundSign = '', code = '', arg, is = ''] =
    /^([>/@]?)([\^_]?)([^?]*)(?:\?([^:]*):(.*))?$/.exec(text) ?? [];
  const [amount, of = 'moved'] = code
    .split('=')
    .map((it) =>
      /^-?\d/.test(it)
        ? it.split('.').map((place) => (place === '*' ? place : Number(place)))
        : (sumWords.get(it) ?? unknown(text)),
    );
  const side = sumSides.get(sideSign);
  const bound = sumBounds.get(boundSign);
  return {
    amount,
    of,
    ...(side === undefined ? {} : { side }),
    ...(bound === undefined ? {} : { bound }),
    ...(arg === undefined ? {} : { when: { arg, is: readIs(is) } }),
  } as SumPart;
}

function readIs(code: string): When['is'] {
  if (code.startsWith('>')) return Number(code.slice(1));
  return /^\d/.test(code) ? code.split(',').map(Number) : code === 'yes';
}

type Found = {
  roles: Record<string, Role>;
  numbers: Record<string, NumberRole>;
  checks: Record<string, CheckedBy>;
};

function written(row: string, found: Found): string {
  const whole = withStructs(row);
  const start = whole.indexOf('(') + 1;
  return `${whole.slice(0, start)}${parts(whole.slice(start, -1), [], found)})`;
}

/** Every struct in the place of its number. */
function withStructs(text: string): string {
  return text.replaceAll(
    /\{(\d+)\}/g,
    (_, number: string) => `(${withStructs(structs[Number(number)] ?? '')})`,
  );
}

/** Parameters with their types in full, and none of the letters before them. */
function parts(text: string, above: readonly string[], found: Found): string {
  return split(text)
    .map((it) => part(it, above, found))
    .join(', ');
}

/** `Aa[] assets`, `A!a asset`, `O(u amount,a to)[] payments`: a letter for the role, a sign for the check, the type, the name. */
function part(text: string, above: readonly string[], found: Found): string {
  const nameAt = text.lastIndexOf(' ') + 1;
  const name = text.slice(nameAt);
  const path = [...above, name];
  const key = path.join('.');
  const [start = '', number, letter, check] = /^(?:#([a-z])|([A-Z])([!^=%~+-])?)?/.exec(text) ?? [];
  if (number !== undefined) found.numbers[key] = numberRoles.get(number) ?? unknown(text);
  if (letter !== undefined) found.roles[key] = roles.get(letter) ?? unknown(text);
  if (check !== undefined) found.checks[key] = checks.get(check) ?? unknown(text);
  const type = text.slice(start.length, nameAt - 1);
  if (!type.startsWith('(')) return `${type.replace(/^\w+/, (it) => types.get(it) ?? it)} ${name}`;
  const end = type.lastIndexOf(')');
  return `(${parts(type.slice(1, end), path, found)})${type.slice(end + 1)} ${name}`;
}

/** At the commas that are in no bracket. */
function split(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return text === '' ? [] : [...found, text.slice(start)];
}

function unknown(text: string): never {
  throw new RangeError(text);
}

const roles = byLetter(roleLetters);
const numberRoles = byLetter(numberRoleLetters);
const checks = byLetter(checkSigns);
const types = byLetter(typeLetters);
const sumSides = byLetter(sumSideSigns);
const sumBounds = byLetter(sumBoundSigns);
const sumWords = byLetter(sumWordLetters);

function byLetter<T extends string>(letters: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  return new Map((Object.keys(letters) as T[]).map((it) => [letters[it], it]));
}
