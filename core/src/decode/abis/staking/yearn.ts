import type { AbiTable } from '../table.ts';

/** Vaults of Yearn v2 and v3, and veYFI. */
export const yearn: AbiTable = {
  source: 'Yearn',
  functions: [
    [
      '0x00f714ce',
      'withdraw(uint256 maxShares, address recipient)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
    [
      '0xe63697c8',
      'withdraw(uint256 maxShares, address recipient, uint256 maxLoss)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
    ],
    [
      '0xa318c1a4',
      'withdraw(uint256 assets, address receiver, address owner, uint256 max_loss)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner' } },
    ],
    [
      '0xd81a09f6',
      'withdraw(uint256 assets, address receiver, address owner, uint256 max_loss, address[] strategies)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner', strategies: 'token' } },
    ],
    [
      '0x9f40a7b3',
      'redeem(uint256 shares, address receiver, address owner, uint256 max_loss)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner' } },
    ],
    [
      '0x06580f2d',
      'redeem(uint256 shares, address receiver, address owner, uint256 max_loss, address[] strategies)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner', strategies: 'token' } },
    ],
  ],
};
