import type { Arg } from '../../../model/step.ts';
import type { ReadClearSigned, SpanSource } from '../../../model/clearSigned.ts';

/** A value of the decoder that is not an array and no tuple, and where it is. `key` is the same for the same place. */
export type DescribedLeaf = Readonly<{ arg: Arg; path: string; key: string; names: readonly string[] }>;

/** Every single value that was decoded. */
export function describedLeavesOf(
  args: readonly Arg[],
  path = '#',
  names: readonly string[] = [],
): readonly DescribedLeaf[] {
  return args.flatMap((arg) => {
    const { value, name } = arg;
    if (value.kind === 'tuple') return describedLeavesOf(value.fields, `${path}.${name}`, [...names, name]);
    if (value.kind === 'array') return leavesIn(value.items, `${path}.${name}`, [...names, name]);
    const at = `${path}.${name}`;
    return [{ arg, path: at, key: keyOf(at, arg.bytes), names: [...names, name] }];
  });
}

/** Elements are named by their place, and go by the name of their array. */
function leavesIn(items: readonly Arg[], path: string, names: readonly string[]): readonly DescribedLeaf[] {
  return items.flatMap((item) => {
    const at = `${path}.[${item.name}]`;
    if (item.value.kind === 'tuple') return describedLeavesOf(item.value.fields, at, names);
    if (item.value.kind === 'array') return leavesIn(item.value.items, at, names);
    return [{ arg: item, path: at, key: keyOf(at, item.bytes), names }];
  });
}

/** What is shown of a value: all of it, or some of its bytes. */
export type ShownPart = 'whole' | readonly [start: number, end: number];

/** What is shown, as values, tokens, callees, of which places. */
export function shownParts(said: ReadClearSigned): ReadonlyMap<string, readonly ShownPart[]> {
  const parts = new Map<string, ShownPart[]>();
  for (const field of said.fields)
    for (const span of field.value)
      for (const source of span.from) {
        if (source.by !== 'argument') continue;
        const [, start, end] = slice.exec(source.path) ?? [];
        const part: ShownPart =
          start === undefined || end === undefined ? 'whole' : [Number(start), Number(end)];
        const key = keyOf(source.path.replace(slice, ''), source.bytes);
        const there = parts.get(key);
        if (there === undefined) parts.set(key, [part]);
        else there.push(part);
      }
  return parts;
}

const slice = /\.\[(\d+):(\d+)\]$/;

/**
 * Whether so much of a value is shown that nothing of weight is left out: of an address all of it, of a number all that
 * is not zero, of bytes that are a call all but its selector, of other bytes some.
 */
export function isShown(
  { arg: { value, meaning } }: DescribedLeaf,
  parts: readonly ShownPart[] = [],
): boolean {
  if (parts.includes('whole')) return true;
  switch (value.kind) {
    case 'address':
      return left(20, parts).length === 0;
    case 'integer': {
      const word = BigInt.asUintN(256, value.value).toString(16).padStart(64, '0');
      return left(32, parts).every(([start, end]) => /^0*$/.test(word.slice(start * 2, end * 2)));
    }
    case 'bytes': {
      const rest = left((value.hex.length - 2) / 2, parts).reduce((sum, [from, to]) => sum + to - from, 0);
      return meaning?.as === 'nested' ? rest <= 4 : parts.length > 0;
    }
    default:
      return parts.length > 0;
  }
}

/** The stretches of so many bytes that no part covers. */
function left(size: number, parts: readonly ShownPart[]): readonly (readonly [start: number, end: number])[] {
  const sorted = parts.flatMap((it) => (it === 'whole' ? [] : [it])).sort(([a], [b]) => a - b);
  const gaps: (readonly [number, number])[] = [];
  let at = 0;
  for (const [start, end] of sorted) {
    if (start > at) gaps.push([at, start]);
    at = Math.max(at, end);
  }
  if (at < size) gaps.push([at, size]);
  return gaps;
}

/** Whether a piece is made of the value at a place, whole or in part. */
export function isMadeOf(from: readonly SpanSource[], key: string): boolean {
  return from.some((it) => it.by === 'argument' && keyOf(it.path.replace(slice, ''), it.bytes) === key);
}

/** Whether the native currency that is sent along is shown. */
export function showsValue(said: ReadClearSigned): boolean {
  const isValue = (source: SpanSource): boolean => source.by === 'container' && source.what === 'value';
  return said.fields.some(({ value }) => value.some(({ from }) => from.some(isValue)));
}

/** By its bytes in calldata, so that names do not matter; by its path in typed data, which has no places. */
function keyOf(path: string, bytes: Arg['bytes'] | undefined): string {
  return bytes === undefined || bytes[1] === 0 ? path : bytes.join('-');
}
