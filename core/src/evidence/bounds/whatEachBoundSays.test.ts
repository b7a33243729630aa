import { type Address, getAddress, type Hex, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { saidOf } from '../../actions/testing/told.ts';
import { call, dataOf, effectsOf, me, type Sample, usdc, viewOf, weth } from '../../check/testing/views.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';

const v2 = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const v3 = getAddress('0xe592427a0aece92de3edee1f18e0157c05861564');
const universal = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const balancer = getAddress('0xba12222222228d8ba445958a75a0704d566bf2c8');
const oneInch = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
const pool = getAddress('0x1234567890abcdef1234567890abcdef12345678');
const caller: Address = '0x0000000000000000000000000000000000000001';
const [dollars, coin, soon] = [3_000n * 10n ** 6n, 10n ** 18n, 1_800_000_600n];

const line = (asset: Address | undefined, change: bigint): Partial<EffectLine> => ({
  who: me,
  what: 'balance',
  asset: asset === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: asset },
  before: known(10n ** 24n),
  after: known(10n ** 24n + change),
});

const inputs = (signature: string, args: readonly unknown[]): Hex => `0x${dataOf(signature, args).slice(10)}`;
const plan = (code: Hex, signature: string, args: readonly unknown[]) =>
  call(universal, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', [
    code,
    [inputs(signature, args)],
    soon,
  ]);
const exactIn =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const exactOut =
  'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
const single =
  'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
const singleOut =
  'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)';
const vault =
  'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)';
const atVault = (kind: number, amount: bigint, limit: bigint) =>
  call(balancer, vault, [[zeroHash, kind, usdc, weth, amount, '0x'], [me, false, me, false], limit, soon]);
const twoSided =
  'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
const addBoth =
  'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';

/** As many hundredths of what the simulation shows as a bound is set at. */
const of = (amount: bigint, percent: bigint) => (amount * percent) / 100n;
const swapped = [line(usdc, -dollars), line(weth, coin)];

