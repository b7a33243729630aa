import type { FunctionModel, Role } from '../../decode/abis/functionModel.ts';
import { roleAt } from '../../decode/abis/roleAt.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg } from '../../model/step.ts';

type ArgRole = Readonly<{ arg: Arg; role: Role }>;

/** The arguments of a modelled call that have a role, each with its own. The elements of an array are named as it is. */
export function argsWithRoles(args: readonly Arg[], model: FunctionModel): readonly ArgRole[] {
  const walk = (level: readonly Arg[], above: readonly string[]): readonly ArgRole[] =>
    level.flatMap((arg, at) => {
      const path = [...above, arg.name === '' ? String(at) : arg.name];
      const items = arg.value.kind === 'array' ? arg.value.items : [arg];
      return items.flatMap((item): readonly ArgRole[] => {
        if (item.value.kind === 'tuple') return walk(insideOf(item), path);
        const role = roleAt(model, path);
        return role === undefined ? [] : [{ arg: item, role }];
      });
    });
  return walk(args, []);
}
