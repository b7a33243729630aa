import type { AbiTable } from './table.ts';

/**
 * Who controls a contract: Ownable in one and two steps, AccessControl, the roles of Solady, the words that older
 * contracts have for the same (Maker, Compound, Boring), and the pausing that often goes with them.
 */
export const ownership: AbiTable = {
  source: 'Ownable, AccessControl',
  functions: [
    ['0xf2fde38b', 'transferOwnership(address newOwner)'],
    ['0x715018a6', 'renounceOwnership()'],
    ['0x79ba5097', 'acceptOwnership()'],
    ['0x13af4035', 'setOwner(address newOwner)'],
    ['0x2f2ff15d', 'grantRole(bytes32 role, address account)'],
    ['0xd547741f', 'revokeRole(bytes32 role, address account)'],
    ['0x36568abe', 'renounceRole(bytes32 role, address account)'],
    ['0x634e93da', 'beginDefaultAdminTransfer(address newAdmin)'],
    ['0xcefc1429', 'acceptDefaultAdminTransfer()'],
    ['0xd602b9fd', 'cancelDefaultAdminTransfer()'],
    ['0x078dfbe7', 'transferOwnership(address newOwner, bool direct, bool renounce)'],
    ['0xa6f9dae1', 'changeOwner(address newOwner)'],
    ['0xc42069ec', 'setPendingOwner(address newOwner)'],
    ['0x1627540c', 'nominateNewOwner(address newOwner)'],
    ['0xf04e283e', 'completeOwnershipHandover(address pendingOwner)'],
    ['0x704b6c02', 'setAdmin(address newAdmin)'],
    ['0x75829def', 'transferAdmin(address newAdmin)'],
    ['0xb71d1a0c', '_setPendingAdmin(address newPendingAdmin)'],
    ['0xab033ea9', 'setGovernance(address newGovernance)'],
    ['0xd38bfff4', 'transferGovernance(address newGovernance)'],
    ['0xc42cf535', 'setGovernor(address newGovernor)'],
    ['0x65fae35e', 'rely(address account)'],
    ['0x9c52a7f1', 'deny(address account)'],
    ['0x1c10893f', 'grantRoles(address account, uint256 roles)'],
    ['0x4a4ee7b1', 'revokeRoles(address account, uint256 roles)'],
    ['0x8456cb59', 'pause()'],
    ['0x3f4ba83a', 'unpause()'],
  ],
};
