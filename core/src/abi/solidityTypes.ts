import type { AbiParameter } from 'viem';
import type { Cursor } from './cursor.ts';
import type { RawParameter } from './declarations.ts';

/** What a text declares under a name. */
export type Declared =
  | Readonly<{ kind: 'struct'; fields: readonly RawParameter[] }>
  | Readonly<{ kind: 'enum'; members: readonly string[] }>
  | Readonly<{ kind: 'alias'; as: string }>
  | Readonly<{ kind: 'contract' }>;

/** How many parts all types of one text may have, written out: structs of structs would double with each. */
const mostParts = 50_000;

/** How many structs may be in one another: more than any type that is read. */
const deepest = 32;

/**
 * Turns parameters as they were written into those of an ABI: structs become tuples, enums `uint8`, contracts
 * `address`. What they were called stays in `internalType`, as a compiler writes it.
 */
export function resolver(
  declared: ReadonlyMap<string, Declared>,
  cursor: Cursor,
): (raw: readonly RawParameter[]) => readonly AbiParameter[] {
  let left = mostParts;

  function one(raw: RawParameter, open: readonly string[]): AbiParameter & { indexed?: boolean } {
    left -= 1;
    if (left < 0) throw cursor.wrong({ id: 'solidity.tooLarge' }, raw.type);
    const { name, suffix } = raw;
    const rest = { name, ...(raw.indexed ? { indexed: true } : {}) };
    if (raw.inside !== undefined) {
      const components = raw.inside.map((it) => one(it, open));
      return { ...rest, type: `tuple${suffix}`, components };
    }
    const called = raw.type.text;
    const plain = elementary(called);
    if (plain !== undefined) return { ...rest, type: `${plain}${suffix}` };
    const key = declared.has(called) ? called : (called.split('.').at(-1) ?? '');
    const it = declared.get(key);
    if (it === undefined) {
      throw cursor.wrong({ id: 'solidity.undeclared', args: { type: called } }, raw.type);
    }
    if (it.kind === 'struct') {
      if (open.length >= deepest) throw cursor.wrong({ id: 'solidity.structsTooDeep' }, raw.type);
      if (open.includes(key))
        throw cursor.wrong({ id: 'solidity.containsItself', args: { struct: key } }, raw.type);
      const components = it.fields.map((field) => one(field, [...open, key]));
      return { ...rest, type: `tuple${suffix}`, internalType: `struct ${called}${suffix}`, components };
    }
    if (it.kind === 'enum')
      return { ...rest, type: `uint8${suffix}`, internalType: `enum ${called}${suffix}` };
    if (it.kind === 'contract')
      return { ...rest, type: `address${suffix}`, internalType: `contract ${called}${suffix}` };
    const as = elementary(it.as);
    if (as === undefined) throw cursor.wrong({ id: 'solidity.noType', args: { type: called } }, raw.type);
    return { ...rest, type: `${as}${suffix}`, internalType: `${called}${suffix}` };
  }

  return (raw) => raw.map((it) => one(it, []));
}

function elementary(type: string): string | undefined {
  if (type === 'uint' || type === 'int') return `${type}256`;
  return /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int\d{1,3})$/.test(type) ? type : undefined;
}
