import type { ProtocolTable } from '../../protocols/protocolTable.ts';

const params =
  '(address tokenIn, address tokenOut, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 limitSqrtPrice)';
const paramsRoles = {
  'params.tokenIn': 'token',
  'params.tokenOut': 'token',
  'params.recipient': 'receiver',
} as const;
const paramsRoles2 = {
  'params.tokenIn': 'token',
  'params.tokenOut': 'token',
  'params.deployer': 'contract',
  'params.recipient': 'receiver',
} as const;

/** The router of Camelot V2, whose swaps name a referrer that shares the protocol's fee, and Algebra (Camelot V3, QuickSwap V3). */
export const algebra: ProtocolTable = {
  source: 'Camelot, Algebra',
  functions: [
    [
      '0xac3893ba',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, address referrer, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver', referrer: 'partner' } },
      'modelOnly',
    ],
    [
      '0xb4822be3',
      'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, address referrer, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver', referrer: 'partner' } },
      'modelOnly',
    ],
    [
      '0x52aa4c22',
      'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, address referrer, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver', referrer: 'partner' } },
      'modelOnly',
    ],
    [
      '0xbc651188',
      `exactInputSingle(${params} params)`,
      { act: 'trade', roles: { ...paramsRoles }, zeroIsCalled: true },
      'modelOnly',
    ],
    [
      '0xb87d2524',
      `exactInputSingleSupportingFeeOnTransferTokens(${params} params)`,
      { act: 'trade', roles: { ...paramsRoles }, zeroIsCalled: true },
      'modelOnly',
    ],
    [
      '0x1764babc',
      'exactOutputSingle((address tokenIn, address tokenOut, address deployer, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 limitSqrtPrice) params)',
      { act: 'trade', roles: { ...paramsRoles2 }, zeroIsCalled: true },
      'modelOnly',
    ],
    [
      '0x1679c792',
      'exactInputSingle((address tokenIn, address tokenOut, address deployer, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 limitSqrtPrice) params)',
      { act: 'trade', roles: { ...paramsRoles2 }, zeroIsCalled: true },
      'modelOnly',
    ],
    [
      '0x9cc1a283',
      'mint((address token0, address token1, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      {
        act: 'into',
        roles: { 'params.token0': 'token', 'params.token1': 'token', 'params.recipient': 'owner' },
      },
      'modelOnly',
    ],
    [
      '0xfe3f3be7',
      'mint((address token0, address token1, address deployer, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      {
        act: 'into',
        roles: {
          'params.token0': 'token',
          'params.token1': 'token',
          'params.deployer': 'contract',
          'params.recipient': 'owner',
        },
      },
      'modelOnly',
    ],
    [
      '0x69bc35b2',
      'unwrapWNativeToken(uint256 amountMinimum, address recipient)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
      {
        pays: { to: 'byRole', marks: 'none', minimum: { token: 'wrapped', least: [0], to: [1] }, means: [] },
      },
    ],
    ['0x41865270', 'refundNativeToken()', { act: 'outOf' }, 'modelOnly'],
    [
      '0xb4554231',
      'exactInputStableSwap(address[] path, uint256[] flag, uint256 amountIn, uint256 amountOutMin, address to)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' }, marks: 'uniswap' },
      'modelOnly',
    ],
    [
      '0xb4c4e555',
      'exactOutputStableSwap(address[] path, uint256[] flag, uint256 amountOut, uint256 amountInMax, address to)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' }, marks: 'uniswap' },
      'modelOnly',
    ],
    [
      '0x18fccc76',
      'harvest(uint256 _tokenId, address _to)',
      { act: 'outOf', roles: { _to: 'receiver' } },
      'modelOnly',
    ],
  ],
};
