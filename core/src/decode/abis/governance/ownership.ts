import type { AbiTable } from '../table.ts';

/**
 * Who controls a contract: Ownable in one and two steps, AccessControl, the roles of Solady, the words that older
 * contracts have for the same (Maker, Compound, Boring), and the pausing that often goes with them.
 */
export const ownership: AbiTable = {
  source: 'Ownable, AccessControl',
  functions: [
    ['0xf2fde38b', 'transferOwnership(address newOwner)', { act: 'control', roles: { newOwner: 'power' } }],
    ['0x715018a6', 'renounceOwnership()', { act: 'control' }],
    ['0x79ba5097', 'acceptOwnership()', { act: 'control' }],
    ['0x13af4035', 'setOwner(address newOwner)', { act: 'control', roles: { newOwner: 'power' } }],
    [
      '0x2f2ff15d',
      'grantRole(bytes32 role, address account)',
      { act: 'control', roles: { role: 'id', account: 'power' } },
    ],
    [
      '0xd547741f',
      'revokeRole(bytes32 role, address account)',
      { act: 'control', roles: { role: 'id', account: 'account' } },
    ],
    [
      '0x36568abe',
      'renounceRole(bytes32 role, address account)',
      { act: 'control', roles: { role: 'id', account: 'account' } },
    ],
    [
      '0x634e93da',
      'beginDefaultAdminTransfer(address newAdmin)',
      { act: 'control', roles: { newAdmin: 'power' } },
    ],
    ['0xcefc1429', 'acceptDefaultAdminTransfer()', { act: 'control' }],
    ['0xd602b9fd', 'cancelDefaultAdminTransfer()', { act: 'control' }],
    [
      '0x078dfbe7',
      'transferOwnership(address newOwner, bool direct, bool renounce)',
      { act: 'control', roles: { newOwner: 'power' } },
    ],
    ['0xa6f9dae1', 'changeOwner(address newOwner)', { act: 'control', roles: { newOwner: 'power' } }],
    ['0xc42069ec', 'setPendingOwner(address newOwner)', { act: 'control', roles: { newOwner: 'power' } }],
    ['0x1627540c', 'nominateNewOwner(address newOwner)', { act: 'control', roles: { newOwner: 'power' } }],
    [
      '0xf04e283e',
      'completeOwnershipHandover(address pendingOwner)',
      { act: 'control', roles: { pendingOwner: 'power' } },
    ],
    ['0x704b6c02', 'setAdmin(address newAdmin)', { act: 'control', roles: { newAdmin: 'power' } }],
    ['0x75829def', 'transferAdmin(address newAdmin)', { act: 'control', roles: { newAdmin: 'power' } }],
    [
      '0xb71d1a0c',
      '_setPendingAdmin(address newPendingAdmin)',
      { act: 'control', roles: { newPendingAdmin: 'power' } },
    ],
    [
      '0xab033ea9',
      'setGovernance(address newGovernance)',
      { act: 'control', roles: { newGovernance: 'power' } },
    ],
    [
      '0xd38bfff4',
      'transferGovernance(address newGovernance)',
      { act: 'control', roles: { newGovernance: 'power' } },
    ],
    ['0xc42cf535', 'setGovernor(address newGovernor)', { act: 'control', roles: { newGovernor: 'power' } }],
    ['0x65fae35e', 'rely(address account)', { act: 'control', roles: { account: 'power' } }],
    ['0x9c52a7f1', 'deny(address account)', { act: 'control', roles: { account: 'account' } }],
    [
      '0x1c10893f',
      'grantRoles(address account, uint256 roles)',
      { act: 'control', roles: { account: 'power' } },
    ],
    [
      '0x4a4ee7b1',
      'revokeRoles(address account, uint256 roles)',
      { act: 'control', roles: { account: 'account' } },
    ],
    ['0x8456cb59', 'pause()', { act: 'control' }],
    ['0x3f4ba83a', 'unpause()', { act: 'control' }],
  ],
};
