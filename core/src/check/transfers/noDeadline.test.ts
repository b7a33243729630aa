import { expect, it } from 'vitest';
import { answer } from '../testing/answers.ts';
import { call, contract, me, usdc, waiting, weth } from '../testing/views.ts';

const rule = 'transfers.noDeadline';
const swap = (deadline: bigint) =>
  call(
    contract,
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [9n, 8n, [usdc, weth], me, deadline],
  );

it('a deadline that never comes is a caution', () => {
  expect(answer(rule, swap(2n ** 256n - 1n), waiting)).toBe('caution');
  expect(answer(rule, swap(1_900_000_000n), waiting)).toBe('clear');
  expect(answer(rule, swap(1_900_000_000_000n), waiting)).toBe('clear');
});

it('a call without a deadline says nothing of one', () => {
  const deposit = call(contract, 'deposit(uint256 assets, address receiver)', [9n, me]);
  expect(answer(rule, deposit, waiting)).toBe('notApplicable');
});
