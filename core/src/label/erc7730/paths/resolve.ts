import type { Arg, ArgValue } from '../../../model/step.ts';
import type { Found } from './found.ts';
import type { AbsolutePath } from '../absolutePath.ts';
import { type Segment, type Path, pathText } from './path.ts';
import { cutBytes } from './slice.ts';
import { literalFound } from '../document/literal.ts';
import { type Scope, Unfit, type Container } from './scope.ts';

/**
 * The values that a path leads to, in their order: one, or as many as the arrays on its way have. A path into an array
 * without a selector represents each element.
 *
 * @param bound places for the arrays on the way, so that a parameter goes with its value: see `Found`
 * @param seen is told the length of each array on the way, also of empty ones
 * @throws {Unfit} when it leads nowhere
 */
export function resolve(
  scope: Scope,
  path: AbsolutePath,
  bound?: BoundIndices,
  seen: (level: number, length: number) => void = unseen,
): readonly Found[] {
  if (path.root === '@') return [containerValue(scope.container, path)];
  if (path.root === '$') return [literalFound(scope.descriptor.root, path)];
  const single = throughNames(scope, path);
  if (single !== undefined) return [single];
  const walk: Walk = { bound, seen, out: [], room: scope.room, whole: path.text };
  const root: Place = {
    value: { kind: 'tuple', fields: scope.args },
    type: 'tuple',
    bytes: undefined,
    at: '#',
    indices: [],
    lengths: [],
  };
  follow(walk, root, path.segments, 0);
  return walk.out;
}

function unseen(): void {}

/** The value that names alone lead to, which is how most paths are. Undefined where an array or a slice is on the way. */
function throughNames({ args, room }: Scope, { names, text, places }: AbsolutePath): Found | undefined {
  if (names === undefined) return undefined;
  let fields: readonly Arg[] | undefined = args;
  let found: Arg | undefined;
  for (let level = 0; level < names.length; level += 1) {
    const wanted = names[level];
    if (fields === undefined) return undefined;
    const last = fields[places[level] ?? 0];
    found = last?.name === wanted ? last : undefined;
    if (found === undefined) {
      const place = fields.findIndex(({ name }) => name === wanted);
      if (place < 0) return undefined;
      places[level] = place;
      found = fields[place];
    }
    if (found === undefined) return undefined;
    fields = found.value.kind === 'tuple' ? found.value.fields : undefined;
  }
  if (found === undefined || found.value.kind === 'array') return undefined;
  room.nodes -= 1;
  if (room.nodes < 0) throw new Unfit('tooMuch', text);
  const { value, type, bytes } = found;
  const source: Found['source'] =
    bytes[1] > 0 ? { by: 'argument', path: text, bytes } : { by: 'argument', path: text };
  return { value, type, at: text, source, indices: none, lengths: none };
}

const none: readonly number[] = [];

/** The one value that a parameter's path leads to, at the places of the value it goes with. @throws {Unfit} */
export function resolveOne(scope: Scope, path: AbsolutePath, bound: BoundIndices): Found {
  const found = resolve(scope, path, bound);
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Unfit('arrayLengths', path.text);
  return one;
}

/**
 * Places within arrays, and how long these must be. `open`: arrays further down are walked through; else each array on
 * the way must be bound.
 */
export type BoundIndices = Readonly<{ indices: readonly number[]; lengths: readonly number[]; open?: true }>;

type Walk = Readonly<{
  bound: BoundIndices | undefined;
  seen: (level: number, length: number) => void;
  out: Found[];
  room: { nodes: number };
  /** The path that is followed, for what is said when it leads nowhere. */
  whole: string;
}>;

type Place = Readonly<{
  value: ArgValue;
  type: string;
  bytes: Arg['bytes'] | undefined;
  at: string;
  indices: readonly number[];
  lengths: readonly number[];
}>;

