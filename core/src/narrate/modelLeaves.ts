import type { FunctionModel, NumberRole, Role } from '../decode/abis/functionModel.ts';
import { numberRoleOf } from '../decode/abis/numberRoles.ts';
import { roleAt } from '../decode/abis/roleAt.ts';
import { insideOf } from '../label/findArgs.ts';
import type { FactId } from '../model/fact.ts';
import type { Arg, Step } from '../model/step.ts';

/**
 * One plain value among the arguments of a modeled call. `path`: the names that lead to it, elements of lists not
 * counted; `at`: the way to it as its fact has it.
 */
export type Leaf = Readonly<{
  arg: Arg;
  fact: FactId;
  path: readonly string[];
  at: string;
  role?: Role | undefined;
  number?: NumberRole | undefined;
  listed: boolean;
}>;

/** A sentence has no use for more. */
const most = 200;

/** The values of a modeled call with what they are for. */
export function modelLeaves(step: Step, model: FunctionModel): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const collect = (arg: Arg, path: readonly string[], at: string, listed: boolean): void => {
    if (leaves.length >= most) return;
    const { kind } = arg.value;
    if (kind === 'array' || kind === 'tuple') {
      insideOf(arg).forEach((inner, index) => {
        const name = inner.name === '' ? String(index) : inner.name;
        collect(
          inner,
          kind === 'array' ? path : [...path, name],
          `${at}.${name}`,
          listed || kind === 'array',
        );
      });
      return;
    }
    const number = kind === 'integer' ? numberRoleOf(model, path) : undefined;
    leaves.push({
      arg,
      fact: `step.${step.id}.arg.${at}`,
      path,
      at,
      role: roleAt(model, path),
      number,
      listed,
    });
  };
  step.args.forEach((arg, index) => {
    const name = arg.name === '' ? String(index) : arg.name;
    collect(arg, [name], name, false);
  });
  return leaves;
}
