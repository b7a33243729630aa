import type { AbiTable } from '../table.ts';

/** Vaults of StakeWise. */
export const stakeWise: AbiTable = {
  source: 'StakeWise',
  functions: [
    [
      '0xf9609f08',
      'deposit(address receiver, address referrer)',
      { act: 'into', roles: { receiver: 'owner', referrer: 'partner' } },
    ],
    [
      '0x18f72950',
      'updateStateAndDeposit(address receiver, address referrer, (bytes32 rewardsRoot, int160 reward, uint160 unlockedMevReward, bytes32[] proof) harvestParams)',
      { act: 'into', roles: { receiver: 'owner', referrer: 'partner', harvestParams: 'data' } },
    ],
    [
      '0x8ceab9aa',
      'enterExitQueue(uint256 shares, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' }, weakens: true },
    ],
    [
      '0x8697d2c2',
      'claimExitedAssets(uint256 positionTicket, uint256 timestamp, uint256 exitQueueIndex)',
      { act: 'outOf' },
    ],
    [
      '0x201b9eb5',
      'mintOsToken(address receiver, uint256 osTokenShares, address referrer)',
      { act: 'debt', roles: { receiver: 'receiver', referrer: 'partner' } },
    ],
    ['0x066055e0', 'burnOsToken(uint128 osTokenShares)', { act: 'into' }],
    [
      '0x1a7ff553',
      'updateState((bytes32 rewardsRoot, int160 reward, uint160 unlockedMevReward, bytes32[] proof) harvestParams)',
      { act: 'set', roles: { harvestParams: 'data' } },
    ],
  ],
};
