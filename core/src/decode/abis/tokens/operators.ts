import type { AbiTable } from '../table.ts';

/** Operators of other token standards (ERC-777, ERC-6909), and the permission of Compound III. */
export const operators: AbiTable = {
  source: 'ERC-777, ERC-6909',
  functions: [
    ['0x959b8c3f', 'authorizeOperator(address operator)', { act: 'allow', roles: { operator: 'power' } }],
    ['0xfad8b32a', 'revokeOperator(address operator)', { act: 'set', roles: { operator: 'account' } }],
    [
      '0x558a7297',
      'setOperator(address operator, bool approved)',
      { act: 'allow', roles: { operator: 'power' } },
    ],
    [
      '0x426a8493',
      'approve(address spender, uint256 id, uint256 amount)',
      { act: 'allow', roles: { spender: 'power' } },
    ],
    [
      '0x095bcdb6',
      'transfer(address to, uint256 id, uint256 amount)',
      { act: 'move', roles: { to: 'payee' } },
    ],
    [
      '0xfe99049a',
      'transferFrom(address from, address to, uint256 id, uint256 amount)',
      { act: 'move', roles: { from: 'payer', to: 'payee' } },
    ],
    [
      '0x9bd9bbc6',
      'send(address to, uint256 amount, bytes data)',
      { act: 'move', roles: { to: 'payee', data: 'call' } },
    ],
    [
      '0x62ad1b83',
      'operatorSend(address from, address to, uint256 amount, bytes data, bytes operatorData)',
      { act: 'move', roles: { from: 'payer', to: 'payee', data: 'call', operatorData: 'call' } },
    ],
    ['0x110496e5', 'allow(address manager, bool isAllowed)', { act: 'allow', roles: { manager: 'power' } }],
  ],
};
