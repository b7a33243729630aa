import type { Arg } from '../model/step.ts';
import type { ArgPath } from './argPath.ts';

/** The arguments at a path: one, or with `*` one for every element; `index` is which element it was. */
export type FoundArg = Readonly<{ arg: Arg; index?: number }>;

/**
 * Walks a path of positions and names into arguments. What is not there is not found; of a list too long to show,
 * only the first 1,000 elements are.
 */
export function findArgs(args: readonly Arg[], path: ArgPath): readonly FoundArg[] {
  let found: readonly FoundArg[] = [{ arg: root(args) }];
  for (const part of path) found = found.flatMap((it) => step(it, part));
  return found;
}

function root(args: readonly Arg[]): Arg {
  return { name: '', type: '', bytes: [0, 0], value: { kind: 'tuple', fields: args } };
}

function step({ arg, index }: FoundArg, part: number | string): readonly FoundArg[] {
  const parts = insideOf(arg);
  if (part === '*') return parts.slice(0, 1_000).map((inner, at) => ({ arg: inner, index: at }));
  const inner = typeof part === 'number' ? parts.at(part) : parts.find(({ name }) => name === part);
  if (inner === undefined) return [];
  return [index === undefined ? { arg: inner } : { arg: inner, index }];
}

/** The elements of an array, the fields of a tuple, the parts of packed bytes, or nothing. */
export function insideOf({ value }: Arg): readonly Arg[] {
  if (value.kind === 'array') return value.items;
  if (value.kind === 'bytes') return value.parts ?? [];
  return value.kind === 'tuple' ? value.fields : [];
}
