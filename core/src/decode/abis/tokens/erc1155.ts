import type { AbiTable } from '../table.ts';

/** The functions of ERC-1155 that change state. */
export const erc1155: AbiTable = {
  source: 'ERC-1155',
  functions: [
    [
      '0xf242432a',
      'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
      { act: 'move', roles: { from: 'payer', to: 'payee', data: 'call' } },
    ],
    [
      '0x2eb2c2d6',
      'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
      { act: 'move', roles: { from: 'payer', to: 'payee', data: 'call' } },
    ],
    [
      '0xa22cb465',
      'setApprovalForAll(address operator, bool approved)',
      { act: 'allow', roles: { operator: 'power' } },
    ],
  ],
};
