import type { Fact, FactValue } from '@readback/core/model/fact.ts';
import { known, pending, unknown } from '@readback/core/model/known.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const fact = (id: string, value: FactValue): Fact => ({ id, value: known(value), from: [] });

function shown(value: FactValue, more: readonly Fact[] = []): string {
  const facts = new Map([fact('it', value), ...more].map((it) => [it.id, it]));
  return plain({ id: 'what.amount', args: { amount: 'it' } }, (id) => facts.get(id));
}

const decimals = (value: bigint) => fact(`token.${token}.decimals`, { kind: 'integer', value });
const symbol = (text: string) => fact(`token.${token}.symbol`, { kind: 'text', text });
const amount = (raw: bigint) =>
  ({ kind: 'amount', raw, asset: { kind: 'token', chainId: 1, address: token } }) as const;

describe('plain text', () => {
  it('says amounts exactly, with the symbol', () => {
    expect(shown(amount(3_131_420_001n), [decimals(6n), symbol('USDC')])).toBe('3,131.420001 USDC');
    expect(shown({ kind: 'amount', raw: 1n, asset: { kind: 'native', chainId: 1 } })).toBe(
      '0.000000000000000001 ETH',
    );
  });

  it('says units where the decimals are not known or not to be believed', () => {
    expect(shown(amount(5n))).toMatch(/^5 base units of 0xA0b8/);
    expect(shown(amount(5n), [decimals(255n), symbol('X')])).toBe('5 base units of X');
  });

  it('never shows a name without its address, and the user’s own name before any other', () => {
    const names = [
      fact(`account.${token}.name`, { kind: 'text', text: 'Foreign' }),
      fact(`book.${token}.name`, { kind: 'text', text: 'Mine' }),
    ];
    expect(shown({ kind: 'address', address: token }, names)).toBe(
      'Mine (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48)',
    );
  });

  it('says of an account that a simulation made up that it did', () => {
    const of = (is: string) =>
      shown({ kind: 'address', address: token }, [
        fact(`account.${token}.synthetic`, { kind: 'text', text: is }),
      ]);
    expect(of('sender')).toBe(
      'a placeholder sender for this simulation (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48)',
    );
    expect(of('constructor')).toBe('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
  });

  it('writes out what would deceive the eye', () => {
    expect(shown(amount(5n), [decimals(0n), symbol('US\u200bDC')])).toBe(
      '5 “US⟨U+200B⟩DC” (the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48)',
    );
  });

  it('is honest about what is not known', () => {
    const said = (value: Fact['value']) =>
      plain({ id: 'what.amount', args: { amount: 'it' } }, () => ({ id: 'it', value, from: [] }));
    expect(said(pending)).toBe('a value still being read');
    expect(said(unknown('timeout'))).toBe('an unknown value');
  });

  it('holds no invisible or direction-changing character, whatever a token calls itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(shown({ kind: 'text', text })).not.toMatch(/[\p{Bidi_Control}\p{Cc}\u200b-\u200d\ufeff]/u);
      }),
    );
  });
});
