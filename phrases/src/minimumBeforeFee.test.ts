import { call, contract, me, usdc, weth } from '@readback/core/check/testing/views.ts';
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
