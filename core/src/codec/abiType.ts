import type { AbiParameter } from 'viem';

/**
 * A type of the contract ABI, taken apart. `head` is what it takes in the head of its tuple: 32 for a dynamic
 * type, else its whole size in bytes. `text` is the canonical name, as in a signature.
 */
export type AbiType = Readonly<{ text: string; head: number; dynamic: boolean }> &
  (
    | Readonly<{ kind: 'uint' | 'int'; bits: number }>
    | Readonly<{ kind: 'bool' | 'address' }>
    | Readonly<{ kind: 'bytes' | 'string' }>
    | Readonly<{ kind: 'fixedBytes'; size: number }>
    | Readonly<{ kind: 'array'; of: AbiType; length?: number }>
    | Readonly<{ kind: 'tuple'; fields: readonly AbiField[] }>
  );

export type AbiField = Readonly<{ name: string; type: AbiType }>;

/**
 * Takes parameters apart. ABIs come from strangers: undefined when a type is not one of the contract ABI, is nested
 * deeper than 16, or has more than 1,000 parts or a head of more than 1 MB. Names that are not identifiers, or
 * are used twice, are replaced by their position.
 */
export function abiFields(parameters: readonly AbiParameter[]): readonly AbiField[] | undefined {
  return fieldsOf(parameters, { parts: 1_000 }, 0);
}

type Left = { parts: number };

function fieldsOf(parameters: unknown, left: Left, depth: number): readonly AbiField[] | undefined {
  if (!Array.isArray(parameters) || depth > 16) return undefined;
  const fields: AbiField[] = [];
  const taken = new Set<string>();
  for (const [index, parameter] of parameters.entries()) {
    left.parts -= 1;
    if (left.parts < 0) return undefined;
    const type = typeOf(parameter, left, depth);
    if (type === undefined) return undefined;
    const name = usable(parameter.name, taken) ? parameter.name : String(index);
    taken.add(name);
    fields.push({ name, type });
  }
  return fields;
}

function usable(name: unknown, taken: ReadonlySet<string>): name is string {
  return typeof name === 'string' && /^[A-Za-z_$][\w$]{0,63}$/.test(name) && !taken.has(name);
}

function typeOf(parameter: AbiParameter, left: Left, depth: number): AbiType | undefined {
  if (typeof parameter?.type !== 'string') return undefined;
  const [, base, suffix] = /^([a-z]+[0-9]*)((?:\[[0-9]*\]){0,16})$/.exec(parameter.type) ?? [];
  if (base === undefined || suffix === undefined) return undefined;
  let type: AbiType | undefined;
  if (base === 'tuple') {
    const fields = fieldsOf('components' in parameter ? parameter.components : undefined, left, depth + 1);
    type = fields === undefined ? undefined : tupleOf(fields);
  } else type = elementary(base);
  for (const [, length] of suffix.matchAll(/\[([0-9]*)\]/g)) {
    if (type === undefined) return undefined;
    type = arrayOf(type, length === '' || length === undefined ? undefined : Number(length));
  }
  return type;
}

/** The elementary types, which are few: one object each, for whoever has a value of it. */
const elementaries = new Map<string, AbiType>();

function elementary(name: string): AbiType | undefined {
  const kept = elementaries.get(name);
  if (kept !== undefined) return kept;
  const made = readElementary(name);
  if (made !== undefined) elementaries.set(name, made);
  return made;
}

function readElementary(name: string): AbiType | undefined {
  const word = { head: 32, dynamic: false } as const;
  if (name === 'address' || name === 'bool') return { text: name, kind: name, ...word };
  if (name === 'bytes' || name === 'string') return { text: name, kind: name, head: 32, dynamic: true };
  if (name === 'function') return { text: name, kind: 'fixedBytes', size: 24, ...word };
  const [, kind, digits = ''] = /^(uint|int|bytes)([1-9][0-9]{0,2})?$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const size = digits === '' ? 256 : Number(digits);
  if (kind === 'bytes') return size <= 32 ? { text: name, kind: 'fixedBytes', size, ...word } : undefined;
  if (size > 256 || size % 8 !== 0) return undefined;
  return { text: `${kind}${size}`, kind: kind as 'uint' | 'int', bits: size, ...word };
}

const maxHead = 1_048_576;

function arrayOf(of: AbiType, length: number | undefined): AbiType | undefined {
  if (length === undefined) return { text: `${of.text}[]`, kind: 'array', of, head: 32, dynamic: true };
  const size = of.head * length;
  // Solidity has no arrays of no elements; without this rule they would be free of charge.
  if (length === 0 || !(size <= maxHead)) return undefined;
  const text = `${of.text}[${length}]`;
  return { text, kind: 'array', of, length, head: of.dynamic ? 32 : size, dynamic: of.dynamic };
}

function tupleOf(fields: readonly AbiField[]): AbiType | undefined {
  const dynamic = fields.some(({ type }) => type.dynamic);
  const size = headSize(fields);
  if (fields.length === 0 || size > maxHead) return undefined;
  const text = `(${fields.map(({ type }) => type.text).join(',')})`;
  return { text, kind: 'tuple', fields, head: dynamic ? 32 : size, dynamic };
}

/** How many bytes the head of a tuple of these fields takes. */
export function headSize(fields: readonly AbiField[]): number {
  let size = 0;
  for (const { type } of fields) size += type.head;
  return size;
}
