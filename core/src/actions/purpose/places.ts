import { factOfArg } from '../../model/factIds.ts';
import type { Role } from '../../decode/abis/functionModel.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { memoize } from '../../kit/memoize.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { rolesOf } from './roles.ts';

/**
 * Where an argument stands, at any depth. `path`: the names that lead to it; what is in a list stands where the list does.
 * `packed`: it is a part of bytes. `role`: what our tables say that it is for.
 */
export type PlacedArg = Readonly<{
  arg: Arg;
  fact: FactId;
  path: readonly string[];
  role: Role | undefined;
  packed: boolean;
}>;

/** Every argument of a step, each before those inside it. They are walked once: many rules look at each. */
export const argPlaces = memoize((step: Step): readonly PlacedArg[] => {
  const roleAt = rolesOf(step);
  const places: PlacedArg[] = [];
  const collect = (args: readonly Arg[], above: FactId, outer: PlacedArg | undefined) => {
    for (const [at, arg] of args.entries()) {
      const name = arg.name === '' ? String(at) : arg.name;
      const path = outer?.arg.value.kind === 'array' ? outer.path : [...(outer?.path ?? []), name];
      const role = path === outer?.path ? outer.role : roleAt(path);
      const packed = outer?.packed === true || outer?.arg.value.kind === 'bytes';
      const place = { arg, fact: `${above}.${name}`, path, role, packed };
      places.push(place);
      const inside = insideOf(arg);
      if (inside.length > 0) collect(inside, place.fact, place);
    }
  };
  collect(step.args, factOfArg(step.id), undefined);
  return places;
});
