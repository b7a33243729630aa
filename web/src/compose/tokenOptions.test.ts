import { expect, test } from 'vitest';
import type { TokenRow } from '../data/tokens.ts';
import { tokenOptions } from './tokenOptions.ts';

const row = (digit: string, more: Partial<TokenRow> = {}): TokenRow => ({
  chainId: 1,
  address: `0x${digit.repeat(40)}`,
  kind: 'token',
  hidden: false,
  by: 'you',
  ...more,
});

test('tokens of this network that are not hidden can be picked, with their symbol and address', () => {
  const rows = [row('1', { symbol: 'WETH' }), row('2', { chainId: 10 }), row('3', { hidden: true })];
  expect(tokenOptions(1, rows, undefined)).toEqual([
    { address: `0x${'1'.repeat(40)}`, label: 'WETH 0x1111…1111' },
  ]);
});

test('a symbol that could deceive is left out', () => {
  for (const symbol of ['USDC\u202e', 'ＵＳＤＣ', 'visit evil.example/claim now', '']) {
    expect(tokenOptions(1, [row('1', { symbol })], undefined)[0]?.label).toBe('0x1111…1111');
  }
});

test('collections are not sent by amount', () => {
  expect(tokenOptions(1, [row('1', { kind: 'collection' })], undefined)).toEqual([]);
});
