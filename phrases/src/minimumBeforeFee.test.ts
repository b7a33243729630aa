import { call, contract, dataOf, me, usdc, weth } from '@readback/core/check/testing/views.ts';
import { type Hex, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { said } from './testing/saying.ts';

const swap = (partnerAndFee: bigint) =>
  call(
    contract,
    'swapExactAmountIn(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
    [
      weth,
      [usdc, weth, 1_000_000n, 10n ** 18n, 10n ** 18n, `0x${'00'.repeat(32)}`, me],
      partnerAndFee,
      '0x',
      '0x',
    ],
  );

describe('a minimum of Velora', () => {
  it('is said to be before the fee, where there is one', () => {
    expect(said(swap((BigInt(weth) << 96n) | 85n))).toContain(
      'for at least 1 WETH before a fee of up to 2%, which',
    );
  });

  it('is what comes where there is none, whatever else the number says', () => {
    for (const none of [0n, BigInt(weth) << 96n, (BigInt(weth) << 96n) | (1n << 95n)])
      expect(said(swap(none))).toContain('for at least 1 WETH, which');
  });
});

describe('a minimum of what a router of Uniswap pays out at last', () => {
  const site = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const bought = (out: Hex) =>
    call(contract, 'multicall(bytes[] data)', [
      [
        dataOf(
          'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
          [[usdc, weth, 500, zeroAddress, 1_900_000_000n, 5_000_000n, 0n, 0n]],
        ),
        out,
      ],
    ]);
  const sweep = (bips: bigint) =>
    dataOf(
      'sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      [weth, 10n ** 18n, me, bips, site],
    );
  const unwrap = (bips: bigint) =>
    dataOf(
      'unwrapWETH9WithFee(uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
      [10n ** 18n, me, bips, site],
    );
  const toCaller = (bips: bigint) =>
    dataOf('unwrapWETH9WithFee(uint256 amountMinimum, uint256 feeBips, address feeRecipient)', [
      10n ** 18n,
      bips,
      site,
    ]);

  it('is said less the fee that is paid of it', () => {
    expect(said(bought(sweep(100n)))).toContain('for at least 0.99 WETH, which');
    expect(said(bought(unwrap(100n)))).toContain('for at least 0.99 ETH, which');
    expect(said(bought(toCaller(25n)))).toContain('for at least 0.9975 ETH, which');
  });

  it('is said whole where nothing is paid of it', () => {
    const whole = dataOf('sweepToken(address token, uint256 amountMinimum, address recipient)', [
      weth,
      10n ** 18n,
      me,
    ]);
    expect(said(bought(whole))).toContain('for at least 1 WETH, which');
    expect(said(bought(sweep(0n)))).toContain('for at least 1 WETH, which');
  });

  it('is not said where the fee is more than all of it', () => {
    for (const out of [sweep(10_001n), unwrap(1n << 255n)])
      expect(said(bought(out))).not.toContain('at least');
  });
});
