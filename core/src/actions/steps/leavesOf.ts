import { factOfArg } from '../../model/factIds.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { memoize } from '../../kit/memoize.ts';

/** An argument that holds no others, and the fact that shows it. */
export type ArgLeaf = Readonly<{ arg: Arg; fact: FactId }>;

/** What the arguments of a step hold in the end, where tuples are taken apart and lists are left as they are. */
export const leavesOf = memoize((step: Step) => leavesIn(step.args, factOfArg(step.id), isTuple));

/** The same, with the elements of lists. */
export const listedLeavesOf = memoize((step: Step) =>
  leavesIn(step.args, factOfArg(step.id), (arg) => isTuple(arg) || arg.value.kind === 'array'),
);

function leavesIn(args: readonly Arg[], above: string, isOpened: (arg: Arg) => boolean): readonly ArgLeaf[] {
  return args.flatMap((arg, at): readonly ArgLeaf[] => {
    const fact = `${above}.${arg.name === '' ? String(at) : arg.name}`;
    return isOpened(arg) ? leavesIn(insideOf(arg), fact, isOpened) : [{ arg, fact }];
  });
}

function isTuple({ value }: Arg): boolean {
  return value.kind === 'tuple';
}
