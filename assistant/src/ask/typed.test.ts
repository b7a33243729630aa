import { expect, it } from 'vitest';
import { scoreTypedQuestions } from './testing/typedQuestions.ts';

it.each([
  ['in English', true, false, 133, 126, 0],
  ['in other languages', false, false, 92, 87, 0],
  ['in English, kept from the phrasings', true, true, 137, 119, 1],
  ['in other languages, kept from the phrasings', false, true, 87, 76, 0],
])(
  'questions as people type them, %s: most are answered, and few with something else',
  (_, english, kept, count, right, other) => {
    const score = scoreTypedQuestions((it) => it.kept === kept && (it.language === 'en') === english);
    expect(score.count).toBe(count);
    expect(score.right).toBeGreaterThanOrEqual(right);
    expect(score.other.length).toBeLessThanOrEqual(other);
  },
);
