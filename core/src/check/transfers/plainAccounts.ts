import { factOfStep } from '../../model/factIds.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Whether a call goes to an account without code. */
export const plainAccounts: readonly Rule[] = [
  {
    id: 'transfers.dataToPlainAccount',
    severity: 'caution',
    needs: ['account.<a>.code'],
    readsSteps: false,
    run: dataToPlainAccount,
  },
];

function dataToPlainAccount(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    if (step.op !== 'call' || step.to === null || step.data === '0x' || !isActing(step.actor, acting))
      return [];
    const fact = codeFact(step.to);
    const code = codeOf(view, step.to);
    if (code.s !== 'known') return [missing(fact, code)];
    if (code.v.state !== 'none') return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact, factOfStep(step.id, 'to')],
        says: { id: 'transfers.dataToPlainAccount.says', args: { to: factOfStep(step.id, 'to') } },
        why: { id: 'transfers.dataToPlainAccount.why', args: {} },
        remedy: { id: 'transfers.dataToPlainAccount.remedy', args: {} },
      },
    ];
  });
}
