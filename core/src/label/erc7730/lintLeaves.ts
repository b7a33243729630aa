import type { Arg } from '../../model/step.ts';
import type { ReadClearSigned, SpanSource } from './clearSigned.ts';

/** A value of the decoder that is no array and no tuple, and where it is. `key` is the same for the same place. */
export type Leaf = Readonly<{ arg: Arg; path: string; key: string; names: readonly string[] }>;

/** Every single value that was decoded. */
export function leavesOf(args: readonly Arg[], path = '#', names: readonly string[] = []): readonly Leaf[] {
  return args.flatMap((arg) => {
    const { value, name } = arg;
    if (value.kind === 'tuple') return leavesOf(value.fields, `${path}.${name}`, [...names, name]);
    if (value.kind === 'array') return leavesIn(value.items, `${path}.${name}`, [...names, name]);
    const at = `${path}.${name}`;
    return [{ arg, path: at, key: keyOf(at, arg.bytes), names: [...names, name] }];
  });
}

/** Elements are named by their place, and go by the name of their array. */
function leavesIn(items: readonly Arg[], path: string, names: readonly string[]): readonly Leaf[] {
  return items.flatMap((item) => {
    const at = `${path}.[${item.name}]`;
    if (item.value.kind === 'tuple') return leavesOf(item.value.fields, at, names);
    if (item.value.kind === 'array') return leavesIn(item.value.items, at, names);
    return [{ arg: item, path: at, key: keyOf(at, item.bytes), names }];
  });
}

/** The places of values that what is shown was made from: as values, tokens, callees. */
export function shownKeys(said: ReadClearSigned): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const field of said.fields)
    for (const span of field.value)
      for (const source of span.from)
        if (source.by === 'argument')
          keys.add(keyOf(source.path.replace(/\.\[\d+:\d+\]$/, ''), source.bytes));
  return keys;
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
