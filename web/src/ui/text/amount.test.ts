import type { Fact } from '@readback/core/model/fact.ts';
import { describe, expect, it } from 'vitest';
import { amountDigits, assetName } from './amount.ts';

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const facts: Record<string, Fact> = Object.fromEntries(
  (
    [
      ['symbol', { kind: 'text', text: 'USDC' }],
      ['decimals', { kind: 'integer', value: 6n }],
    ] as const
  ).map(([name, v]) => {
    const id = `token.${token.toLowerCase()}.${name}`;
    return [id, { id, value: { s: 'known', v }, from: [] }];
  }),
);

describe('an amount', () => {
  it('is exact, with a true minus', () => {
    expect(amountDigits(-3_131_420_001n, 6)).toBe('−3,131.420001');
  });

  it('is counted in the base unit when nobody knows the decimals', () => {
    expect(amountDigits(3_131_420_001n, undefined)).toBe('3,131,420,001');
  });

  it('takes symbol and decimals from the facts about the token', () => {
    const name = assetName({ kind: 'token', chainId: 1, address: token }, (id) => facts[id]);
    expect(name).toMatchObject({ symbol: 'USDC', decimals: 6 });
    expect(name.facts).toHaveLength(2);
  });

  it('believes no token that claims 300 decimals', () => {
    const id = `token.${token.toLowerCase()}.decimals`;
    const claims: Fact = { id, value: { s: 'known', v: { kind: 'integer', value: 300n } }, from: [] };
    const name = assetName({ kind: 'token', chainId: 1, address: token }, () => claims);
    expect(name.decimals).toBeUndefined();
  });
});
