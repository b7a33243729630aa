import type { AbiTable } from '../table.ts';

/** Pools of Curve: exchanges and liquidity, of two to five coins and of any number, with a receiver and without. From the package @curvefi/api. */
export const curvePools: AbiTable = {
  source: 'Curve',
  functions: [
    ['0x3df02124', 'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', { act: 'trade' }],
    [
      '0xddc1f59d',
      'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    [
      '0xed4ae2b8',
      'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy, bool use_eth)',
      { act: 'trade' },
    ],
    ['0xa6417ed6', 'exchange_underlying(int128 i, int128 j, uint256 dx, uint256 min_dy)', { act: 'trade' }],
    [
      '0x44ee1986',
      'exchange_underlying(int128 i, int128 j, uint256 dx, uint256 min_dy, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    ['0x5b41b908', 'exchange(uint256 i, uint256 j, uint256 dx, uint256 min_dy)', { act: 'trade' }],
    [
      '0x394747c5',
      'exchange(uint256 i, uint256 j, uint256 dx, uint256 min_dy, bool use_eth)',
      { act: 'trade' },
    ],
    [
      '0xce7d6503',
      'exchange(uint256 i, uint256 j, uint256 dx, uint256 min_dy, bool use_eth, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    [
      '0xa64833a0',
      'exchange(uint256 i, uint256 j, uint256 dx, uint256 min_dy, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    ['0x65b2489b', 'exchange_underlying(uint256 i, uint256 j, uint256 dx, uint256 min_dy)', { act: 'trade' }],
    [
      '0xe2ad025a',
      'exchange_underlying(uint256 i, uint256 j, uint256 dx, uint256 min_dy, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    ['0x7e3db030', 'exchange_received(int128 i, int128 j, uint256 dx, uint256 min_dy)', { act: 'trade' }],
    [
      '0xafb43012',
      'exchange_received(int128 i, int128 j, uint256 dx, uint256 min_dy, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    ['0x29b244bb', 'exchange_received(uint256 i, uint256 j, uint256 dx, uint256 min_dy)', { act: 'trade' }],
    [
      '0x767691e7',
      'exchange_received(uint256 i, uint256 j, uint256 dx, uint256 min_dy, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    ['0x0b4c7e4d', 'add_liquidity(uint256[2] amounts, uint256 min_mint_amount)', { act: 'into' }],
    [
      '0x0c3e4b54',
      'add_liquidity(uint256[2] amounts, uint256 min_mint_amount, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0xee22be23',
      'add_liquidity(uint256[2] amounts, uint256 min_mint_amount, bool use_eth)',
      { act: 'into' },
    ],
    [
      '0x7328333b',
      'add_liquidity(uint256[2] amounts, uint256 min_mint_amount, bool use_eth, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    ['0x5b36389c', 'remove_liquidity(uint256 amount, uint256[2] min_amounts)', { act: 'outOf' }],
    [
      '0x3eb1719f',
      'remove_liquidity(uint256 amount, uint256[2] min_amounts, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0x269b5581',
      'remove_liquidity(uint256 amount, uint256[2] min_amounts, bool use_eth)',
      { act: 'outOf' },
    ],
    [
      '0x1808e84a',
      'remove_liquidity(uint256 amount, uint256[2] min_amounts, bool use_eth, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0xe3103273',
      'remove_liquidity_imbalance(uint256[2] amounts, uint256 max_burn_amount)',
      { act: 'outOf' },
    ],
    [
      '0x52d2cfdd',
      'remove_liquidity_imbalance(uint256[2] amounts, uint256 max_burn_amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    ['0x4515cef3', 'add_liquidity(uint256[3] amounts, uint256 min_mint_amount)', { act: 'into' }],
    [
      '0x75b96abc',
      'add_liquidity(uint256[3] amounts, uint256 min_mint_amount, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0x2b6e993a',
      'add_liquidity(uint256[3] amounts, uint256 min_mint_amount, bool use_eth)',
      { act: 'into' },
    ],
    [
      '0x5cecb5f7',
      'add_liquidity(uint256[3] amounts, uint256 min_mint_amount, bool use_eth, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    ['0xecb586a5', 'remove_liquidity(uint256 amount, uint256[3] min_amounts)', { act: 'outOf' }],
    [
      '0x2da5dc21',
      'remove_liquidity(uint256 amount, uint256[3] min_amounts, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0xfce64736',
      'remove_liquidity(uint256 amount, uint256[3] min_amounts, bool use_eth)',
      { act: 'outOf' },
    ],
    [
      '0x1da3d238',
      'remove_liquidity(uint256 amount, uint256[3] min_amounts, bool use_eth, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0x9fdaea0c',
      'remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)',
      { act: 'outOf' },
    ],
    [
      '0x9504fae8',
      'remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    ['0x029b2f34', 'add_liquidity(uint256[4] amounts, uint256 min_mint_amount)', { act: 'into' }],
    [
      '0xcb495064',
      'add_liquidity(uint256[4] amounts, uint256 min_mint_amount, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0xdc3a2d81',
      'add_liquidity(uint256[4] amounts, uint256 min_mint_amount, bool use_eth)',
      { act: 'into' },
    ],
    ['0x7d49d875', 'remove_liquidity(uint256 amount, uint256[4] min_amounts)', { act: 'outOf' }],
    [
      '0xb2fdb76f',
      'remove_liquidity(uint256 amount, uint256[4] min_amounts, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0xa6929895',
      'remove_liquidity(uint256 amount, uint256[4] min_amounts, bool use_eth)',
      { act: 'outOf' },
    ],
    [
      '0x18a7bd76',
      'remove_liquidity_imbalance(uint256[4] amounts, uint256 max_burn_amount)',
      { act: 'outOf' },
    ],
    [
      '0x4ab3a82b',
      'remove_liquidity_imbalance(uint256[4] amounts, uint256 max_burn_amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    ['0x84738499', 'add_liquidity(uint256[5] amounts, uint256 min_mint_amount)', { act: 'into' }],
    ['0xe3bff5ce', 'remove_liquidity(uint256 amount, uint256[5] min_amounts)', { act: 'outOf' }],
    [
      '0xbb4b5d7a',
      'remove_liquidity_imbalance(uint256[5] amounts, uint256 max_burn_amount)',
      { act: 'outOf' },
    ],
    ['0xb72df5de', 'add_liquidity(uint256[] amounts, uint256 min_mint_amount)', { act: 'into' }],
    [
      '0xa7256d09',
      'add_liquidity(uint256[] amounts, uint256 min_mint_amount, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    ['0xd40ddb8c', 'remove_liquidity(uint256 amount, uint256[] min_amounts)', { act: 'outOf' }],
    [
      '0x5e604cd2',
      'remove_liquidity(uint256 amount, uint256[] min_amounts, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0x7706db75',
      'remove_liquidity_imbalance(uint256[] amounts, uint256 max_burn_amount)',
      { act: 'outOf' },
    ],
    [
      '0x4a6e32c6',
      'remove_liquidity_imbalance(uint256[] amounts, uint256 max_burn_amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0x1a4d01d2',
      'remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount)',
      { act: 'outOf' },
    ],
    [
      '0x517a55a3',
      'remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount, bool use_eth)',
      { act: 'outOf' },
    ],
    [
      '0x081579a5',
      'remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0xf1dc3cc9',
      'remove_liquidity_one_coin(uint256 token_amount, uint256 i, uint256 min_amount)',
      { act: 'outOf' },
    ],
    [
      '0x8f15b6b5',
      'remove_liquidity_one_coin(uint256 token_amount, uint256 i, uint256 min_amount, bool use_eth)',
      { act: 'outOf' },
    ],
    [
      '0x0fbcee6e',
      'remove_liquidity_one_coin(uint256 token_amount, uint256 i, uint256 min_amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0x07329bcd',
      'remove_liquidity_one_coin(uint256 token_amount, uint256 i, uint256 min_amount, bool use_eth, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
  ],
};
