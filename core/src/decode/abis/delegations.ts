import type { AbiTable } from './table.ts';

/** Delegations of ERC-7710, as the DelegationManager of MetaMask has them. */
export const delegations: AbiTable = {
  source: 'ERC-7710',
  functions: [
    [
      '0xcef6d209',
      'redeemDelegations(bytes[] permissionContexts, bytes32[] modes, bytes[] executionCallDatas)',
    ],
    [
      '0x49934047',
      'disableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation)',
    ],
    [
      '0x3ed01015',
      'enableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation)',
    ],
  ],
};
