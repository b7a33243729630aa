/**
 * One step of a path. `all` and `slice` of an array represent each of its elements; a slice of bytes for bytes. So does
 * a name with `each`, if it names an array and no selector follows.
 */
export type Segment =
  | Readonly<{ kind: 'name'; name: string; each?: true }>
  | Readonly<{ kind: 'index'; index: number }>
  | Readonly<{ kind: 'all' }>
  | Readonly<{ kind: 'slice'; start?: number; end?: number }>;

/** `#` is the data that is signed, `$` the descriptor, `@` the container; `''` is relative to the group around it. */
export type Path = Readonly<{ root: '#' | '$' | '@' | ''; segments: readonly Segment[] }>;

/**
 * Reads a path of ERC-7730 ("Path references"). Takes both ways to write an index, `a.[0]` and `a[0]`. Undefined
 * for anything else: filters, wildcards, steps of slices and recursive descent are not part of the standard.
 *
 * @example
 * parsePath('#.params.path.[-20:]');
 */
export function parsePath(text: string): Path | undefined {
  if (text.length > 1_000) return undefined;
  if (kept.has(text)) return kept.get(text);
  if (kept.size >= mostKept) kept.clear();
  const path = readPath(text);
  kept.set(text, path);
  return path;
}

/** Paths that were read lately: every field of every request asks again. */
const kept = new Map<string, Path | undefined>();
const mostKept = 4_096;

function readPath(text: string): Path | undefined {
  const parts = /^([#$@])(?:\.|$)(.*)$/s.exec(text);
  const root = (parts?.[1] ?? '') as Path['root'];
  const rest = parts?.[2] ?? text;
  const segments: Segment[] = [];
  let at = 0;
  while (at < rest.length) {
    piece.lastIndex = at;
    const found = piece.exec(rest);
    if (found === null) return undefined;
    const [whole, name, inside] = found;
    const segment = name === undefined ? selectorOf(inside ?? '') : ({ kind: 'name', name } as const);
    if (segment === undefined || segments.length >= 32) return undefined;
    if (at === 0 && whole.startsWith('.')) return undefined;
    segments.push(segment);
    at += whole.length;
  }
  return { root, segments };
}

/** A path as text, with its root, indices as `.[0]`. Two paths to the same place have the same text. */
export function pathText(root: string, segments: readonly Segment[]): string {
  return segments.reduce((text, segment) => `${text}.${segmentText(segment)}`, root);
}

/** `.name`, `.[…]`, `[…]`; a name at the start has no dot. */
const piece = /(?:\.|(?<![\s\S]))([A-Za-z0-9_$:-]+)|\.?\[([^\]]*)\]/y;

function selectorOf(inside: string): Segment | undefined {
  if (inside === '') return { kind: 'all' };
  if (whole.test(inside)) return { kind: 'index', index: Number(inside) };
  const [start, end, more] = inside.split(':');
  if (start === undefined || end === undefined || more !== undefined) return undefined;
  if (![start, end].every((it) => it === '' || whole.test(it))) return undefined;
  if (start === '' && end === '') return { kind: 'all' };
  return {
    kind: 'slice',
    ...(start === '' ? {} : { start: Number(start) }),
    ...(end === '' ? {} : { end: Number(end) }),
  };
}

const whole = /^-?[0-9]{1,9}$/;

function segmentText(segment: Segment): string {
  switch (segment.kind) {
    case 'name':
      return segment.name;
    case 'index':
      return `[${segment.index}]`;
    case 'all':
      return '[]';
    case 'slice':
      return `[${segment.start ?? ''}:${segment.end ?? ''}]`;
  }
}
