import type { FactId } from '../../model/fact.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { isTrusted } from '../../evidence/trusted.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { heldShare } from '../../evidence/spending/heldShare.ts';
import { isUnlimitedGrant } from '../../evidence/spending/noLimit.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/**
 * Rules on permissions that are as good as all that is held, though they have a limit. Published source and age make no
 * contract honest: only who is named here counts.
 */
export const allHeld: readonly Rule[] = [
  {
    id: 'approvals.allHeld',
    severity: 'caution',
    needs: ['step.<s>.arg.amount', 'account.<a>.holds.<t>'],
    readsSteps: true,
    run: (view) => ownGrants(view, false).flatMap((grant) => isAllHeld(view, grant, 'approvals', false)),
  },
];

export function isAllHeld(
  view: Evidence,
  grant: Grant,
  family: 'approvals' | 'signatures',
  several: boolean,
): readonly RuleAnswer[] {
  // Without a limit it is said by the rule on that.
  if (grant.kind === 'operator' || isUnlimitedGrant(view, grant)) return [];
  const it = heldShare(view, grant);
  if (it.share === 'unknown') return [missing(it.fact, it.why)];
  if (it.share === 'part') return [clear(grant.spenderFact)];
  const named = isTrusted(view, grant.spender);
  const grave = several && !named;
  const facts: readonly FactId[] = [
    grant.spenderFact,
    ...(grant.amount === undefined ? [] : [grant.amount.fact]),
    it.held,
  ];
  return [
    {
      outcome: 'fired',
      ...(grave
        ? stopUnlessKnown(view, grant.spender)
        : named
          ? { severity: 'note' }
          : { severity: 'caution', unlessKnown: grant.spender }),
      step: grant.step.id,
      facts,
      says: {
        id: `${family}.allHeld.says`,
        args: { spender: grant.spenderFact, held: it.held, how: it.how },
      },
      why: named
        ? { id: 'approvals.allHeld.whyNamed', args: {} }
        : grave
          ? { id: 'signatures.noLimit.whyAll', args: {} }
          : { id: `${family}.allHeld.why`, args: {} },
      remedy: grave
        ? 'reject'
        : { id: family === 'approvals' ? 'approvals.noLimit.remedy' : 'signatures.noLimit.remedy', args: {} },
    },
  ];
}
