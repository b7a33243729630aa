import { factOfStep } from '../../model/factIds.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { argAt } from '../../actions/steps/stepTree.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Step } from '../../model/step.ts';
import type { Rule } from '../rule.ts';

/** Whether a Safe is handed fewer bytes of signatures than one owner needs, so that it refuses. */
export const safeSignatures: readonly Rule[] = [
  {
    id: 'outcome.safeSignatures',
    severity: 'caution',
    needs: ['step.<s>.arg.signatures', 'effects'],
    readsSteps: true,
    run: (view) => immediateSteps(view.steps).flatMap((step) => judge(view, step)),
  },
];

/** What each owner's signature takes, of whatever kind, in bytes (`checkSignatures`). */
const each = 65;

function judge(view: Evidence, step: Step): readonly RuleAnswer[] {
  if (!isKnownAs(step, 'execute') || view.incoming.mined !== undefined) return [];
  const found = argAt(step, 9);
  if (found?.value.kind !== 'bytes') return [];
  const { effects } = view;
  if (effects.s === 'pending') return [missing('effects', effects)];
  // What passes where it is simulated is enough, whatever is called.
  if (effects.s === 'known' && effects.v.status === 'success') return [clear('effects')];
  const bytes = found.value.hex.length / 2 - 1;
  if (bytes >= each) return [clear(found.fact)];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [found.fact, factOfStep(step.id, 'to')],
      says: { id: 'outcome.safeSignatures.says', args: { count: bytes, safe: factOfStep(step.id, 'to') } },
      why: { id: 'outcome.safeSignatures.why', args: { each } },
      remedy: { id: 'outcome.safeSignatures.remedy', args: {} },
    },
  ];
}