/** Requests with a minimum of what comes: of 3,000 USDC for 1 WETH, if nothing else is said. */
const minimums: readonly (readonly [
  what: string,
  body: (percent: bigint) => Body,
  lines: readonly Partial<EffectLine>[],
  said: readonly string[],
])[] = [
  [
    'a swap',
    (it) => call(v2, exactIn, [dollars, of(coin, it), [usdc, weth], me, soon]),
    swapped,
    [
      '0: noMinimum',
      '1: leastFarBelow(least: 10000000000000000 WETH, comes: effect.1.delta, how: far)',
      '50: leastFarBelow(least: 500000000000000000 WETH, comes: effect.1.delta, how: far)',
      '89: leastFarBelow(least: 890000000000000000 WETH, comes: effect.1.delta, how: below)',
      '90:',
      '95:',
      '100:',
      '101: lessThanLeast(least: 1010000000000000000 WETH)',
      '110: lessThanLeast(least: 1100000000000000000 WETH)',
      '111: lessThanLeast(least: 1110000000000000000 WETH)',
      '200: lessThanLeast(least: 2000000000000000000 WETH)',
      '10000: lessThanLeast(least: 100000000000000000000 WETH)',
    ],
  ],
  [
    'a swap at a pool',
    (it) => call(v3, single, [[usdc, weth, 500, me, soon, dollars, of(coin, it), 0n]]),
    swapped,
    [
      '0: noMinimum',
      '1: leastFarBelow(least: 10000000000000000 WETH, comes: effect.1.delta, how: far)',
      '50: leastFarBelow(least: 500000000000000000 WETH, comes: effect.1.delta, how: far)',
      '89: leastFarBelow(least: 890000000000000000 WETH, comes: effect.1.delta, how: below)',
      '90:',
      '95:',
      '100:',
      '101: lessThanLeast(least: 1010000000000000000 WETH)',
      '110: lessThanLeast(least: 1100000000000000000 WETH)',
      '111: lessThanLeast(least: 1110000000000000000 WETH)',
      '200: lessThanLeast(least: 2000000000000000000 WETH)',
      '10000: lessThanLeast(least: 100000000000000000000 WETH)',
    ],
  ],
  [
    'a command',
    (it) =>
      plan('0x08', 'x(address to, uint256 amount, uint256 least, address[] path, bool payer)', [
        caller,
        dollars,
        of(coin, it),
        [usdc, weth],
        true,
      ]),
    swapped,
    [
      '0: noMinimum',
      '1: leastFarBelow(least: 10000000000000000 WETH, comes: effect.1.delta, how: far)',
      '50: leastFarBelow(least: 500000000000000000 WETH, comes: effect.1.delta, how: far)',
      '89: leastFarBelow(least: 890000000000000000 WETH, comes: effect.1.delta, how: below)',
      '90:',
      '95:',
      '100:',
      '101: lessThanLeast(least: 1010000000000000000 WETH)',
      '110: lessThanLeast(least: 1100000000000000000 WETH)',
      '111: lessThanLeast(least: 1110000000000000000 WETH)',
      '200: lessThanLeast(least: 2000000000000000000 WETH)',
      '10000: lessThanLeast(least: 100000000000000000000 WETH)',
    ],
  ],
  [
    'a swap at a vault',
    (it) => atVault(0, dollars, of(coin, it)),
    swapped,
    [
      '0: poolMinimumNone(how: other)',
      '1: poolMinimum(least: 10000000000000000)',
      '50: poolMinimum(least: 500000000000000000)',
      '89: poolMinimum(least: 890000000000000000)',
      '90:',
      '95:',
      '100:',
      '101:',
      '110:',
      '111: poolMinimum(least: 1110000000000000000)',
      '200: poolMinimum(least: 2000000000000000000)',
      '10000: poolMinimum(least: 100000000000000000000)',
    ],
  ],
  [
    'a swap of numbered coins',
    (it) =>
      call(pool, 'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', [0n, 1n, dollars, of(coin, it)]),
    swapped,
    [
      '0: poolMinimumNone(how: other) | outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '1: poolMinimum(least: 10000000000000000) | outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '50: poolMinimum(least: 500000000000000000) | outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '89: poolMinimum(least: 890000000000000000) | outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '90: outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '95: outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '100: outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '101: outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '110: outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '111: poolMinimum(least: 1110000000000000000) | outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '200: poolMinimum(least: 2000000000000000000) | outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
      '10000: poolMinimum(least: 100000000000000000000) | outcome.strangeReturnKnown(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
    ],
  ],
  [
    'a swap at 1inch',
    (it) =>
      call(oneInch, 'unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)', [
        usdc,
        dollars,
        of(coin, it),
        [BigInt(pool)],
      ]),
    swapped,
    [
      '0: noMinimum',
      '1: leastFarBelow(least: 10000000000000000, comes: effect.1.delta, how: far)',
      '50: leastFarBelow(least: 500000000000000000, comes: effect.1.delta, how: far)',
      '89: leastFarBelow(least: 890000000000000000, comes: effect.1.delta, how: below)',
      '90:',
      '95:',
      '100:',
      '101: lessThanLeast(least: 1010000000000000000)',
      '110: lessThanLeast(least: 1100000000000000000)',
      '111: lessThanLeast(least: 1110000000000000000)',
      '200: lessThanLeast(least: 2000000000000000000)',
      '10000: lessThanLeast(least: 100000000000000000000)',
    ],
  ],
  [
    'one coin out of a pool',
    (it) =>
      call(pool, 'remove_liquidity_one_coin(uint256 _token_amount, int128 i, uint256 min_amount)', [
        coin,
        1n,
        of(dollars, it),
      ]),
    [line(pool, -coin), line(usdc, dollars)],
    [
      '0: poolMinimumNone(how: other)',
      '1: poolMinimum(least: 30000000)',
      '50: poolMinimum(least: 1500000000)',
      '89: poolMinimum(least: 2670000000)',
      '90:',
      '95:',
      '100:',
      '101:',
      '110:',
      '111: poolMinimum(least: 3330000000)',
      '200: poolMinimum(least: 6000000000)',
      '10000: poolMinimum(least: 300000000000)',
    ],
  ],
  [
    'both out of a pool',
    (it) => call(v2, twoSided, [usdc, weth, coin, of(dollars, it), of(coin, it), me, soon]),
    [line(pool, -coin), line(usdc, dollars), line(weth, coin)],
    [
      '0: poolMinimumNone(how: other)',
      '1: poolMinimum(least: 30000000 USDC)',
      '50: poolMinimum(least: 1500000000 USDC)',
      '89: poolMinimum(least: 2670000000 USDC)',
      '90:',
      '95:',
      '100:',
      '101:',
      '110:',
      '111: poolMinimum(least: 3330000000 USDC)',
      '200: poolMinimum(least: 6000000000 USDC)',
      '10000: poolMinimum(least: 300000000000 USDC)',
    ],
  ],
  [
    'both into a pool',
    (it) => call(v2, addBoth, [usdc, weth, dollars, coin, of(dollars, it), of(coin, it), me, soon]),
    [line(usdc, -dollars), line(weth, -coin), line(pool, coin)],
    [
      '0: poolMinimumNone(how: into)',
      '1: poolMinimum(least: 30000000 USDC)',
      '50: poolMinimum(least: 1500000000 USDC)',
      '89: poolMinimum(least: 2670000000 USDC)',
      '90:',
      '95:',
      '100:',
      '101:',
      '110:',
      '111:',
      '200:',
      '10000:',
    ],
  ],
];

