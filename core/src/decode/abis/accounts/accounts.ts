import type { AbiTable } from '../table.ts';

/** How smart accounts are told to call: Simple and Light accounts, Coinbase, Kernel 2, Biconomy, Safe, DSProxy. */
export const accounts: AbiTable = {
  source: 'Smart accounts',
  functions: [
    [
      '0xb61d27f6',
      'execute(address target, uint256 value, bytes data)',
      { act: 'carry', roles: { target: 'call', data: 'call' } },
    ],
    [
      '0x0000189a',
      'execute_ncC(address target, uint256 value, bytes data)',
      { act: 'carry', roles: { target: 'call', data: 'call' } },
    ],
    [
      '0x18dfb3c7',
      'executeBatch(address[] targets, bytes[] datas)',
      { act: 'carry', roles: { targets: 'call', datas: 'call' } },
    ],
    [
      '0x47e1da2a',
      'executeBatch(address[] targets, uint256[] values, bytes[] datas)',
      { act: 'carry', roles: { targets: 'call', datas: 'call' } },
    ],
    [
      '0x00004680',
      'executeBatch_y6U(address[] targets, uint256[] values, bytes[] datas)',
      { act: 'carry', roles: { targets: 'call', datas: 'call' } },
    ],
    [
      '0x34fcd5be',
      'executeBatch((address target, uint256 value, bytes data)[] calls)',
      { act: 'carry', roles: { calls: 'call' } },
    ],
    [
      '0x51945447',
      'execute(address target, uint256 value, bytes data, uint8 operation)',
      { act: 'carry', roles: { target: 'call', data: 'call' } },
    ],
    [
      '0xb68df16d',
      'executeDelegateCall(address target, bytes data)',
      { act: 'carry', roles: { target: 'call', data: 'call' } },
    ],
    [
      '0x2c2abd1e',
      'executeWithoutChainIdValidation(bytes[] calls)',
      { act: 'carry', roles: { calls: 'call' } },
    ],
    [
      '0x7bb37428',
      'executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
      { act: 'carry', roles: { to: 'call', data: 'call' } },
    ],
    [
      '0x541d63c8',
      'executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)',
      { act: 'carry', roles: { to: 'call', data: 'call' } },
    ],
    [
      '0x1cff79cd',
      'execute(address target, bytes data)',
      { act: 'carry', roles: { target: 'call', data: 'call' } },
    ],
    [
      '0x3f707e6b',
      'execute((address target, uint256 value, bytes data)[] calls)',
      { act: 'carry', roles: { calls: 'call' } },
    ],
    [
      '0x5c1c6dcd',
      'execute((address target, uint256 value, bytes data) call)',
      { act: 'carry', roles: { 'call.target': 'call', 'call.data': 'call' } },
    ],
    ['0x0f0f3f24', 'addOwnerAddress(address owner)', { act: 'control', roles: { owner: 'power' } }],
    [
      '0x29565e3b',
      'addOwnerPublicKey(bytes32 x, bytes32 y)',
      { act: 'control', roles: { x: 'power', y: 'power' } },
    ],
    [
      '0x89625b57',
      'removeOwnerAtIndex(uint256 index, bytes owner)',
      { act: 'control', roles: { owner: 'account' } },
    ],
    [
      '0xb8197367',
      'removeLastOwner(uint256 index, bytes owner)',
      { act: 'control', roles: { owner: 'account' } },
    ],
  ],
};
