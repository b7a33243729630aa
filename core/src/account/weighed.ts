import { controlOf } from '../check/controls.ts';
import { grantsOf } from '../check/grants.ts';
import { once } from '../check/once.ts';
import { paymentsOf } from '../check/payments.ts';
import { receiverOf, swapOf } from '../check/swaps.ts';
import type { FactId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';

/** The values of a step that rules of their own weigh: payees, spenders, and who receives what a swap brings. */
export const weighedIn = once((step: Step): ReadonlySet<FactId> => {
  const facts = new Set<FactId>();
  const add = (fact: FactId | undefined) => {
    if (fact !== undefined) facts.add(fact);
  };
  for (const { toFact, fromFact, assetFact } of paymentsOf(step)) [toFact, fromFact, assetFact].forEach(add);
  for (const { spenderFact, tokenFact } of grantsOf(step)) [spenderFact, tokenFact].forEach(add);
  add(receiverOf(step)?.to.fact);
  const swap = swapOf(step);
  [swap?.to.fact, swap?.give.token?.fact, swap?.get.token?.fact].forEach(add);
  return facts;
});

/** Whether a step is a change of power, which rules of its own weigh whatever it names. */
export function isWeighedPower(step: Step): boolean {
  return controlOf(step) !== undefined;
}
