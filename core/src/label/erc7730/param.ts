import {
  emptyRecord,
  isList,
  isRecord,
  type Json,
  type JsonRecord,
  member,
  shortText,
  textOf,
} from './document/json.ts';
import { keyOf, type Found } from './paths/found.ts';
import { constant, inDescriptor } from './document/literal.ts';
import { parsePath, type Path, type Segment } from './paths/path.ts';
import { resolveOne } from './paths/resolve.ts';
import { type Scope, Unfit } from './paths/scope.ts';

/** The parameters of a field, and the path of the group they stand in. */
export type Params = Readonly<{ record: JsonRecord; prefix: readonly Segment[]; at: string }>;

/** Parameters that are a constant, and the name under which a path may stand in their place. */
const pathNames = {
  token: 'tokenPath',
  chainId: 'chainIdPath',
  threshold: 'thresholdPath',
  message: 'messagePath',
  collection: 'collectionPath',
  callee: 'calleePath',
  selector: 'selectorPath',
  amount: 'amountPath',
  spender: 'spenderPath',
} as const;

type ParamName = keyof typeof pathNames;

export const noParams: Params = { record: emptyRecord(), prefix: [], at: '' };

/**
 * The parameter `name` of a field, which is a constant, a `$.` path or a reference to a map; or `namePath`, a path
 * that is followed at the place of the value that is formatted. Undefined when neither is there.
 *
 * @throws {Unfit} when both are, when the path leads nowhere, or when a map has no entry
 */
export function param(scope: Scope, params: Params, name: ParamName, value: Found): Found | undefined {
  const given = member(params.record, name);
  const path = member(params.record, pathNames[name]);
  if (given !== undefined && path !== undefined)
    throw new Unfit('invalidDescriptor', params.at, `${name} and ${name}Path`);
  if (path !== undefined) return atPath(scope, params, path, value);
  if (given === undefined) return undefined;
  return constantParam(scope, params, given, value);
}

/** A constant, `$.` path or map reference. */
export function constantParam(scope: Scope, params: Params, given: Json, value: Found): Found {
  return isRecord(given)
    ? mapEntry(scope, params, given, value)
    : constant(scope.descriptor.root, given, params.at);
}

/** How many constants one parameter may list. */
const maxListed = 256;

/** A parameter that is one constant or a list of them, each perhaps a path. */
export function listParam(scope: Scope, params: Params, name: string, value: Found): readonly Found[] {
  const given = member(params.record, name);
  if (given === undefined) return [];
  const list = isList(given) ? given : [given];
  if (list.length > maxListed) throw new Unfit('invalidDescriptor', params.at, name);
  return list.map((it) => {
    if (typeof it === 'string' && /^[@#]\./.test(it)) return atPath(scope, params, it, value);
    return constantParam(scope, params, it, value);
  });
}

/** A path with the path of its group in front, unless it names its root. */
export function absolute(prefix: readonly Segment[], path: Path): Path {
  return path.root === '' ? { root: '#', segments: [...prefix, ...path.segments] } : path;
}

function atPath(scope: Scope, params: Params, given: Json, value: Found): Found {
  const path = parsePath(textOf(given) ?? '[');
  if (path === undefined) throw new Unfit('invalidDescriptor', params.at, shortText(given));
  return resolveOne(scope, absolute(params.prefix, path), value);
}

/** `metadata.maps`: the value for a key found in the request. Without one the descriptor must not be used. */
function mapEntry(scope: Scope, params: Params, reference: JsonRecord, value: Found): Found {
  const path = parsePath(textOf(member(reference, 'map')) ?? '[');
  if (path?.root !== '$') throw new Unfit('invalidDescriptor', params.at, 'map');
  const key = atPath(scope, params, member(reference, 'keyPath') ?? '[', value);
  const values = member(inDescriptor(scope.descriptor.root, path), 'values');
  const entry = entryOf(values, key);
  if (entry === undefined) throw new Unfit('mapMiss', params.at, keyOf(key));
  return constant(scope.descriptor.root, entry, textOf(member(reference, 'map')) ?? params.at);
}

/** Tables with more entries than this are looked up by the exact key only. */
const maxScanned = 1_000;

/**
 * The entry of a table for a value. Keys are texts: those of addresses, bytes and flags in any case, those of whole
 * numbers, and of slices, in decimal or hex. Two keys for one value are none.
 */
export function entryOf(values: Json | undefined, found: Found): Json | undefined {
  const key = keyOf(found);
  if (!isRecord(values) || key === undefined) return undefined;
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
