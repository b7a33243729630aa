import { factOfArg } from '../model/factIds.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { memoizeStep } from '../actions/steps/memoizeStep.ts';
import type { FunctionModel, NumberRole, Role } from '../decode/abis/functionModel.ts';
import { numberRoleOf } from '../decode/abis/numberRoles.ts';
import { roleAt } from '../decode/abis/roleAt.ts';
import { commandOf } from '../decode/protocols/commands.ts';
import { insideOf } from '../decode/findArgs.ts';
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

/** What is known of a call; of a command, only where its row says what it is about: the others are told as what they do. */
export function saidModel(step: Step): FunctionModel | undefined {
  const command = commandOf(step)?.model;
  return modelFor(step) ?? (command?.sums === undefined ? undefined : command);
}

/** What stands for the caller, or for the router, where a command says who gets something. */
function isMark({ value }: Arg): boolean {
  return value.kind === 'address' && /^0x0{39}[12]$/.test(value.address);
}

/** The values of a call with what they are for: all of them, since who comes last can be who gets it. */
export const modelLeaves = memoizeStep((step: Step): readonly Leaf[] => {
  const model = saidModel(step);
  if (model === undefined) return [];
  const leaves: Leaf[] = [];
  const collect = (arg: Arg, path: readonly string[], at: string, listed: boolean): void => {
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
      fact: factOfArg(step.id, at),
      path,
      at,
      role: step.commandByte !== undefined && isMark(arg) ? undefined : roleAt(model, path),
      number,
      listed,
    });
    collectWords(arg, path, at);
  };
  /** The words of bytes that are numbers; a path is said as one. */
  const collectWords = (arg: Arg, path: readonly string[], at: string): void => {
    if (arg.value.kind !== 'bytes' || insideOf(arg).some(({ type }) => type !== 'uint256')) return;
    for (const word of insideOf(arg)) collect(word, [...path, word.name], `${at}.${word.name}`, false);
  };
  step.args.forEach((arg, index) => {
    const name = arg.name === '' ? String(index) : arg.name;
    collect(arg, [name], name, false);
  });
  return leaves;
});
