import { type Address, encodeAbiParameters, parseAbiParameters, zeroAddress, zeroHash } from 'viem';
import { dataOf, me, usdc, weth } from '../../testing/views.ts';
import type { HonestTransaction } from './honestTransactions.ts';

const v4Positions: Address = '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e';
const mantle: Address = '0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f';
const meth: Address = '0xd5f7838f5c461feff7fe49ea5ebaf7728bb0adfa';
const gmxRouter: Address = '0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41';
const orderVault: Address = '0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5';
const ethUsdMarket: Address = '0x70d95587d40a2caf56bd97485ab3eec10bee6336';
const usdcOfArbitrum: Address = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
const wethOfArbitrum: Address = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const soon = 1_900_000_000n;
const e6 = 10n ** 6n;
const e18 = 10n ** 18n;
const fee = 10n ** 15n;
const caller: Address = '0x0000000000000000000000000000000000000001';

const packed = (types: string, ...values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);
const mintTypes =
  '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks), int24, int24, uint256, uint128, uint128, address, bytes';
const pool = { currency0: usdc, currency1: weth, fee: 3_000, tickSpacing: 60, hooks: zeroAddress };
const modify = 'modifyLiquidities(bytes unlockData, uint256 deadline)';
const planOf = (actions: `0x${string}`, ...params: readonly `0x${string}`[]) => [
  packed('bytes, bytes[]', actions, params),
  soon,
];
const order = (orderType: number, collateral: Address, isLong: boolean, acceptable: bigint) => ({
  addresses: {
    receiver: me,
    cancellationReceiver: me,
    callbackContract: zeroAddress,
    uiFeeReceiver: zeroAddress,
    market: ethUsdMarket,
    initialCollateralToken: collateral,
    swapPath: [],
  },
  numbers: {
    sizeDeltaUsd: 500n * 10n ** 30n,
    initialCollateralDeltaAmount: 0n,
    triggerPrice: 0n,
    acceptablePrice: acceptable,
    executionFee: fee,
    callbackGasLimit: 0n,
    minOutputAmount: 0n,
    validFromTime: 0n,
  },
  orderType,
  decreasePositionSwapType: 0,
  isLong,
  shouldUnwrapNativeToken: false,
  autoCancel: false,
  referralCode: zeroHash,
  dataList: [],
});
const createOrder =
  'createOrder(((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params)';
const atGmx = {
  to: gmxRouter,
  inside: [orderVault],
  chain: 42_161,
  call: 'multicall(bytes[] data)',
} as const;
const sendWnt = (amount: bigint) => dataOf('sendWnt(address receiver, uint256 amount)', [orderVault, amount]);

const universalRouter: Address = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const router: Address = '0x0000000000000000000000000000000000000002';
const execute = 'execute(bytes commands, bytes[] inputs, uint256 deadline)';
const swapTypes =
  '((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData)';
const swapOf = (least: bigint) =>
  packed(swapTypes, {
    poolKey: pool,
    zeroForOne: true,
    amountIn: 3_000n * e6,
    amountOutMinimum: least,
    hookData: '0x',
  });
const least = (99n * e18) / 100n;

