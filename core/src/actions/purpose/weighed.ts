import { controlKindOf } from '../control/controls.ts';
import { grantsOf } from '../approvals/grants.ts';
import { memoize } from '../../kit/memoize.ts';
import { paymentsOf } from '../payments/payments.ts';
import { receiverOf, swapOf } from '../swaps/swaps.ts';
import type { Role } from '../../decode/abis/functionModel.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';

/** The values of a step that rules of their own weigh: payees, spenders, and who receives what a swap brings. */
export const weighedIn = memoize((step: Step): ReadonlySet<FactId> => {
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

/**
 * Whether a rule of its own weighs who gains power by a step. Those on control and code warn of each such call; those on
 * what is handed over weigh to whom, and nothing else that the call names.
 */
export function isWeighedPower(step: Step, role: Role | undefined): boolean {
  const control = controlKindOf(step);
  if (control === undefined) return false;
  return control === 'given' || control === 'handover' ? role === 'power' : true;
}
