import { factOfStep } from '../../model/factIds.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { isOnlyItsOwn, passedCalls } from '../../evidence/purpose/asItself.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { stillAllowed } from '../../evidence/spending/stillAllowed.ts';
import type { Rule } from '../rule.ts';

/** What a request seems to do for the user and does not: another account does it, or what it revokes stays. */
export const asItself: readonly Rule[] = [
  {
    id: 'outcome.asItself',
    severity: 'caution',
    needs: ['step.<s>.to', 'step.<s>.fn'],
    readsSteps: true,
    run: notYours,
  },
  {
    id: 'outcome.stillAllowed',
    severity: 'caution',
    needs: ['effects'],
    readsSteps: true,
    run: stays,
  },
];

function notYours(view: Evidence): readonly RuleAnswer[] {
  const said = new Set<string>();
  return passedCalls(view).flatMap((call): RuleAnswer[] => {
    const { outer, step } = call;
    if (step.data !== '0x' && step.fn === undefined) return [];
    const contract = factOfStep(outer.id, 'to');
    const fact = step.data === '0x' ? factOfStep(step.id, 'value') : factOfStep(step.id, 'fn');
    if (!isOnlyItsOwn(view, call)) return [clear(fact)];
    if (said.has(outer.id)) return [];
    said.add(outer.id);
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [contract, fact],
        says: { id: 'outcome.asItself.says', args: { contract } },
        why: { id: 'outcome.asItself.why', args: {} },
        remedy: { id: 'outcome.asItself.remedy', args: {} },
      },
    ];
  });
}

function stays(view: Evidence): readonly RuleAnswer[] {
  const revoked = immediateSteps(view.steps)
    .flatMap(grantsOf)
    .filter(({ on, signed }) => !on && !signed);
  if (revoked.length === 0) return [];
  if (view.effects.s !== 'known') return [missing('effects', view.effects)];
  const standing = stillAllowed(view);
  if (standing.length === 0) return revoked.map(({ spenderFact }) => clear(spenderFact));
  return standing.map(({ revoked: { step, spenderFact, tokenFact, kind }, line }) => {
    const token = tokenFact ?? factOfStep(step.id, 'to');
    const how = kind === 'operator' ? 'items' : 'token';
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [spenderFact, token, effectFact(line, 'after')],
      says: { id: 'outcome.stillAllowed.says', args: { how, spender: spenderFact, token } },
      why: { id: 'outcome.stillAllowed.why', args: {} },
      remedy: { id: 'outcome.stillAllowed.remedy', args: {} },
    };
  });
}
