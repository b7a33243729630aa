import { type Offer, offersOf } from '../../actions/offers/offers.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import type { Rule } from '../rule.ts';
import { neverEnds } from '../../actions/approvals/neverEnds.ts';
import { longLived } from '../approvals/lifetimes.ts';

/** Permissions by signature that last long. */
export const signedLifetimes: readonly Rule[] = [
  {
    id: 'signatures.longLived',
    severity: 'caution',
    needs: ['step.<s>.arg.deadline'],
    readsSteps: true,
    run: (view) => {
      const grants = ownGrants(view, true);
      const offers = everyStep(view.steps).filter((step) => grants.every((it) => it.step !== step));
      return [
        ...grants.map((grant) => longLived(view, grant, grant.until, 'signatures')),
        ...offers.flatMap(offersOf).flatMap(endless),
      ];
    },
  },
];

/** An offer that says when it ends, and says never. It can be taken when what it gives has become worth much more. */
function endless({ step, gives, until }: Offer): readonly RuleAnswer[] {
  if (until === undefined || gives.length === 0) return [];
  if (!neverEnds(until)) return [clear(until.fact)];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [until.fact],
      says: { id: 'signatures.longLived.saysOffer', args: {} },
      why: { id: 'signatures.longLived.whyOffer', args: {} },
      remedy: { id: 'signatures.longLived.remedyOffer', args: {} },
    },
  ];
}
