import type { Arg } from '../../model/step.ts';
import { lengthInMessage, type MessagePath, valueAt } from './at.ts';

/** The paths of the orders in a tree. */
export function orderLeaves(args: readonly Arg[], path: MessagePath): readonly MessagePath[] {
  if (valueAt(args, path)?.kind === 'tuple') return [path];
  return Array.from({ length: lengthInMessage(args, path) }, (_, at) =>
    orderLeaves(args, [...path, at]),
  ).flat();
}
