import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../check/testing/answers.ts';
import { dataOf, me, offline, usdc, weth } from '../check/testing/views.ts';
import type { Body } from '../model/request.ts';

/** SwapRouter02 of Uniswap. */
const router = getAddress('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const site = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const itself = '0x0000000000000000000000000000000000000002';
const rule = 'transfers.leftThere';

const swap = (from: Address, to: Address, receiver: Address, amount = 1_000n): Hex =>
  dataOf(
    'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    [[from, to, 500, receiver, amount, 900n, 0n]],
  );
const multicall = (...parts: readonly Hex[]): Hex => dataOf('multicall(bytes[] data)', [parts]);
/** Calls of the router by a wallet, each of which may fail alone. */
const one = (...calls: readonly Hex[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: false,
  calls: calls.map((data) => ({ to: router, value: 0n, data })),
});

const ways: readonly (readonly [what: string, part: Hex])[] = [
  [
    'pays it out',
    dataOf('sweepToken(address token, uint256 amountMinimum, address recipient)', [weth, 1n, me]),
  ],
  [
    'pays it out, with a fee for the site',
    dataOf(
      'sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      [weth, 1n, me, 10n, site],
    ),
  ],
  ['unwraps it', dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, me])],
  [
    'unwraps it, with a fee for the site',
    dataOf(
      'unwrapWETH9WithFee(uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      [1n, me, 10n, site],
    ),
  ],
];

describe('what a trade brings to the router', () => {
  const brings = swap(usdc, weth, itself);
  const another = swap(weth, usdc, me);

  it.each(ways)('is not left there where the same call %s, whatever becomes of a later trade', (_, part) => {
    expect(answer(rule, one(multicall(brings, part), another), offline)).not.toBe('caution');
    expect(answer(rule, one(multicall(brings, part)), offline)).not.toBe('caution');
  });

  it.each(ways)('is left there where the call that %s may fail alone', (_, part) => {
    expect(answer(rule, one(brings, part), offline)).toBe('caution');
  });

  it('is left there where nothing pays it out, or only another token', () => {
    const other = dataOf(
      'sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      [usdc, 1n, me, 10n, site],
    );
    expect(answer(rule, one(multicall(brings)), offline)).toBe('caution');
    expect(answer(rule, one(multicall(brings, other)), offline)).toBe('caution');
    expect(answer(rule, one(brings, another), offline)).toBe('caution');
  });

  it('is nothing where the trade pays the user', () => {
    expect(answer(rule, one(multicall(swap(usdc, weth, me)), another), offline)).not.toBe('caution');
  });
});