function follow(walk: Walk, place: Place, segments: readonly Segment[], next: number): void {
  const segment = segments[next];
  const { value } = place;
  if (segment === undefined) {
    if (value.kind === 'array') return each(walk, place, value.items, segments, next);
    walk.room.nodes -= 1;
    if (walk.room.nodes < 0) throw new Unfit('tooMuch', walk.whole);
    const { type, at, indices, lengths } = place;
    walk.out.push({ value, type, at, indices, lengths, source: sourceOf(place) });
    return;
  }
  if (value.kind === 'array') {
    switch (segment.kind) {
      case 'index': {
        const index = segment.index < 0 ? value.items.length + segment.index : segment.index;
        const item = value.items[index];
        if (item === undefined) throw new Unfit('missingPath', walk.whole, `${value.items.length} elements`);
        return follow(walk, inside(place, item, `[${index}]`), segments, next + 1);
      }
      case 'all':
        return each(walk, place, value.items, segments, next + 1);
      case 'slice':
        return each(walk, place, value.items.slice(segment.start, segment.end), segments, next + 1);
      case 'name':
        if (isEach(segments[next - 1])) return each(walk, place, value.items, segments, next);
        throw new Unfit('missingPath', walk.whole);
    }
  }
  if (segment.kind === 'name' && value.kind === 'tuple') {
    const field = value.fields.find(({ name }) => name === segment.name);
    if (field === undefined) throw new Unfit('missingPath', walk.whole);
    return follow(walk, inside(place, field, field.name), segments, next + 1);
  }
  if (segment.kind === 'slice' && next === segments.length - 1)
    return follow(walk, bytesAt(walk, place, segment), segments, next + 1);
  throw new Unfit('missingPath', walk.whole);
}

function isEach(segment: Segment | undefined): boolean {
  return segment?.kind === 'name' && segment.each === true;
}

/** Every element, or the one whose place is bound. */
function each(
  walk: Walk,
  place: Place,
  items: readonly Arg[],
  segments: readonly Segment[],
  next: number,
): void {
  const level = place.indices.length;
  const only = walk.bound?.indices[level];
  const free = walk.bound === undefined || (walk.bound.open === true && only === undefined);
  if (!free && (only === undefined || walk.bound?.lengths[level] !== items.length))
    throw new Unfit('arrayLengths', walk.whole);
  walk.seen(level, items.length);
  const lengths = [...place.lengths, items.length];
  const last = Math.min(only ?? items.length - 1, items.length - 1);
  for (let index = only ?? 0; index <= last; index += 1) {
    const item = items[index];
    if (item === undefined) continue;
    const element = inside(place, item, `[${item.name}]`);
    follow(walk, { ...element, indices: [...place.indices, index], lengths }, segments, next);
  }
}

function inside(place: Place, arg: Arg, step: string): Place {
  return {
    value: arg.value,
    type: arg.type,
    bytes: arg.bytes,
    at: `${place.at}.${step}`,
    indices: place.indices,
    lengths: place.lengths,
  };
}

function bytesAt(walk: Walk, place: Place, slice: Extract<Segment, { kind: 'slice' }>): Place {
  const cut = cutBytes(place.value, slice);
  if (cut === undefined) throw new Unfit('missingPath', walk.whole, place.type);
  return {
    ...place,
    value: { kind: 'bytes', hex: cut.hex },
    type: 'bytes',
    at: `${place.at}.[${cut.start}:${cut.end}]`,
  };
}

function sourceOf({ at, bytes }: Place): Found['source'] {
  const placed = bytes !== undefined && bytes[1] > 0;
  return placed ? { by: 'argument', path: at, bytes } : { by: 'argument', path: at };
}

/** The value of a container path, `@.to` and so on, perhaps a slice of it. @throws {Unfit} when it is not known */
function containerValue(container: Container, { segments }: Path): Found {
  const segment = segments[0];
  const slice = segments[1];
  const what = segment?.kind === 'name' ? segment.name : '';
  if (what !== 'from' && what !== 'to' && what !== 'value' && what !== 'chainId')
    throw new Unfit('missingPath', `@.${what}`);
  const it = container[what];
  if (it === undefined) throw new Unfit('missingContainer', `@.${what}`);
  const value: ArgValue =
    typeof it === 'string' ? { kind: 'address', address: it } : { kind: 'integer', value: BigInt(it) };
  const type = typeof it === 'string' ? 'address' : 'uint256';
  const found = {
    value,
    type,
    at: `@.${what}`,
    source: { by: 'container', what },
    indices: [],
    lengths: [],
  } as const;
  if (slice === undefined) return found;
  const cut = slice.kind === 'slice' && segments.length === 2 ? cutBytes(value, slice) : undefined;
  if (cut === undefined) throw new Unfit('missingPath', pathText('@', segments));
  return { ...found, value: { kind: 'bytes', hex: cut.hex }, type: 'bytes' };
}
