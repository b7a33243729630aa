import { memoize } from '../../kit/memoize.ts';
import { scopesOf } from '../../ledger/scope.ts';
import type { Address } from 'viem';
import { isZero } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { settlerOutput } from '../../decode/protocols/settler.ts';
import type { Actor, Step } from '../../model/step.ts';
import { goesOf, holdingsSwapOf, permitSwapOf } from './routerSwaps.ts';
import { addressAt, everyStep, type FoundAt, integerAt, type WithSteps } from '../steps/stepTree.ts';

/** A plan of 0x Settler: what has to come out of it at least, and for whom. */
export type SettlerPlan = Readonly<{
  step: Step;
  /** Whose swap it is. */
  by: Actor;
  buys: FoundAt<Address>;
  least: FoundAt<bigint>;
  to: FoundAt<Address>;
  /** It has a minimum as a whole, which Settler measures at the end: nothing that its actions do can leave less. */
  isHeld: boolean;
  /** Whether it sets a least amount itself, or its last swap does. */
  hasLeast: boolean;
  /** The last swap, where that sets a minimum itself for what it pays to whoever swaps. `believed`: its pool may say it kept it. */
  acted?: Readonly<{ step: Step; least: FoundAt<bigint>; to: FoundAt<Address>; believed: boolean }>;
}>;

/** The plans of 0x Settler in a request. A swap among its actions may set a minimum of its own. */
export function settlerPlans(view: WithSteps): readonly SettlerPlan[] {
  return plansIn(view.steps);
}

const plansIn = memoize((roots: readonly Step[]) =>
  everyStep(roots).flatMap((step) => settlerPlanOf(step) ?? []),
);

const heldIn = memoize(
  (roots: readonly Step[]) =>
    new Set(plansIn(roots).flatMap(({ isHeld, step }) => (isHeld ? [step.id] : []))),
);

/** The plan that a step carries, where something is traded in it. */
export function settlerPlanOf(step: Step): SettlerPlan | undefined {
  if (step.op !== 'call' || !isKnownAs(step, 'settle')) return undefined;
  const [to, buys] = [addressAt(step, ...settlerOutput.to), addressAt(step, ...settlerOutput.buys)];
  const least = integerAt(step, ...settlerOutput.least);
  if (to === undefined || buys === undefined || least === undefined) return undefined;
  const trades = step.steps.filter((it) => commandOf(it)?.model.act === 'trade');
  const last = trades.at(-1);
  if (last === undefined) return undefined;
  const isHeld = least.value > 0n && !isZero(buys.value);
  const signer = addressAt(step, settlerOutput.signer)?.value;
  const acted = actedBy(last);
  const hasLeast = isHeld || acted !== undefined;
  const plan = { step, by: signer ?? step.caller ?? step.actor, buys, least, to, isHeld, hasLeast };
  return acted === undefined ? plan : { ...plan, acted };
}

/** Whether a step is an action of a plan that has a minimum as a whole. */
export function isInHeldPlan(view: WithSteps, { id }: Step): boolean {
  const held = heldIn(view.steps);
  return held.size > 0 && scopesOf(id).some((it) => it !== id && held.has(it));
}

function actedBy(step: Step): SettlerPlan['acted'] {
  const [holdings, permit] = [holdingsSwapOf(step), permitSwapOf(step)];
  const place = holdings?.least ?? permit?.least ?? 'none';
  const receiver = commandOf(step)?.receiver ?? 'none';
  if (place === 'none' || receiver === 'none') return undefined;
  const [least, to] = [integerAt(step, ...place), addressAt(step, ...receiver)];
  if (least === undefined || to === undefined || least.value === 0n) return undefined;
  if (goesOf(step, to.value) !== 'back') return undefined;
  return { step, least, to, believed: holdings !== undefined && holdings.pool !== 'none' };
}
