import type { Address } from 'viem';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { settlerOutput } from '../../decode/protocols/settler.ts';
import type { Actor, Step } from '../../model/step.ts';
import { holdingsSwapOf } from './routerSwaps.ts';
import { addressAt, everyStep, type FoundAt, integerAt, type WithSteps } from '../steps/stepTree.ts';

/** A plan of 0x Settler: what has to come out of it at least, and for whom. */
export type SettlerPlan = Readonly<{
  step: Step;
  /** Whose swap it is. */
  by: Actor;
  buys: FoundAt<Address>;
  least: FoundAt<bigint>;
  to: FoundAt<Address>;
  /** Whether it sets a least amount itself, or one of its actions does. */
  hasLeast: boolean;
  /** The minimum that its last swap sets itself. */
  acted?: FoundAt<bigint>;
}>;

/** The plans of 0x Settler in a request. A swap among its actions may set a minimum of its own. */
export function settlerPlans(view: WithSteps): readonly SettlerPlan[] {
  return everyStep(view.steps).flatMap((step): SettlerPlan[] => {
    if (step.op !== 'call' || !isKnownAs(step, 'settle')) return [];
    const [to, buys] = [addressAt(step, ...settlerOutput.to), addressAt(step, ...settlerOutput.buys)];
    const least = integerAt(step, ...settlerOutput.least);
    if (to === undefined || buys === undefined || least === undefined) return [];
    const swaps = step.steps.filter((it) => holdingsSwapOf(it) !== undefined);
    if (swaps.length === 0) return [];
    const last = swaps.at(-1);
    const acted = last === undefined ? undefined : integerAt(last, ...(holdingsSwapOf(last)?.least ?? []));
    const hasLeast = least.value > 0n || (acted?.value ?? 0n) > 0n;
    const plan = { step, by: step.caller ?? step.actor, buys, least, to, hasLeast };
    return [acted === undefined ? plan : { ...plan, acted }];
  });
}
