import { expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { call, contract, me, usdc, waiting, weth } from '../testing/views.ts';

const rule = 'transfers.noDeadline';
const swap = (deadline: bigint) =>
  call(
    contract,
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [9n, 8n, [usdc, weth], me, deadline],
  );

it('a deadline that never comes is a caution', () => {
  expect(told(rule, swap(2n ** 256n - 1n), waiting)).toEqual([
    'caution: transfers.noDeadline.says | transfers.noDeadline.why | transfers.noDeadline.remedy | in 0 | by step.0.arg.deadline',
  ]);
  expect(told(rule, swap(1_900_000_000n), waiting)).toEqual(['clear step.0.arg.deadline']);
  expect(answer(rule, swap(1_900_000_000_000n), waiting)).toBe('clear');
});

it('a call without a deadline says nothing of one', () => {
  const deposit = call(contract, 'deposit(uint256 assets, address receiver)', [9n, me]);
  expect(answer(rule, deposit, waiting)).toBe('notApplicable');
});
