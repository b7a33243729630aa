import type { AbiTable } from '../table.ts';

/** All functions of the Uniswap V2 router (Router02) that change state. */
export const uniswapV2: AbiTable = {
  source: 'Uniswap V2',
  functions: [
    [
      '0xe8e33700',
      'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      { act: 'into', roles: { tokenA: 'token', tokenB: 'token', to: 'owner' } },
    ],
    [
      '0xf305d719',
      'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'into', roles: { token: 'token', to: 'owner' } },
    ],
    [
      '0xbaa2abde',
      'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { tokenA: 'token', tokenB: 'token', to: 'receiver' } },
    ],
    [
      '0x02751cec',
      'removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver' } },
    ],
    [
      '0xaf2979eb',
      'removeLiquidityETHSupportingFeeOnTransferTokens(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver' } },
    ],
    [
      '0xded9382a',
      'removeLiquidityETHWithPermit(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver', r: 'data', s: 'data' } },
    ],
    [
      '0x5b0d5984',
      'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver', r: 'data', s: 'data' } },
    ],
    [
      '0x2195995c',
      'removeLiquidityWithPermit(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      { act: 'outOf', roles: { tokenA: 'token', tokenB: 'token', to: 'receiver', r: 'data', s: 'data' } },
    ],
    [
      '0xfb3bdb41',
      'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0x7ff36ab5',
      'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0xb6f9de95',
      'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0x18cbafe5',
      'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0x791ac947',
      'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0x38ed1739',
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0x5c11d795',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0x4a25d94a',
      'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
    [
      '0x8803dbee',
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      { act: 'trade', roles: { path: 'token', to: 'receiver' } },
    ],
  ],
};
