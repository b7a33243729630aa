import type { AbiTable } from './table.ts';

/** Modifiers of Zodiac: Roles 1 and 2, and Delay. */
export const zodiac: AbiTable = {
  source: 'Zodiac',
  functions: [
    [
      '0xc6fe8747',
      'execTransactionWithRole(address to, uint256 value, bytes data, uint8 operation, bytes32 roleKey, bool shouldRevert)',
    ],
    [
      '0x6928e74b',
      'execTransactionWithRole(address to, uint256 value, bytes data, uint8 operation, uint16 role, bool shouldRevert)',
    ],
    [
      '0x2b99e506',
      'execTransactionWithRoleReturnData(address to, uint256 value, bytes data, uint8 operation, bytes32 roleKey, bool shouldRevert)',
    ],
    [
      '0xb0c19912',
      'execTransactionWithRoleReturnData(address to, uint256 value, bytes data, uint8 operation, uint16 role, bool shouldRevert)',
    ],
    ['0xee072baf', 'executeNextTx(address to, uint256 value, bytes data, uint8 operation)'],
    ['0x957ed2b3', 'assignRoles(address module, bytes32[] roleKeys, bool[] memberOf)'],
    ['0xa6edf38f', 'assignRoles(address module, uint16[] roles, bool[] memberOf)'],
    ['0x946d364e', 'setDefaultRole(address module, bytes32 roleKey)'],
    ['0x102b7fe6', 'setDefaultRole(address module, uint16 role)'],
    ['0x7b0da5b2', 'allowTarget(bytes32 roleKey, address targetAddress, uint8 options)'],
    ['0x0172a43a', 'revokeTarget(bytes32 roleKey, address targetAddress)'],
    ['0x0c6c76b8', 'scopeTarget(bytes32 roleKey, address targetAddress)'],
    ['0xb3dd25c7', 'allowFunction(bytes32 roleKey, address targetAddress, bytes4 selector, uint8 options)'],
    ['0x66523f7d', 'revokeFunction(bytes32 roleKey, address targetAddress, bytes4 selector)'],
    ['0x086cfca8', 'setAvatar(address avatar)'],
    ['0xebb2b4a2', 'setTxCooldown(uint256 cooldown)'],
    ['0x9b56d5be', 'setTxExpiration(uint256 expiration)'],
  ],
};
