import type { AbiTable } from './table.ts';

/** Boosters, reward pools and lockers of Convex and Aura. */
export const convex: AbiTable = {
  source: 'Convex and Aura',
  functions: [
    ['0x43a0d066', 'deposit(uint256 _pid, uint256 _amount, bool _stake)', { act: 'into' }],
    ['0x60759fce', 'depositAll(uint256 _pid, bool _stake)', { act: 'into' }],
    ['0x441a3e70', 'withdraw(uint256 _pid, uint256 _amount)', { act: 'outOf' }],
    ['0x958e2d31', 'withdrawAll(uint256 _pid)', { act: 'outOf' }],
    [
      '0x14cd70e4',
      'withdrawTo(uint256 _pid, uint256 _amount, address _to)',
      { act: 'outOf', roles: { _to: 'receiver' } },
    ],
    ['0xcc956f3f', 'earmarkRewards(uint256 _pid)', { act: 'set' }],
    ['0x22230b96', 'earmarkFees()', { act: 'set' }],
    ['0x8dcb4061', 'stakeAll()', { act: 'into' }],
    ['0x2ee40908', 'stakeFor(address _for, uint256 _amount)', { act: 'into', roles: { _for: 'owner' } }],
    ['0x1c1c6fe5', 'withdrawAll(bool claim)', { act: 'outOf' }],
    ['0xc32e7202', 'withdrawAndUnwrap(uint256 amount, bool claim)', { act: 'outOf' }],
    ['0x49f039a2', 'withdrawAllAndUnwrap(bool claim)', { act: 'outOf' }],
    [
      '0x7050ccd9',
      'getReward(address _account, bool _claimExtras)',
      { act: 'outOf', roles: { _account: 'owner' } },
    ],
    [
      '0xf9a6e764',
      'getReward(address _account, bool _claimExtras, bool _stake)',
      { act: 'outOf', roles: { _account: 'owner' } },
    ],
    [
      '0x6b091695',
      'getReward(address _account, address _forwardTo)',
      { act: 'outOf', roles: { _account: 'owner', _forwardTo: 'receiver' } },
    ],
    ['0xa4698feb', 'getReward(bool _stake)', { act: 'outOf' }],
    ['0x9a408321', 'deposit(uint256 _amount, bool _lock)', { act: 'into' }],
    [
      '0x80ed71e4',
      'deposit(uint256 _amount, bool _lock, address _stakeAddress)',
      { act: 'into', roles: { _stakeAddress: 'contract' } },
    ],
    [
      '0x215537fd',
      'depositAll(bool _lock, address _stakeAddress)',
      { act: 'into', roles: { _stakeAddress: 'contract' } },
    ],
    [
      '0xe2ab691d',
      'lock(address _account, uint256 _amount, uint256 _spendRatio)',
      { act: 'into', roles: { _account: 'owner' } },
    ],
    ['0x282d3fdf', 'lock(address _account, uint256 _amount)', { act: 'into', roles: { _account: 'owner' } }],
    ['0x312ff839', 'processExpiredLocks(bool _relock)', { act: 'outOf' }],
    [
      '0xd36f12fb',
      'withdrawExpiredLocksTo(address _withdrawTo)',
      { act: 'outOf', roles: { _withdrawTo: 'receiver' } },
    ],
    ['0x887c7dc5', 'kickExpiredLocks(address _account)', { act: 'set', roles: { _account: 'account' } }],
    ['0x7acb7757', 'stake(uint256 _amount, address _to)', { act: 'into', roles: { _to: 'owner' } }],
    ['0x45eea434', 'stakeAndSetWeight(uint256 _amount, uint256 _weight)', { act: 'into' }],
    ['0xd24d0e75', 'depositAndSetWeight(uint256 _amount, uint256 _weight)', { act: 'into' }],
    ['0xc15f5f8d', 'setRewardWeight(uint256 _weight)', { act: 'set' }],
    [
      '0x5a7b87f2',
      'claimRewards(address[] rewardContracts, address[] extraRewardContracts, address[] tokenRewardContracts, address[] tokenRewardTokens, uint256 depositCrvMaxAmount, uint256 minAmountOut, uint256 depositCvxMaxAmount, uint256 spendCvxAmount, uint256 options)',
      {
        act: 'outOf',
        roles: {
          rewardContracts: 'contract',
          extraRewardContracts: 'contract',
          tokenRewardContracts: 'contract',
          tokenRewardTokens: 'contract',
        },
      },
    ],
    ['0x75a41014', 'setRewardRedirect(address _to)', { act: 'control', roles: { _to: 'receiver' } }],
  ],
};
