import { heldKey } from '../../ledger/asset.ts';
import { strangerOf } from '../../evidence/accounts.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { movedBetweenOthers } from '../../evidence/spending/ofOthers.ts';
import type { Rule } from '../rule.ts';

/** What someone else owns goes to a third by a permission that they gave: no balance of the user's shows it. */
export const assetsOfOthers: readonly Rule[] = [
  {
    id: 'transfers.ofOthers',
    severity: 'note',
    needs: ['step.<s>.arg.from', 'step.<s>.arg.to'],
    readsSteps: true,
    // Of a request of someone else's nobody knows whose accounts these are, nor where nobody is said to sign.
    run: (view) => (strangerOf(view) === undefined ? run(view) : []),
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const once = new Map<string, RuleAnswer>();
  for (const { step, by, from, fromFact, to, toFact, what, amount, signed } of movedBetweenOthers(view)) {
    // No tokens at all may be sent in anybody's name, and what is signed for someone else has a rule of its own.
    if (by === 'unknown' || fromFact === undefined || signed || (what === 'token' && amount === 0n)) continue;
    once.set(heldKey(from, to), {
      outcome: 'fired',
      severity: 'note',
      step: step.id,
      facts: [fromFact, toFact],
      says: { id: 'transfers.ofOthers.says', args: { from: fromFact, to: toFact } },
      why: { id: 'transfers.ofOthers.why', args: {} },
    });
  }
  return [...once.values()];
}
