import type { AbiTable } from '../table.ts';

/** Vaults of Silo v2. */
export const silo: AbiTable = {
  source: 'Silo',
  functions: [
    [
      '0xb7ec8d4b',
      'deposit(uint256 assets, address receiver, uint8 collateralType)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0xc061ddc7',
      'mint(uint256 shares, address receiver, uint8 collateralType)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0xb8337c2a',
      'withdraw(uint256 assets, address receiver, address owner, uint8 collateralType)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner' }, weakens: true },
    ],
    [
      '0xda537660',
      'redeem(uint256 shares, address receiver, address owner, uint8 collateralType)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner' }, weakens: true },
    ],
    [
      '0xd5164184',
      'borrow(uint256 assets, address receiver, address borrower)',
      { act: 'debt', roles: { receiver: 'receiver', borrower: 'owner' } },
    ],
    [
      '0x889576f7',
      'borrowShares(uint256 shares, address receiver, address borrower)',
      { act: 'debt', roles: { receiver: 'receiver', borrower: 'owner' } },
    ],
    [
      '0x7fe2c8b7',
      'borrowSameAsset(uint256 assets, address receiver, address borrower)',
      { act: 'debt', roles: { receiver: 'receiver', borrower: 'owner' } },
    ],
    [
      '0xe36754eb',
      'repayShares(uint256 shares, address borrower)',
      { act: 'into', roles: { borrower: 'owner' } },
    ],
    ['0xa1ecef5c', 'switchCollateralToThisSilo()', { act: 'set', weakens: true }],
    [
      '0xfa9b1c6a',
      'transitionCollateral(uint256 shares, address owner, uint8 transitionFrom)',
      { act: 'set', roles: { owner: 'owner' }, weakens: true },
    ],
    [
      '0x34deadf2',
      'setReceiveApproval(address owner, uint256 amount)',
      { act: 'control', roles: { owner: 'owner' } },
    ],
    [
      '0x5cffe9de',
      'flashLoan(address receiver, address token, uint256 amount, bytes data)',
      { act: 'trade', roles: { receiver: 'contract', token: 'token', data: 'call' } },
    ],
  ],
};
