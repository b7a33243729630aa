import type { AbiTable } from '../table.ts';

/** The functions of ERC-721 that change state. Two of them have the selectors of ERC-20 functions. */
export const erc721: AbiTable = {
  source: 'ERC-721',
  functions: [
    [
      '0x095ea7b3',
      'approve(address spender, uint256 tokenId)',
      { act: 'allow', roles: { spender: 'power' } },
    ],
    [
      '0x23b872dd',
      'transferFrom(address from, address to, uint256 tokenId)',
      { act: 'move', roles: { from: 'payer', to: 'payee' } },
    ],
    [
      '0xa22cb465',
      'setApprovalForAll(address operator, bool approved)',
      { act: 'allow', roles: { operator: 'power' } },
    ],
    [
      '0x42842e0e',
      'safeTransferFrom(address from, address to, uint256 tokenId)',
      { act: 'move', roles: { from: 'payer', to: 'payee' } },
    ],
    [
      '0xb88d4fde',
      'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
      { act: 'move', roles: { from: 'payer', to: 'payee', data: 'call' } },
    ],
  ],
};
