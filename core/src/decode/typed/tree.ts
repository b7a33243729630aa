import type { Arg } from '../../model/step.ts';
import { lengthInMessage, type MessagePath, valueAt } from './at.ts';

/** The shape of many orders under one signature: a tree of pairs, so many levels deep at most. */
export function treeShape(order: string, deepest: number): RegExp {
  return new RegExp(`^\\(${literal(order)}${pairs(deepest)} tree\\)$`);
}

/** The `encodeType` of the same, where the struct `name` holds the tree of `order`, and `rest` are the other structs. */
export function treeType(name: string, order: string, deepest: number, rest: string): RegExp {
  return new RegExp(`^${name}\\(${order}${pairs(deepest)} tree\\)${literal(rest)}$`);
}

/** The paths of the orders in a tree. */
export function orderLeaves(args: readonly Arg[], path: MessagePath): readonly MessagePath[] {
  if (valueAt(args, path)?.kind === 'tuple') return [path];
  return Array.from({ length: lengthInMessage(args, path) }, (_, at) =>
    orderLeaves(args, [...path, at]),
  ).flat();
}

function pairs(deepest: number): string {
  return `(?:\\[2\\]){1,${deepest}}`;
}

function literal(types: string): string {
  return types.replace(/[()[\]]/g, '\\$&');
}
