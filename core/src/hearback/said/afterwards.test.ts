import { describe, expect, test } from 'vitest';
import type { Difference } from '../../intent/difference.ts';
import type { Phrase, PhraseId } from '../../model/phrase.ts';
import { phrases } from '../../model/phrases.ts';
import { afterwards, pasts } from './afterwards.ts';

const difference = (says: Phrase, more: Partial<Difference> = {}): Difference => ({
  rule: 'intent.pays',
  says,
  facts: [],
  ...more,
});
const phrase = (id: PhraseId, args: object = {}) => ({ id, args }) as Phrase;

describe('what differs, once it happened', () => {
  test('is said with the same values as what was to happen', () => {
    for (const [before, after] of Object.entries(pasts)) {
      expect(phrases[after], before).toEqual(phrases[before as keyof typeof pasts]);
    }
  });

  test('is said of the facts of the block, in the words of what happened', () => {
    const args = {
      said: 'intent.account',
      found: 'effect.3.size',
      who: 'session.account',
      to: 'step.0.to',
      count: 2,
    };
    expect(afterwards(difference(phrase('intent.pays.saysAmount', args)))).toEqual([
      {
        id: 'hearback.said.amount',
        args: { ...args, found: 'mined.effect.3.size', who: 'mined.account' },
      },
    ]);
  });

  test('in the request itself is said as it was, since the same request was mined', () => {
    const says = phrase('intent.pays.saysAmount', { found: 'step.0.arg.amount' });
    expect(afterwards(difference(says, { step: '0' }))).toEqual([says]);
    const scope = phrase('intent.scope.saysAccount', { said: 'intent.account', found: 'session.account' });
    expect(afterwards(difference(scope))).toEqual([
      { id: 'intent.scope.saysAccount', args: { said: 'intent.account', found: 'mined.account' } },
    ]);
  });

  test.each(['intent.pays.saysMost', 'intent.gets.saysMinimum', 'intent.gets.saysNoMinimum'] as const)(
    'is nothing where it was only of what might have happened: %s',
    (id) => {
      expect(afterwards(difference(phrase(id)))).toEqual([]);
      expect(afterwards(difference(phrase(id), { step: '0' }))).toEqual([]);
    },
  );
});
