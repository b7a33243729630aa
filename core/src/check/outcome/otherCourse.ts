import { unknown } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { valueOf } from '../../model/known.ts';
import { codeOf, type Evidence } from '../../evidence/evidence.ts';

/** A contract that behaves differently when it is only tried. */
export const otherCourseRules: readonly Rule[] = [
  {
    id: 'outcome.otherCourse',
    severity: 'caution',
    needs: ['effects'],
    readsSteps: false,
    run: otherCourse,
  },
];

function otherCourse(view: Evidence): readonly RuleAnswer[] {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.assumed.some(({ is }) => is === 'feesUnanswered'))
    return [missing('effects', unknown('timeout'))];
  const said = effects.v.assumed.find(({ is }) => is === 'dependsOnFees' || is === 'noFees');
  if (said === undefined) return [clear('effects')];
  // Where no code runs, none can tell one run from another.
  if (said.is === 'noFees' && runsNoCode(view)) return [clear('effects')];
  const differs = said.is === 'dependsOnFees';
  const says: Phrase = { id: 'outcome.otherCourse.says', args: { how: differs ? 'differs' : 'untried' } };
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [],
      says,
      why: { id: 'outcome.otherCourse.why', args: {} },
      remedy: { id: 'outcome.otherCourse.remedy', args: {} },
    },
  ];
}

/** Whether all that is called are accounts without code, known to be. */
function runsNoCode(view: Evidence): boolean {
  const steps = everyStep(view.steps);
  return (
    steps.length > 0 &&
    steps.every(({ op, to }) => op === 'call' && to !== null && valueOf(codeOf(view, to))?.state === 'none')
  );
}
