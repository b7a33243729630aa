import { messageText } from '../../actions/message/messageText.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { signInOf } from '../../actions/message/signIn.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { isForeign } from './foreignText.ts';

/** What a text says is only looked for in English: of one in another language nobody here knows what it does. */
export const otherLanguage: readonly Rule[] = [
  {
    id: 'messages.otherLanguage',
    severity: 'caution',
    needs: ['message.text'],
    readsSteps: false,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const text = messageText(view);
  // The form of a sign-in is English, whatever its statement says.
  if (text === undefined || signInOf(view).kind === 'signIn') return [];
  if (!isForeign(text)) return [clear('message.text')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['message.text'],
      says: { id: 'messages.otherLanguage.says', args: {} },
      why: { id: 'messages.otherLanguage.why', args: {} },
      remedy: { id: 'messages.otherLanguage.remedy', args: {} },
    },
  ];
}
