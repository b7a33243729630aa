import { paysTo, type ProtocolTable } from '../../protocols/protocolTable.ts';

/** The rest of the token standards: burning (ERC-777, ERC-1155), transfers that call the receiver (ERC-1363), requests to a vault that are met later (ERC-7540), and wrapped tokens. */
export const tokenMore: ProtocolTable = {
  source: 'ERC-777, ERC-1363, ERC-7540',
  functions: [
    ['0xfe9d9303', 'burn(uint256 amount, bytes data)', { act: 'set', roles: { data: 'data' } }, 'modelOnly'],
    [
      '0xfc673c4f',
      'operatorBurn(address account, uint256 amount, bytes data, bytes operatorData)',
      { act: 'set', roles: { account: 'payer', data: 'data', operatorData: 'data' } },
      'modelOnly',
    ],
    [
      '0x1296ee62',
      'transferAndCall(address to, uint256 amount)',
      { act: 'move', roles: { to: 'payee' } },
      'modelOnly',
    ],
    [
      '0xd8fbe994',
      'transferFromAndCall(address from, address to, uint256 amount)',
      { act: 'move', roles: { from: 'payer', to: 'payee' } },
      'modelOnly',
    ],
    [
      '0xc1d34b89',
      'transferFromAndCall(address from, address to, uint256 amount, bytes data)',
      { act: 'move', roles: { from: 'payer', to: 'payee', data: 'call' } },
      'modelOnly',
    ],
    [
      '0x3177029f',
      'approveAndCall(address spender, uint256 amount)',
      { act: 'allow', roles: { spender: 'power' } },
      'modelOnly',
    ],
    [
      '0xf5298aca',
      'burn(address account, uint256 id, uint256 amount)',
      { act: 'set', roles: { account: 'payer' } },
      'modelOnly',
    ],
    [
      '0x6b20c454',
      'burnBatch(address account, uint256[] ids, uint256[] amounts)',
      { act: 'set', roles: { account: 'payer' } },
      'modelOnly',
    ],
    [
      '0x156e29f6',
      'mint(address to, uint256 id, uint256 amount)',
      { act: 'buy', roles: { to: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x731133e9',
      'mint(address to, uint256 id, uint256 amount, bytes data)',
      { act: 'buy', roles: { to: 'receiver', data: 'call' } },
      'modelOnly',
    ],
    [
      '0x85b77f45',
      'requestDeposit(uint256 assets, address controller, address owner)',
      { act: 'into', roles: { controller: 'owner', owner: 'payer' } },
      'modelOnly',
    ],
    [
      '0x7d41c86e',
      'requestRedeem(uint256 shares, address controller, address owner)',
      { act: 'outOf', roles: { controller: 'receiver', owner: 'payer' } },
      'modelOnly',
    ],
    [
      '0x2e2d2984',
      'deposit(uint256 assets, address receiver, address controller)',
      { act: 'into', roles: { receiver: 'owner', controller: 'payer' } },
      'modelOnly',
    ],
    [
      '0xda39b3e7',
      'mint(uint256 shares, address receiver, address controller)',
      { act: 'into', roles: { receiver: 'owner', controller: 'payer' } },
      'modelOnly',
    ],
    [
      '0x711b58ff',
      'authorizeOperator(address controller, address operator, bool approved, bytes32 nonce, uint256 deadline, bytes signature)',
      { act: 'allow', roles: { controller: 'owner', operator: 'power', nonce: 'id', signature: 'data' } },
      'modelOnly',
    ],
    [
      '0x2f4f21e2',
      'depositFor(address account, uint256 amount)',
      { act: 'into', roles: { account: 'receiver' } },
      paysTo([0]),
    ],
    [
      '0x205c2878',
      'withdrawTo(address account, uint256 amount)',
      { act: 'outOf', roles: { account: 'receiver' } },
      paysTo([0]),
    ],
    ['0xb760faf9', 'depositTo(address to)', { act: 'into', roles: { to: 'receiver' } }, paysTo([0])],
    ['0xea598cb0', 'wrap(uint256 amount)', { act: 'into' }, 'modelOnly'],
    ['0xde0e9a3e', 'unwrap(uint256 amount)', { act: 'outOf' }, 'modelOnly'],
  ],
};
