import { unknown } from '@readback/core/model/known.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import { expect, it } from 'vitest';
import { fact, router, weth, wethFacts, you } from '../testing/sample.ts';
import type { Change } from './changes.ts';
import { termsOf } from './termsOf.ts';

const dollar = { kind: 'token', chainId: 1, address: router } as const;
const ether = { kind: 'token', chainId: 1, address: weth } as const;
const row = (id: string, raw: bigint, asset: typeof dollar | typeof ether): Change => ({
  id,
  what: 'balance',
  who: you,
  yours: true,
  asset,
  value: { is: 'delta', raw, asset },
  tone: 'plain',
  notNow: false,
  claimed: false,
  from: [],
});
const all: Record<string, Fact> = {
  ...wethFacts,
  ...Object.fromEntries(
    [
      fact(`token.${router.toLowerCase()}.decimals`, { kind: 'integer', value: 6n }),
      fact('effect.1.least', { kind: 'amount', raw: 980_000_000_000_000_000n, asset: ether }),
    ].map((it) => [it.id, it]),
  ),
};
const paid = row('0', -3_000_000_000n, dollar);
const got = row('1', 992_000_000_000_000_000n, ether);

it('says how much less may arrive at worst, rounded up, and the price of the dearer of the two', () => {
  const terms = termsOf(got, [paid, got], (id) => all[id]);
  expect(terms?.worst).toBe(121);
  expect(terms?.rate).toEqual({ one: ether, amount: 3_024_200_000n, of: dollar });
});

it('turns the price around where more is got than paid', () => {
  const least = fact('effect.1.least', { kind: 'amount', raw: 2_900_000_000n, asset: dollar });
  const facts: Record<string, Fact> = { ...all, 'effect.1.least': least };
  const [pays, gets] = [row('0', -(10n ** 18n), ether), row('1', 3_000_000_000n, dollar)];
  expect(termsOf(gets, [pays, gets], (id) => facts[id])?.rate).toEqual({
    one: ether,
    amount: 3_000_000_000n,
    of: dollar,
  });
});

it('says no price where several things are paid, or where nobody knows the decimals', () => {
  expect(termsOf(got, [paid, { ...paid, id: '2' }, got], (id) => all[id])?.rate).toBeUndefined();
  const open: Record<string, Fact> = {
    ...all,
    [`token.${router.toLowerCase()}.decimals`]: {
      id: `token.${router.toLowerCase()}.decimals`,
      value: unknown('notFound'),
      from: [],
    },
  };
  expect(termsOf(got, [paid, got], (id) => open[id])?.rate).toBeUndefined();
});

it('says nothing of what has no minimum', () => {
  expect(termsOf(got, [paid, got], (id) => wethFacts[id])).toBeUndefined();
});
