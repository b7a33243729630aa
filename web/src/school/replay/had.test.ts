import { expect, test } from 'vitest';
import type { Had } from '../../data/own/flights.ts';
import { changed } from './had.ts';

const account = '0x1111111111111111111111111111111111111111';
const token = '0x2222222222222222222222222222222222222222';
const had = (amount: bigint, more: Partial<Had> = {}): Had => ({
  account,
  amount,
  symbol: 'ETH',
  decimals: 18,
  ...more,
});

test('what is gone comes before what arrived, and what stayed is left out', () => {
  const before = [had(5n), had(7n, { token, symbol: 'PUSD' }), had(1n, { account: token })];
  const after = [had(6n), had(0n, { token, symbol: 'PUSD' }), had(1n, { account: token })];
  expect(changed(before, after).map(({ had: { symbol }, now, change }) => [symbol, now, change])).toEqual([
    ['PUSD', 0n, -7n],
    ['ETH', 6n, 1n],
  ]);
});

test('what could not be read again is not said to be gone', () => {
  expect(changed([had(5n)], [])).toEqual([]);
});
