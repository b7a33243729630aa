import { type Path, pathText, type Segment } from './paths/path.ts';

/** A path from a root, with what is asked of it each time that it is followed. */
export type AbsolutePath = Path &
  Readonly<{
    text: string;
    /** The names that it is made of, where it is a path into the data that is made of names alone. */
    names?: readonly string[];
    /** Where each of the names was found last, and is looked for first. */
    places: number[];
  }>;

/** A path with the path of its group in front, unless it names its root. */
export function absolutePath(prefix: readonly Segment[], path: Path): AbsolutePath {
  if (path.root !== '') return withText(path.root, path.segments);
  return withText('#', prefix.length === 0 ? path.segments : [...prefix, ...path.segments]);
}

/** The path of a group: if what it names is an array, it represents each element, also where no selector says so. */
export function pathOfEach({ root, segments }: AbsolutePath): AbsolutePath {
  const last = segments.at(-1);
  return withText(
    root,
    last?.kind === 'name' ? [...segments.slice(0, -1), { ...last, each: true }] : segments,
  );
}

function withText(root: Path['root'], segments: readonly Segment[]): AbsolutePath {
  const names = segments.flatMap((segment) => (segment.kind === 'name' ? [segment.name] : []));
  const whole = { root, segments, text: pathText(root, segments), places: [] };
  return root === '#' && names.length === segments.length ? { ...whole, names } : whole;
}
