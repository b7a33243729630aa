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

it('what has no price may wait: the deadline is that of the permission handed in', () => {
  const never = 2n ** 256n - 1n;
  const supply =
    'supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 v, bytes32 r, bytes32 s)';
  const word = `0x${'1'.repeat(64)}` as const;
  expect(answer(rule, call(contract, supply, [usdc, 9n, me, 0, never, 27, word, word]), waiting)).toBe(
    'notApplicable',
  );
  const remove =
    'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
  expect(answer(rule, call(contract, remove, [usdc, weth, 9n, 8n, 8n, me, never]), waiting)).toBe('caution');
});
