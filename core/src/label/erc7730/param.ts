import { isJsonRecord, type Json, type JsonRecord, member, jsonText } from './document/json.ts';
import { keyOf, type Found } from './paths/found.ts';
import { constant, inDescriptor } from './document/literal.ts';
import { type Given, type Params, readPath } from './params.ts';
import { parsePath } from './paths/path.ts';
import { resolveOne } from './paths/resolve.ts';
import { type Scope, Unfit } from './paths/scope.ts';

/**
 * A parameter of a field, which is a constant, a `$.` path, a reference to a map, or a path that is followed at the
 * place of the value that is formatted.
 *
 * @throws {Unfit} when it is given wrongly, when the path leads nowhere, or when a map has no entry
 */
export function param(scope: Scope, params: Params, given: Given, value: Found): Found {
  switch (given.by) {
    case 'path':
      return resolveOne(scope, given.path, value);
    case 'constant':
      return given.found;
    case 'map':
      return mapEntry(scope, params, given.reference, value);
    case 'wrong':
      throw given.error;
  }
}

/** A parameter that need not be there. */
export function optionalParam(
  scope: Scope,
  params: Params,
  given: Given | undefined,
  value: Found,
): Found | undefined {
  return given === undefined ? undefined : param(scope, params, given, value);
}

/** `metadata.maps`: the value for a key found in the request. Without one the descriptor must not be used. */
function mapEntry(scope: Scope, params: Params, reference: JsonRecord, value: Found): Found {
  const path = parsePath(jsonText(member(reference, 'map')) ?? '[');
  if (path?.root !== '$') throw new Unfit('invalidDescriptor', params.at, 'map');
  const way = readPath(member(reference, 'keyPath') ?? '[', params.prefix, params.at);
  const key = param(scope, params, way, value);
  const values = member(inDescriptor(scope.descriptor.root, path), 'values');
  const entry = mapEntryOf(values, key);
  if (entry === undefined) throw new Unfit('mapMiss', params.at, keyOf(key));
  return constant(scope.descriptor.root, entry, jsonText(member(reference, 'map')) ?? params.at);
}

/** Tables with more entries than this are looked up by the exact key only. */
const maxScanned = 1_000;

/**
 * The entry of a table for a value. Keys are texts: those of addresses, bytes and flags in any case, those of whole
 * numbers, and of slices, in decimal or hex. Two keys for one value are not.
 */
export function mapEntryOf(values: Json | undefined, found: Found): Json | undefined {
  const key = keyOf(found);
  if (!isJsonRecord(values) || key === undefined) return undefined;
  if (Object.hasOwn(values, key)) return values[key];
  const keys = Object.keys(values);
  if (keys.length > maxScanned) return undefined;
  const normal = isWhole(found) ? wholeKey : lowerKey;
  const wanted = normal(key);
  const same = keys.filter((it) => normal(it) === wanted);
  const [only] = same;
  return same.length === 1 && only !== undefined ? values[only] : undefined;
}

/** Bytes that were cut out of a value are the number that was packed there; bytes as they are signed are not. */
function isWhole({ value, at }: Found): boolean {
  return value.kind === 'integer' || (value.kind === 'bytes' && /\.\[\d+:\d+\]$/.test(at));
}

function lowerKey(key: string): string {
  return key.toLowerCase();
}

function wholeKey(key: string): string {
  return /^0x[0-9a-f]{1,64}$/i.test(key) ? String(BigInt(key)) : key;
}
