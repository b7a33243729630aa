import type { AbiTable } from '../table.ts';

/** The functions of ERC-20 that change state, and the two that many tokens add against the approval race. */
export const erc20: AbiTable = {
  source: 'ERC-20',
  functions: [
    ['0xa9059cbb', 'transfer(address to, uint256 amount)', { act: 'move', roles: { to: 'payee' } }],
    ['0x095ea7b3', 'approve(address spender, uint256 amount)', { act: 'allow', roles: { spender: 'power' } }],
    [
      '0x23b872dd',
      'transferFrom(address from, address to, uint256 amount)',
      { act: 'move', roles: { from: 'payer', to: 'payee' } },
    ],
    [
      '0x39509351',
      'increaseAllowance(address spender, uint256 addedAmount)',
      { act: 'allow', roles: { spender: 'power' } },
    ],
    [
      '0xa457c2d7',
      'decreaseAllowance(address spender, uint256 subtractedAmount)',
      { act: 'set', roles: { spender: 'account' } },
    ],
    [
      '0xd73dd623',
      'increaseApproval(address spender, uint256 addedAmount)',
      { act: 'allow', roles: { spender: 'power' } },
    ],
    [
      '0x66188463',
      'decreaseApproval(address spender, uint256 subtractedAmount)',
      { act: 'set', roles: { spender: 'account' } },
    ],
    ['0x42966c68', 'burn(uint256 amount)', { act: 'set' }],
    ['0x79cc6790', 'burnFrom(address account, uint256 amount)', { act: 'move', roles: { account: 'payer' } }],
    ['0x40c10f19', 'mint(address to, uint256 amount)', { act: 'buy', roles: { to: 'receiver' } }],
    [
      '0x4000aea0',
      'transferAndCall(address to, uint256 amount, bytes data)',
      { act: 'move', roles: { to: 'payee', data: 'call' } },
    ],
    [
      '0xcae9ca51',
      'approveAndCall(address spender, uint256 amount, bytes data)',
      { act: 'allow', roles: { spender: 'power', data: 'call' } },
    ],
  ],
};