/** Requests with a maximum of what leaves. */
const maximums: readonly (readonly [
  what: string,
  body: (percent: bigint) => Body,
  lines: readonly Partial<EffectLine>[],
  said: readonly string[],
])[] = [
  [
    'a swap for so much',
    (it) => call(v2, exactOut, [coin, of(dollars, it), [usdc, weth], me, soon]),
    swapped,
    [
      '0: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '1: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '50: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '89: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '90: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '95: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '100:',
      '101:',
      '110:',
      '111:',
      '200: mostFarAbove(most: 6000000000 USDC, takes: effect.0.delta)',
      '10000: mostFarAbove(most: 300000000000 USDC, takes: effect.0.delta)',
    ],
  ],
  [
    'a swap at a pool for so much',
    (it) => call(v3, singleOut, [[usdc, weth, 500, me, soon, coin, of(dollars, it), 0n]]),
    swapped,
    [
      '0: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '1: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '50: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '89: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '90: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '95: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '100:',
      '101:',
      '110:',
      '111:',
      '200: mostFarAbove(most: 6000000000 USDC, takes: effect.0.delta)',
      '10000: mostFarAbove(most: 300000000000 USDC, takes: effect.0.delta)',
    ],
  ],
  [
    'a command for so much',
    (it) =>
      plan('0x09', 'x(address to, uint256 amount, uint256 most, address[] path, bool payer)', [
        caller,
        coin,
        of(dollars, it),
        [usdc, weth],
        true,
      ]),
    swapped,
    [
      '0: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '1: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '50: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '89: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '90: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '95: outcome.takesMore(who: effect.0.who, amount: effect.0.size)',
      '100:',
      '101:',
      '110:',
      '111:',
      '200: mostFarAbove(most: 6000000000 USDC, takes: effect.0.delta)',
      '10000: mostFarAbove(most: 300000000000 USDC, takes: effect.0.delta)',
    ],
  ],
  [
    'a swap at a vault for so much',
    (it) => atVault(1, coin, of(dollars, it)),
    swapped,
    [
      '0:',
      '1:',
      '50:',
      '89:',
      '90:',
      '95:',
      '100:',
      '101:',
      '110:',
      '111:',
      '200: mostFarAbove(most: 6000000000, takes: effect.0.delta)',
      '10000: mostFarAbove(most: 300000000000, takes: effect.0.delta)',
    ],
  ],
];

const codes: NonNullable<Sample['codes']> = Object.fromEntries(
  [v2, v3, universal, balancer, oneInch, pool].map((it) => [it, 'contract' as const]),
);

/** What warns of a request with such a bound, in short. */
function said(body: Body, lines: readonly Partial<EffectLine>[]): string {
  const view = viewOf(body, {
    codes,
    tokens: { [pool]: ['POOL', 18] },
    effects: known({ ...effectsOf(lines), records: known([]) }),
  });
  return saidOf(view, ['transfers', 'outcome'])
    .split(' | ')
    .slice(1)
    .filter((it) => !it.startsWith('note'))
    .map((it) =>
      it.replace('caution ', '').replace('stop ', '!').replace('transfers.', '').replace('.says', ''),
    )
    .join(' | ');
}

const percents = [0n, 1n, 50n, 89n, 90n, 95n, 100n, 101n, 110n, 111n, 200n, 10_000n];

describe('a minimum, in hundredths of what comes', () => {
  it.each(minimums)('%s', (_, body, lines, expected) =>
    expect(percents.map((it) => `${it}: ${said(body(it), lines)}`.trim())).toEqual(expected),
  );
});

describe('a maximum, in hundredths of what leaves', () => {
  it.each(maximums)('%s', (_, body, lines, expected) =>
    expect(percents.map((it) => `${it}: ${said(body(it), lines)}`.trim())).toEqual(expected),
  );
});
