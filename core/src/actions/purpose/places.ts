import { factOfArg } from '../../model/factIds.ts';
import type { NumberRole, Role } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { numberRoleOf } from '../../decode/abis/numberRoles.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { rolesOf } from './roles.ts';

/**
 * Where an argument stands, at any depth. `path`: the names that lead to it; what is in a list stands where the list does.
 * `packed`: it is a part of bytes; `listed`: it is in a list. `role`: what our tables say that it is for; `number`: what a
 * number is for, of a function that they have.
 */
export type PlacedArg = Readonly<{
  arg: Arg;
  fact: FactId;
  path: readonly string[];
  role: Role | undefined;
  number: NumberRole | undefined;
  packed: boolean;
  listed: boolean;
}>;

/** Every argument of a step, each before those inside it. They are walked once: many rules look at each. */
export const argPlaces = memoizeStep((step: Step): readonly PlacedArg[] => {
  const roleAt = rolesOf(step);
  const model = step.fn === undefined || step.commandByte !== undefined ? undefined : modelOf(step.fn);
  const places: PlacedArg[] = [];
  const collect = (args: readonly Arg[], above: FactId, outer: PlacedArg | undefined) => {
    for (const [at, arg] of args.entries()) {
      const name = arg.name === '' ? String(at) : arg.name;
      const path = outer?.arg.value.kind === 'array' ? outer.path : [...(outer?.path ?? []), name];
      const role = path === outer?.path ? outer.role : roleAt(path);
      const number =
        model !== undefined && arg.value.kind === 'integer' ? numberRoleOf(model, path) : undefined;
      const packed = outer?.packed === true || outer?.arg.value.kind === 'bytes';
      const listed = outer?.listed === true || outer?.arg.value.kind === 'array';
      const place = { arg, fact: `${above}.${name}`, path, role, number, packed, listed };
      places.push(place);
      const inside = insideOf(arg);
      if (inside.length > 0) collect(inside, place.fact, place);
    }
  };
  collect(step.args, factOfArg(step.id), undefined);
  return places;
});
