import { describe, expect, it } from 'vitest';
import { call, contract, key, me, usdc, weth } from '../check/testing/views.ts';
import { type Case, dollars, from, gets, means, paying, said } from './testing/compared.ts';
const itself = '0x0000000000000000000000000000000000000000';
const other = { ...dollars, address: key } as const;
const vault = '0xBA12222222228d8Ba445958a75a0704d566BF2C8';
const end = 1_900_000_000n;
const order =
  '(address fromToken, address toToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address[] callees, bytes exchangeData, uint256[] startIndexes, uint256[] values, address beneficiary, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data';
const ordered = (way: 'simpleSwap' | 'simpleBuy', fromAmount: bigint, toAmount: bigint) =>
  call(contract, `${way}(${order})`, [
    {
      fromToken: usdc,
      toToken: weth,
      fromAmount,
      toAmount,
      expectedAmount: toAmount,
      callees: [],
      exchangeData: '0x',
      startIndexes: [],
      values: [],
      beneficiary: me,
      partner: itself,
      feePercent: 0n,
      permit: '0x',
      deadline: end,
      uuid: `0x${'11'.repeat(16)}`,
    },
  ]);
const generic = (least: bigint) =>
  call(
    contract,
    'swapTokensGeneric(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmount, (address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)[] _swapData)',
    [
      `0x${'11'.repeat(32)}`,
      'lifi',
      '',
      me,
      least,
      [
        {
          callTo: key,
          approveTo: key,
          sendingAssetId: usdc,
          receivingAssetId: weth,
          fromAmount: 5_000n,
          callData: '0x12345678',
          requiresDeposit: true,
        },
      ],
    ],
  );
const exchange = (least: bigint) =>
  call(contract, 'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', [1n, 0n, 5_000n, least]);
const funds = { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false };
const atVault = (kind: number, amount: bigint, limit: bigint) =>
  call(
    vault,
    'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)',
    [
      { poolId: `0x${'11'.repeat(32)}`, kind, assetIn: usdc, assetOut: weth, amount, userData: '0x' },
      funds,
      limit,
      end,
    ],
  );
const overPools = (least: bigint) =>
  call(
    vault,
    'batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline)',
    [
      0,
      [
        {
          poolId: `0x${'11'.repeat(32)}`,
          assetInIndex: 0n,
          assetOutIndex: 1n,
          amount: 5_000n,
          userData: '0x',
        },
      ],
      [usdc, weth],
      funds,
      [5_000n, -least],
      end,
    ],
  );
const removes = (ofDollars: bigint, ofWrapped: bigint) =>
  call(
    contract,
    'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
    [usdc, weth, 9_000n, ofDollars, ofWrapped, me, end],
  );
const addsLiquidity = (least: bigint) =>
  call(contract, 'add_liquidity(uint256[2] amounts, uint256 min_mint_amount)', [[5_000n, 0n], least]);
const ofDollars = (raw: bigint, how: 'exactly' | 'atMost' = 'exactly') =>
  paying({ how, raw }, 'nobody', dollars);
