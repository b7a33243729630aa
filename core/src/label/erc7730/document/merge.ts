import { emptyRecord, isList, isJsonRecord, type Json, type JsonRecord, member } from './json.ts';

/**
 * Merges a file with the file it includes ("Organizing files"): the including file wins, objects are merged deeply,
 * lists of fields by the `path` of their fields, other lists not at all. `includes` itself is dropped.
 */
export function mergeDescriptors(including: JsonRecord, included: JsonRecord): JsonRecord {
  const merged = emptyRecord();
  for (const [key, value] of Object.entries(mergeRecords(including, included)))
    if (key !== 'includes') merged[key] = value;
  return merged;
}

/** Objects merged deeply; `over` wins. */
export function mergeRecords(over: JsonRecord, under: JsonRecord): JsonRecord {
  const merged = emptyRecord();
  for (const [key, value] of Object.entries(under)) merged[key] = value;
  for (const [key, value] of Object.entries(over)) merged[key] = mergeValues(key, value, under[key]);
  return merged;
}

function mergeValues(key: string, over: Json, under: Json | undefined): Json {
  if (isJsonRecord(over) && isJsonRecord(under)) return mergeRecords(over, under);
  if (key === 'fields' && isList(over) && isList(under)) return mergeFields(over, under);
  return over;
}

/** Fields of the included file first, in their order; each field of the including one goes into that of its path. */
function mergeFields(over: readonly Json[], under: readonly Json[]): readonly Json[] {
  const merged = [...under];
  const places = new Map<string, number>();
  for (const [index, field] of under.entries()) {
    const path = member(field, 'path');
    if (typeof path === 'string' && !places.has(path)) places.set(path, index);
  }
  for (const field of over) {
    const path = member(field, 'path');
    const place = typeof path === 'string' ? places.get(path) : undefined;
    const there = place === undefined ? undefined : merged[place];
    if (place === undefined || !isJsonRecord(field) || !isJsonRecord(there)) merged.push(field);
    else merged[place] = mergeRecords(field, there);
  }
  return merged;
}
