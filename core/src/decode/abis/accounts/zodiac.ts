import type { AbiTable } from '../table.ts';

/** Modifiers of Zodiac: Roles 1 and 2, and Delay. */
export const zodiac: AbiTable = {
  source: 'Zodiac',
  functions: [
    [
      '0xc6fe8747',
      'execTransactionWithRole(address to, uint256 value, bytes data, uint8 operation, bytes32 roleKey, bool shouldRevert)',
      { act: 'carry', roles: { to: 'call', data: 'call', roleKey: 'id' } },
    ],
    [
      '0x6928e74b',
      'execTransactionWithRole(address to, uint256 value, bytes data, uint8 operation, uint16 role, bool shouldRevert)',
      { act: 'carry', roles: { to: 'call', data: 'call' } },
    ],
    [
      '0x2b99e506',
      'execTransactionWithRoleReturnData(address to, uint256 value, bytes data, uint8 operation, bytes32 roleKey, bool shouldRevert)',
      { act: 'carry', roles: { to: 'call', data: 'call', roleKey: 'id' } },
    ],
    [
      '0xb0c19912',
      'execTransactionWithRoleReturnData(address to, uint256 value, bytes data, uint8 operation, uint16 role, bool shouldRevert)',
      { act: 'carry', roles: { to: 'call', data: 'call' } },
    ],
    [
      '0xee072baf',
      'executeNextTx(address to, uint256 value, bytes data, uint8 operation)',
      { act: 'carry', roles: { to: 'call', data: 'call' } },
    ],
    [
      '0x957ed2b3',
      'assignRoles(address module, bytes32[] roleKeys, bool[] memberOf)',
      { act: 'control', roles: { module: 'power', roleKeys: 'id' } },
    ],
    [
      '0xa6edf38f',
      'assignRoles(address module, uint16[] roles, bool[] memberOf)',
      { act: 'control', roles: { module: 'power' } },
    ],
    [
      '0x946d364e',
      'setDefaultRole(address module, bytes32 roleKey)',
      { act: 'control', roles: { module: 'power', roleKey: 'id' } },
    ],
    [
      '0x102b7fe6',
      'setDefaultRole(address module, uint16 role)',
      { act: 'control', roles: { module: 'power' } },
    ],
    [
      '0x7b0da5b2',
      'allowTarget(bytes32 roleKey, address targetAddress, uint8 options)',
      { act: 'control', roles: { roleKey: 'id', targetAddress: 'contract' } },
    ],
    [
      '0x0172a43a',
      'revokeTarget(bytes32 roleKey, address targetAddress)',
      { act: 'control', roles: { roleKey: 'id', targetAddress: 'account' } },
    ],
    [
      '0x0c6c76b8',
      'scopeTarget(bytes32 roleKey, address targetAddress)',
      { act: 'control', roles: { roleKey: 'id', targetAddress: 'contract' } },
    ],
    [
      '0xb3dd25c7',
      'allowFunction(bytes32 roleKey, address targetAddress, bytes4 selector, uint8 options)',
      { act: 'control', roles: { roleKey: 'id', targetAddress: 'contract', selector: 'id' } },
    ],
    [
      '0x66523f7d',
      'revokeFunction(bytes32 roleKey, address targetAddress, bytes4 selector)',
      { act: 'control', roles: { roleKey: 'id', targetAddress: 'account', selector: 'id' } },
    ],
    ['0x086cfca8', 'setAvatar(address avatar)', { act: 'control', roles: { avatar: 'power' } }],
    ['0xebb2b4a2', 'setTxCooldown(uint256 cooldown)', { act: 'control' }],
    ['0x9b56d5be', 'setTxExpiration(uint256 expiration)', { act: 'control' }],
  ],
};
