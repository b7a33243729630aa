import { paysTo, type ProtocolTable } from '../../protocols/protocolTable.ts';

/** Vaults (ERC-4626): what is put in and taken out. Their shares are tokens of ERC-20. */
export const erc4626: ProtocolTable = {
  source: 'ERC-4626',
  functions: [
    [
      '0x6e553f65',
      'deposit(uint256 assets, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
      paysTo([1]),
    ],
    [
      '0x94bf804d',
      'mint(uint256 shares, address receiver)',
      { act: 'into', roles: { receiver: 'owner' } },
      paysTo([1]),
    ],
    [
      '0xb460af94',
      'withdraw(uint256 assets, address receiver, address owner)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner' } },
      paysTo([1]),
    ],
    [
      '0xba087652',
      'redeem(uint256 shares, address receiver, address owner)',
      { act: 'outOf', roles: { receiver: 'receiver', owner: 'owner' } },
      paysTo([1]),
    ],
  ],
};
