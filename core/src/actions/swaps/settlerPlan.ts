import type { Address } from 'viem';
import type { Actor, Step } from '../../model/step.ts';
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

export const settlerSignature = 'execute((address,address,uint256),bytes[],bytes32)';

/** The plans of 0x Settler in a request. An action says its own least amount as its last argument. */
export function settlerPlans(view: WithSteps): readonly SettlerPlan[] {
  return everyStep(view.steps).flatMap((step): SettlerPlan[] => {
    if (step.op !== 'call' || step.fn?.signature !== settlerSignature) return [];
    const [to, buys, least] = [addressAt(step, 0, 0), addressAt(step, 0, 1), integerAt(step, 0, 2)];
    if (to === undefined || buys === undefined || least === undefined) return [];
    const swaps = step.steps.filter(({ fn }) => /^UNISWAPV[234]$/.test(fn?.name ?? ''));
    if (swaps.length === 0) return [];
    const last = swaps.at(-1);
    const acted = last === undefined ? undefined : integerAt(last, last.args.length - 1);
    const hasLeast = least.value > 0n || (acted?.value ?? 0n) > 0n;
    const plan = { step, by: step.caller ?? step.actor, buys, least, to, hasLeast };
    return [acted === undefined ? plan : { ...plan, acted }];
  });
}
