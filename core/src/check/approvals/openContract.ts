import { factOfStep } from '../../model/factIds.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { isOpenToAll } from '../../actions/approvals/openContracts.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { type Payment, paymentsOf } from '../../actions/payments/payments.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { actorFact, everyStep } from '../../actions/steps/stepTree.ts';

/** A permission for a contract that anybody can have make calls is one for everybody. */
export const openContract: readonly Rule[] = [
  {
    id: 'approvals.openContract',
    severity: 'stop',
    needs: ['step.<s>.arg.spender'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const grants = [...ownGrants(view, false), ...ownGrants(view, true)];
  const taken = everyStep(view.steps)
    .flatMap(paymentsOf)
    .filter(({ by, from }) => by !== 'unknown' && isOpenToAll(view, by) && isActing(from, acting));
  return [...grants.map((it) => given(view, it)), ...taken.map((it) => used(view, it))];
}

function given(view: Evidence, { step, spender, spenderFact, unclear = false }: Grant): RuleAnswer {
  if (!isOpenToAll(view, spender)) return clear(spenderFact);
  return {
    outcome: 'fired',
    severity: unclear ? 'caution' : 'stop',
    step: step.id,
    facts: [spenderFact],
    says: { id: 'approvals.openContract.says', args: { spender: spenderFact } },
    why: { id: 'approvals.openContract.why', args: {} },
    remedy: 'reject',
  };
}

/** It can take what is the user's only by a permission that they gave it before. */
function used(view: Evidence, { step, fromFact }: Payment): RuleAnswer {
  const contract = actorFact(view.steps, step) ?? factOfStep(step.id, 'actor');
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: fromFact === undefined ? [contract] : [contract, fromFact],
    says: { id: 'approvals.openContract.saysUsed', args: { spender: contract } },
    why: { id: 'approvals.openContract.why', args: {} },
    remedy: { id: 'approvals.openContract.remedyUsed', args: {} },
  };
}
