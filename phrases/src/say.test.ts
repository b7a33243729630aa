import type { Fact } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { describe, expect, it } from 'vitest';
import { say } from './say.ts';

const amount: Fact = {
  id: 'step.0.value',
  value: known({ kind: 'amount', raw: 5n, asset: { kind: 'native', chainId: 1 } }),
  from: [{ by: 'request' }],
};
const facts = (id: string) => (id === amount.id ? amount : undefined);

describe('saying a phrase', () => {
  it('keeps facts apart from our own words', () => {
    expect(say({ id: 'outcome.unreadValue.says', args: { amount: 'step.0.value' } }, facts)).toEqual([
      { kind: 'text', text: 'The request sends ' },
      { kind: 'fact', id: 'step.0.value', fact: amount },
      { kind: 'text', text: ' along with a call that could not be decoded.' },
    ]);
  });

  it('leaves a place for a fact that is not there yet', () => {
    expect(say({ id: 'who.account', args: { account: 'step.9.to' } }, facts)).toEqual([
      { kind: 'fact', id: 'step.9.to' },
    ]);
  });

  it('puts phrases into phrases, and joins our words to one span', () => {
    const what: Phrase = { id: 'bound.atLeast', args: { what: { id: 'who.wallet', args: {} } } };
    expect(say({ id: 'bound.atMost', args: { what } }, facts)).toEqual([
      { kind: 'text', text: 'at most at least your wallet' },
    ]);
  });

  it('counts', () => {
    const more = (count: number) => say({ id: 'sentence.more', args: { count } }, facts);
    expect(more(1)).toEqual([{ kind: 'text', text: 'There is 1 more call' }]);
    expect(more(2)).toEqual([{ kind: 'text', text: 'There are 2 more calls' }]);
    const odd = (count: number) => say({ id: 'outcome.lenient.says', args: { what: 'gap', count } }, facts);
    expect(odd(0)).toEqual([{ kind: 'text', text: 'Some bytes are unused.' }]);
    expect(odd(3)).toEqual([
      { kind: 'text', text: 'Some bytes are unused. The data has 3 more encoding issues.' },
    ]);
  });

  it('takes a word that a message does not know as any other', () => {
    const said = say({ id: 'why.offline', args: { source: 'constructor' } }, facts);
    expect(said).toEqual([{ kind: 'text', text: 'constructor could not be reached.' }]);
  });
});
