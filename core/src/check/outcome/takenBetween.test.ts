import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
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
  expect(told(rule, taking, sample(K))).toEqual([
    'caution: outcome.takenBetween.says amount move.1.amount to move.1.to | outcome.takenBetween.why | outcome.takenBetween.remedy | by move.1.amount move.1.to',
  ]);
  expect(answer(rule, taking, sample(5_000n))).toBe('caution');
});

it('a payment that the request says, dust, and what the same contract gives back are not', () => {
  const paid = batch(claims, [usdc, dataOf('transfer(address to, uint256 amount)', [friend, K])]);
  expect(told(rule, paid, sample(K, friend))).toEqual(['clear effects']);
  const taking = batch(claims, [pool, dataOf('contribute(uint256 poolId, uint256 amount)', [4_242n, K])]);
  expect(answer(rule, taking, sample(1n))).toBe('clear');
  expect(answer(rule, taking, sample(K, key))).toBe('clear');
});

it('without a simulation it is not known', () => {
  expect(told(rule, batch(claims), offline)).toEqual(['unknown effects']);
});
