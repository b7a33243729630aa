import type { Role } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { roleAt } from '../../decode/abis/roleAt.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';

/** What our tables say that the arguments of a step are for, by the path of their names; undefined where they say nothing. */
export function rolesOf(step: Step): (path: readonly string[]) => Role | undefined {
  if (step.fn === undefined || step.op === 'permission' || step.op === 'create') return () => undefined;
  const model = step.commandByte === undefined ? modelOf(step.fn) : commandOf(step)?.model;
  return model === undefined ? () => undefined : (path) => roleAt(model, path);
}
