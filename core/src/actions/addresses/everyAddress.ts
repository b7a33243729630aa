import { factOfStep, factOfArg } from '../../model/factIds.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { memoize } from '../../kit/memoize.ts';
import { everyStep } from '../steps/stepTree.ts';

/** Every address in a tree of steps, in lower case, with the first fact that shows it. */
export const everyAddress = memoize((steps: readonly Step[]): ReadonlyMap<string, FactId> => {
  const found = new Map<string, FactId>();
  const add = (address: string | null | undefined, fact: FactId) => {
    const key = address?.toLowerCase();
    if (key !== undefined && !/^0x0*$/.test(key) && !found.has(key)) found.set(key, fact);
  };
  const addArg = (arg: Arg, fact: FactId) => {
    const { value, meaning } = arg;
    if (value.kind === 'address') add(value.address, fact);
    if (meaning?.as === 'addressIn') add(packedAddress(value), fact);
    for (const inner of insideOf(arg)) addArg(inner, `${fact}.${inner.name}`);
  };
  for (const step of everyStep(steps)) {
    add(step.to, factOfStep(step.id, 'to'));
    for (const arg of step.args) addArg(arg, factOfArg(step.id, arg.name));
  }
  return found;
});
