import { factOfStep } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Step } from '../../model/step.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { valueCallsOf } from '../../actions/steps/valueCalls.ts';
import { type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on permissions that make no sense as they are asked for. */
export const approvalSlips: readonly Rule[] = [
  {
    id: 'approvals.toToken',
    severity: 'caution',
    needs: ['step.<s>.arg.spender'],
    readsSteps: true,
    run: (view) => [...ownGrants(view, false), ...ownGrants(view, true)].map(toToken),
  },
  {
    id: 'approvals.withValue',
    severity: 'caution',
    needs: ['step.<s>.value'],
    readsSteps: true,
    run: withValue,
  },
  {
    id: 'approvals.dearRevoke',
    severity: 'note',
    needs: ['effects'],
    readsSteps: true,
    run: dearRevoke,
  },
];

function toToken({ step, token, tokenFact, spender, spenderFact }: Grant): RuleAnswer {
  if (!same(token, spender)) return clear(spenderFact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [spenderFact, tokenFact ?? factOfStep(step.id, 'to')],
    says: { id: 'approvals.toToken.says', args: { spender: spenderFact } },
    why: { id: 'approvals.toToken.why', args: {} },
    remedy: 'reject',
  };
}

function withValue(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const approvals = everyStep(view.steps).filter(isApproval);
  const paid = valueCallsOf(view.steps).filter(
    ({ step, parts }) => isActing(step.actor, acting) && parts.every(isApproval),
  );
  if (paid.length === 0) return approvals.map(({ id }) => clear(factOfStep(id, 'value')));
  return paid.map(({ step: { id } }) => ({
    outcome: 'fired',
    severity: 'caution',
    step: id,
    facts: [factOfStep(id, 'value'), factOfStep(id, 'to')],
    says: { id: 'approvals.withValue.says', args: { value: factOfStep(id, 'value') } },
    why: { id: 'approvals.withValue.why', args: {} },
    remedy: 'reject',
  }));
}

/** Whether a step gives or takes back a permission by a function that takes no coins in any implementation of its standard. */
function isApproval(step: Step): boolean {
  return rowSays(step.fn?.signature, 'noCoins') === true && grantsOf(step).length > 0;
}

const dear = 1_000_000n;

function dearRevoke(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const taken = everyStep(view.steps)
    .flatMap(grantsOf)
    .filter(({ on, signed, by }) => !on && !signed && isActing(by, acting));
  const [first] = taken;
  if (first === undefined) return [];
  if (view.effects.s !== 'known') return [missing('effects', view.effects)];
  const calls = everyStep(view.steps).filter(({ op }) => op === 'call').length;
  if (view.effects.v.gasUsed <= dear * BigInt(calls)) return [clear('fee.expected')];
  return [
    {
      outcome: 'fired',
      severity: 'note',
      step: first.step.id,
      facts: [first.spenderFact, 'fee.expected'],
      says: { id: 'approvals.dearRevoke.says', args: { fee: 'fee.expected' } },
      why: { id: 'approvals.dearRevoke.why', args: {} },
      remedy: { id: 'approvals.dearRevoke.remedy', args: {} },
    },
  ];
}
