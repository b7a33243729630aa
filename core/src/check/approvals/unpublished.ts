import { accountKey } from '../../text/accountKey.ts';
import { factOfStep, factOfAccount } from '../../model/factIds.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { freshOf } from '../../evidence/contractRecord.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { heldShare } from '../../evidence/spending/heldShare.ts';
import { isUnlimitedGrant, supplyUnread } from '../../evidence/spending/noLimit.ts';
import { memoize } from '../../kit/memoize.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isShipped } from '../../evidence/shipped.ts';
import { unanswered } from '../../model/unanswered.ts';
import { codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';

/**
 * Rules on permissions over all that is held for contracts whose source nobody published, or that are new. That nobody
 * has a record is said once, by the rule that is about the record itself (`identity.unpublished`).
 */
export const unpublished: readonly Rule[] = [rule('approvals', false), rule('signatures', true)];

function rule(family: 'approvals' | 'signatures', signed: boolean): Rule {
  return {
    id: `${family}.unpublished`,
    severity: 'stop',
    needs: ['step.<s>.arg.spender', 'account.<a>.verified', 'account.<a>.created', 'account.<a>.holds.<t>'],
    readsSteps: true,
    run: (view) => ownGrants(view, signed).flatMap((grant) => judge(view, grant, family)),
  };
}

/** The spenders, in lower case, for whom one of these rules fires: what they say need not be said of them again. */
export const openToUnpublished = memoize((view: Evidence): ReadonlySet<string> => {
  const grants = [...ownGrants(view, false), ...ownGrants(view, true)];
  const fires = grants.filter((it) =>
    judge(view, it, 'approvals').some(({ outcome }) => outcome === 'fired'),
  );
  return new Set(fires.map(({ spender }) => accountKey(spender)));
});

/** That not all is open to the spender, or what is missing to say so. */
function openGap(view: Evidence, grant: Grant): 'closed' | RuleAnswer | undefined {
  const held = heldShare(view, grant);
  if (isUnlimitedGrant(view, grant) || held.share === 'all') return undefined;
  if (view.effects.s !== 'known') return 'closed';
  if (held.share === 'unknown' && unanswered(held.why)) return missing(held.fact, held.why);
  return supplyUnread(view, grant) ?? 'closed';
}

function judge(view: Evidence, grant: Grant, family: 'approvals' | 'signatures'): readonly RuleAnswer[] {
  const gap = openGap(view, grant);
  if (gap === 'closed') return [];
  const code = codeOf(view, grant.spender);
  if (code.s !== 'known' || code.v.state !== 'contract') return [];
  if (isShipped(view, grant.spender)) return [clear(grant.spenderFact)];
  const fact = factOfAccount(grant.spender, 'verified');
  const record = lookUp(view, fact);
  const fresh = freshOf(view, grant.spender);
  const isNew = fresh.it.s === 'known' && fresh.it.v;
  const isHidden = record.s === 'known' && record.v.kind === 'bool' && !record.v.value;
  if (!isNew && !isHidden) {
    if (unanswered(record)) return [missing(fact, record)];
    if (unanswered(fresh.it)) return [missing(fresh.fact, fresh.it)];
    return record.s === 'known' ? [clear(grant.spenderFact, fact)] : [];
  }
  if (gap !== undefined) return [gap];
  return [
    {
      outcome: 'fired',
      ...stopUnlessKnown(view, grant.spender),
      step: grant.step.id,
      facts: [grant.spenderFact, ...(isHidden ? [fact] : fresh.fact === 'effects' ? [] : [fresh.fact])],
      says: {
        id: `${family}.unpublished.${isHidden ? 'says' : 'saysNew'}`,
        args: { spender: grant.spenderFact, token: grant.tokenFact ?? factOfStep(grant.step.id, 'to') },
      },
      why: { id: isHidden ? `${family}.unpublished.why` : 'approvals.unpublished.whyNew', args: {} },
      remedy: 'reject',
    },
  ];
}
