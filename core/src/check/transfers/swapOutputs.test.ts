import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  knownBook,
  me,
  offline,
  transaction,
  usdc,
  weth,
} from '../testing/views.ts';

const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const unread = transaction(contract, '0x3f1a77c2');

describe('a swap whose output goes elsewhere', () => {
  const rule = 'transfers.outputElsewhere';

  it('is a caution', () => {
    expect(answer(rule, call(contract, swap, [5n, 4n, [weth, usdc], key, 9n]))).toBe('caution');
  });

  it('is silent when it comes back, and unknown for a call that could not be read', () => {
    expect(answer(rule, call(contract, swap, [5n, 4n, [weth, usdc], me, 9n]))).toBe('clear');
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('a swap without a least amount', () => {
  const rule = 'transfers.noMinimum';

  it('is a caution', () => {
    expect(answer(rule, call(contract, swap, [5n, 0n, [weth, usdc], me, 9n]))).toBe('caution');
    const fromCoin =
      'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    expect(answer(rule, call(contract, fromCoin, [0n, [weth, usdc], me, 9n], 5n))).toBe('caution');
  });

  it('is silent where one is set, or the output is exact', () => {
    expect(answer(rule, call(contract, swap, [5n, 1n, [weth, usdc], me, 9n]))).toBe('clear');
    const exact =
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
    expect(answer(rule, call(contract, exact, [5n, 9n, [weth, usdc], me, 9n]))).toBe('clear');
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('what a router pays out', () => {
  const rule = 'transfers.outputElsewhere';
  const swapAll =
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
  const path = '0x';

  it('to someone else is a caution, also over several pools, of a wrapped coin, of a leftover and of a pool', () => {
    const bodies = [
      call(
        contract,
        'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 least) params)',
        [{ path, recipient: friend, deadline: 9n, amountIn: 5n, least: 1n }],
      ),
      call(contract, 'unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, friend]),
      call(contract, 'sweepToken(address token, uint256 amountMinimum, address recipient)', [
        usdc,
        1n,
        friend,
      ]),
      call(
        contract,
        'removeLiquidity(address a, address b, uint256 l, uint256 x, uint256 y, address to, uint256 deadline)',
        [usdc, weth, 1n, 0n, 0n, friend, 9n],
      ),
      call(
        contract,
        'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
        [5n, 6, `0x${'00'.repeat(12)}${friend.slice(2)}`, usdc],
      ),
    ];
    for (const body of bodies) expect(answer(rule, body)).toBe('caution');
    const inner = dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, friend]);
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [[inner]]))).toBe('caution');
    expect(
      answer(rule, call(contract, 'unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, me])),
    ).toBe('clear');
  });

  it('is stopped where all that is held is given for it', () => {
    const body = call(contract, swapAll, [100n, 1n, [weth, usdc], friend, 9n]);
    const effects = known(effectsOf([balance(weth, 0n)]));
    expect(answer(rule, body, { effects })).toBe('stop');
    const book = known([{ address: friend, own: false, paid: 3, name: 'Friend' }]);
    expect(answer(rule, body, { effects, book })).toBe('stop');
    expect(answer(rule, body, { effects, book: knownBook(friend) })).toBe('caution');
    expect(answer(rule, body, { effects: known(effectsOf([balance(weth, 50n)])) })).toBe('caution');
  });
});

describe('a swap that brings less than the least', () => {
  const rule = 'transfers.lessThanLeast';
  const body = call(contract, swap, [5n, 50n, [weth, usdc], me, 9n]);
  const brings = (after: bigint) => ({
    effects: known(effectsOf([balance(weth, 95n), balance(usdc, after)])),
  });

  it('is a caution', () => {
    expect(told(rule, body, brings(149n))).toEqual([
      'caution: transfers.lessThanLeast.says least step.0.arg.amountOutMin | transfers.lessThanLeast.why | remedy.reject | reject | in 0 | by step.0.arg.amountOutMin',
    ]);
    expect(answer(rule, body, { effects: known(effectsOf([])) })).toBe('caution');
  });

  it('is a caution in coins as well, of which the fee is no part', () => {
    const coins = 'swapExactTokensForETH(uint256 a, uint256 b, address[] p, address to, uint256 d)';
    const sold = call(contract, coins, [5n, 50n, [usdc, weth], me, 9n]);
    const comes = (after: bigint) => ({
      effects: known(effectsOf([balance(usdc, 95n), balance(undefined, after)])),
    });
    expect(answer(rule, sold, comes(149n))).toBe('caution');
    expect(told(rule, sold, comes(150n))).toEqual(['clear step.0.arg.amountOutMin']);
  });

  it('is told from the fee that the router pays of what it measured', () => {
    const fee = (bips: bigint) =>
      call(contract, 'multicall(bytes[] data)', [
        [
          dataOf(swap, [5n, 0n, [weth, usdc], contract, 9n]),
          dataOf(
            'sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
            [usdc, 1_000n, me, bips, friend],
          ),
        ],
      ]);
    expect(answer(rule, fee(100n), brings(1_090n))).toBe('clear');
    expect(answer(rule, fee(100n), brings(1_089n))).toBe('caution');
    expect(answer(rule, fee(50n), brings(1_090n))).toBe('caution');
  });

  it('is silent where it arrives, or is for someone else, and not known without a node', () => {
    expect(answer(rule, body, brings(150n))).toBe('clear');
    expect(answer(rule, call(contract, swap, [5n, 50n, [weth, usdc], friend, 9n]))).toBe('notApplicable');
    expect(told(rule, body, offline)).toEqual(['unknown effects']);
  });
});
