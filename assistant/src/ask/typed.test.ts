import { expect, it } from 'vitest';
import { scoreTypedQuestions } from './testing/typedQuestions.ts';

it.each([
  ['in English', true, false, 52, 2],
  ['in other languages', false, false, 34, 0],
  ['in English, kept from the phrasings', true, true, 55, 3],
  ['in other languages, kept from the phrasings', false, true, 29, 1],
])(
  'questions as people type them, %s: most are answered, and few with something else',
  (_, english, kept, right, other) => {
    const score = scoreTypedQuestions((it) => it.kept === kept && (it.language === 'en') === english);
    expect(score.count).toBe(english ? 65 : 40);
    expect(score.right).toBeGreaterThanOrEqual(right);
    expect(score.other.length).toBeLessThanOrEqual(other);
  },
);
