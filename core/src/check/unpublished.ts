import { knownName } from '../label/known.ts';
import { chainOf } from '../request/chainOf.ts';
import { ownGrants } from './approvals.ts';
import { savedName } from './book.ts';
import type { Grant } from './grants.ts';
import { isNoLimit } from './noLimit.ts';
import { once } from './once.ts';
import { clear, type Rule, type Said } from './rule.ts';
import { codeOf, lookUp, type View } from './view.ts';

/**
 * Rules on permissions without limit for contracts whose source nobody published. That the record is not known is
 * said once, by the rule that is about the record itself (`identity.unpublished`): here it is no answer.
 */
export const unpublished: readonly Rule[] = [
  rule('approvals', false, 'Drainers hide their code; who lets it take everything may lose everything.'),
  rule(
    'signatures',
    true,
    'A signature is enough for hidden code to take everything. A record that is not known is no answer here.',
  ),
];

function rule(family: 'approvals' | 'signatures', signed: boolean, because: string): Rule {
  return {
    id: `${family}.unpublished`,
    family,
    severity: 'stop',
    because,
    needs: ['step.<s>.arg.spender', 'account.<a>.verified'],
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
  if (grant.kind === 'once' || grant.kind === 'item' || !isNoLimit(view, grant)) return [];
  const code = codeOf(view, grant.spender);
  if (code.s !== 'known' || code.v.state !== 'contract') return [];
  const chainId = chainOf(view.incoming.request.body);
  const shipped = chainId !== undefined && knownName(chainId, grant.spender) !== undefined;
  if (shipped || savedName(view, grant.spender)) return [clear(grant.spenderFact)];
  const fact = `account.${grant.spender.toLowerCase()}.verified`;
  const record = lookUp(view, fact);
  if (record.s !== 'known' || record.v.kind !== 'bool') return [];
  if (record.v.value) return [clear(grant.spenderFact, fact)];
  return [
    {
      outcome: 'fired',
      severity: 'stop',
      step: grant.step.id,
      facts: [grant.spenderFact, fact],
      says: { id: `${family}.unpublished.says`, args: { spender: grant.spenderFact } },
      why: { id: `${family}.unpublished.why`, args: {} },
      remedy: { id: 'remedy.reject', args: {} },
    },
  ];
}
