import type { AbiTable } from '../table.ts';

/** Pairs of Uniswap V2, pools of V3 and their factories: what routers call, and what few call themselves. */
export const uniswapPools: AbiTable = {
  source: 'Uniswap pools',
  functions: [
    [
      '0x022c0d9f',
      'swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
      { act: 'trade', roles: { to: 'receiver', data: 'call' } },
    ],
    ['0x6a627842', 'mint(address to)', { act: 'into', roles: { to: 'receiver' } }],
    ['0x89afcb44', 'burn(address to)', { act: 'outOf', roles: { to: 'receiver' } }],
    ['0xbc25cf77', 'skim(address to)', { act: 'outOf', roles: { to: 'receiver' } }],
    ['0xfff6cae9', 'sync()', { act: 'set' }],
    [
      '0xc9c65396',
      'createPair(address tokenA, address tokenB)',
      { act: 'set', roles: { tokenA: 'token', tokenB: 'token' } },
    ],
    ['0xf46901ed', 'setFeeTo(address feeTo)', { act: 'control', roles: { feeTo: 'power' } }],
    [
      '0xa2e74af6',
      'setFeeToSetter(address feeToSetter)',
      { act: 'control', roles: { feeToSetter: 'power' } },
    ],
    [
      '0x128acb08',
      'swap(address recipient, bool zeroForOne, int256 amountSpecified, uint160 sqrtPriceLimitX96, bytes data)',
      { act: 'trade', roles: { recipient: 'receiver', data: 'call' } },
    ],
    [
      '0x3c8a7d8d',
      'mint(address recipient, int24 tickLower, int24 tickUpper, uint128 amount, bytes data)',
      { act: 'into', roles: { recipient: 'owner', data: 'call' } },
    ],
    ['0xa34123a7', 'burn(int24 tickLower, int24 tickUpper, uint128 amount)', { act: 'outOf' }],
    [
      '0x4f1eb3d8',
      'collect(address recipient, int24 tickLower, int24 tickUpper, uint128 amount0Requested, uint128 amount1Requested)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
    [
      '0x490e6cbc',
      'flash(address recipient, uint256 amount0, uint256 amount1, bytes data)',
      { act: 'debt', roles: { recipient: 'receiver', data: 'call' } },
    ],
    ['0x32148f67', 'increaseObservationCardinalityNext(uint16 observationCardinalityNext)', { act: 'set' }],
    ['0xf637731d', 'initialize(uint160 sqrtPriceX96)', { act: 'set' }],
    [
      '0x85b66729',
      'collectProtocol(address recipient, uint128 amount0Requested, uint128 amount1Requested)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
    ['0x8206a4d1', 'setFeeProtocol(uint8 feeProtocol0, uint8 feeProtocol1)', { act: 'control' }],
    [
      '0xa1671295',
      'createPool(address tokenA, address tokenB, uint24 fee)',
      { act: 'set', roles: { tokenA: 'token', tokenB: 'token' } },
    ],
    ['0x8a7c195f', 'enableFeeAmount(uint24 fee, int24 tickSpacing)', { act: 'control' }],
  ],
};
