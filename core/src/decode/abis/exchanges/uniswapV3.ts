import type { AbiTable } from '../table.ts';

/**
 * The swaps of both Uniswap V3 routers, the payments and permits that go into one multicall with them, and the
 * positions of the position manager.
 */
export const uniswapV3: AbiTable = {
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
    ],
    [
      '0xdb3e2198',
      'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
      {
        act: 'trade',
        roles: { 'params.tokenIn': 'token', 'params.tokenOut': 'token', 'params.recipient': 'receiver' },
        zeroIsCalled: true,
      },
    ],
    [
      '0xc04b8d59',
      'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, zeroIsCalled: true },
    ],
    [
      '0xf28c0498',
      'exactOutput((bytes path, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, zeroIsCalled: true },
    ],
    [
      '0x04e45aaf',
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      {
        act: 'trade',
        roles: { 'params.tokenIn': 'token', 'params.tokenOut': 'token', 'params.recipient': 'receiver' },
        marks: 'uniswap',
      },
    ],
    [
      '0x5023b4df',
      'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
      {
        act: 'trade',
        roles: { 'params.tokenIn': 'token', 'params.tokenOut': 'token', 'params.recipient': 'receiver' },
        marks: 'uniswap',
      },
    ],
    [
      '0xb858183f',
      'exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, marks: 'uniswap' },
    ],
    [
      '0x09b81346',
      'exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params)',
      { act: 'trade', roles: { 'params.path': 'data', 'params.recipient': 'receiver' }, marks: 'uniswap' },
    ],
    [
      '0x472b43f3',
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' }, marks: 'uniswap' },
    ],
    [
      '0x42712a67',
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' }, marks: 'uniswap' },
    ],
    [
      '0x49404b7c',
      'unwrapWETH9(uint256 amountMinimum, address recipient)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
    ['0x49616997', 'unwrapWETH9(uint256 amountMinimum)', { act: 'outOf' }],
    ['0x1c58db4f', 'wrapETH(uint256 value)', { act: 'into' }],
    ['0x12210e8a', 'refundETH()', { act: 'outOf' }],
    [
      '0xdf2ab5bb',
      'sweepToken(address token, uint256 amountMinimum, address recipient)',
      { act: 'outOf', roles: { token: 'token', recipient: 'receiver' } },
    ],
    [
      '0xe90a182f',
      'sweepToken(address token, uint256 amountMinimum)',
      { act: 'outOf', roles: { token: 'token' } },
    ],
    ['0xf2d5d56b', 'pull(address token, uint256 value)', { act: 'move', roles: { token: 'token' } }],
    [
      '0xf3995c67',
      'selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
    ],
    [
      '0xc2e3140a',
      'selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
    ],
    [
      '0x4659a494',
      'selfPermitAllowed(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
    ],
    [
      '0xa4a78f0c',
      'selfPermitAllowedIfNecessary(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'allow', roles: { token: 'token', r: 'data', s: 'data' } },
    ],
    [
      '0x88316456',
      'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      {
        act: 'into',
        roles: { 'params.token0': 'token', 'params.token1': 'token', 'params.recipient': 'owner' },
      },
    ],
    [
      '0x219f5d17',
      'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
      { act: 'into', roles: { 'params.tokenId': 'position' } },
    ],
    [
      '0x0c49ccbe',
      'decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
      { act: 'outOf' },
    ],
    [
      '0xfc6f7865',
      'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
      { act: 'outOf', roles: { 'params.recipient': 'receiver' }, zeroIsCalled: true },
    ],
  ],
};
