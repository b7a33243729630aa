import type { Role } from '@readback/core/decode/abis/functionModel.ts';
import { type Parameter, written } from './parameter.ts';
import { at, WrongFunctions, wrong } from './wrong.ts';

/** The usual roles: `bytes32` and all other words are one type here. */
export type Defaults = Readonly<{
  get: (type: string, name: string) => Role | undefined;
  /** Flags that choose nothing but what the effects show, or a rule of their own weighs. */
  options: ReadonlySet<string>;
  /** Numbers whose names speak of a limit, and that are not: what their names say besides holds. */
  plain: ReadonlySet<string>;
}>;

/**
 * Reads `core/functions/defaults`: a line is a type, a role and the names whose role that is where a row writes none
 * (`address token: token asset tokenIn`). `flag option` and `number plain` list names without a role. A line that begins with a space goes on with the one before.
 */
export function parseDefaults(text: string, file = 'defaults'): Defaults {
  const found = new Map<string, Role>();
  const lists: Readonly<Record<string, Set<string>>> = {
    'flag option': new Set(),
    'number plain': new Set(),
  };
  const problems: string[] = [];
  let head: Readonly<{ type: string; role: string }> | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    at(`${file}:${index + 1}`, problems, () => {
      const [, type, role, rest = line] =
        /^(address|bytes|word|string|flag|number) ([a-z]+):(.*)$/.exec(line) ?? [];
      if (type !== undefined && role !== undefined) head = { type, role };
      else if (!line.startsWith(' ')) throw wrong(`"${line}": expected "type role: names"`);
      if (head === undefined) throw wrong('names before any role');
      for (const name of rest
        .trim()
        .split(/\s+/)
        .filter((it) => it !== '')) {
        const list = lists[`${head.type} ${head.role}`];
        if (list?.has(name)) throw wrong(`"${name}" is listed twice`);
        if (list !== undefined) {
          list.add(name);
          continue;
        }
        if (head.type === 'flag' || head.type === 'number')
          throw wrong(`"${head.type} ${head.role}": expected ${Object.keys(lists).join(' or ')}`);
        const parameter: Parameter = {
          type: head.type === 'word' ? 'bytes32' : head.type,
          suffix: '',
          name,
          role: head.role,
        };
        const said = written(parameter);
        const key = `${head.type} ${name}`;
        if (found.has(key)) throw wrong(`"${name}" has two usual roles`);
        if (said !== undefined && said !== 'none' && 'role' in said) found.set(key, said.role);
      }
    });
  }
  if (problems.length > 0) throw new WrongFunctions(problems);
  return {
    get: (type, name) => found.get(`${/^bytes\d/.test(type) ? 'word' : type} ${name}`),
    options: lists['flag option'] ?? new Set(),
    plain: lists['number plain'] ?? new Set(),
  };
}
