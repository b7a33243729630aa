import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, contract, dataOf, friend, key, me, safe, usdc, weth } from '../check/testing/views.ts';
import { poolFact } from '../label/tokens/poolFacts.ts';
import { unknown } from '../model/known.ts';
import {
  buys,
  type Case,
  dollars,
  ether,
  from,
  gets,
  means,
  ofSafe,
  paying,
  said,
  several,
  trade,
  transfer,
  unknownCall,
  wrapped,
} from './testing/compared.ts';

const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const oneInch = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const vault = '0xBA12222222228d8Ba445958a75a0704d566BF2C8';
const end = 1_900_000_000n;
const withEther = (value: bigint, got: bigint) =>
  call(
    contract,
    'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
    [got, [weth, usdc], me, end],
    value,
  );
const sellsEther = (value: bigint, least: bigint) =>
  call(
    contract,
    'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [least, [weth, usdc], me, end],
    value,
  );
const forEther = (sold: bigint, least: bigint, to = me) =>
  call(
    contract,
    'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [sold, least, [usdc, weth], to, end],
  );
const forExactEther = (got: bigint, most: bigint) =>
  call(
    contract,
    'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
    [got, most, [usdc, weth], me, end],
  );
const single = (sold: bigint, least: bigint, to: string) =>
  dataOf(
    'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    [
      {
        tokenIn: usdc,
        tokenOut: weth,
        fee: 500,
        recipient: to,
        deadline: end,
        amountIn: sold,
        amountOutMinimum: least,
        sqrtPriceLimitX96: 0n,
      },
    ],
  );
const unwrap = (least: bigint, to: string) =>
  dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [least, to]);
const sweep = (least: bigint, to: string) =>
  dataOf('sweepToken(address token, uint256 amountMinimum, address recipient)', [weth, least, to]);
const plan = (...data: readonly Hex[]) => call(router, 'multicall(bytes[] data)', [data]);
const itself = '0x0000000000000000000000000000000000000000';
const unoswap = (sold: bigint, least: bigint) =>
  call(oneInch, 'unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)', [
    usdc,
    sold,
    least,
    [BigInt(key)],
  ]);
const joins = (most: bigint) =>
  call(
    vault,
    'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)',
    [
      { poolId: `0x${'11'.repeat(32)}`, kind: 1, assetIn: usdc, assetOut: weth, amount: 40n, userData: '0x' },
      { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false },
      most,
      end,
    ],
  );
const anyMost = (most: bigint) =>
  call(
    vault,
    'tradeByTargetAmount(address sourceToken, address targetToken, (uint256 strategyId, uint128 amount)[] tradeActions, uint256 deadline, uint128 maxInput)',
    [usdc, weth, [{ strategyId: 1n, amount: 40n }], end, most],
  );
/** A factory knows the pool, so that what is asked for holds. */
const proven = {
  codes: { [key]: 'contract' },
  facts: { [poolFact(key)]: { kind: 'address', address: friend } },
} as const;
const ofDollars = (raw: bigint, how: 'exactly' | 'atMost' = 'exactly') =>
  paying({ how, raw }, 'nobody', dollars);
const ofEther = (raw: bigint, how: 'exactly' | 'atMost' = 'exactly') => paying({ how, raw }, 'nobody', ether);
const forWrapped = [from(100n, 50n), from(0n, 45n, weth)];
const forCoins = [from(100n, 50n), from(0n, 45n, 'ether')];
const moved = (asset: object, to: string = me, by: string = contract) =>
  ({ moves: [{ from: by, to, asset, amount: 45n, basis: 'read', step: '0' } as never] }) as const;

