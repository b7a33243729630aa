import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountWorth } from './amountWorth.ts';
import type { DollarPrice } from './prices.ts';

const e18 = 10n ** 18n;
const priced = (usd: bigint, decimals: number): DollarPrice => ({
  usd,
  decimals,
  witnesses: [],
  block: 1n,
  at: 1n,
  endpoint: 'node',
});

it.each([
  ['20', 2_500n * e18, 18, 8n * 10n ** 15n],
  ['20', 2_531n * e18, 18, 7_902_000_000_000_000n],
  ['12.5', e18, 6, 12_500_000n],
  ['0.01', 60_000n * e18, 8, 16n],
])('%s dollars are so much at a price, rounded down', (dollars, usd, decimals, amount) => {
  expect(amountWorth(priced(usd, decimals), dollars)).toBe(amount);
});

it.each(['', '0', 'twenty', '-5', '1e3'])('%s is no sum, so nothing is worked out', (dollars) => {
  expect(amountWorth(priced(e18, 18), dollars)).toBeUndefined();
});

it('less than the smallest unit is nothing', () => {
  expect(amountWorth(priced(100_000n * e18, 0), '5')).toBeUndefined();
});

it('is never worth more than was said, and hardly less', () => {
  const cents = fc.bigInt(1n, 10n ** 9n);
  const price = fc.bigInt(10n ** 12n, 10n ** 24n);
  fc.assert(
    fc.property(cents, price, fc.integer({ min: 6, max: 18 }), (sum, usd, decimals) => {
      const dollars = `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
      const amount = amountWorth(priced(usd, decimals), dollars);
      const said = (sum * e18) / 100n;
      const worth = ((amount ?? 0n) * usd) / 10n ** BigInt(decimals);
      expect(worth <= said).toBe(true);
      const step = usd / 10n ** BigInt(decimals) + said / 9_999n + 2n;
      expect(said - worth <= step).toBe(true);
    }),
  );
});
