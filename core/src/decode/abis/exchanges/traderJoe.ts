import type { AbiTable } from '../table.ts';

const path = '(uint256[] pairBinSteps, uint8[] versions, address[] tokenPath)';
const liquidityParameters =
  '(address tokenX, address tokenY, uint256 binStep, uint256 amountX, uint256 amountY, uint256 amountXMin, uint256 amountYMin, uint256 activeIdDesired, uint256 idSlippage, int256[] deltaIds, uint256[] distributionX, uint256[] distributionY, address to, address refundTo, uint256 deadline)';
const liquidityParametersRoles = {
  'liquidityParameters.tokenX': 'token',
  'liquidityParameters.tokenY': 'token',
  'liquidityParameters.to': 'owner',
  'liquidityParameters.refundTo': 'receiver',
} as const;

/** The LB router and pairs of Trader Joe (LFJ), V2 to V2.2. From the package @traderjoe-xyz/sdk-v2. */
export const traderJoe: AbiTable = {
  source: 'Trader Joe',
  functions: [
    [
      '0x2a443fae',
      `swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0x9ab6156b',
      `swapExactTokensForNATIVE(uint256 amountIn, uint256 amountOutMinNATIVE, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0xb066ea7c',
      `swapExactNATIVEForTokens(uint256 amountOutMin, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0x92fe8e70',
      `swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0x3dc8f8ec',
      `swapTokensForExactNATIVE(uint256 amountNATIVEOut, uint256 amountInMax, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0x2075ad22',
      `swapNATIVEForExactTokens(uint256 amountOut, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', valueIsMost: true, roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0x4b801870',
      `swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0x1a24f9a9',
      `swapExactTokensForNATIVESupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMinNATIVE, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0xe038e6dc',
      `swapExactNATIVEForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, ${path} path, address to, uint256 deadline)`,
      { act: 'trade', roles: { 'path.tokenPath': 'token', to: 'receiver' } },
    ],
    [
      '0x6d0ff495',
      'swapExactTokensForTokens(uint256 _amountIn, uint256 _amountOutMin, uint256[] _pairBinSteps, address[] _tokenPath, address _to, uint256 _deadline)',
      { act: 'trade', roles: { _tokenPath: 'token', _to: 'receiver' } },
    ],
    [
      '0xa7b856d3',
      'swapTokensForExactTokens(uint256 _amountOut, uint256 _amountInMax, uint256[] _pairBinSteps, address[] _tokenPath, address _to, uint256 _deadline)',
      { act: 'trade', roles: { _tokenPath: 'token', _to: 'receiver' } },
    ],
    [
      '0x212a1d94',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 _amountIn, uint256 _amountOutMin, uint256[] _pairBinSteps, address[] _tokenPath, address _to, uint256 _deadline)',
      { act: 'trade', roles: { _tokenPath: 'token', _to: 'receiver' } },
    ],
    [
      '0xa3c7271a',
      `addLiquidity(${liquidityParameters} liquidityParameters)`,
      { act: 'into', roles: { ...liquidityParametersRoles } },
    ],
    [
      '0x8efc2b2c',
      `addLiquidityNATIVE(${liquidityParameters} liquidityParameters)`,
      { act: 'into', roles: { ...liquidityParametersRoles } },
    ],
    [
      '0xe324a3e4',
      'addLiquidity((address tokenX, address tokenY, uint256 binStep, uint256 amountX, uint256 amountY, uint256 amountXMin, uint256 amountYMin, uint256 activeIdDesired, uint256 idSlippage, int256[] deltaIds, uint256[] distributionX, uint256[] distributionY, address to, uint256 deadline) _liquidityParameters)',
      {
        act: 'into',
        roles: {
          '_liquidityParameters.tokenX': 'token',
          '_liquidityParameters.tokenY': 'token',
          '_liquidityParameters.to': 'owner',
        },
      },
    ],
    [
      '0xc22159b6',
      'removeLiquidity(address _tokenX, address _tokenY, uint16 _binStep, uint256 _amountXMin, uint256 _amountYMin, uint256[] _ids, uint256[] _amounts, address _to, uint256 _deadline)',
      { act: 'outOf', roles: { _tokenX: 'token', _tokenY: 'token', _to: 'receiver' } },
    ],
    [
      '0x81c2fdfb',
      'removeLiquidityNATIVE(address token, uint16 binStep, uint256 amountTokenMin, uint256 amountNATIVEMin, uint256[] ids, uint256[] amounts, address to, uint256 deadline)',
      { act: 'outOf', roles: { token: 'token', to: 'receiver' } },
    ],
    [
      '0xe584b654',
      'approveForAll(address spender, bool approved)',
      { act: 'allow', roles: { spender: 'power' } },
    ],
    [
      '0x17fad7fc',
      'batchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts)',
      { act: 'move', roles: { from: 'payer', to: 'receiver' } },
    ],
    [
      '0x659ac74b',
      'createLBPair(address _tokenX, address _tokenY, uint24 _activeId, uint16 _binStep)',
      { act: 'set', roles: { _tokenX: 'token', _tokenY: 'token' } },
    ],
  ],
};