const coins: readonly Case[] = [
  [
    'coins are sold as said',
    sellsEther(50n, 40n),
    means(ofEther(50n), gets(40n, dollars)),
    [from(100n, 50n, 'ether'), from(0n, 45n)],
    ['asSaid'],
  ],
  [
    'coins are sold for less',
    sellsEther(50n, 39n),
    means(ofEther(50n), gets(40n, dollars)),
    [from(100n, 50n, 'ether'), from(0n, 45n)],
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0'],
  ],
  [
    'coins are sold for less, nobody could simulate',
    sellsEther(50n, 39n),
    means(ofEther(50n), gets(40n, dollars)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'more coins are sold, nobody could simulate',
    sellsEther(51n, 40n),
    means(ofEther(50n), gets(40n, dollars)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=exactly said=intent.0.amount found=step.0.value count=one @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'coins for an exact output may cost as much as was said',
    withEther(60n, 40n),
    means(ofEther(60n, 'atMost'), gets(40n, dollars)),
    [from(100n, 50n, 'ether'), from(0n, 40n)],
    ['asSaid'],
  ],
  [
    'coins for an exact output may cost more',
    withEther(61n, 40n),
    means(ofEther(60n, 'atMost'), gets(40n, dollars)),
    [from(100n, 50n, 'ether'), from(0n, 40n)],
    ['differs', 'pays.saysMost said=intent.0.amount found=step.0.value'],
  ],
  [
    'coins for an exact output, and tokens were said',
    withEther(61n, 40n),
    means(ofDollars(60n, 'atMost'), gets(40n, dollars)),
    [from(100n, 50n, 'ether'), from(0n, 40n)],
    ['differs', 'pays.saysUnsaid found=effect.0.size'],
  ],
  [
    'coins are bought as said',
    forEther(50n, 40n),
    means(ofDollars(50n), gets(40n, ether)),
    forCoins,
    ['asSaid'],
  ],
  [
    'coins are bought for less',
    forEther(50n, 39n),
    means(ofDollars(50n), gets(40n, ether)),
    forCoins,
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0'],
  ],
  [
    'coins are bought for less, nobody could simulate',
    forEther(50n, 39n),
    means(ofDollars(50n), gets(40n, ether)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'coins are bought, nobody could simulate',
    forEther(50n, 40n),
    means(ofDollars(50n), gets(40n, ether)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'coins are bought where a token was said',
    forEther(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    forCoins,
    ['differs', 'gets.saysNothing said=intent.1.amount'],
  ],
  [
    'coins are bought where a token was said, nobody could simulate',
    forEther(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysNothing said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'coins are bought for another',
    forEther(50n, 40n, key),
    means(ofDollars(50n), gets(40n, ether)),
    [from(100n, 50n), from(0n, 45n, 'ether', key)],
    ['differs', 'gets.saysElsewhere found=step.0.arg.to @0', 'gets.saysNothing said=intent.1.amount'],
  ],
  [
    'exactly so many coins may cost as much',
    forExactEther(40n, 60n),
    means(ofDollars(60n, 'atMost'), gets(40n, ether)),
    [from(100n, 50n), from(0n, 40n, 'ether')],
    ['asSaid'],
  ],
  [
    'exactly so many coins may cost more',
    forExactEther(40n, 61n),
    means(ofDollars(60n, 'atMost'), gets(40n, ether)),
    [from(100n, 50n), from(0n, 40n, 'ether')],
    ['differs', 'pays.saysMost said=intent.0.amount found=step.0.arg.amountInMax'],
  ],
  [
    'fewer coins than were said',
    forExactEther(39n, 60n),
    means(ofDollars(60n, 'atMost'), gets(40n, ether)),
    [from(100n, 50n), from(0n, 40n, 'ether')],
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOut @0'],
  ],
];

const most: readonly Case[] = [
  [
    'two exact outputs that together may cost more',
    several(buys(20n, 30n), buys(20n, 31n)),
    means(ofDollars(60n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    [
      'differs',
      'pays.saysMost said=intent.0.amount found=step.0.arg.amountInMax',
      'pays.saysMost said=intent.0.amount found=step.1.arg.amountInMax',
    ],
  ],
  [
    'two exact outputs that together may cost as much',
    several(buys(20n, 30n), buys(20n, 30n)),
    means(ofDollars(60n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'an exact output beside a payment',
    several(buys(40n, 40n), transfer(friend, 20n)),
    means(ofDollars(59n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth), from(0n, 20n, usdc, friend)],
    ['differs', 'pays.saysMost said=intent.0.amount found=step.0.arg.amountInMax'],
  ],
  [
    'an exact output of a token where coins were said',
    buys(40n, 60n),
    means(ofEther(9n, 'atMost'), gets(40n)),
    [from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'an exact output of a token where another token was said',
    buys(40n, 60n),
    means(paying({ how: 'atMost', raw: 9n }, 'nobody', wrapped), gets(40n)),
    [from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'an exact output, two clauses together',
    buys(40n, 60n),
    means(ofDollars(30n, 'atMost'), ofDollars(30n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'an exact output, two clauses together and too little',
    buys(40n, 61n),
    means(ofDollars(30n, 'atMost'), ofDollars(30n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['differs', 'pays.saysMost said=intent.0.amount found=step.0.arg.amountInMax'],
  ],
  [
    'all of it and more of it',
    buys(40n, 61n),
    means(ofDollars(30n, 'atMost'), paying({ how: 'all' }, 'nobody', dollars), gets(40n)),
    [from(50n, 0n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'a limit at a vault as said',
    joins(60n),
    means(ofDollars(60n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'a limit at a vault above what was said',
    joins(61n),
    means(ofDollars(60n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['differs', 'pays.saysMost said=intent.0.amount found=step.0.arg.limit'],
  ],
  [
    'a limit of which token nobody says, as said',
    anyMost(60n),
    means(ofDollars(60n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'a limit of which token nobody says, above what was said',
    anyMost(61n),
    means(ofDollars(60n, 'atMost'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['cannotCompare', '? step.0.arg.maxInput notAsked ahead: pays'],
  ],
  [
    'an exact output by a Safe',
    call(
      contract,
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      [40n, 61n, [usdc, weth], safe, end],
      0n,
      safe,
    ),
    ofSafe(ofDollars(60n, 'atMost'), gets(40n)),
    [from(100n, 50n, usdc, safe), from(0n, 40n, weth, safe)],
    ['differs', 'pays.saysMost said=intent.0.amount found=step.0.arg.amountInMax'],
  ],
];

const least: readonly Case[] = [
  [
    'in two trades as much as was said',
    several(trade(30n, 20n), trade(20n, 20n)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
  ],
  [
    'in two trades less than was said',
    several(trade(30n, 20n), trade(20n, 19n)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0'],
  ],
  [
    'one of two trades for another',
    several(trade(30n, 20n), trade(20n, 20n, key)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    [
      'differs',
      'gets.saysElsewhere found=step.1.arg.to @1',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0',
    ],
  ],
  [
    'straight to the user',
    plan(single(50n, 40n, me)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
  ],
  [
    'unwrapped for the user as said',
    plan(single(50n, 40n, itself), unwrap(40n, me)),
    means(ofDollars(50n), gets(40n, ether)),
    forCoins,
    ['asSaid'],
    { run: moved(wrapped, router) },
  ],
  [
    'unwrapped for the user, whose minimum is paid by the last part alone',
    plan(single(50n, 0n, itself), unwrap(40n, me)),
    means(ofDollars(50n), gets(40n, ether)),
    forCoins,
    ['asSaid'],
    { run: moved(wrapped, router) },
  ],
  [
    'unwrapped for the user, and less',
    plan(single(50n, 39n, itself), unwrap(38n, me)),
    means(ofDollars(50n), gets(40n, ether)),
    forCoins,
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.0.arg.params.amountOutMinimum @0.0'],
    { run: moved(wrapped, router) },
  ],
  [
    'unwrapped for another',
    plan(single(50n, 40n, itself), unwrap(40n, key)),
    means(ofDollars(50n), gets(40n, ether)),
    [from(100n, 50n), from(0n, 45n, 'ether', key)],
    [
      'differs',
      'gets.saysElsewhere found=step.0.1.arg.recipient @0.1',
      'gets.saysNothing said=intent.1.amount',
    ],
    { run: moved(wrapped, router) },
  ],
  [
    'unwrapped for the user, nobody could simulate',
    plan(single(50n, 39n, itself), unwrap(38n, me)),
    means(ofDollars(50n), gets(40n, ether)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.0.arg.params.amountOutMinimum @0.0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'swept to the user as said',
    plan(single(50n, 0n, itself), sweep(40n, me)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
  ],
  [
    'swept to the user, and less',
    plan(single(50n, 0n, itself), sweep(39n, me)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.0.arg.params.amountOutMinimum @0.0'],
  ],
  [
    'swept to the user, the swap asks for more',
    plan(single(50n, 40n, itself), sweep(0n, me)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
  ],
  [
    'straight and swept together',
    plan(single(20n, 20n, me), single(30n, 20n, itself), sweep(20n, me)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
  ],
  [
    'straight and swept together, and less',
    plan(single(20n, 20n, me), single(30n, 19n, itself), sweep(18n, me)),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.0.arg.params.amountOutMinimum @0.0'],
  ],
  [
    'of what is not named, as said',
    unoswap(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
    { ...proven, run: moved(wrapped) },
  ],
  [
    'of what is not named, and less',
    unoswap(50n, 39n),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.minReturn @0'],
    { ...proven, run: moved(wrapped) },
  ],
  [
    'of what is not named, and two come',
    unoswap(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['differs', 'gets.saysNoMinimum said=intent.1.amount'],
    { ...proven, run: { moves: [...moved(wrapped).moves, ...moved({ ...dollars, address: key }).moves] } },
  ],
  [
    'of what is not named, and another comes',
    unoswap(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['differs', 'gets.saysNoMinimum said=intent.1.amount'],
    { ...proven, run: moved({ ...dollars, address: key }) },
  ],
  [
    'of what is not named, and nothing was traced',
    unoswap(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
    proven,
  ],
  [
    'of what is not named, nobody could simulate',
    unoswap(50n, 39n),
    means(ofDollars(50n), gets(40n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
    proven,
  ],
  [
    'of another asset than what is traded, nobody could simulate',
    trade(50n, 39n),
    means(ofDollars(50n), gets(40n, { ...wrapped, address: key })),
    undefined,
    [
      'differs',
      'gets.saysNothing said=intent.1.amount step.0.arg.path.1',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'coins where a token comes, nobody could simulate',
    trade(50n, 39n),
    means(ofDollars(50n), gets(40n, ether)),
    undefined,
    [
      'differs',
      'gets.saysNothing said=intent.1.amount step.0.arg.path.1',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a trade and a call that nobody knows',
    several(trade(50n, 40n), unknownCall),
    means(ofDollars(50n), gets(40n)),
    forWrapped,
    ['asSaid'],
  ],
  ['nothing is traded and it comes', unknownCall, means(ofDollars(50n), gets(40n)), forWrapped, ['asSaid']],
  [
    'a trade by a Safe for the Safe',
    call(
      contract,
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [50n, 40n, [usdc, weth], safe, end],
      0n,
      safe,
    ),
    ofSafe(ofDollars(50n), gets(40n)),
    [from(100n, 50n, usdc, safe), from(0n, 45n, weth, safe)],
    ['asSaid'],
  ],
  [
    'what comes is read on one side only',
    trade(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    [from(100n, 50n), { ...from(0n, 45n, weth), before: unknown('timeout') }],
    ['cannotCompare', '? intent.1.amount notAsked: gets', '? effect.1.after notAsked: pays'],
  ],
  [
    'what comes is only claimed',
    trade(50n, 40n),
    means(ofDollars(50n), gets(40n)),
    [from(100n, 50n), { ...from(0n, 45n, weth), basis: 'claimed' }],
    ['differs', 'gets.saysNothing said=intent.1.amount', '? effect.1.after notAsked: pays'],
  ],
  [
    'what comes comes in two lines',
    trade(50n, 40n),
    means(ofDollars(50n), gets(46n)),
    [from(100n, 50n), from(0n, 20n, weth), from(0n, 25n, weth)],
    ['differs', 'gets.saysLess said=intent.1.amount found=effect.2.size'],
  ],
];

for (const [what, cases] of [
  ['trades for and with the network’s coins', coins],
  ['what a trade may cost at most', most],
  ['what a trade brings at least', least],
] as const) {
  describe(what, () => {
    for (const [name, body, intent, lines, expected, more] of cases) {
      it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
    }
  });
}
