import { maxUint256, zeroHash } from 'viem';
import { call } from '../../../truth/sky.ts';
import { me, thief, usdc, zero } from '../ground.ts';
import { loud, control, type Group, type OnEthereum } from '../table.ts';
import { stands, one, node, arb, pull } from '../kits/outside.ts';
import {
  gmx,
  gmxRewards,
  gmxVester,
  gmxReferrals,
  gmxSub,
  router2,
  gmxGlp,
  perps,
  spot,
} from '../addresses.ts';
import { at, K, E18 } from '../oneCall.ts';

const elsewhere: readonly OnEthereum[] = [
  one(
    'GMX: the stop is gone',
    'Without its stop the position is liquidated.',
    gmx,
    'function cancelOrder(bytes32 key) payable',
    [node],
    arb,
  ),
  one(
    'GMX: an order at any price',
    'The order takes whatever price there is, and ten times the size.',
    gmx,
    'function updateOrder(bytes32 key, uint256 sizeDeltaUsd, uint256 acceptablePrice, uint256 triggerPrice, uint256 minOutputAmount, uint256 validFromTime, bool autoCancel) payable',
    [node, 10n ** 37n, 0n, 0n, 0n, 0n, false],
    arb,
  ),
  one(
    'GMX: a hundredfold position',
    'Of what was sent before; a hair’s breadth takes all.',
    gmx,
    'function createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params) payable returns (bytes32)',
    [
      {
        addresses: {
          receiver: me,
          cancellationReceiver: zero,
          callbackContract: zero,
          uiFeeReceiver: zero,
          market: at('0x70d95587d40a2caf56bd97485ab3eec10bee6336'),
          initialCollateralToken: usdc,
          swapPath: [],
        },
        numbers: {
          sizeDeltaUsd: 10n ** 35n,
          initialCollateralDeltaAmount: K,
          triggerPrice: 0n,
          acceptablePrice: maxUint256,
          executionFee: E18 / 1000n,
          callbackGasLimit: 0n,
          minOutputAmount: 0n,
          validFromTime: 0n,
        },
        orderType: 2,
        decreasePositionSwapType: 0,
        isLong: true,
        shouldUnwrapNativeToken: false,
        autoCancel: false,
        referralCode: zeroHash,
        dataList: [],
      },
    ],
    { ...arb, value: E18 / 1000n },
  ),
  one(
    'GMX: the collateral waits in the vault',
    'What lies in the vault of orders belongs to whoever makes the next order.',
    gmx,
    'function sendTokens(address token, address receiver, uint256 amount) payable',
    [usdc, at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5'), K],
    { ...arb, ops: [{ ...pull, who: at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5') }] },
  ),
  one(
    'GMX: coins wait in the vault',
    'Whoever makes the next order has them.',
    gmx,
    'function sendWnt(address receiver, uint256 amount) payable',
    [at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5'), E18],
    {
      ...arb,
      value: E18,
      ops: [{ kind: 2, who: at('0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5'), amount: E18 }],
    },
  ),
  one(
    'GMX: the account is given over',
    'All that is staked and vested is the thief’s when he accepts.',
    gmxRewards,
    'function signalTransfer(address _receiver)',
    [thief],
    arb,
  ),
  control(
    one(
      'GMX: another’s account is accepted',
      'Its vesting is joined to the user’s; to compare.',
      gmxRewards,
      'function acceptTransfer(address _sender)',
      [thief],
      arb,
    ),
  ),
  control(
    one(
      'GMX: unstaked, and its points burnt',
      'The points that years made are burnt; what moves outside says so, to compare.',
      gmxRewards,
      'function unstakeGmx(uint256 _amount)',
      [E18],
      arb,
    ),
  ),
  loud(
    'What vests is held for a year, and so is the stake beside it.',
    one(
      'GMX: vested for a year',
      'Tokens are held back beside it for a year; its shares come, to compare.',
      gmxVester,
      'function deposit(uint256 _amount)',
      [100n * E18],
      arb,
    ),
  ),
  one(
    'GMX: the code goes to the thief',
    'He is paid the rebates.',
    gmxReferrals,
    'function setCodeOwner(bytes32 _code, address _newAccount)',
    [node, thief],
    arb,
  ),
  control(
    one(
      'GMX: a code of the thief',
      'He is paid for each trade; to compare.',
      gmxReferrals,
      'function setTraderReferralCodeByUser(bytes32 _code)',
      [node],
      arb,
    ),
  ),
  one(
    'GMX: an account below',
    'He trades with all of it.',
    gmxSub,
    'function addSubaccount(address subaccount) payable',
    [thief],
    arb,
  ),
  one(
    'GMX: how many actions',
    'The account below, which he holds, may act for ever.',
    gmxSub,
    'function setMaxAllowedSubaccountActionCount(address subaccount, bytes32 actionType, uint256 maxAllowedCount) payable',
    [router2, node, maxUint256],
    arb,
  ),
  one(
    'GMX: redeemed for nothing',
    'The least is nothing.',
    gmxGlp,
    'function unstakeAndRedeemGlp(address _tokenOut, uint256 _glpAmount, uint256 _minOut, address _receiver) returns (uint256)',
    [usdc, 1_000n * E18, 0n, me],
    { ...arb, ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
  one(
    'Synthetix perps: a position of fifty times',
    'A hair’s breadth takes all that is kept.',
    perps,
    'function commitOrder((uint128 marketId, uint128 accountId, int128 sizeDelta, uint128 settlementStrategyId, uint256 acceptablePrice, bytes32 trackingCode, address referrer) commitment) returns ((uint256 commitmentTime) retOrder, uint256 fees)',
    [
      {
        marketId: 100n,
        accountId: 7n,
        sizeDelta: 50n * E18,
        settlementStrategyId: 0n,
        acceptablePrice: maxUint256,
        trackingCode: zeroHash,
        referrer: zero,
      },
    ],
    { chain: 8_453 },
  ),
  one(
    'Synthetix perps: into another’s account',
    'Account 4242 is the thief’s.',
    perps,
    'function modifyCollateral(uint128 accountId, uint128 collateralId, int256 amountDelta)',
    [4242n, 0n, K],
    { chain: 8_453, ops: [pull] },
  ),
  one(
    'Synthetix perps: another’s debt',
    'Account 4242 is the thief’s.',
    perps,
    'function payDebt(uint128 accountId, uint256 amount)',
    [4242n, K],
    { chain: 8_453, ops: [pull] },
  ),
  one(
    'Synthetix spot: sold later for nothing',
    'The least is nothing.',
    spot,
    'function commitOrder(uint128 marketId, uint8 orderType, uint256 amountProvided, uint256 settlementStrategyId, uint256 minimumSettlementAmount, address referrer) returns (uint256)',
    [1n, 3, K, 0n, 0n, zero],
    { chain: 8_453, ops: [pull] },
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'GMX: several calls in one',
    'The stop is gone, in bytes.',
    gmx,
    'function multicall(bytes[] data) payable returns (bytes[])',
    [[call('function cancelOrder(bytes32 key) payable', node)]],
    arb,
  ),
  control(
    one(
      'GMX: the rewards are compounded',
      'What was free is locked; to compare.',
      gmxRewards,
      'function compound()',
      [],
      arb,
    ),
  ),
  loud(
    'What vests is held for a year, and so is the stake beside it.',
    one(
      'GMX: all that is vested ends',
      'The reserve is free; to compare.',
      gmxVester,
      'function withdraw()',
      [],
      arb,
    ),
  ),
];

const after: readonly OnEthereum[] = [
  one(
    'Synthetix perps: the margin is taken out',
    'The position is liquidated.',
    perps,
    'function modifyCollateral(uint128 accountId, uint128 collateralId, int256 amountDelta)',
    [7n, 0n, -K],
    { chain: 8_453, ops: [{ kind: 1, token: usdc, amount: K }] },
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...elsewhere, ...pass, ...after],
};
