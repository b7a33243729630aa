import type { AbiTable } from './table.ts';

/** Who controls a contract: Ownable in one and two steps, AccessControl, and the pausing that often goes with them. */
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
    ['0x8456cb59', 'pause()'],
    ['0x3f4ba83a', 'unpause()'],
  ],
};
