import type { FoundAt } from '../../actions/steps/stepTree.ts';
import { neverEnds, noClockReaches } from '../../actions/approvals/neverEnds.ts';
import { chainTime } from '../../evidence/clock.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { isOfPermit2, type Grant } from '../../actions/approvals/grants.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Rules on how long a permission can be used. */
export const lifetimes: readonly Rule[] = [
  {
    id: 'approvals.longLived',
    severity: 'caution',
    needs: ['step.<s>.arg.expiration'],
    readsSteps: true,
    run: (view) =>
      ownGrants(view, false).flatMap((grant) => {
        return isOfPermit2(grant) ? [longLived(view, grant, grant.until, 'approvals')] : [];
      }),
  },
];

export function longLived(
  view: Evidence,
  grant: Grant,
  until: FoundAt<bigint> | undefined,
  family: 'approvals' | 'signatures',
): RuleAnswer {
  const days = thresholdsOf(view).longPermissionDays;
  if (until !== undefined) {
    const late = isLate(view, until.value, days);
    if (late === undefined) return { outcome: 'unknown', missing: ['effects'] };
    if (!late) return clear(until.fact);
  }
  return {
    outcome: 'fired',
    severity: 'caution',
    step: grant.step.id,
    facts: until === undefined ? [grant.spenderFact] : [grant.spenderFact, until.fact],
    says: neverEnds(until)
      ? { id: `${family}.longLived.saysNever`, args: { spender: grant.spenderFact } }
      : { id: `${family}.longLived.says`, args: { spender: grant.spenderFact, days } },
    why: { id: 'signatures.longLived.why', args: {} },
    remedy: { id: 'signatures.longLived.remedy', args: {} },
  };
}

/** Whether a time is more than so many days away; undefined where nobody knows the time now. */
function isLate(view: Evidence, until: bigint, days: number): boolean | undefined {
  if (until >= noClockReaches) return true;
  const now = chainTime(view);
  return now === undefined ? undefined : until > now + BigInt(Math.round(days * 86_400));
}
