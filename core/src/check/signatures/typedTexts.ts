import type { Step } from '../../model/step.ts';
import type { Rule } from '../rule.ts';
import { siteOfLogIn, textsOfForm } from './meaningAnswers.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on typed data that is as good as a message: a log-in of a site, or a text of anything. */
export const typedTexts: readonly Rule[] = [
  {
    id: 'signatures.logIn',
    severity: 'stop',
    needs: ['step.<s>.fn', 'session.host'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => signed(view).flatMap((step) => siteOfLogIn(view, step)),
  },
  {
    id: 'signatures.anyText',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => signed(view).flatMap(textsOfForm),
  },
];

function signed(view: Evidence): readonly Step[] {
  return everyStep(view.steps).filter(({ op }) => op === 'permission');
}
