import type { When } from '../functionModel.ts';
import type { AbiTable } from '../table.ts';

/** GMX counts sizes in dollars with 30 decimals. */
const hundredDollars = 100n * 10n ** 30n;

/** Collateral goes out while nearly all of the position stays. */
const collateralAlone: readonly When[] = [
  { arg: 'collateralDelta', is: 'positive' },
  { arg: 'sizeDelta', is: { below: hundredDollars } },
];

/** The same by an order: those that lower a position are 4 to 7. */
const orderAlone: readonly When[] = [
  { arg: 'params.orderType', is: 4 },
  { arg: 'params.numbers.initialCollateralDeltaAmount', is: 'positive' },
  { arg: 'params.numbers.sizeDeltaUsd', is: { below: hundredDollars } },
];

/** Orders that wait for a price: limits, stops, and those that take a profit. They have no end. */
const waits: readonly When[] = [{ arg: 'params.orderType', is: [1, 3, 5, 6, 8] }];

/** Routers, orders, staking and vesting of GMX v1 and v2. */
export const gmx: AbiTable = {
  source: 'GMX',
  functions: [
    [
      '0xc82aa41b',
      'createDeposit(((address receiver, address callbackContract, address uiFeeReceiver, address market, address initialLongToken, address initialShortToken, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minMarketTokens, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params)',
      {
        act: 'into',
        listed: true,
        roles: {
          'params.addresses.receiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.market': 'token',
          'params.addresses.initialLongToken': 'token',
          'params.addresses.initialShortToken': 'token',
          'params.addresses.longTokenSwapPath': 'token',
          'params.addresses.shortTokenSwapPath': 'token',
          'params.dataList': 'hash',
        },
      },
    ],
    [
      '0xdfa05241',
      'createGlvDeposit(((address glv, address market, address receiver, address callbackContract, address uiFeeReceiver, address initialLongToken, address initialShortToken, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minGlvTokens, uint256 executionFee, uint256 callbackGasLimit, bool shouldUnwrapNativeToken, bool isMarketTokenDeposit, bytes32[] dataList) params)',
      {
        act: 'into',
        listed: true,
        roles: {
          'params.addresses.glv': 'token',
          'params.addresses.market': 'token',
          'params.addresses.receiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.initialLongToken': 'token',
          'params.addresses.initialShortToken': 'token',
          'params.addresses.longTokenSwapPath': 'token',
          'params.addresses.shortTokenSwapPath': 'token',
          'params.dataList': 'hash',
        },
      },
    ],
    [
      '0xe78dc235',
      'createWithdrawal(((address receiver, address callbackContract, address uiFeeReceiver, address market, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minLongTokenAmount, uint256 minShortTokenAmount, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params)',
      {
        act: 'outOf',
        roles: {
          'params.addresses.receiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.market': 'token',
          'params.addresses.longTokenSwapPath': 'token',
          'params.addresses.shortTokenSwapPath': 'token',
          'params.dataList': 'hash',
        },
      },
    ],
    [
      '0x7c6fa43b',
      'createGlvWithdrawal(((address receiver, address callbackContract, address uiFeeReceiver, address market, address glv, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minLongTokenAmount, uint256 minShortTokenAmount, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params)',
      {
        act: 'outOf',
        roles: {
          'params.addresses.receiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.market': 'token',
          'params.addresses.glv': 'token',
          'params.addresses.longTokenSwapPath': 'token',
          'params.addresses.shortTokenSwapPath': 'token',
          'params.dataList': 'hash',
        },
      },
    ],
    [
      '0xcfcfb552',
      'executeAtomicWithdrawal(((address receiver, address callbackContract, address uiFeeReceiver, address market, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minLongTokenAmount, uint256 minShortTokenAmount, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params, (address[] tokens, address[] providers, bytes[] data) oracleParams)',
      {
        act: 'outOf',
        roles: {
          'params.addresses.receiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.market': 'token',
          'params.addresses.longTokenSwapPath': 'token',
          'params.addresses.shortTokenSwapPath': 'token',
          'params.dataList': 'hash',
          'oracleParams.tokens': 'token',
          'oracleParams.providers': 'contract',
          'oracleParams.data': 'data',
        },
      },
    ],
    [
      '0xbd434e0c',
      'createShift(((address receiver, address callbackContract, address uiFeeReceiver, address fromMarket, address toMarket) addresses, uint256 minMarketTokens, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params)',
      {
        act: 'trade',
        roles: {
          'params.addresses.receiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.fromMarket': 'token',
          'params.addresses.toMarket': 'token',
          'params.dataList': 'hash',
        },
      },
    ],
    [
      '0xf59c48eb',
      'createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params)',
      {
        act: 'into',
        listed: true,
        zeroIsCaller: true,
        roles: {
          'params.addresses.receiver': 'receiver',
          'params.addresses.cancellationReceiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.market': 'token',
          'params.addresses.initialCollateralToken': 'token',
          'params.addresses.swapPath': 'token',
          'params.referralCode': 'partner',
          'params.dataList': 'hash',
        },
        weakens: orderAlone,
        offers: waits,
      },
    ],
    [
      '0x69b605c5',
      'createOrder(address account, ((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params)',
      {
        act: 'into',
        listed: true,
        zeroIsCaller: true,
        roles: {
          account: 'owner',
          'params.addresses.receiver': 'receiver',
          'params.addresses.cancellationReceiver': 'receiver',
          'params.addresses.callbackContract': 'contract',
          'params.addresses.uiFeeReceiver': 'fee',
          'params.addresses.market': 'token',
          'params.addresses.initialCollateralToken': 'token',
          'params.addresses.swapPath': 'token',
          'params.referralCode': 'partner',
          'params.dataList': 'hash',
        },
        weakens: orderAlone,
        offers: waits,
      },
    ],
    [
      '0xdd5baad2',
      'updateOrder(bytes32 key, uint256 sizeDeltaUsd, uint256 acceptablePrice, uint256 triggerPrice, uint256 minOutputAmount, uint256 validFromTime, bool autoCancel)',
      { act: 'offer', roles: { key: 'id' } },
    ],
    ['0x31404484', 'cancelDeposit(bytes32 key)', { act: 'outOf', roles: { key: 'id' } }],
    ['0x7213c5a0', 'cancelWithdrawal(bytes32 key)', { act: 'outOf', roles: { key: 'id' } }],
    ['0x96be2898', 'cancelShift(bytes32 key)', { act: 'outOf', roles: { key: 'id' } }],
    ['0xd95c9e29', 'cancelGlvDeposit(bytes32 key)', { act: 'outOf', roles: { key: 'id' } }],
    ['0x0e229c35', 'cancelGlvWithdrawal(bytes32 key)', { act: 'outOf', roles: { key: 'id' } }],
    [
      '0x7d39aaf1',
      'sendWnt(address receiver, uint256 amount)',
      { act: 'move', roles: { receiver: 'receiver' } },
    ],
    [
      '0xe6d66ac8',
      'sendTokens(address token, address receiver, uint256 amount)',
      { act: 'move', roles: { token: 'token', receiver: 'receiver' } },
    ],
    [
      '0x53ead2d3',
      'sendNativeToken(address receiver, uint256 amount)',
      { act: 'move', roles: { receiver: 'receiver' } },
    ],
    [
      '0xc41b1ab3',
      'claimFundingFees(address[] markets, address[] tokens, address receiver)',
      { act: 'outOf', roles: { markets: 'token', tokens: 'token', receiver: 'receiver' } },
    ],
    [
      '0xe9249b57',
      'claimCollateral(address[] markets, address[] tokens, uint256[] timeKeys, address receiver)',
      { act: 'outOf', roles: { markets: 'token', tokens: 'token', receiver: 'receiver' } },
    ],
    [
      '0x49287a22',
      'claimAffiliateRewards(address[] markets, address[] tokens, address receiver)',
      { act: 'outOf', roles: { markets: 'token', tokens: 'token', receiver: 'receiver' } },
    ],
    [
      '0x01a9cbb2',
      'claimUiFees(address[] markets, address[] tokens, address receiver)',
      { act: 'outOf', roles: { markets: 'token', tokens: 'token', receiver: 'receiver' } },
    ],
    [
      '0x073fb09e',
      'setSavedCallbackContract(address market, address callbackContract)',
      { act: 'control', roles: { market: 'token', callbackContract: 'contract' } },
    ],
    ['0x5a03cd94', 'setUiFeeFactor(uint256 uiFeeFactor)', { act: 'set' }],
    ['0x3914f217', 'addSubaccount(address subaccount)', { act: 'control', roles: { subaccount: 'power' } }],
    [
      '0x79a358a2',
      'setSubaccountAutoTopUpAmount(address subaccount, uint256 amount)',
      { act: 'control', roles: { subaccount: 'power' } },
    ],
    [
      '0x712182eb',
      'removeSubaccount(address subaccount)',
      { act: 'control', roles: { subaccount: 'account' } },
    ],
    [
      '0x3e46b365',
      'setMaxAllowedSubaccountActionCount(address subaccount, bytes32 actionType, uint256 maxAllowedCount)',
      { act: 'control', roles: { subaccount: 'power', actionType: 'id' } },
    ],
    [
      '0x78a61fa2',
      'setSubaccountExpiresAt(address subaccount, bytes32 actionType, uint256 expiresAt)',
      { act: 'control', roles: { subaccount: 'power', actionType: 'id' } },
    ],
    [
      '0xd59922b0',
      'makeExternalCalls(address[] externalCallTargets, bytes[] externalCallDataList, address[] refundTokens, address[] refundReceivers)',
      {
        act: 'carry',
        roles: {
          externalCallTargets: 'contract',
          externalCallDataList: 'call',
          refundTokens: 'token',
          refundReceivers: 'receiver',
        },
      },
    ],
    [
      '0x2ab0cc33',
      'acceptTermsAndClaim((address token, uint256 distributionId, bytes termsSignature, string acceptedTerms)[] params, address receiver)',
      {
        act: 'outOf',
        roles: {
          'params.token': 'token',
          'params.termsSignature': 'data',
          'params.acceptedTerms': 'said',
          receiver: 'receiver',
        },
      },
    ],
    ['0xcedd4375', 'denyPlugin(address plugin)', { act: 'control', roles: { plugin: 'account' } }],
    [
      '0x6023e966',
      'swap(address[] path, uint256 amountIn, uint256 minOut, address receiver)',
      { act: 'trade', roles: { path: 'token', receiver: 'receiver' } },
    ],
    [
      '0xabe68eaa',
      'swapETHToTokens(address[] path, uint256 minOut, address receiver)',
      { act: 'trade', roles: { path: 'token', receiver: 'receiver' } },
    ],
    [
      '0x2d4ba6a7',
      'swapTokensToETH(address[] path, uint256 amountIn, uint256 minOut, address receiver)',
      { act: 'trade', roles: { path: 'token', receiver: 'receiver' } },
    ],
    [
      '0xb7ddc992',
      'increasePosition(address[] path, address indexToken, uint256 amountIn, uint256 minOut, uint256 sizeDelta, bool isLong, uint256 price)',
      { act: 'into', numbers: { price: 'priceLimit' }, roles: { path: 'token', indexToken: 'token' } },
    ],
    [
      '0xb32755de',
      'increasePositionETH(address[] path, address indexToken, uint256 minOut, uint256 sizeDelta, bool isLong, uint256 price)',
      { act: 'into', numbers: { price: 'priceLimit' }, roles: { path: 'token', indexToken: 'token' } },
    ],
    [
      '0x90205d8c',
      'decreasePosition(address collateralToken, address indexToken, uint256 collateralDelta, uint256 sizeDelta, bool isLong, address receiver, uint256 price)',
      {
        act: 'outOf',
        numbers: { price: 'priceLimit' },
        roles: { collateralToken: 'token', indexToken: 'token', receiver: 'receiver' },
        weakens: collateralAlone,
      },
    ],
    [
      '0x430ed37c',
      'decreasePositionETH(address collateralToken, address indexToken, uint256 collateralDelta, uint256 sizeDelta, bool isLong, address receiver, uint256 price)',
      {
        act: 'outOf',
        numbers: { price: 'priceLimit' },
        roles: { collateralToken: 'token', indexToken: 'token', receiver: 'receiver' },
        weakens: collateralAlone,
      },
    ],
    [
      '0x5fc8500e',
      'decreasePositionAndSwap(address[] path, address indexToken, uint256 collateralDelta, uint256 sizeDelta, bool isLong, address receiver, uint256 price, uint256 minOut)',
      {
        act: 'outOf',
        numbers: { price: 'priceLimit' },
        roles: { path: 'token', indexToken: 'token', receiver: 'receiver' },
        weakens: collateralAlone,
      },
    ],
    [
      '0x3039e37f',
      'decreasePositionAndSwapETH(address[] path, address indexToken, uint256 collateralDelta, uint256 sizeDelta, bool isLong, address receiver, uint256 price, uint256 minOut)',
      {
        act: 'outOf',
        numbers: { price: 'priceLimit' },
        roles: { path: 'token', indexToken: 'token', receiver: 'receiver' },
        weakens: collateralAlone,
      },
    ],
    [
      '0xf2ae372f',
      'createIncreasePosition(address[] path, address indexToken, uint256 amountIn, uint256 minOut, uint256 sizeDelta, bool isLong, uint256 acceptablePrice, uint256 executionFee, bytes32 referralCode, address callbackTarget)',
      {
        act: 'into',
        roles: { path: 'token', indexToken: 'token', referralCode: 'partner', callbackTarget: 'contract' },
      },
    ],
    [
      '0x5b88e8c6',
      'createIncreasePositionETH(address[] path, address indexToken, uint256 minOut, uint256 sizeDelta, bool isLong, uint256 acceptablePrice, uint256 executionFee, bytes32 referralCode, address callbackTarget)',
      {
        act: 'into',
        roles: { path: 'token', indexToken: 'token', referralCode: 'partner', callbackTarget: 'contract' },
      },
    ],
    [
      '0x7be7d141',
      'createDecreasePosition(address[] path, address indexToken, uint256 collateralDelta, uint256 sizeDelta, bool isLong, address receiver, uint256 acceptablePrice, uint256 minOut, uint256 executionFee, bool withdrawETH, address callbackTarget)',
      {
        act: 'outOf',
        roles: { path: 'token', indexToken: 'token', receiver: 'receiver', callbackTarget: 'contract' },
        weakens: collateralAlone,
      },
    ],
    [
      '0x269ae6c2',
      'createSwapOrder(address[] path, uint256 amountIn, uint256 minOut, uint256 triggerRatio, bool triggerAboveThreshold, uint256 executionFee, bool shouldWrap, bool shouldUnwrap)',
      { act: 'offer', roles: { path: 'token' } },
    ],
    [
      '0xb142a4b0',
      'createIncreaseOrder(address[] path, uint256 amountIn, address indexToken, uint256 minOut, uint256 sizeDelta, address collateralToken, bool isLong, uint256 triggerPrice, bool triggerAboveThreshold, uint256 executionFee, bool shouldWrap)',
      { act: 'offer', roles: { path: 'token', indexToken: 'token', collateralToken: 'token' } },
    ],
    [
      '0xc16cde8a',
      'createDecreaseOrder(address indexToken, uint256 sizeDelta, address collateralToken, uint256 collateralDelta, bool isLong, uint256 triggerPrice, bool triggerAboveThreshold)',
      { act: 'offer', roles: { indexToken: 'token', collateralToken: 'token' } },
    ],
    ['0xf882ac07', 'cancelSwapOrder(uint256 orderIndex)', { act: 'set' }],
    ['0x47e0bbd0', 'cancelIncreaseOrder(uint256 orderIndex)', { act: 'set' }],
    ['0x9e71b0f0', 'cancelDecreaseOrder(uint256 orderIndex)', { act: 'set', weakens: true }],
    [
      '0x807c5600',
      'cancelMultiple(uint256[] swapOrderIndexes, uint256[] increaseOrderIndexes, uint256[] decreaseOrderIndexes)',
      { act: 'set', weakens: true },
    ],
    [
      '0xc86b0f7d',
      'updateSwapOrder(uint256 orderIndex, uint256 minOut, uint256 triggerRatio, bool triggerAboveThreshold)',
      { act: 'offer' },
    ],
    [
      '0x9983ee1b',
      'updateIncreaseOrder(uint256 orderIndex, uint256 sizeDelta, uint256 triggerPrice, bool triggerAboveThreshold)',
      { act: 'offer' },
    ],
    [
      '0xa397ea54',
      'updateDecreaseOrder(uint256 orderIndex, uint256 collateralDelta, uint256 sizeDelta, uint256 triggerPrice, bool triggerAboveThreshold)',
      { act: 'offer' },
    ],
    [
      '0x225fc9fd',
      'cancelIncreasePosition(bytes32 key, address executionFeeReceiver)',
      { act: 'outOf', roles: { key: 'id', executionFeeReceiver: 'receiver' } },
    ],
    [
      '0x60a362e2',
      'cancelDecreasePosition(bytes32 key, address executionFeeReceiver)',
      { act: 'outOf', roles: { key: 'id', executionFeeReceiver: 'receiver' }, weakens: true },
    ],
    ['0xf3daeacc', 'stakeGmx(uint256 amount)', { act: 'into' }],
    ['0xef8c5994', 'stakeEsGmx(uint256 amount)', { act: 'into' }],
    ['0x53a8aa03', 'mintAndStakeGlpETH(uint256 minUsdg, uint256 minGlp)', { act: 'into' }],
    [
      '0x364e2311',
      'mintAndStakeGlp(address token, uint256 amount, uint256 minUsdg, uint256 minGlp)',
      { act: 'into', roles: { token: 'token' } },
    ],
    ['0x078580d2', 'unstakeGmx(uint256 amount)', { act: 'outOf' }],
    ['0x64f64467', 'unstakeEsGmx(uint256 amount)', { act: 'outOf' }],
    [
      '0x30b70002',
      'handleRewards(bool shouldClaimGmx, bool shouldStakeGmx, bool shouldClaimEsGmx, bool shouldStakeEsGmx, bool shouldStakeMultiplierPoints, bool shouldClaimWeth, bool shouldConvertWethToEth)',
      { act: 'outOf' },
    ],
    [
      '0x1cf631bb',
      'handleRewardsV2(address gmxReceiver, bool shouldClaimGmx, bool shouldStakeGmx, bool shouldClaimEsGmx, bool shouldStakeEsGmx, bool shouldStakeMultiplierPoints, bool shouldClaimWeth, bool shouldConvertWethToEth)',
      { act: 'outOf', roles: { gmxReceiver: 'receiver' } },
    ],
    [
      '0x0f3aa554',
      'unstakeAndRedeemGlp(address tokenOut, uint256 glpAmount, uint256 minOut, address receiver)',
      { act: 'outOf', roles: { tokenOut: 'token', receiver: 'receiver' } },
    ],
    [
      '0xabb5e5e2',
      'unstakeAndRedeemGlpETH(uint256 glpAmount, uint256 minOut, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    ['0xef9aacfd', 'signalTransfer(address receiver)', { act: 'control', roles: { receiver: 'power' } }],
    ['0x655603a4', 'acceptTransfer(address sender)', { act: 'control', roles: { sender: 'account' } }],
    [
      '0x790b5a6c',
      'stakeForAccount(address fundingAccount, address account, address depositToken, uint256 amount)',
      { act: 'into', roles: { fundingAccount: 'payer', account: 'owner', depositToken: 'token' } },
    ],
    [
      '0x098bf59d',
      'unstakeForAccount(address account, address depositToken, uint256 amount, address receiver)',
      { act: 'outOf', roles: { account: 'owner', depositToken: 'token', receiver: 'receiver' } },
    ],
    [
      '0x1ece366a',
      'addLiquidity(address token, uint256 amount, uint256 minUsdg, uint256 minGlp)',
      { act: 'into', roles: { token: 'token' } },
    ],
    [
      '0x8fed0b2c',
      'removeLiquidity(address tokenOut, uint256 glpAmount, uint256 minOut, address receiver)',
      { act: 'outOf', roles: { tokenOut: 'token', receiver: 'receiver' } },
    ],
    ['0x36def2c8', 'registerCode(bytes32 code)', { act: 'set', roles: { code: 'id' } }],
    ['0xe1e01bf3', 'setTraderReferralCodeByUser(bytes32 code)', { act: 'set', roles: { code: 'id' } }],
    [
      '0xed843134',
      'setCodeOwner(bytes32 code, address newAccount)',
      { act: 'control', roles: { code: 'id', newAccount: 'power' } },
    ],
  ],
};
