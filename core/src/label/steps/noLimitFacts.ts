import { grantsOf } from '../../actions/approvals/grants.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Fact, FactId, Facts } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';

/** How many steps are inspected: what a person reads of a large batch is among the first. */
const most = 2_000;

/** The largest numbers that allowances are kept in: no id of an item is one of them by chance. */
const largest: ReadonlySet<bigint> = new Set([2n ** 96n - 1n, 2n ** 160n - 1n, 2n ** 256n - 1n]);

/**
 * `step.<id>.noLimit.<path>`: that an amount is the largest number there is, in a function or permit that is known to
 * allow that much. The bytes say so, whatever the contract is: it proves nothing of that.
 */
export function noLimitFacts(steps: readonly Step[]): Facts {
  const facts: Record<FactId, Fact> = {};
  for (const step of everyStep(steps).slice(0, most)) {
    for (const { kind, amount } of grantsOf(step)) {
      if ((kind !== 'allowance' && kind !== 'once') || amount === undefined) continue;
      if (!largest.has(amount.value)) continue;
      const id = amount.fact.replace('.arg.', '.noLimit.');
      facts[id] = {
        id,
        value: known({ kind: 'bool', value: true }),
        from: [{ by: 'derived', from: [amount.fact] }],
      };
    }
  }
  return facts;
}
