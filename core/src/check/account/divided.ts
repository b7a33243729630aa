import { factOfStep } from '../../model/factIds.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { pending } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { holds } from '../../actions/purpose/when.ts';
import { isGained } from '../../evidence/purpose/payingSteps.ts';

/** What ends a thing that two parties share: the rest goes to the other, whom the call does not name. */
export const divided: readonly Rule[] = [
  {
    id: 'account.divided',
    severity: 'caution',
    needs: ['step.<s>.fn', 'effects'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => divides(view, step)),
  },
];

function divides(view: Evidence, step: Step): readonly RuleAnswer[] {
  if (!holds(step, modelFor(step)?.divides)) return [];
  const { effects } = view;
  if (effects.s === 'pending') return [missing('effects', effects)];
  if (effects.s === 'known' && effects.v.status === 'success' && immediateSteps(view.steps).includes(step)) {
    if (effects.v.calls?.s === 'pending') return [missing('effects', pending)];
    // Who else is paid has a rule of its own.
    if (isGained(view)) return [clear('effects')];
  }
  const fn = factOfStep(step.id, 'fn');
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fn],
      says: { id: 'account.divided.says', args: { fn } },
      why: { id: 'account.divided.why', args: {} },
      remedy: { id: 'account.divided.remedy', args: {} },
    },
  ];
}
