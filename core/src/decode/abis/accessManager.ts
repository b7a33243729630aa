import type { AbiTable } from './table.ts';

/** AccessManager and AccessManaged of OpenZeppelin. */
export const accessManager: AbiTable = {
  source: 'AccessManager',
  functions: [
    ['0xf801a698', 'schedule(address target, bytes data, uint48 when)'],
    ['0xd6bb62c6', 'cancel(address caller, address target, bytes data)'],
    ['0x25c471a0', 'grantRole(uint64 roleId, address account, uint32 executionDelay)'],
    ['0xb7d2b162', 'revokeRole(uint64 roleId, address account)'],
    ['0xfe0776f5', 'renounceRole(uint64 roleId, address callerConfirmation)'],
    ['0x30cae187', 'setRoleAdmin(uint64 roleId, uint64 admin)'],
    ['0x52962952', 'setRoleGuardian(uint64 roleId, uint64 guardian)'],
    ['0xa64d95ce', 'setGrantDelay(uint64 roleId, uint32 newDelay)'],
    ['0x08d6122d', 'setTargetFunctionRole(address target, bytes4[] selectors, uint64 roleId)'],
    ['0xd22b5989', 'setTargetAdminDelay(address target, uint32 newDelay)'],
    ['0x167bd395', 'setTargetClosed(address target, bool closed)'],
    ['0x18ff183c', 'updateAuthority(address target, address newAuthority)'],
    ['0x7a9e5e4b', 'setAuthority(address newAuthority)'],
  ],
};
