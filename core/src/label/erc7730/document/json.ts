import type { JsonNode } from '../../../text/json/jsonNode.ts';

/** JSON of a stranger as plain data. Objects have no prototype; whole numbers beyond 2^53 are exact. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonRecord;

export type JsonRecord = { readonly [key: string]: Json };

/** A node of JSON as plain data. */
export function plainJson(node: JsonNode): Json {
  switch (node.kind) {
    case 'null':
      return null;
    case 'bool':
    case 'string':
      return node.value;
    case 'number':
      return numberOf(node.text);
    case 'array':
      return node.items.map(plainJson);
    case 'object': {
      const made = emptyRecord();
      for (const [key, value] of node.entries) made[key] = plainJson(value);
      return made;
    }
  }
}

/** An object without prototype, to be filled. */
export function emptyRecord(): Record<string, Json> {
  return Object.create(null) as Record<string, Json>;
}

export function isJsonRecord(it: Json | undefined): it is JsonRecord {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}

export function isList(it: Json | undefined): it is readonly Json[] {
  return Array.isArray(it);
}

/** A member of an object, undefined if it is not an object or has none of that name. */
export function member(it: Json | undefined, key: string): Json | undefined {
  if (typeof it !== 'object' || it === null) return undefined;
  const value = (it as JsonRecord)[key];
  return value !== undefined && Object.hasOwn(it, key) && !Array.isArray(it) ? value : undefined;
}

/** A member some levels down. */
export function memberAt(it: Json | undefined, ...keys: readonly string[]): Json | undefined {
  let at = it;
  for (const key of keys) at = member(at, key);
  return at;
}

export function jsonText(it: Json | undefined): string | undefined {
  return typeof it === 'string' ? it : undefined;
}

function numberOf(text: string): number | bigint {
  const value = Number(text);
  return /^-?[0-9]{1,100}$/.test(text) && !Number.isSafeInteger(value) ? BigInt(text) : value;
}

/** A value in an error: as JSON, cut short. */
export function shortText(it: Json | undefined): string {
  const text = JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  return (text ?? '').slice(0, 200);
}
