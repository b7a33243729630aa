import { isList, isJsonRecord, type Json } from './json.ts';

/**
 * JSON in the one form of RFC 8785: no white space, keys in the order of their UTF-16 units, numbers and texts as
 * ECMAScript writes them.
 */
export function canonicalJson(it: Json): string {
  if (isList(it)) return `[${it.map(canonicalJson).join(',')}]`;
  if (isJsonRecord(it)) {
    const entries = Object.entries(it).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonicalJson(value)}`).join(',')}}`;
  }
  return JSON.stringify(typeof it === 'bigint' ? Number(it) : it);
}
