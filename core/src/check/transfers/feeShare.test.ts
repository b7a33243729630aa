import { type Address, pad, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { rateFact } from '../../label/tokens/poolRates.ts';
import { known, unknown } from '../../model/known.ts';
import { balance, call, contract, dataOf, effectsOf, me, offline, usdc, waiting } from '../testing/views.ts';

const fee = 'transfers.feeShare';
const price = 'transfers.priceLimit';
const exchangeRouter = '0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41';
const wethOfArbitrum = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const e18 = 10n ** 18n;

describe('a fee that no effect shows', () => {
  const send = (amount: bigint, bonderFee: bigint) =>
    call(
      contract,
      'send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline)',
      [10n, me, amount, bonderFee, 1n, 9n],
    );
  const adjust = (most: bigint) =>
    call(
      contract,
      'adjustTroveInterestRate(uint256 troveId, uint256 newAnnualInterestRate, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee)',
      [7n, 5n * 10n ** 16n, 0n, 0n, most],
    );
  const withdraw = (amount: bigint, most: bigint) =>
    call(contract, 'withdrawBold(uint256 troveId, uint256 boldAmount, uint256 maxUpfrontFee)', [
      7n,
      amount,
      most,
    ]);

  it('is a caution where it is a large part of what is moved', () => {
    expect(told(fee, send(100n * e18, 50n * e18), waiting)).toEqual([
      'caution: transfers.feeShare.says fee step.0.arg.bonderFee | transfers.feeShare.why | transfers.feeShare.remedy | in 0 | by step.0.arg.bonderFee',
    ]);
    expect(told(fee, send(100n * e18, e18), waiting)).toEqual(['clear step.0.arg.bonderFee']);
    expect(told(fee, withdraw(1_000n * e18, 1_000n * e18), waiting)).toEqual([
      'caution: transfers.feeShare.says fee step.0.arg.maxUpfrontFee | transfers.feeShare.why | transfers.feeShare.remedy | in 0 | by step.0.arg.maxUpfrontFee',
    ]);
    expect(answer(fee, withdraw(1_000n * e18, 2n ** 256n - 1n), waiting)).toBe('caution');
    expect(told(fee, withdraw(1_000n * e18, 5n * e18), waiting)).toEqual(['clear step.0.arg.maxUpfrontFee']);
  });

  it('is a caution where no amount says what part of it the fee is', () => {
    expect(told(fee, adjust(2n ** 256n - 1n), waiting)).toEqual([
      'caution: transfers.feeShare.saysUnknown fee step.0.arg.maxUpfrontFee | transfers.feeShare.why | transfers.feeShare.remedy | in 0 | by step.0.arg.maxUpfrontFee',
    ]);
    expect(answer(fee, adjust(0n), waiting)).toBe('clear');
  });

  it('is silent where a call names none, or pays it in the open', () => {
    const deposit = call(contract, 'deposit(uint256 assets, address receiver)', [e18, me]);
    expect(answer(fee, deposit, waiting)).toBe('notApplicable');
  });

  it('counts what an order for an item adds to its price', () => {
    const buy = (amount: bigint) =>
      call(
        contract,
        'buyERC721((uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc721Token, uint256 erc721TokenId, (address propertyValidator, bytes propertyData)[] erc721TokenProperties) sellOrder, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, bytes callbackData)',
        [
          [0, contract, zeroAddress, 9n, 1n, usdc, 100n, [[contract, amount, '0x']], contract, 4n, []],
          [2, 27, `0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`],
          '0x',
        ],
      );
    expect(told(fee, buy(900n), waiting)).toEqual([
      'caution: transfers.feeShare.says fee step.0.arg.sellOrder.fees.0.amount | transfers.feeShare.why | transfers.feeShare.remedy | in 0 | by step.0.arg.sellOrder.fees.0.amount',
    ]);
    expect(answer(fee, buy(5n), waiting)).toBe('clear');
  });
});

describe('a fee for carrying something out', () => {
  const open = (executionFee: bigint, value: bigint) =>
    call(
      contract,
      'createIncreasePositionETH(address[] _path, address _indexToken, uint256 _minOut, uint256 _sizeDelta, bool _isLong, uint256 _acceptablePrice, uint256 _executionFee, bytes32 _referralCode, address _callbackTarget)',
      [[contract], contract, 0n, 1n, true, 1n, executionFee, zeroHash, zeroAddress],
      value,
    );

  it('is a caution where it is far more than that costs, or most of what is sent', () => {
    expect(answer(fee, open(e18 / 1_000n, e18), waiting)).toBe('clear');
    expect(answer(fee, open(e18 / 1_000n, e18 / 1_000n), waiting)).toBe('clear');
    expect(told(fee, open(e18 / 10n, 5n * e18), waiting)).toEqual([
      'caution: transfers.feeShare.saysCarrying fee step.0.arg.executionFee | transfers.feeShare.whyCarrying | transfers.feeShare.remedy | in 0 | by step.0.arg.executionFee',
    ]);
    expect(answer(fee, open(e18 / 200n, e18 / 150n), waiting)).toBe('caution');
  });

  it('is measured the same way at a bridge', () => {
    const send = (nativeFee: bigint) =>
      call(
        contract,
        'send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress)',
        [[30_110, pad(me), e18, e18, '0x', '0x', '0x'], [nativeFee, 0n], me],
        nativeFee,
      );
    expect(answer(fee, send(e18 / 1_000n), waiting)).toBe('clear');
    expect(told(fee, send(e18), waiting)).toEqual([
      'caution: transfers.feeShare.saysCarrying fee step.0.arg.fee.nativeFee | transfers.feeShare.whyCarrying | transfers.feeShare.remedy | in 0 | by step.0.arg.fee.nativeFee',
    ]);
  });

  it('counts all coins that the vault of an order is sent', () => {
    const order = (token: Address, type: number) => [
      [
        [me, me, zeroAddress, zeroAddress, contract, token, []],
        [1n, 0n, 0n, 1n, e18 / 1_000n, 0n, 0n, 0n],
        type,
        0,
        true,
        false,
        false,
        zeroHash,
        [],
      ],
    ];
    const createOrder =
      'createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params)';
    const plan = (token: Address, type: number, coins: bigint) => ({
      ...call(
        exchangeRouter,
        'multicall(bytes[] data)',
        [
          [
            dataOf('sendWnt(address receiver, uint256 amount)', [contract, coins]),
            dataOf(createOrder, order(token, type)),
          ],
        ],
        coins,
      ),
      chainId: 42_161,
    });
    expect(answer(fee, plan(usdc, 2, e18 / 1_000n), waiting)).toBe('clear');
    expect(told(fee, plan(usdc, 2, 5n * e18), waiting)).toEqual([
      'caution: transfers.feeShare.saysCarrying fee step.0.1.arg.params.numbers.executionFee | transfers.feeShare.whyCarrying | transfers.feeShare.remedy | in 0.1 | by step.0.1.arg.params.numbers.executionFee',
    ]);
    expect(answer(fee, plan(wethOfArbitrum, 2, 5n * e18), waiting)).toBe('clear');
    expect(answer(fee, plan(wethOfArbitrum, 4, 5n * e18), waiting)).toBe('caution');
  });
});

describe('a price that a call is held to', () => {
  const redeem = (limit: bigint) =>
    call(
      contract,
      'erc4626Redeem(address vault, uint256 shares, uint256 minSharePriceE27, address receiver, address owner)',
      [usdc, e18, limit, me, me],
    );

  it('is a caution where it is none', () => {
    expect(told(price, redeem(0n), waiting)).toEqual([
      'caution: transfers.priceLimit.says price step.0.arg.minSharePriceE27 | transfers.priceLimit.why | transfers.priceLimit.remedy | in 0 | by step.0.arg.minSharePriceE27',
    ]);
    expect(told(price, redeem(10n ** 27n), waiting)).toEqual(['pending effects']);
  });

  it('is held to what the simulation gives for a share', () => {
    const sample = {
      effects: known(
        effectsOf([
          { ...balance(contract, -e18), id: '0' },
          { ...balance(usdc, (e18 * 105n) / 100n), id: '1' },
        ]),
      ),
    };
    expect(told(price, redeem(10n ** 27n), sample)).toEqual(['clear step.0.arg.minSharePriceE27 effects']);
    expect(told(price, redeem(1n), sample)).toEqual([
      'caution: transfers.priceLimit.saysUnknown price step.0.arg.minSharePriceE27 | transfers.priceLimit.why | transfers.priceLimit.remedy | in 0 | by step.0.arg.minSharePriceE27',
    ]);
    expect(answer(price, redeem(10n ** 26n * 8n), sample)).toBe('caution');
  });

  it('is held to the largest pool where an order trades what that knows', () => {
    const open = (price: bigint, isLong = true) =>
      call(
        contract,
        'createIncreasePosition(address[] _path, address _indexToken, uint256 _amountIn, uint256 _minOut, uint256 _sizeDelta, bool _isLong, uint256 _acceptablePrice, uint256 _executionFee, bytes32 _referralCode, address _callbackTarget)',
        [[usdc], wethOfArbitrum, 100n, 0n, 0n, isLong, price, 0n, zeroHash, zeroAddress],
      );
    const dollar = 10n ** 30n;
    const fact = rateFact([wethOfArbitrum, '0xaf88d065e77c8cc2239327c5edb3a432268e5831']);
    const rated = { facts: { [fact]: { kind: 'integer', value: 2n ** 96n / 18_257n } as const } };
    expect(told(price, open(3_030n * dollar), rated)).toEqual([
      'clear step.0.arg.acceptablePrice rate.0x82af49447d8a07e3bd95bd0d56f35241523fbab1.0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    ]);
    expect(told(price, open(9_000n * dollar), rated)).toEqual([
      'caution: transfers.priceLimit.saysFar price step.0.arg.acceptablePrice | transfers.priceLimit.why | transfers.priceLimit.remedy | in 0 | by step.0.arg.acceptablePrice rate.0x82af49447d8a07e3bd95bd0d56f35241523fbab1.0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    ]);
    expect(answer(price, open(1n, false), rated)).toBe('caution');
    expect(told(price, open(3_030n * dollar), { gaps: { [fact]: unknown('notFound') } })).toEqual([
      'caution: transfers.priceLimit.saysUnknown price step.0.arg.acceptablePrice | transfers.priceLimit.why | transfers.priceLimit.remedy | in 0 | by step.0.arg.acceptablePrice',
    ]);
    expect(told(price, open(3_030n * dollar), waiting)).toEqual([
      'pending rate.0x82af49447d8a07e3bd95bd0d56f35241523fbab1.0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    ]);
    expect(told(price, open(3_030n * dollar), offline)).toEqual([
      'unknown rate.0x82af49447d8a07e3bd95bd0d56f35241523fbab1.0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    ]);
  });

  it('is silent where a call names none', () => {
    const deposit = call(contract, 'deposit(uint256 assets, address receiver)', [e18, me]);
    expect(answer(price, deposit, waiting)).toBe('notApplicable');
  });
});

describe('a fee that the function itself takes', () => {
  it('is a caution that names no code', () => {
    const staked: Address = '0x999999999991e178d52cd95afd4b00d066664144';
    expect(told(fee, call(staked, 'instantUnstake(uint256 amount)', [5n]), waiting)).toEqual([
      'caution: transfers.feeShare.saysKept fn step.0.fn | transfers.feeShare.whyKept | transfers.feeShare.remedyKept | in 0 | by step.0.fn',
    ]);
  });
});

describe('a code that a fee is kept under', () => {
  const token =
    '(address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo';
  const swap = (code: number) =>
    call(contract, `swap(${token}, bytes pathDefinition, address executor, uint32 referralCode)`, [
      [usdc, 100n, contract, zeroAddress, 9n, 8n, me],
      '0x01',
      contract,
      code,
    ]);

  it('is a caution from the first that can take one', () => {
    expect(told(fee, swap(2 ** 31), waiting)).toEqual([
      'caution: transfers.feeShare.saysCode code step.0.arg.referralCode | transfers.feeShare.whyCode | transfers.feeShare.remedyCode | in 0 | by step.0.arg.referralCode',
    ]);
    expect(answer(fee, swap(3_000_000_000), offline)).toBe('caution');
  });

  it('is silent for codes that only count', () => {
    expect(answer(fee, swap(0), waiting)).toBe('clear');
    expect(answer(fee, swap(2 ** 31 - 1), waiting)).toBe('clear');
    const supply = call(
      contract,
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      [usdc, 1n, me, 65_535],
    );
    expect(answer(fee, supply, waiting)).toBe('notApplicable');
  });
});
