import type { FunctionModel, Role } from '../decode/abis/functionModel.ts';
import { insideOf } from '../label/findArgs.ts';
import type { Arg } from '../model/step.ts';

/** The arguments of a modelled call that have a role, each with its own. */
export function argsWithRoles(
  args: readonly Arg[],
  { roles = {} }: FunctionModel,
): readonly Readonly<{ arg: Arg; role: Role }>[] {
  const walk = (
    level: readonly Arg[],
    above: string,
    given: Role | undefined,
  ): readonly Readonly<{ arg: Arg; role: Role }>[] =>
    level.flatMap((arg, at) => {
      const name = arg.name === '' ? String(at) : arg.name;
      const path = above === '' ? name : `${above}.${name}`;
      const role = Object.hasOwn(roles, path) ? roles[path] : given;
      if (arg.value.kind === 'array') {
        // The elements of an array are named as the array is.
        return arg.value.items.flatMap((item) =>
          item.value.kind === 'tuple' ? walk(insideOf(item), path, role) : withRole(item, role),
        );
      }
      return arg.value.kind === 'tuple' ? walk(insideOf(arg), path, role) : withRole(arg, role);
    });
  return walk(args, '', undefined);
}

function withRole(arg: Arg, role: Role | undefined): readonly Readonly<{ arg: Arg; role: Role }>[] {
  return role === undefined ? [] : [{ arg, role }];
}
