import { ownGrants } from './approvals.ts';
import { freshOf } from './contractRecord.ts';
import type { Grant } from './grants.ts';
import { heldShare } from './heldShare.ts';
import { isNoLimit } from './noLimit.ts';
import { once } from './once.ts';
import { clear, type Rule, type Said, stopUnlessKnown } from './rule.ts';
import { isShipped } from './shipped.ts';
import { codeOf, lookUp, type View } from './view.ts';

/**
 * Rules on permissions over all that is held for contracts whose source nobody published, or that are new. That the
 * record is not known is said once, by the rule that is about the record itself (`identity.unpublished`): here it is no answer.
 */
export const unpublished: readonly Rule[] = [
  rule(
    'approvals',
    false,
    'Drainers hide their code or deploy it for a day; who lets it take everything may lose everything. Caution where the user said that they know the spender.',
  ),
  rule(
    'signatures',
    true,
    'A signature is enough for hidden or new code to take everything. A record that is not known is no answer here. Caution where the user said that they know the spender.',
  ),
];

function rule(family: 'approvals' | 'signatures', signed: boolean, because: string): Rule {
  return {
    id: `${family}.unpublished`,
    family,
    severity: 'stop',
    because,
    needs: ['step.<s>.arg.spender', 'account.<a>.verified', 'account.<a>.created', 'account.<a>.holds.<t>'],
    readsSteps: true,
    run: (view) => ownGrants(view, signed).flatMap((grant) => judge(view, grant, family)),
  };
}

/** The spenders, in lower case, for whom one of these rules fires: what they say need not be said of them again. */
export const openToUnpublished = once((view: View): ReadonlySet<string> => {
  const grants = [...ownGrants(view, false), ...ownGrants(view, true)];
  const fires = grants.filter((it) =>
    judge(view, it, 'approvals').some(({ outcome }) => outcome === 'fired'),
  );
  return new Set(fires.map(({ spender }) => spender.toLowerCase()));
});

function judge(view: View, grant: Grant, family: 'approvals' | 'signatures'): readonly Said[] {
  if (!isNoLimit(view, grant) && heldShare(view, grant).share !== 'all') return [];
  const code = codeOf(view, grant.spender);
  if (code.s !== 'known' || code.v.state !== 'contract') return [];
  if (isShipped(view, grant.spender)) return [clear(grant.spenderFact)];
  const fact = `account.${grant.spender.toLowerCase()}.verified`;
  const record = lookUp(view, fact);
  const fresh = freshOf(view, grant.spender);
  const isNew = fresh.it.s === 'known' && fresh.it.v;
  const isHidden = record.s === 'known' && record.v.kind === 'bool' && !record.v.value;
  if (!isNew && !isHidden) return record.s === 'known' ? [clear(grant.spenderFact, fact)] : [];
  return [
    {
      outcome: 'fired',
      ...stopUnlessKnown(view, grant.spender),
      step: grant.step.id,
      facts: [grant.spenderFact, ...(isHidden ? [fact] : fresh.fact === 'effects' ? [] : [fresh.fact])],
      says: {
        id: `${family}.unpublished.${isHidden ? 'says' : 'saysNew'}`,
        args: { spender: grant.spenderFact },
      },
      why: { id: isHidden ? `${family}.unpublished.why` : 'approvals.unpublished.whyNew', args: {} },
      remedy: { id: 'remedy.reject', args: {} },
    },
  ];
}
