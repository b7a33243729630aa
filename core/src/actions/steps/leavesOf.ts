import type { Arg, Step } from '../../model/step.ts';
import { memoizeStep } from './memoizeStep.ts';
import { argPlaces, type PlacedArg } from '../purpose/places.ts';

/** An argument that holds no others, and the fact that shows it. */
export type ArgLeaf = PlacedArg;

/** What the arguments of a step hold in the end, where tuples are taken apart and lists are left as they are. */
export const leavesOf = memoizeStep((step: Step): readonly ArgLeaf[] =>
  argPlaces(step).filter(({ arg, packed, listed }) => !packed && !listed && !isTuple(arg)),
);

/** The same, with the elements of lists. */
export const listedLeavesOf = memoizeStep((step: Step): readonly ArgLeaf[] =>
  argPlaces(step).filter(({ arg, packed }) => !packed && !isTuple(arg) && arg.value.kind !== 'array'),
);

function isTuple({ value }: Arg): boolean {
  return value.kind === 'tuple';
}
