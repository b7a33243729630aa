import type { AbiTable } from '../table.ts';

/** Routers of Curve, deposit contracts for metapools, gauges, the minter and locks of CRV. From the package @curvefi/api. */
export const curveRouters: AbiTable = {
  source: 'Curve',
  functions: [
    [
      '0x5c9c18e2',
      'exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _expected, address[5] _pools)',
      { act: 'trade', roles: { _route: 'token', _pools: 'token' } },
    ],
    [
      '0x371dc447',
      'exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _expected)',
      { act: 'trade', roles: { _route: 'token' } },
    ],
    [
      '0xaad348a2',
      'exchange(address[11] _route, uint256[4][5] _swap_params, uint256 _amount, uint256 _min_dy)',
      { act: 'trade', roles: { _route: 'token' } },
    ],
    [
      '0xc872a3c5',
      'exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _min_dy, address[5] _pools, address _receiver)',
      { act: 'trade', roles: { _route: 'token', _pools: 'token', _receiver: 'receiver' } },
    ],
    [
      '0x353ca424',
      'exchange_multiple(address[9] _route, uint256[3][4] _swap_params, uint256 _amount, uint256 _expected)',
      { act: 'trade', roles: { _route: 'token' } },
    ],
    [
      '0x9db4f7aa',
      'exchange_multiple(address[9] _route, uint256[3][4] _swap_params, uint256 _amount, uint256 _expected, address[4] _pools)',
      { act: 'trade', roles: { _route: 'token', _pools: 'token' } },
    ],
    [
      '0x0651cb35',
      'exchange_multiple(address[9] _route, uint256[3][4] _swap_params, uint256 _amount, uint256 _expected, address[4] _pools, address _receiver)',
      { act: 'trade', roles: { _route: 'token', _pools: 'token', _receiver: 'receiver' } },
    ],
    [
      '0x4798ce5b',
      'exchange(address _pool, address _from, address _to, uint256 _amount, uint256 _expected)',
      { act: 'trade', roles: { _pool: 'token', _from: 'token', _to: 'receiver' } },
    ],
    [
      '0x1a4c1ca3',
      'exchange(address _pool, address _from, address _to, uint256 _amount, uint256 _expected, address _receiver)',
      { act: 'trade', roles: { _pool: 'token', _from: 'token', _to: 'token', _receiver: 'receiver' } },
    ],
    [
      '0x2bf78c61',
      'exchange(address _pool, uint256 i, uint256 j, uint256 _dx, uint256 _min_dy, bool _use_eth)',
      { act: 'trade', roles: { _pool: 'pool' } },
    ],
    [
      '0x7981c43e',
      'exchange_underlying(address _pool, int128 _i, int128 _j, uint256 _dx, uint256 _min_dy)',
      { act: 'trade', roles: { _pool: 'pool' } },
    ],
    [
      '0x384e03db',
      'add_liquidity(address _pool, uint256[4] _deposit_amounts, uint256 _min_mint_amount)',
      { act: 'into', roles: { _pool: 'pool' } },
    ],
    [
      '0xa3185179',
      'add_liquidity(address _pool, uint256[3] _deposit_amounts, uint256 _min_mint_amount)',
      { act: 'into', roles: { _pool: 'pool' } },
    ],
    [
      '0xfd9de631',
      'add_liquidity(address _pool, uint256[] _deposit_amounts, uint256 _min_mint_amount)',
      { act: 'into', roles: { _pool: 'pool' } },
    ],
    [
      '0xc45d79e9',
      'add_liquidity(address _pool, uint256[4] _deposit_amounts, uint256 _min_mint_amount, bool _use_eth)',
      { act: 'into', roles: { _pool: 'pool' } },
    ],
    [
      '0x2ddd67cf',
      'add_liquidity(address _pool, uint256[3] _deposit_amounts, uint256 _min_mint_amount, bool _use_eth)',
      { act: 'into', roles: { _pool: 'pool' } },
    ],
    [
      '0xd0b951e8',
      'add_liquidity(address _pool, uint256[4] _deposit_amounts, uint256 _min_mint_amount, address _receiver)',
      { act: 'into', roles: { _pool: 'pool', _receiver: 'owner' } },
    ],
    [
      '0xe07a1036',
      'add_liquidity(address _pool, uint256[3] _deposit_amounts, uint256 _min_mint_amount, address _receiver)',
      { act: 'into', roles: { _pool: 'pool', _receiver: 'owner' } },
    ],
    [
      '0xad5cc918',
      'remove_liquidity(address _pool, uint256 _burn_amount, uint256[4] _min_amounts)',
      { act: 'outOf', roles: { _pool: 'pool' } },
    ],
    [
      '0x8fa892a6',
      'remove_liquidity(address _pool, uint256 _burn_amount, uint256[3] _min_amounts)',
      { act: 'outOf', roles: { _pool: 'pool' } },
    ],
    [
      '0x52e151b0',
      'remove_liquidity(address _pool, uint256 _burn_amount, uint256[4] _min_amounts, bool _use_eth)',
      { act: 'outOf', roles: { _pool: 'pool' } },
    ],
    [
      '0xaa40c940',
      'remove_liquidity(address _pool, uint256 _burn_amount, uint256[3] _min_amounts, bool _use_eth)',
      { act: 'outOf', roles: { _pool: 'pool' } },
    ],
    [
      '0x29ed2862',
      'remove_liquidity_one_coin(address _pool, uint256 _burn_amount, int128 i, uint256 _min_amount)',
      { act: 'outOf', roles: { _pool: 'pool' } },
    ],
    [
      '0xd6943525',
      'remove_liquidity_one_coin(address _pool, uint256 _burn_amount, uint256 i, uint256 _min_amount, bool _use_eth)',
      { act: 'outOf', roles: { _pool: 'pool' } },
    ],
    [
      '0x1e700cbb',
      'remove_liquidity_one_coin(address _pool, uint256 _burn_amount, int128 i, uint256 _min_amount, address _receiver)',
      { act: 'outOf', roles: { _pool: 'pool', _receiver: 'receiver' } },
    ],
    [
      '0x26a38e64',
      'deposit_and_stake(address deposit, address lp_token, address gauge, uint256 n_coins, address[] coins, uint256[] amounts, uint256 min_mint_amount, bool use_underlying, bool use_dynarray, address pool)',
      {
        act: 'into',
        roles: { deposit: 'contract', lp_token: 'token', gauge: 'contract', coins: 'token', pool: 'pool' },
      },
    ],
    [
      '0xc0c702dc',
      'deposit_and_stake(address deposit, address lp_token, address gauge, uint256 n_coins, address[] coins, uint256[] amounts, uint256 min_mint_amount, bool use_dynarray, address pool)',
      {
        act: 'into',
        roles: { deposit: 'contract', lp_token: 'token', gauge: 'contract', coins: 'token', pool: 'pool' },
      },
    ],
    [
      '0x83df6747',
      'deposit(uint256 _value, address _addr, bool _claim_rewards)',
      { act: 'into', roles: { _addr: 'receiver' } },
    ],
    ['0x38d07436', 'withdraw(uint256 _value, bool _claim_rewards)', { act: 'outOf' }],
    ['0xe6f1daf2', 'claim_rewards()', { act: 'outOf' }],
    ['0x84e9bd7e', 'claim_rewards(address _addr)', { act: 'outOf', roles: { _addr: 'receiver' } }],
    [
      '0x9faceb1b',
      'claim_rewards(address _addr, address _receiver)',
      { act: 'outOf', roles: { _addr: 'owner', _receiver: 'receiver' } },
    ],
    ['0x4b820093', 'user_checkpoint(address addr)', { act: 'set', roles: { addr: 'account' } }],
    ['0x96c55175', 'kick(address addr)', { act: 'set', roles: { addr: 'account' } }],
    [
      '0x1d2747d4',
      'set_approve_deposit(address addr, bool can_deposit)',
      { act: 'allow', roles: { addr: 'power' } },
    ],
    [
      '0xdd289d60',
      'toggle_approve_mint(address minting_user)',
      { act: 'allow', roles: { minting_user: 'power' } },
    ],
    [
      '0xbdf98116',
      'set_rewards_receiver(address _receiver)',
      { act: 'set', roles: { _receiver: 'receiver' } },
    ],
    ['0xa51e1904', 'mint_many(address[8] gauge_addrs)', { act: 'outOf', roles: { gauge_addrs: 'token' } }],
    [
      '0x27f18ae3',
      'mint_for(address gauge_addr, address _for)',
      { act: 'outOf', roles: { gauge_addr: 'token', _for: 'receiver' } },
    ],
    ['0x65fc3873', 'create_lock(uint256 _value, uint256 _unlock_time)', { act: 'into' }],
    ['0x4957677c', 'increase_amount(uint256 _value)', { act: 'into' }],
    ['0xeff7a612', 'increase_unlock_time(uint256 _unlock_time)', { act: 'set', locks: true }],
    [
      '0x3a46273e',
      'deposit_for(address _addr, uint256 _value)',
      { act: 'into', roles: { _addr: 'receiver' } },
    ],
    [
      '0xd7136328',
      'vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
      { act: 'vote', roles: { _gauge_addr: 'token' } },
    ],
    ['0x1e83409a', 'claim(address _addr)', { act: 'outOf', roles: { _addr: 'receiver' } }],
    ['0x7b935a23', 'claim_many(address[20] _receivers)', { act: 'outOf', roles: { _receivers: 'receiver' } }],
  ],
};
