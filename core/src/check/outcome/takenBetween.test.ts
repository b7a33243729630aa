import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer } from '../testing/answers.ts';
import { contract, dataOf, effectsOf, friend, key, me, offline, usdc } from '../testing/views.ts';

const rule = 'outcome.takenBetween';
const pool = getAddress('0x1111111111111111111111111111111111111111');
const asset = { kind: 'token', chainId: 1, address: usdc } as const;
const K = 1_000_000_000n;
const sample = (out: bigint, to = pool) => ({
  codes: { [pool]: 'contract', [key]: 'contract' } as const,
  effects: known(
    effectsOf([], {
      moves: [
        { from: key, to: me, asset, amount: K, basis: 'read' },
        { from: me, to, asset, amount: out, basis: 'read' },
      ],
    }),
  ),
});
const batch = (...calls: readonly (readonly [to: typeof me, data: `0x${string}`])[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: calls.map(([to, data]) => ({ to, value: 0n, data })),
});
const claims = [contract, dataOf('claim(address account, uint256 amount)', [me, K])] as const;

it('what one call brings and another takes is a caution', () => {
  const taking = batch(claims, [pool, dataOf('contribute(uint256 poolId, uint256 amount)', [4_242n, K])]);
  expect(answer(rule, taking, sample(K))).toBe('caution');
  expect(answer(rule, taking, sample(5_000n))).toBe('caution');
});

it('a payment that the request says, dust, and what the same contract gives back are not', () => {
  const paid = batch(claims, [usdc, dataOf('transfer(address to, uint256 amount)', [friend, K])]);
  expect(answer(rule, paid, sample(K, friend))).toBe('clear');
  const taking = batch(claims, [pool, dataOf('contribute(uint256 poolId, uint256 amount)', [4_242n, K])]);
  expect(answer(rule, taking, sample(1n))).toBe('clear');
  expect(answer(rule, taking, sample(K, key))).toBe('clear');
});

it('without a simulation it is not known', () => {
  expect(answer(rule, batch(claims), offline)).toBe('unknown');
});