const bought = [from(10_000n, 5_000n), from(0n, 4_500n, weth)];
const withSpeck = [...bought, from(0n, 2_000n, key)];
const buys = means(ofDollars(5_000n), gets(4_000n));
const less = (clause: number, found: string) => [
  'differs',
  `gets.saysMinimum said=intent.${clause}.amount found=step.0.arg.${found} @0`,
];
const minimum = (found: string) => less(1, found);
const more = (found: string) => ['differs', `pays.saysMost said=intent.0.amount found=step.0.arg.${found}`];
const least: readonly Case[] = [
  ['of the order of an aggregator, as said', ordered('simpleSwap', 5_000n, 4_000n), buys, bought, ['asSaid']],
  [
    'of the order of an aggregator, and less',
    ordered('simpleSwap', 5_000n, 3_999n),
    buys,
    bought,
    minimum('data.toAmount'),
  ],
  [
    'of the order of an aggregator, and as much as a speck of another token',
    ordered('simpleSwap', 5_000n, 2_000n),
    buys,
    withSpeck,
    minimum('data.toAmount'),
  ],
  ['of a route, as said', generic(4_000n), buys, bought, ['asSaid']],
  ['of a route, and less', generic(3_999n), buys, bought, minimum('_minAmount')],
  [
    'of a route, and as much as a speck of another token',
    generic(2_000n),
    buys,
    withSpeck,
    minimum('_minAmount'),
  ],
  ['of a pool that names no token, as said', exchange(4_000n), buys, bought, ['asSaid']],
  ['of a pool that names no token, and less', exchange(3_999n), buys, bought, minimum('min_dy')],
  [
    'of a pool that names no token, and as much as a speck of another token',
    exchange(2_000n),
    buys,
    withSpeck,
    minimum('min_dy'),
  ],
  [
    'of a pool that names no token, and it may be of either',
    exchange(4_000n),
    buys,
    [...bought, from(0n, 4_000n, key)],
    ['cannotCompare', '? step.0.arg.min_dy notAsked: gets'],
  ],
  ['of a vault, as said', atVault(0, 5_000n, 4_000n), buys, bought, ['asSaid']],
  ['of a vault, and less', atVault(0, 5_000n, 3_999n), buys, bought, minimum('limit')],
  ['over the pools of a vault, as said', overPools(4_000n), buys, bought, ['asSaid']],
  ['over the pools of a vault, and less', overPools(3_999n), buys, bought, minimum('limits.1')],
];
const unlimited: readonly Case[] = [
  [
    'however much there is, and nobody guarantees any of it',
    call(
      contract,
      'fillQuoteTokenToToken(address sellTokenAddress, address buyTokenAddress, address target, bytes swapCallData, uint256 sellAmount, uint256 feeAmount)',
      [usdc, weth, key, '0x12345678', 5_000n, 0n],
    ),
    buys,
    bought,
    ['cannotCompare', '? step.0.fn notAsked: gets'],
  ],
  [
    'what is withdrawn exactly, as said',
    call(contract, 'withdraw(uint256 assets, address receiver, address owner)', [4_500n, me, me]),
    means(gets(4_500n)),
    [from(0n, 4_500n, weth)],
    ['asSaid'],
  ],
];
const got = [from(0n, 5_000n), from(0n, 4_500n, weth)];
const removed = means(gets(4_900n, dollars), gets(4_000n));
const outOf: readonly Case[] = [
  ['of two tokens of a pool, as said', removes(4_900n, 4_000n), removed, got, ['asSaid']],
  ['of two tokens of a pool, and less of one', removes(4_899n, 4_000n), removed, got, less(0, 'amountAMin')],
  [
    'of two tokens of a pool, and less of both',
    removes(4_899n, 3_999n),
    removed,
    got,
    [...less(0, 'amountAMin'), ...less(1, 'amountBMin').slice(1)],
  ],
  [
    'of two tokens of a pool, and each that of the other',
    removes(4_000n, 4_900n),
    removed,
    [from(0n, 5_000n), from(0n, 5_000n, weth)],
    less(0, 'amountAMin'),
  ],
  [
    'of shares of a pool, as said',
    addsLiquidity(4_000n),
    means(ofDollars(5_000n), gets(4_000n, other)),
    [from(10_000n, 5_000n), from(0n, 4_500n, key)],
    ['asSaid'],
  ],
  [
    'of shares of a pool, and less',
    addsLiquidity(3_999n),
    means(ofDollars(5_000n), gets(4_000n, other)),
    [from(10_000n, 5_000n), from(0n, 4_500n, key)],
    minimum('min_mint_amount'),
  ],
];
const most: readonly Case[] = [
  ['no more than was said', ordered('simpleBuy', 5_000n, 4_000n), buys, bought, ['asSaid']],
  ['more than was said', ordered('simpleBuy', 5_001n, 4_000n), buys, bought, more('data.fromAmount')],
  [
    'more than it takes, and that was said',
    ordered('simpleBuy', 5_001n, 4_000n),
    means(ofDollars(5_001n, 'atMost'), gets(4_000n)),
    bought,
    ['asSaid'],
  ],
  ['more than was said, of a vault', atVault(1, 4_500n, 5_001n), buys, bought, more('limit')],
];
for (const [what, cases] of [
  ['what a trade that is known by its row brings at least', least],
  ['what a call brings without a minimum', unlimited],
  ['what comes out of a pool at least', outOf],
  ['what a purchase that is known by its row costs at most', most],
] as const) {
  describe(what, () => {
    for (const [name, body, intent, lines, expected, more] of cases) {
      it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
    }
  });
}
