import { type AbsolutePath, absolutePath } from './absolutePath.ts';
import type { Found } from './paths/found.ts';
import {
  isList,
  isJsonRecord,
  type Json,
  type JsonRecord,
  member,
  shortText,
  jsonText,
} from './document/json.ts';
import { constant } from './document/literal.ts';
import { parsePath, type Segment } from './paths/path.ts';
import { Unfit } from './paths/scope.ts';

/** The parameters of a field, and the path of the group they are in. What does not depend on the request is worked out. */
export type Params = Readonly<{
  record: JsonRecord;
  prefix: readonly Segment[];
  at: string;
  /** Whether the token is the one that the descriptor itself describes. */
  ofOwnToken: boolean;
}> &
  Readonly<Record<ParamName | 'base', Given | undefined>> &
  Readonly<Record<ListName, readonly Given[]>> &
  Readonly<Record<PlainName, Json | undefined>>;

/** How a parameter is given. `wrong` is thrown when it is asked for. */
export type Given =
  | Readonly<{ by: 'path'; path: AbsolutePath }>
  | Readonly<{ by: 'constant'; found: Found }>
  | Readonly<{ by: 'map'; reference: JsonRecord }>
  | Readonly<{ by: 'wrong'; error: Unfit }>;

/** Parameters that are a constant, or a path where a name with `Path` at its end is in their place. */
type ParamName =
  | 'token'
  | 'chainId'
  | 'threshold'
  | 'message'
  | 'collection'
  | 'callee'
  | 'selector'
  | 'amount'
  | 'spender';

/** Parameters that are one constant or a list of them, each perhaps a path. */
type ListName = 'nativeCurrencyAddress' | 'senderAddress';

/** A contract that has no `symbol()` and `decimals()` of its own: the descriptor says what they would give. */
export const ownToken = '$.metadata.token';

const none: readonly Given[] = [];

/** Parameters that are read as they are, by their formats. */
type PlainName = 'types' | 'sources' | 'encoding';

/** How many constants one parameter may list. */
const maxListed = 256;

/** Reads the parameters of a field of a descriptor. Never throws: what is wrong is said when it is asked for. */
export function readParams(
  root: JsonRecord,
  record: JsonRecord,
  prefix: readonly Segment[],
  at: string,
): Params {
  const one = (name: ParamName): Given | undefined => {
    const given = member(record, name);
    const path = member(record, `${name}Path`);
    if (given !== undefined && path !== undefined) return wrong(at, `${name} and ${name}Path`);
    if (path !== undefined) return readPath(path, prefix, at);
    return given === undefined ? undefined : readConstant(root, given, at);
  };
  const list = (name: ListName): readonly Given[] => {
    const given = member(record, name);
    if (given === undefined) return none;
    const all = isList(given) ? given : [given];
    if (all.length > maxListed) return [wrong(at, name)];
    return all.map((it) =>
      typeof it === 'string' && /^[@#]\./.test(it) ? readPath(it, prefix, at) : readConstant(root, it, at),
    );
  };
  const base = member(record, 'base');
  return {
    record,
    prefix,
    at,
    ofOwnToken: member(record, 'token') === ownToken,
    token: one('token'),
    chainId: one('chainId'),
    threshold: one('threshold'),
    message: one('message'),
    nativeCurrencyAddress: list('nativeCurrencyAddress'),
    senderAddress: list('senderAddress'),
    types: member(record, 'types'),
    sources: member(record, 'sources'),
    encoding: member(record, 'encoding'),
    collection: one('collection'),
    callee: one('callee'),
    selector: one('selector'),
    amount: one('amount'),
    spender: one('spender'),
    base: base === undefined ? undefined : readConstant(root, base, at),
  };
}

/** A path, absolute in the group of its field. */
export function readPath(given: Json | undefined, prefix: readonly Segment[], at: string): Given {
  const path = parsePath(jsonText(given) ?? '[');
  return path === undefined ? wrong(at, shortText(given)) : { by: 'path', path: absolutePath(prefix, path) };
}

/** A constant, `$.` path or map reference. */
function readConstant(root: JsonRecord, given: Json, at: string): Given {
  if (isJsonRecord(given)) return { by: 'map', reference: given };
  try {
    return { by: 'constant', found: constant(root, given, at) };
  } catch (error) {
    if (error instanceof Unfit) return { by: 'wrong', error };
    throw error;
  }
}

function wrong(at: string, detail: string): Given {
  return { by: 'wrong', error: new Unfit('invalidDescriptor', at, detail) };
}
