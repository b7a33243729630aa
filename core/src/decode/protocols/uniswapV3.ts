import { amountRule, deadline, type MeaningRule } from '../meaningRule.ts';
import type { CommandMinimum, ArgPlace } from './commandModel.ts';
import type { RouterMarks, ProtocolTable, FunctionUse } from './protocolTable.ts';
import { swapAtNewer } from './uniswapV2.ts';

/** Without a deadline it is a function of the newer router. Change is given only where refundETH is called behind it. */
const swap = (exact: 'in' | 'out', withDeadline: boolean) =>
  ({
    exact,
    kept: 'factory',
    marks: withDeadline ? 'older' : 'newer',
    native: 'value',
    change: 'kept',
  }) as const;

/** In one pool: the exact amount is at `at`, and the limit of the other side behind it. */
const single = (exact: 'in' | 'out', at: number, withDeadline: boolean): FunctionUse => {
  const [amount, least] = exact === 'in' ? [at, at + 1] : [at + 1, at];
  return {
    swap: {
      ...swap(exact, withDeadline),
      sells: [0, 0],
      amount: [0, amount],
      buys: [0, 1],
      least: [0, least],
      to: [0, 3],
      path: 'none',
      means: [
        { as: 'token', at: [0, 0] },
        { as: 'token', at: [0, 1] },
        amountRule([0, amount], [0, 0]),
        amountRule([0, least], [0, 1]),
        ...(withDeadline ? [deadline(0, 4)] : []),
      ],
    },
  };
};

/** The same over a path, which of an exact output begins at its end. */
const along = (exact: 'in' | 'out', at: number, withDeadline: boolean): FunctionUse => {
  const [amount, least] = exact === 'in' ? [at, at + 1] : [at + 1, at];
  const [first, last] = exact === 'in' ? [0, -1] : [-1, 0];
  return {
    swap: {
      ...swap(exact, withDeadline),
      sells: [0, 0, first],
      amount: [0, amount],
      buys: [0, 0, last],
      least: [0, least],
      to: [0, 1],
      path: [0, 0],
      means: [
        { as: 'token', at: [0, 0, '*'] },
        amountRule([0, at], [0, 0, 0]),
        amountRule([0, at + 1], [0, 0, -1]),
        ...(withDeadline ? [deadline(0, 2)] : []),
      ],
    },
  };
};

/** Pays out all that the router has of a token, and at least so much. */
const unwrap = (to: ArgPlace | 'caller'): FunctionUse =>
  payout(to, unwrapped(to), [amountRule([0], 'native')]);
const sweep = (to: ArgPlace | 'caller'): FunctionUse => payout(to, swept(to), [amountRule([1], [0])]);

const unwrapped = (to: ArgPlace | 'caller') => ({ token: 'wrapped', least: [0], to }) as const;
const swept = (to: ArgPlace | 'caller') => ({ token: [0], least: [1], to }) as const;

/** The same, but for a fee. */
export const unwrapWithFee = (to: ArgPlace | 'caller'): FunctionUse => payout(to, unwrapped(to), []);
export const sweepWithFee = (to: ArgPlace | 'caller'): FunctionUse => payout(to, swept(to), []);

const payout = (
  to: ArgPlace | 'caller',
  minimum: CommandMinimum | 'none',
  means: readonly MeaningRule[],
  marks: RouterMarks = 'none',
): FunctionUse => ({ pays: { to, marks, minimum, means } });

/**
 * The swaps of both Uniswap V3 routers, the payments and permits that go into one multicall with them, and the
 * positions of the position manager.
 */
