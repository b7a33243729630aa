import type { ArgValue } from '../../../model/step.ts';
import type { Found } from '../paths/found.ts';
import { isList, type Json, type JsonRecord, member } from './json.ts';
import { parsePath, type Path, pathText } from '../paths/path.ts';
import { Unfit } from '../paths/scope.ts';

/** What is at a `$.` path of the descriptor. @throws {Unfit} when nothing does */
export function inDescriptor(root: JsonRecord, { segments }: Path): Json {
  let at: Json | undefined = root;
  for (const segment of segments) {
    if (segment.kind === 'name') at = member(at, segment.name);
    else if (segment.kind === 'index' && isList(at)) at = at.at(segment.index);
    else at = undefined;
  }
  if (at === undefined) throw new Unfit('invalidDescriptor', pathText('$', segments));
  return at;
}

/** A scalar at a `$.` path as a value, as if it had been signed. */
export function literalFound(root: JsonRecord, path: Path): Found {
  return literal(inDescriptor(root, path), pathText('$', path.segments));
}

/** A scalar of the descriptor as a value. @throws {Unfit} for objects, lists and null */
export function literal(it: Json, at: string): Found {
  const place = { at, source: { by: 'descriptor', at } as const, indices: [], lengths: [] };
  const [value, type] = literalValue(it, at);
  return { value, type, ...place };
}

/** A constant, or what it refers to if it is a `$.` path. */
export function constant(root: JsonRecord, it: Json, at: string): Found {
  const path = typeof it === 'string' && it.startsWith('$.') ? parsePath(it) : undefined;
  return path?.root === '$' ? literalFound(root, path) : literal(it, at);
}

function literalValue(it: Json, at: string): readonly [ArgValue, string] {
  if (typeof it === 'bigint') return [{ kind: 'integer', value: it }, 'int256'];
  if (typeof it === 'boolean') return [{ kind: 'bool', value: it }, 'bool'];
  if (typeof it === 'string') return [{ kind: 'text', text: it }, 'string'];
  if (typeof it === 'number' && Number.isSafeInteger(it))
    return [{ kind: 'integer', value: BigInt(it) }, 'int256'];
  if (typeof it === 'number') return [{ kind: 'text', text: String(it) }, 'string'];
  throw new Unfit('invalidDescriptor', at);
}
