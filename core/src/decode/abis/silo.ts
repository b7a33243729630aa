import type { AbiTable } from './table.ts';

/** Vaults of Silo v2. */
export const silo: AbiTable = {
  source: 'Silo',
  functions: [
    [
      '0xb7ec8d4b',
      'deposit(uint256 _assets, address _receiver, uint8 _collateralType)',
      { act: 'into', roles: { _receiver: 'owner' } },
    ],
    [
      '0xc061ddc7',
      'mint(uint256 _shares, address _receiver, uint8 _collateralType)',
      { act: 'into', roles: { _receiver: 'owner' } },
    ],
    [
      '0xb8337c2a',
      'withdraw(uint256 _assets, address _receiver, address _owner, uint8 _collateralType)',
      { act: 'outOf', roles: { _receiver: 'receiver', _owner: 'owner' } },
    ],
    [
      '0xda537660',
      'redeem(uint256 _shares, address _receiver, address _owner, uint8 _collateralType)',
      { act: 'outOf', roles: { _receiver: 'receiver', _owner: 'owner' } },
    ],
    [
      '0xd5164184',
      'borrow(uint256 _assets, address _receiver, address _borrower)',
      { act: 'debt', roles: { _receiver: 'receiver', _borrower: 'owner' } },
    ],
    [
      '0x889576f7',
      'borrowShares(uint256 _shares, address _receiver, address _borrower)',
      { act: 'debt', roles: { _receiver: 'receiver', _borrower: 'owner' } },
    ],
    [
      '0x7fe2c8b7',
      'borrowSameAsset(uint256 _assets, address _receiver, address _borrower)',
      { act: 'debt', roles: { _receiver: 'receiver', _borrower: 'owner' } },
    ],
    [
      '0xe36754eb',
      'repayShares(uint256 _shares, address _borrower)',
      { act: 'into', roles: { _borrower: 'owner' } },
    ],
    ['0xa1ecef5c', 'switchCollateralToThisSilo()', { act: 'set' }],
    [
      '0xfa9b1c6a',
      'transitionCollateral(uint256 _shares, address _owner, uint8 _transitionFrom)',
      { act: 'set', roles: { _owner: 'owner' } },
    ],
    [
      '0x34deadf2',
      'setReceiveApproval(address owner, uint256 _amount)',
      { act: 'control', roles: { owner: 'owner' } },
    ],
    [
      '0x5cffe9de',
      'flashLoan(address _receiver, address _token, uint256 _amount, bytes _data)',
      { act: 'trade', roles: { _receiver: 'contract', _token: 'token', _data: 'call' } },
    ],
  ],
};
