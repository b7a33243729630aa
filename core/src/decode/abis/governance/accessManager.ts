import type { AbiTable } from '../table.ts';

/** AccessManager and AccessManaged of OpenZeppelin. */
export const accessManager: AbiTable = {
  source: 'AccessManager',
  functions: [
    [
      '0xf801a698',
      'schedule(address target, bytes data, uint48 when)',
      { act: 'carry', roles: { target: 'call', data: 'call' } },
    ],
    [
      '0xd6bb62c6',
      'cancel(address caller, address target, bytes data)',
      { act: 'set', roles: { caller: 'account', target: 'account', data: 'data' } },
    ],
    [
      '0x25c471a0',
      'grantRole(uint64 roleId, address account, uint32 executionDelay)',
      { act: 'control', roles: { account: 'power' } },
    ],
    [
      '0xb7d2b162',
      'revokeRole(uint64 roleId, address account)',
      { act: 'control', roles: { account: 'account' } },
    ],
    [
      '0xfe0776f5',
      'renounceRole(uint64 roleId, address callerConfirmation)',
      { act: 'control', roles: { callerConfirmation: 'account' } },
    ],
    ['0x30cae187', 'setRoleAdmin(uint64 roleId, uint64 admin)', { act: 'control' }],
    ['0x52962952', 'setRoleGuardian(uint64 roleId, uint64 guardian)', { act: 'control' }],
    ['0xa64d95ce', 'setGrantDelay(uint64 roleId, uint32 newDelay)', { act: 'control' }],
    [
      '0x08d6122d',
      'setTargetFunctionRole(address target, bytes4[] selectors, uint64 roleId)',
      { act: 'control', roles: { target: 'contract', selectors: 'id' } },
    ],
    [
      '0xd22b5989',
      'setTargetAdminDelay(address target, uint32 newDelay)',
      { act: 'control', roles: { target: 'contract' } },
    ],
    [
      '0x167bd395',
      'setTargetClosed(address target, bool closed)',
      { act: 'control', roles: { target: 'contract' } },
    ],
    [
      '0x18ff183c',
      'updateAuthority(address target, address newAuthority)',
      { act: 'control', roles: { target: 'contract', newAuthority: 'power' } },
    ],
    [
      '0x7a9e5e4b',
      'setAuthority(address newAuthority)',
      { act: 'control', roles: { newAuthority: 'power' } },
    ],
  ],
};
