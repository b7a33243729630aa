import type { JsonNode, JsonObject } from '../text/json/jsonNode.ts';
import { TypedDataError } from './typedDataError.ts';

export type TypedField = Readonly<{ name: string; type: string; at: number }>;

/** Struct types by name. `at` of a field is where it is in the JSON. */
export type StructTypes = ReadonlyMap<string, readonly TypedField[]>;

/** How many struct types, and fields in all of them, one request may declare. */
export const mostTypes = 300;
export const mostFields = 2_000;

/** How long the text of all types may be, in UTF-16 units: the hash of a type covers every type that it refers to. */
const mostText = 65_536;

/**
 * Reads the `types` of EIP-712 typed data. Every type must exist; no struct may bear the name of a basic type or
 * contain itself; a name must be an identifier. All types are checked, also those that the message does not use.
 *
 * @throws {TypedDataError}
 */
export function readTypes(node: JsonObject): StructTypes {
  const types = new Map<string, readonly TypedField[]>();
  let fields = 0;
  let text = 0;
  for (const [name, declared] of node.entries) {
    checkStructName(name, declared.at);
    const read = readFields(declared);
    fields += read.length;
    text += read.reduce((sum, field) => sum + field.name.length + field.type.length, name.length);
    types.set(name, read);
    if (types.size > mostTypes || fields > mostFields || text > mostText) {
      throw new TypedDataError({ id: 'typed.tooManyTypes' }, declared.at);
    }
  }
  for (const [name, read] of types) {
    checkFieldTypes(name, read, types);
    checkCutName(name, types, node.at);
  }
  checkRecursion(types);
  return types;
}

/** The type of the elements of a list type, and how many it must have; null if the type is not a list. */
export function listOf(type: string): Readonly<{ item: string; count?: number }> | null {
  const parts = /^(.+)\[([0-9]*)\]$/.exec(type);
  if (parts === null) return null;
  const item = parts[1] ?? '';
  return parts[2] === '' ? { item } : { item, count: Number(parts[2]) };
}

/** Whether the type is one of EIP-712's own: `uint8` … `uint256`, `int8` …, `bytes1` … `bytes32`, and so on. */
export function isBasic(type: string): boolean {
  // Without a size, which EIP-712 forbids and wallets sign, by the name as it is written.
  if (['bool', 'address', 'bytes', 'string', 'uint', 'int'].includes(type)) return true;
  const [, kind, digits] = /^(u?int|bytes)([1-9][0-9]{0,2})$/.exec(type) ?? [];
  const size = Number(digits);
  return kind === 'bytes' ? size <= 32 : kind !== undefined && size % 8 === 0 && size <= 256;
}

/** What a list of lists is made of in the end. */
export function baseOf(type: string): string {
  return type.replace(/(?:\[[0-9]*\])+$/, '');
}

/** In UTF-16 units. The patterns here are tried only on types that are no longer. */
const mostTypeText = 200;

const identifier = /^[A-Za-z_$][A-Za-z0-9_$]{0,99}$/;

/** Hyperliquid signs types such as `HyperliquidTransaction:UsdSend`: as a primary type without structs inside. */
const structName = /^[A-Za-z_$][A-Za-z0-9_$]{0,99}(?::[A-Za-z0-9_$]{1,100})?$/;

function checkStructName(name: string, at: number): void {
  if (!structName.test(name) || Object.hasOwn(Object.prototype, name)) {
    throw new TypedDataError({ id: 'typed.typeName' }, at, name);
  }
  if (isBasic(name) || ['byte', 'function', 'fixed', 'ufixed'].includes(name)) {
    throw new TypedDataError({ id: 'typed.basicName', args: { name } }, at);
  }
}

function readFields(node: JsonNode): readonly TypedField[] {
  if (node.kind !== 'array') throw new TypedDataError({ id: 'typed.typeNoList' }, node.at);
  const names = new Set<string>();
  return node.items.map((item) => {
    const name = item.kind === 'object' ? item.entries.get('name') : undefined;
    const type = item.kind === 'object' ? item.entries.get('type') : undefined;
    if (name?.kind !== 'string' || type?.kind !== 'string') {
      throw new TypedDataError({ id: 'typed.fieldIncomplete' }, item.at);
    }
    if (!identifier.test(name.value) || name.value === '__proto__') {
      throw new TypedDataError({ id: 'typed.fieldName' }, name.at, name.value);
    }
    if (names.has(name.value))
      throw new TypedDataError({ id: 'typed.fieldTwice', args: { name: name.value } }, name.at);
    names.add(name.value);
    return { name: name.value, type: type.value, at: type.at };
  });
}

function checkFieldTypes(owner: string, fields: readonly TypedField[], types: StructTypes): void {
  for (const { name, type, at } of fields) {
    if (type.length > mostTypeText)
      throw new TypedDataError({ id: 'typed.typeTooLong', args: { name } }, at, type);
    const base = baseOf(type);
    if (!isBasic(base) && !types.has(base)) {
      throw new TypedDataError({ id: 'typed.fieldUndeclared', args: { name } }, at, type);
    }
    if (/\[0[0-9]*\]/.test(type) || /\[[0-9]{6,}\]/.test(type)) {
      throw new TypedDataError({ id: 'typed.impossibleLength', args: { name } }, at, type);
    }
    if (types.has(base) && (!/^\w+$/.test(base) || !/^\w+$/.test(owner))) {
      throw new TypedDataError({ id: 'typed.wordsDiffer' }, at, `${owner}, ${base}`);
    }
  }
}

/** Wallets take a name up to its first other sign for the name itself, and would hash the type of that name, too. */
function checkCutName(name: string, types: StructTypes, at: number): void {
  const cut = /^\w*/.exec(name)?.[0] ?? '';
  if (cut !== name && types.has(cut)) {
    throw new TypedDataError({ id: 'typed.wordsDiffer' }, types.get(name)?.[0]?.at ?? at, `${name}, ${cut}`);
  }
}

function checkRecursion(types: StructTypes): void {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (name: string, at: number): void => {
    if (open.has(name)) throw new TypedDataError({ id: 'typed.containsItself' }, at, name);
    if (done.has(name)) return;
    open.add(name);
    for (const field of types.get(name) ?? []) {
      const base = baseOf(field.type);
      if (types.has(base)) visit(base, field.at);
    }
    open.delete(name);
    done.add(name);
  };
  for (const name of types.keys()) visit(name, 0);
}