/** Everyday calls that are held to a price: positions of Uniswap v4 near the market, orders of GMX, and requests to unstake. */
export const honestAtAPrice: readonly HonestTransaction[] = [
  {
    what: 'open a position near the price, v4',
    to: v4Positions,
    call: modify,
    args: planOf(
      '0x020d',
      packed(mintTypes, pool, 195_240, 197_280, 10n ** 14n, 306n * e6, 102n * 10n ** 15n, me, '0x'),
      packed('address, address', usdc, weth),
    ),
    out: [
      [300n * e6, usdc],
      [10n ** 17n, weth],
    ],
    comes: [[1n, v4Positions, 77n]],
  },
  {
    what: 'open a position that buys below the price, v4',
    to: v4Positions,
    call: modify,
    args: planOf(
      '0x020d',
      packed(mintTypes, pool, 196_500, 197_700, 10n ** 14n, 303n * e6, 0n, me, '0x'),
      packed('address, address', usdc, weth),
    ),
    out: [[300n * e6, usdc]],
    comes: [[1n, v4Positions, 78n]],
  },
  {
    what: 'take liquidity out, v4',
    to: v4Positions,
    owns: 9n,
    call: modify,
    args: planOf(
      '0x0111',
      packed('uint256, uint256, uint128, uint128, bytes', 9n, 10n ** 13n, 297n * e6, 99n * 10n ** 15n, '0x'),
      packed('address, address, address', usdc, weth, caller),
    ),
    comes: [
      [300n * e6, usdc],
      [10n ** 17n, weth],
    ],
  },
  {
    what: 'take liquidity out, v4, and leave dust',
    to: v4Positions,
    owns: 9n,
    call: modify,
    args: planOf(
      '0x011312',
      packed('uint256, uint256, uint128, uint128, bytes', 9n, 10n ** 13n, 0n, 99n * 10n ** 15n, '0x'),
      packed('address, uint256', usdc, 50n),
      packed('address', weth),
    ),
    comes: [[10n ** 17n, weth]],
  },
  {
    what: 'close a position by way of the manager, v4',
    to: v4Positions,
    owns: 9n,
    call: modify,
    args: planOf(
      '0x03111414',
      packed('uint256, uint128, uint128, bytes', 9n, 297n * e6, 99n * 10n ** 15n, '0x'),
      packed('address, address, address', usdc, weth, '0x0000000000000000000000000000000000000002'),
      packed('address, address', usdc, me),
      packed('address, address', weth, me),
    ),
    comes: [
      [300n * e6, usdc],
      [10n ** 17n, weth],
    ],
  },
  {
    what: 'swap in a pool of v4',
    to: universalRouter,
    call: execute,
    args: [
      '0x10',
      [
        packed('bytes, bytes[]', '0x060c0f', [
          swapOf(least),
          packed('address, uint256', usdc, 3_000n * e6),
          packed('address, uint256', weth, least),
        ]),
      ],
      soon,
    ],
    out: [[3_000n * e6, usdc]],
    comes: [[e18, weth]],
  },
  {
    what: 'swap in a pool of v4, and unwrap what comes',
    to: universalRouter,
    call: execute,
    args: [
      '0x100c',
      [
        packed('bytes, bytes[]', '0x060c0e', [
          swapOf(0n),
          packed('address, uint256', usdc, 3_000n * e6),
          packed('address, address, uint256', weth, router, 0n),
        ]),
        packed('address, uint256', caller, least),
      ],
      soon,
    ],
    out: [[3_000n * e6, usdc]],
    comes: [[e18]],
  },
  {
    what: 'swap in a pool of v4 with what the router took before',
    to: universalRouter,
    call: execute,
    args: [
      '0x0210',
      [
        packed('address, address, uint160', usdc, router, 3_000n * e6),
        packed('bytes, bytes[]', '0x060b0f', [
          swapOf(least),
          packed('address, uint256, bool', usdc, 3_000n * e6, false),
          packed('address, uint256', weth, least),
        ]),
      ],
      soon,
    ],
    out: [[3_000n * e6, usdc]],
    comes: [[e18, weth]],
  },
  {
    what: 'open a short at GMX with WETH',
    ...atGmx,
    args: [
      [
        sendWnt(fee),
        dataOf('sendTokens(address token, address receiver, uint256 amount)', [
          wethOfArbitrum,
          orderVault,
          10n ** 17n,
        ]),
        dataOf(createOrder, [order(2, wethOfArbitrum, false, 2_970n * 10n ** 12n)]),
      ],
    ],
    value: fee,
    out: [[fee], [10n ** 17n, wethOfArbitrum]],
  },
  {
    what: 'open a long at GMX with ETH',
    ...atGmx,
    args: [
      [sendWnt(fee + 10n ** 17n), dataOf(createOrder, [order(2, wethOfArbitrum, true, 3_030n * 10n ** 12n)])],
    ],
    value: fee + 10n ** 17n,
    out: [[fee + 10n ** 17n]],
  },
  {
    what: 'close a short at GMX',
    ...atGmx,
    args: [[sendWnt(fee), dataOf(createOrder, [order(4, usdcOfArbitrum, false, 3_030n * 10n ** 12n)])]],
    value: fee,
    out: [[fee]],
  },
  {
    what: 'ask Mantle to unstake',
    to: mantle,
    call: 'unstakeRequest(uint128 methAmount, uint128 minETHAmount)',
    args: [10n * e18, (1_055n * e18) / 100n],
    out: [[10n * e18, meth]],
  },
];
