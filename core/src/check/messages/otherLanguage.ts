import { messageText } from '../../actions/message/messageText.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { signInOf } from '../../actions/message/signIn.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** What a text says is only looked for in English: of one in another language nobody here knows what it does. */
export const otherLanguage: readonly Rule[] = [
  {
    id: 'messages.otherLanguage',
    family: 'messages',
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

/** How many words a text must have before their language tells anything. */
const fewWords = 5;

/** Whether hardly any word is one of those without which nobody writes English, or letters are of another script. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (others.length * 4 > letters.length) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewWords) return false;
  return words.filter((word) => common.has(word)).length * 12 < words.length;
}

const common: ReadonlySet<string> = new Set(
  (
    'an and are as at be been but by can do for from has have here if in is it its me more my no not of on or our ' +
    'please that the their there these they this to up us was we when which will with you your ' +
    'sign signing message wallet account address nonce login log terms agree welcome hello thanks confirm verify ' +
    'ownership request site app proof owner accept action update profile picture name user time timestamp date id version'
  ).split(' '),
);
