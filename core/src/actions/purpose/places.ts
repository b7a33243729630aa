import { factOfArg } from '../../model/factIds.ts';
import type { FunctionModel, NumberRole, Role } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { numberRoleOf } from '../../decode/abis/numberRoles.ts';
import { roleAt } from '../../decode/abis/roleAt.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { commandBySignature } from '../../decode/protocols/commands.ts';
import { memoize } from '../../kit/memoize.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step, StepFunction } from '../../model/step.ts';

/**
 * A parameter of a function, or a part of one: the same for every call of it, so that what its name says is asked once. `path`:
 * the names that lead to it; what is in a list, or in packed bytes, stands where that does. `role`: what our tables say that it
 * is for; `number`: what a number is for, of a function that they have.
 */
export type Param = Readonly<{
  fn: StepFunction | undefined;
  model: FunctionModel | undefined;
  path: readonly string[];
  role: Role | undefined;
  number: NumberRole | undefined;
  /** The parts of it that were met so far. */
  parts: Map<string, Param>;
}>;

/** Where an argument stands, at any depth. `packed`: it is a part of bytes; `listed`: it is in a list. */
export type PlacedArg = Readonly<{ arg: Arg; fact: FactId; param: Param; packed: boolean; listed: boolean }>;

/** Every argument of a step, each before those inside it. They are walked once: many rules look at each. */
export const argPlaces = memoizeStep((step: Step): readonly PlacedArg[] => {
  const places: PlacedArg[] = [];
  const collect = (
    args: readonly Arg[],
    above: FactId,
    outer: Param,
    parts: boolean,
    packed: boolean,
    listed: boolean,
  ) => {
    args.forEach((arg, at) => {
      const name = argName(arg, at);
      const place = {
        arg,
        fact: `${above}.${name}`,
        param: parts ? partIn(outer, name) : outer,
        packed,
        listed,
      };
      places.push(place);
      const inside = insideOf(arg);
      if (inside.length === 0) return;
      const { kind } = arg.value;
      const isPacked = packed || kind === 'bytes';
      collect(
        inside,
        place.fact,
        place.param,
        kind === 'tuple' && !isPacked,
        isPacked,
        listed || kind === 'array',
      );
    });
  };
  collect(step.args, factOfArg(step.id), paramsOf(step), true, false, false);
  return places;
});

/** The texts and the bytes among them. */
export const textPlaces = memoizeStep((step: Step): readonly PlacedArg[] =>
  argPlaces(step).filter(({ arg: { value } }) => value.kind === 'text' || value.kind === 'bytes'),
);

/** All parameters of the function of a step. */
export function paramsOf({ fn, op, commandByte }: Step): Param {
  if (fn === undefined || op === 'permission' || op === 'create') return paramAt(fn, undefined, []);
  return commandByte === undefined ? ofCall(fn) : ofCommand(fn);
}

const ofCall = memoize((fn: StepFunction) => paramAt(fn, modelOf(fn), []));
const ofCommand = memoize((fn: StepFunction) => paramAt(fn, commandBySignature(fn.signature)?.model, []));

/** The part of a parameter with a name. */
export function partIn({ fn, model, path, parts }: Param, name: string): Param {
  const there = parts.get(name);
  if (there !== undefined) return there;
  const made = paramAt(fn, model, [...path, name]);
  parts.set(name, made);
  return made;
}

export function paramAt(fn: Param['fn'], model: Param['model'], path: readonly string[]): Param {
  const [role, number] =
    model === undefined ? [undefined, undefined] : [roleAt(model, path), numberRoleOf(model, path)];
  return { fn, model, path, role, number, parts: new Map() };
}

/** Whether a parameter of the function of a step has a role. */
export function hasRole(step: Step, role: Role): boolean {
  const { model } = paramsOf(step);
  return model !== undefined && rolesIn(model).has(role);
}

const rolesIn = memoize(({ roles = {} }: FunctionModel): ReadonlySet<Role> => new Set(Object.values(roles)));

/** What an argument is called; without a name, its place. */
export function argName({ name }: Arg, at: number): string {
  return name === '' ? String(at) : name;
}
