import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import {
  call,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { paidParties } from './paidParties.ts';

const governor = getAddress('0x00000000000000000000000000000000000000e1');
const junk = getAddress('0x00000000000000000000000000000000000000d1');
const transfer = 'transfer(address to, uint256 amount)';
const E18 = 10n ** 18n;

const goes = (amount: bigint, address?: Address, who: Address = me): Partial<EffectLine> => ({
  who,
  asset: address === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address },
  before: known(100n * E18),
  after: known(100n * E18 - amount),
});

function paid(body: Body, ...lines: readonly Partial<EffectLine>[]): readonly Address[] {
  const codes = { [governor]: 'contract', [junk]: 'contract' } as const;
  const effects = known(effectsOf(lines));
  return paidParties(revisionOf(viewOf(body, { codes, effects, tokens: { [junk]: ['JUNK', 18] } }), 0));
}

it('counts a payment of worth that left the account', () => {
  expect(paid(transaction(friend, '0x', E18), goes(E18))).toEqual([friend]);
  expect(paid(call(usdc, transfer, [friend, 10n ** 9n]), goes(10n ** 9n, usdc))).toEqual([friend]);
  expect(paid(call(weth, transfer, [friend, E18]), goes(E18, weth))).toEqual([friend]);
});

it('counts nobody for what costs next to nothing: dust, nothing, less than a dollar', () => {
  for (const amount of [1n, 10n ** 12n, 10n ** 14n])
    expect(paid(transaction(friend, '0x', amount), goes(amount))).toEqual([]);
  for (const amount of [0n, 1n, 10n ** 4n, 999_999n])
    expect(paid(call(usdc, transfer, [friend, amount]), goes(amount, usdc))).toEqual([]);
});

it('counts nobody for a token that nobody here knows, however much of it', () => {
  expect(paid(call(junk, transfer, [friend, 10n ** 30n]), goes(10n ** 30n, junk))).toEqual([]);
});

it('counts nobody for what is only proposed, or did not leave', () => {
  const data = encodeFunctionData({
    abi: parseAbi([
      'function propose(address[] targets, uint256[] values, bytes[] calldatas, string description)',
    ]),
    args: [[usdc], [0n], [dataOf(transfer, [key, 10n ** 12n])], 'pay'],
  });
  expect(paid(transaction(governor, data))).toEqual([]);
  expect(paid(call(usdc, transfer, [friend, 10n ** 9n]))).toEqual([]);
  expect(paid(call(usdc, transfer, [friend, 10n ** 9n]), goes(5n, usdc))).toEqual([]);
  expect(paid(call(usdc, transfer, [friend, 10n ** 9n]), goes(10n ** 9n, usdc, key))).toEqual([]);
});

it('counts in a batch only those whose part has worth', () => {
  const calls = [
    { to: friend, value: E18, data: '0x' },
    { to: key, value: 1n, data: '0x' },
  ] as const;
  const body: Body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls };
  expect(paid(body, goes(E18 + 1n))).toEqual([friend]);
});

it('counts nobody on a network for tests, or without effects', () => {
  const on = (chainId: number): Body => ({ ...transaction(friend, '0x', E18), chainId }) as Body;
  for (const chainId of [11155111, 31337, 17000]) expect(paid(on(chainId), goes(E18))).toEqual([]);
  const view = viewOf(transaction(friend, '0x', E18), { effects: unknown('offline'), simulate: 'failed' });
  expect(paidParties(revisionOf(view, 0))).toEqual([]);
});
