import type { TypedData } from '../model/request.ts';
import { baseOf } from './typedDataTypes.ts';

/**
 * `encodeType` of a struct as EIP-712 defines it: the struct itself, then every struct it refers to, by name.
 * What the text does not have, the signature does not cover.
 *
 * @example
 * encodeType(types, 'Mail'); // "Mail(Person from,Person to,string contents)Person(string name,address wallet)"
 */
export function encodeType(types: TypedData['types'], primaryType: string): string {
  const found = new Set([primaryType]);
  for (const struct of found) {
    for (const { type } of fieldsOf(types, struct) ?? []) {
      if (fieldsOf(types, baseOf(type)) !== undefined) found.add(baseOf(type));
    }
  }
  found.delete(primaryType);
  return [primaryType, ...[...found].sort()].map((name) => structText(types, name)).join('');
}

/** The fields of a struct, or undefined for a type that is not one. */
export function fieldsOf(types: TypedData['types'], name: string): TypedData['types'][string] | undefined {
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

function structText(types: TypedData['types'], name: string): string {
  const fields = fieldsOf(types, name) ?? [];
  return `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`;
}
