import type { Role } from '../../decode/abis/functionModel.ts';
import type { Arg, Step } from '../../model/step.ts';
import { listedLeavesOf } from './leavesOf.ts';

type ArgRole = Readonly<{ arg: Arg; role: Role }>;

/** What the arguments of a step hold in the end that our tables say a role of, each with its own. */
export function argsWithRoles(step: Step): readonly ArgRole[] {
  return listedLeavesOf(step).flatMap(({ arg, param: { role } }) =>
    role === undefined ? [] : [{ arg, role }],
  );
}
