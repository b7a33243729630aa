import { zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { call, contract, me, waiting } from '../testing/views.ts';

const rule = 'transfers.leverage';
const usdcOfArbitrum = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
const wethOfArbitrum = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const dollar = 10n ** 30n;
const onArbitrum = <T extends object>(body: T) => ({ ...body, chainId: 42_161 });
const open = (path: readonly string[], amount: bigint, size: bigint) =>
  onArbitrum(
    call(
      contract,
      'createIncreasePosition(address[] _path, address _indexToken, uint256 _amountIn, uint256 _minOut, uint256 _sizeDelta, bool _isLong, uint256 _acceptablePrice, uint256 _executionFee, bytes32 _referralCode, address _callbackTarget)',
      [path, wethOfArbitrum, amount, 0n, size, true, 3_000n * dollar, 10n ** 14n, zeroHash, zeroAddress],
    ),
  );

describe('the size of a position', () => {
  it('is a caution above 25 times its collateral', () => {
    expect(told(rule, open([usdcOfArbitrum], 100n * 10n ** 6n, 2_500n * dollar), waiting)).toEqual([
      'clear step.0.arg.sizeDelta',
    ]);
    expect(told(rule, open([usdcOfArbitrum], 100n * 10n ** 6n, 2_501n * dollar), waiting)).toEqual([
      'caution: transfers.leverage.says size step.0.arg.sizeDelta | transfers.leverage.why | transfers.leverage.remedy | in 0 | by step.0.arg.sizeDelta',
    ]);
    expect(answer(rule, open([wethOfArbitrum], 10n ** 17n, 7_000n * dollar), waiting)).toBe('clear');
    expect(answer(rule, open([wethOfArbitrum], 10n ** 17n, 8_000n * dollar), waiting)).toBe('caution');
  });

  it('is a caution where nobody here can count what secures it', () => {
    expect(told(rule, open([contract], 10n ** 30n, dollar), waiting)).toEqual([
      'caution: transfers.leverage.saysUnknown size step.0.arg.sizeDelta | transfers.leverage.why | transfers.leverage.remedy | in 0 | by step.0.arg.sizeDelta',
    ]);
    expect(answer(rule, open([usdcOfArbitrum], 0n, dollar), waiting)).toBe('caution');
  });

  it('is silent where a position is closed, or none is named', () => {
    const close = onArbitrum(
      call(
        contract,
        'createDecreasePosition(address[] _path, address _indexToken, uint256 _collateralDelta, uint256 _sizeDelta, bool _isLong, address _receiver, uint256 _acceptablePrice, uint256 _minOut, uint256 _executionFee, bool _withdrawETH, address _callbackTarget)',
        [[usdcOfArbitrum], wethOfArbitrum, 0n, 9_000n * dollar, true, me, 1n, 0n, 1n, false, zeroAddress],
      ),
    );
    expect(answer(rule, close, waiting)).toBe('notApplicable');
  });
});
