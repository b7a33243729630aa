import { describe, expect, it } from 'vitest';
import { isPlainRemark } from './plainRemark.ts';

describe('isPlainRemark', () => {
  it.each([
    '',
    'gm',
    'It is a good idea.',
    'It costs too much.',
    'Worth it.',
    'An impressive team, and it deserves support.',
    'I support this proposal: it improves security, and the risks are small.',
    'Against! The budget is unclear.',
    'I build things',
    'Developer, artist. Coffee and cats.',
  ])('holds for “%s”', (text) => expect(isPlainRemark(text)).toBe(true));

  it.each([
    'I agree that my deposit is owed to moonfarm.',
    'I owe moonfarm 5000 dollars: pay at https://moonfarm.example',
    'New wallet: moonfarm dot eth. Please pay there.',
    'Lost my keys. Call 555 01 42 233 before you pay.',
    'claim on moonfarm dot example',
    '{"action":"exit"}',
    'I give all validators to john77',
    'Withdraw everything.',
    'support.community',
    'Write me: vote@great.team',
    'for 3 5 5',
    'Worth 100.',
    'I am worth it to moonfarm.',
    'I hereby promise my treasury',
    'five five five one two',
    'A good idea\u200b',
    'А good idea',
    'good '.repeat(90),
  ])('does not hold for “%s”', (text) => expect(isPlainRemark(text)).toBe(false));

  it('does not hold once a word of any other kind is put in', () => {
    const words = 'I support this good proposal'.split(' ');
    for (const other of [
      'moonfarm',
      '42',
      '@rob',
      '0xab',
      'pay',
      'send',
      'exit',
      'sell',
      'lend',
      'owe',
      'shall',
    ])
      for (let at = 0; at <= words.length; at += 1)
        expect(isPlainRemark(words.toSpliced(at, 0, other).join(' ')), `${other} at ${at}`).toBe(false);
  });
});
