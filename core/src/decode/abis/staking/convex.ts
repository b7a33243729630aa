import type { AbiTable } from '../table.ts';

/** Boosters, reward pools and lockers of Convex and Aura. */
export const convex: AbiTable = {
  source: 'Convex and Aura',
  functions: [
    ['0x60759fce', 'depositAll(uint256 pid, bool stake)', { act: 'into', all: true }],
    ['0x958e2d31', 'withdrawAll(uint256 pid)', { act: 'outOf' }],
    [
      '0x14cd70e4',
      'withdrawTo(uint256 pid, uint256 amount, address to)',
      { act: 'outOf', roles: { to: 'receiver' } },
    ],
    ['0xcc956f3f', 'earmarkRewards(uint256 pid)', { act: 'set' }],
    ['0x22230b96', 'earmarkFees()', { act: 'set' }],
    ['0x2ee40908', 'stakeFor(address for, uint256 amount)', { act: 'into', roles: { for: 'owner' } }],
    ['0x1c1c6fe5', 'withdrawAll(bool claim)', { act: 'outOf' }],
    ['0xc32e7202', 'withdrawAndUnwrap(uint256 amount, bool claim)', { act: 'outOf' }],
    ['0x49f039a2', 'withdrawAllAndUnwrap(bool claim)', { act: 'outOf' }],
    [
      '0x7050ccd9',
      'getReward(address account, bool claimExtras)',
      { act: 'outOf', roles: { account: 'owner' } },
    ],
    [
      '0xf9a6e764',
      'getReward(address account, bool claimExtras, bool stake)',
      { act: 'outOf', roles: { account: 'owner' } },
    ],
    [
      '0x6b091695',
      'getReward(address account, address forwardTo)',
      { act: 'outOf', roles: { account: 'owner', forwardTo: 'receiver' } },
    ],
    ['0xa4698feb', 'getReward(bool stake)', { act: 'outOf' }],
    [
      '0x80ed71e4',
      'deposit(uint256 amount, bool lock, address stakeAddress)',
      { act: 'into', roles: { stakeAddress: 'contract' } },
    ],
    [
      '0x215537fd',
      'depositAll(bool lock, address stakeAddress)',
      { act: 'into', roles: { stakeAddress: 'contract' } },
    ],
    [
      '0xe2ab691d',
      'lock(address account, uint256 amount, uint256 spendRatio)',
      { act: 'into', roles: { account: 'owner' } },
    ],
    ['0x282d3fdf', 'lock(address account, uint256 amount)', { act: 'into', roles: { account: 'owner' } }],
    [
      '0x312ff839',
      'processExpiredLocks(bool relock)',
      { act: 'outOf', locks: [{ arg: 'relock', is: true }] },
    ],
    [
      '0xd36f12fb',
      'withdrawExpiredLocksTo(address withdrawTo)',
      { act: 'outOf', roles: { withdrawTo: 'receiver' } },
    ],
    [
      '0x887c7dc5',
      'kickExpiredLocks(address account)',
      { act: 'set', roles: { account: 'account' }, forgoes: true },
    ],
    ['0x7acb7757', 'stake(uint256 amount, address to)', { act: 'into', roles: { to: 'owner' } }],
    ['0x45eea434', 'stakeAndSetWeight(uint256 amount, uint256 weight)', { act: 'into' }],
    ['0xd24d0e75', 'depositAndSetWeight(uint256 amount, uint256 weight)', { act: 'into' }],
    ['0xc15f5f8d', 'setRewardWeight(uint256 weight)', { act: 'set' }],
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
        locks: [{ arg: 'depositCvxMaxAmount', is: 'positive' }],
      },
    ],
    ['0x75a41014', 'setRewardRedirect(address to)', { act: 'control', roles: { to: 'receiver' } }],
  ],
};
