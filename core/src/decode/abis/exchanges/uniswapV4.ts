import type { PlacedTable } from '../placedTable.ts';

const key = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';
const keyRoles = { 'key.currency0': 'token', 'key.currency1': 'token', 'key.hooks': 'contract' } as const;

/**
 * The PoolManager of Uniswap V4, which only contracts that unlocked it can use. Elsewhere `take`, `sync`, `clear` and `mint`
 * are functions of others: with an ERC-1155 the last one makes items.
 */
export const uniswapV4: PlacedTable = {
  source: 'Uniswap V4',
  at: /^Uniswap v4 pool manager$/,
  functions: [
    ['0x48c89491', 'unlock(bytes data)', { act: 'carry', roles: { data: 'call' } }],
    ['0x6276cbbe', `initialize(${key} key, uint160 sqrtPriceX96)`, { act: 'set', roles: { ...keyRoles } }],
    [
      '0xf3cd914c',
      `swap(${key} key, (bool zeroForOne, int256 amountSpecified, uint160 sqrtPriceLimitX96) params, bytes hookData)`,
      { act: 'trade', roles: { ...keyRoles, hookData: 'call' } },
    ],
    [
      '0x5a6bcfda',
      `modifyLiquidity(${key} key, (int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt) params, bytes hookData)`,
      { act: 'into', roles: { ...keyRoles, 'params.salt': 'data', hookData: 'call' } },
    ],
    [
      '0x234266d7',
      `donate(${key} key, uint256 amount0, uint256 amount1, bytes hookData)`,
      { act: 'into', roles: { ...keyRoles, hookData: 'call' } },
    ],
    [
      '0x0b0d9c09',
      'take(address currency, address to, uint256 amount)',
      { act: 'outOf', roles: { currency: 'token', to: 'receiver' } },
    ],
    ['0x3dd45adb', 'settleFor(address recipient)', { act: 'into', roles: { recipient: 'receiver' } }],
    ['0xa5841194', 'sync(address currency)', { act: 'set', roles: { currency: 'token' } }],
    [
      '0x80f0b44c',
      'clear(address currency, uint256 amount)',
      { act: 'set', roles: { currency: 'token' }, forgoes: true },
    ],
    [
      '0x156e29f6',
      'mint(address to, uint256 id, uint256 amount)',
      { act: 'outOf', roles: { to: 'receiver' } },
    ],
  ],
};
