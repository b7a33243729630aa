import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/** Operators of other token standards (ERC-777, ERC-6909), and the permission of Compound III. */
export const operators: ProtocolTable = {
  source: 'ERC-777, ERC-6909',
  functions: [
    [
      '0x959b8c3f',
      'authorizeOperator(address operator)',
      { act: 'allow', roles: { operator: 'power' } },
      { operates: { who: [0], given: 'yes', of: 'caller' } },
    ],
    [
      '0xfad8b32a',
      'revokeOperator(address operator)',
      { act: 'set', roles: { operator: 'account' } },
      { operates: { who: [0], given: 'no', of: 'caller' } },
    ],
    [
      '0x558a7297',
      'setOperator(address operator, bool approved)',
      { act: 'allow', roles: { operator: 'power' } },
      { operates: { who: [0], given: [1], of: 'caller' } },
    ],
    [
      '0x426a8493',
      'approve(address spender, uint256 id, uint256 amount)',
      { act: 'allow', roles: { spender: 'power' } },
      { allows: { spender: [0], token: 'called', amount: [2], zero: 'takesBack', until: 'open', means: [] } },
    ],
    [
      '0x095bcdb6',
      'transfer(address to, uint256 id, uint256 amount)',
      { act: 'move', roles: { to: 'payee' } },
      'modelOnly',
    ],
    [
      '0xfe99049a',
      'transferFrom(address from, address to, uint256 id, uint256 amount)',
      { act: 'move', roles: { from: 'payer', to: 'payee' } },
      'modelOnly',
    ],
    [
      '0x9bd9bbc6',
      'send(address to, uint256 amount, bytes data)',
      { act: 'move', roles: { to: 'payee', data: 'call' } },
      'modelOnly',
    ],
    [
      '0x62ad1b83',
      'operatorSend(address from, address to, uint256 amount, bytes data, bytes operatorData)',
      { act: 'move', roles: { from: 'payer', to: 'payee', data: 'call', operatorData: 'call' } },
      'modelOnly',
    ],
    [
      '0x110496e5',
      'allow(address manager, bool isAllowed)',
      { act: 'allow', roles: { manager: 'power' } },
      { operates: { who: [0], given: [1], of: 'caller' } },
    ],
  ],
};
