import type { TypedData } from '../../model/request.ts';

/**
 * `encodeType` of a struct as EIP-712 defines it: the struct itself, then every struct it refers to, by name.
 * What the text does not have, the signature does not cover.
 *
 * @example
 * encodeType(types, 'Mail'); // "Mail(Person from,Person to,string contents)Person(string name,address wallet)"
 */
export function encodeType(types: TypedData['types'], primaryType: string): string {
  const others = new Set<string>();
  collect(types, primaryType, others);
  others.delete(primaryType);
  return [primaryType, ...[...others].sort()].map((name) => struct(types, name)).join('');
}

/** The fields of a struct, or undefined for a type that is none. */
export function fieldsOf(types: TypedData['types'], name: string): TypedData['types'][string] | undefined {
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

function collect(types: TypedData['types'], first: string, found: Set<string>): void {
  const open = [first];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    const fields = fieldsOf(types, name);
    if (fields === undefined) continue;
    found.add(name);
    open.push(...fields.map(({ type }) => type.replace(/\[.*$/s, '')));
  }
}

function struct(types: TypedData['types'], name: string): string {
  const fields = fieldsOf(types, name) ?? [];
  return `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`;
}
