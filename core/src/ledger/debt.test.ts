import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import { known, unknown } from '../model/known.ts';
import { interestOn, isBound, isCalledDebt, isOwed, senseOf, worthOf } from './debt.ts';

const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const friend = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const token = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const asset: Asset = { kind: 'token', chainId: 1, address: token };
const ether: Asset = { kind: 'native', chainId: 1 };

const called = (symbol: string | undefined, bound: Effects['bound'] = []) => ({
  facts:
    symbol === undefined
      ? {}
      : {
          [`token.${token.toLowerCase()}.symbol`]: {
            id: `token.${token.toLowerCase()}.symbol`,
            value: known({ kind: 'text', text: symbol } as const),
            from: [],
          },
        },
  effects: known({ bound } as unknown as Effects),
});
const line = (after: bigint, more: Partial<EffectLine> = {}): EffectLine => ({
  id: '0',
  who: me,
  what: 'balance',
  asset,
  before: known(10n),
  after: known(after),
  basis: 'read',
  cause: [],
  ...more,
});

test.each(['variableDebtEthUSDC', 'BORROW', 'xOwed', 'Liability', 'd e b t', 'ｄｅｂｔ'])(
  'a token that calls itself %s is a debt',
  (symbol) => {
    expect(isCalledDebt(called(symbol), { asset })).toBe(true);
    expect(senseOf(called(symbol), { who: me, asset })).toBe('debt');
    expect(worthOf(called(symbol), { asset }, 5n)).toBe(-5n);
  },
);

test('any other is what it is worth, and so is the currency of a network', () => {
  expect(senseOf(called('USDC'), { who: me, asset })).toBe('asset');
  expect(worthOf(called('USDC'), { asset }, 5n)).toBe(5n);
  expect(senseOf(called(undefined), { who: me, asset })).toBe('asset');
  expect(isCalledDebt(called('debt'), { asset: ether })).toBe(false);
});

test('what its holder cannot pass on may be either', () => {
  const held = called('POSITION', [{ who: me, asset }]);
  expect(senseOf(held, { who: me, asset })).toBe('either');
  expect(senseOf(held, { who: friend, asset })).toBe('asset');
  expect(senseOf(held, { who: me, asset: ether })).toBe('asset');
  expect(worthOf(held, { asset }, 5n)).toBe(5n);
  expect(isBound({ effects: unknown('refused') }, { who: me, asset })).toBe(false);
  expect(isBound({ effects: known({} as Effects) }, { who: me, asset })).toBe(false);
});

test('only what comes is owed', () => {
  expect([9n, 10n, 11n].map((after) => isOwed(called('debt'), line(after)))).toEqual([false, false, true]);
  expect(isOwed(called('POSITION', [{ who: me, asset }]), line(11n))).toBe(true);
  expect(isOwed(called('USDC'), line(11n))).toBe(false);
  expect(isOwed(called('debt'), line(11n, { basis: 'claimed' }))).toBe(false);
});

test('interest is a millionth of what is owed, and one unit', () => {
  expect(interestOn({ before: known(3_000_000n) })).toBe(4n);
  expect(interestOn({ before: known(0n) })).toBe(1n);
  expect(interestOn({ before: unknown('refused') })).toBe(1n);
});
