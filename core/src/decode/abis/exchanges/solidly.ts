import type { AbiTable } from '../table.ts';

const routesRoles = { 'routes.from': 'token', 'routes.to': 'token', 'routes.factory': 'contract' } as const;
const paramsRoles = {
  'params.tokenIn': 'token',
  'params.tokenOut': 'token',
  'params.recipient': 'receiver',
} as const;

/** Velodrome and Aerodrome: routers of both kinds, pools with ticks, gauges, votes, and locks that vote. */
export const solidly: AbiTable = {
  source: 'Velodrome, Aerodrome',
  functions: [
    [
      '0xcac88ea9',
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { ...routesRoles, to: 'receiver' } },
    ],
    [
      '0x903638a4',
      'swapExactETHForTokens(uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { ...routesRoles, to: 'receiver' } },
    ],
    [
      '0xc6b7f1b6',
      'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { ...routesRoles, to: 'receiver' } },
    ],
    [
      '0x88cd821e',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { ...routesRoles, to: 'receiver' } },
    ],
    [
      '0x3da5acba',
      'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { ...routesRoles, to: 'receiver' } },
    ],
    [
      '0x12bc3aca',
      'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { ...routesRoles, to: 'receiver' } },
    ],
    [
      '0xf41766d8',
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { 'routes.from': 'token', 'routes.to': 'token', to: 'receiver' } },
    ],
    [
      '0x67ffb66a',
      'swapExactETHForTokens(uint256 amountOutMin, (address from, address to, bool stable)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { 'routes.from': 'token', 'routes.to': 'token', to: 'receiver' } },
    ],
    [
      '0x18a13086',
      'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable)[] routes, address to, uint256 deadline)',
      { act: 'trade', roles: { 'routes.from': 'token', 'routes.to': 'token', to: 'receiver' } },
    ],
    [
      '0x13dcfc59',
      'swapExactTokensForTokensSimple(uint256 amountIn, uint256 amountOutMin, address tokenFrom, address tokenTo, bool stable, address to, uint256 deadline)',
      { act: 'trade', roles: { tokenFrom: 'token', tokenTo: 'token', to: 'receiver' } },
    ],
    [
      '0x5a47ddc3',
      'addLiquidity(address tokenA, address tokenB, bool stable, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      { act: 'into', roles: { tokenA: 'token', tokenB: 'token', to: 'owner' } },
    ],
    [
      '0xb7e0d4c0',
      'addLiquidityETH(address token, bool stable, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'into', roles: { token: 'token', to: 'owner' } },
    ],
    [
      '0x0dede6c4',
      'removeLiquidity(address tokenA, address tokenB, bool stable, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { tokenA: 'token', tokenB: 'token', to: 'receiver' } },
    ],
    [
      '0xd7b0e0a5',
      'removeLiquidityETH(address token, bool stable, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver' } },
    ],
    [
      '0xfe411f14',
      'removeLiquidityETHSupportingFeeOnTransferTokens(address token, bool stable, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver' } },
    ],
    [
      '0xa026383e',
      'exactInputSingle((address tokenIn, address tokenOut, int24 tickSpacing, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      { act: 'trade', roles: { ...paramsRoles }, zeroIsCalled: true },
    ],
    [
      '0xc714e838',
      'exactOutputSingle((address tokenIn, address tokenOut, int24 tickSpacing, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
      { act: 'trade', roles: { ...paramsRoles }, zeroIsCalled: true },
    ],
    [
      '0xb5007d1f',
      'mint((address token0, address token1, int24 tickSpacing, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, uint160 sqrtPriceX96) params)',
      {
        act: 'into',
        roles: { 'params.token0': 'token', 'params.token1': 'token', 'params.recipient': 'owner' },
      },
    ],
    ['0xc00007b0', 'getReward(address account)', { act: 'outOf', roles: { account: 'receiver' } }],
    ['0x1c4b774b', 'getReward(uint256 tokenId)', { act: 'outOf' }],
    [
      '0xf5f8d365',
      'getReward(uint256 tokenId, address[] tokens)',
      { act: 'outOf', roles: { tokens: 'token' } },
    ],
    [
      '0x7ac09bf7',
      'vote(uint256 tokenId, address[] pools, uint256[] weights)',
      { act: 'vote', roles: { pools: 'token' } },
    ],
    ['0x310bd74b', 'reset(uint256 tokenId)', { act: 'set', forgoes: true }],
    ['0x32145f90', 'poke(uint256 tokenId)', { act: 'set' }],
    ['0xf9f031df', 'claimRewards(address[] gauges)', { act: 'outOf', roles: { gauges: 'token' } }],
    [
      '0x7715ee75',
      'claimBribes(address[] bribes, address[][] tokens, uint256 tokenId)',
      { act: 'outOf', roles: { bribes: 'token', tokens: 'token' } },
    ],
    [
      '0x666256aa',
      'claimFees(address[] fees, address[][] tokens, uint256 tokenId)',
      { act: 'outOf', roles: { fees: 'token', tokens: 'token' } },
    ],
    [
      '0xb52c05fe',
      'createLock(uint256 value, uint256 lockDuration)',
      { act: 'into', locks: [{ arg: 'lockDuration', is: 31_622_401 }] },
    ],
    [
      '0xec32e6df',
      'createLockFor(uint256 value, uint256 lockDuration, address to)',
      { act: 'into', roles: { to: 'owner' }, locks: [{ arg: 'lockDuration', is: 31_622_401 }] },
    ],
    [
      '0xb2383e55',
      'increaseAmount(uint256 tokenId, uint256 value)',
      { act: 'into', roles: { tokenId: 'position' }, closed: true },
    ],
    ['0x9d507b8b', 'increaseUnlockTime(uint256 tokenId, uint256 lockDuration)', { act: 'set', locks: true }],
    [
      '0x0ec84dda',
      'depositFor(uint256 tokenId, uint256 value)',
      { act: 'into', roles: { tokenId: 'position' }, closed: true },
    ],
    [
      '0xd1c2babb',
      'merge(uint256 from, uint256 to)',
      { act: 'into', roles: { to: 'position' }, closed: true, locks: true },
    ],
    ['0xe75b1c2e', 'lockPermanent(uint256 tokenId)', { act: 'control' }],
    ['0x35b0f6bd', 'unlockPermanent(uint256 tokenId)', { act: 'set' }],
    [
      '0xe0c11f9a',
      'depositManaged(uint256 tokenId, uint256 mTokenId)',
      { act: 'into', roles: { mTokenId: 'position' } },
    ],
    ['0x370fb5fa', 'withdrawManaged(uint256 tokenId)', { act: 'outOf' }],
  ],
};