export const uniswapV3: ProtocolTable = {
  source: 'Uniswap V3',
  functions: [
    [
      '0x414bf389',
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      {
        act: 'trade',
        roles: { 'params.tokenIn': 'token', 'params.tokenOut': 'token', 'params.recipient': 'receiver' },
        zeroIsCalled: true,
      },
      single('in', 5, true),
    ],
    [
      '0xdb3e2198',
      'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
      {
        act: 'trade',
        roles: { 'params.tokenIn': 'token', 'params.tokenOut': 'token', 'params.recipient': 'receiver' },
        zeroIsCalled: true,
      },
      single('out', 5, true),
    ],
    [
      '0xc04b8d59',
      'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, zeroIsCalled: true },
      along('in', 3, true),
    ],
    [
      '0xf28c0498',
      'exactOutput((bytes path, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, zeroIsCalled: true },
      along('out', 3, true),
    ],
    [
      '0x04e45aaf',
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      {
        act: 'trade',
        roles: { 'params.tokenIn': 'token', 'params.tokenOut': 'token', 'params.recipient': 'receiver' },
        marks: 'uniswap',
      },
      single('in', 4, false),
    ],
    [
      '0x5023b4df',
      'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
      {
        act: 'trade',
        roles: { 'params.tokenIn': 'token', 'params.tokenOut': 'token', 'params.recipient': 'receiver' },
        marks: 'uniswap',
      },
      single('out', 4, false),
    ],
    [
      '0xb858183f',
      'exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, marks: 'uniswap' },
      along('in', 2, false),
    ],
    [
      '0x09b81346',
      'exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, marks: 'uniswap' },
      along('out', 2, false),
    ],
    [
      '0x472b43f3',
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' }, marks: 'uniswap' },
      { swap: swapAtNewer('tokens', 'tokens', 'in') },
    ],
    [
      '0x42712a67',
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' }, marks: 'uniswap' },
      { swap: swapAtNewer('tokens', 'tokens', 'out') },
    ],
    [
      '0x49404b7c',
      'unwrapWETH9(uint256 amountMinimum, address recipient)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
      unwrap([1]),
    ],
    ['0x49616997', 'unwrapWETH9(uint256 amountMinimum)', { act: 'outOf' }, unwrap('caller')],
    ['0x1c58db4f', 'wrapETH(uint256 value)', { act: 'into' }, { means: [amountRule([0], 'native')] }],
    ['0x12210e8a', 'refundETH()', { act: 'outOf' }, { refunds: 'change' }],
    [
      '0xdf2ab5bb',
      'sweepToken(address token, uint256 amountMinimum, address recipient)',
      { act: 'outOf', roles: { token: 'token', recipient: 'receiver' } },
      sweep([2]),
    ],
    [
      '0xe90a182f',
      'sweepToken(address token, uint256 amountMinimum)',
      { act: 'outOf', roles: { token: 'token' } },
      sweep('caller'),
    ],
    [
      '0xf2d5d56b',
      'pull(address token, uint256 value)',
      { act: 'move', roles: { token: 'token' } },
      { means: [amountRule([1], [0])] },
    ],
    [
      '0xf3995c67',
      'selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
      { permits: 'amount' },
    ],
    [
      '0xc2e3140a',
      'selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
      { permits: 'amount' },
    ],
    [
      '0x4659a494',
      'selfPermitAllowed(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
      { permits: 'all' },
    ],
    [
      '0xa4a78f0c',
      'selfPermitAllowedIfNecessary(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
      { permits: 'all' },
    ],
    [
      '0x88316456',
      'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      {
        act: 'into',
        roles: { 'params.token0': 'token', 'params.token1': 'token', 'params.recipient': 'owner' },
      },
      payout([0, 9], 'none', []),
    ],
    [
      '0x219f5d17',
      'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
      { act: 'into', roles: { 'params.tokenId': 'position' } },
      'modelOnly',
    ],
    [
      '0x0c49ccbe',
      'decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
      { act: 'outOf' },
      'modelOnly',
    ],
    [
      '0xfc6f7865',
      'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
      { act: 'outOf', roles: { 'params.recipient': 'receiver' }, zeroIsCalled: true },
      payout([0, 1], 'none', [], 'older'),
    ],
  ],
};
