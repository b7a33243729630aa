import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import { call, me, usdc, viewOf } from '../testing/views.ts';
import type { Step } from '../../model/step.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';

const core = getAddress('0xffffffaeff0b96ea8e4f94b2253f31abdd875847');

function positions(signature: string, args: readonly unknown[]): readonly bigint[] {
  const [step] = viewOf(call(core, signature, args), { codes: { [core]: 'contract' } }).steps;
  return purposeWordsOf(step as Step).flatMap((it) => (it.holds === 'position' ? [it.position] : []));
}

test('position number zero is someone’s, but where the function makes a new one for it', () => {
  const deposit = 'deposit(uint128 accountId, address collateralType, uint256 tokenAmount)';
  expect(positions(deposit, [0n, usdc, 1n])).toEqual([0n]);
  expect(positions(deposit, [7n, usdc, 1n])).toEqual([7n]);
  const operate = 'operate(uint256 nftId, int256 newCol, int256 newDebt, address to)';
  expect(positions(operate, [0n, 1n, 0n, me])).toEqual([]);
  expect(positions(operate, [7n, 1n, 0n, me])).toEqual([7n]);
});
