import type { AbiTable } from '../table.ts';

/** Delegations of ERC-7710, as the DelegationManager of MetaMask has them. */
export const delegations: AbiTable = {
  source: 'ERC-7710',
  functions: [
    [
      '0xcef6d209',
      'redeemDelegations(bytes[] permissionContexts, bytes32[] modes, bytes[] executionCallDatas)',
      { act: 'carry', roles: { permissionContexts: 'data', modes: 'data', executionCallDatas: 'call' } },
    ],
    [
      '0x49934047',
      'disableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation)',
      {
        act: 'set',
        roles: {
          'delegation.delegate': 'account',
          'delegation.delegator': 'account',
          'delegation.authority': 'id',
          'delegation.caveats.enforcer': 'account',
          'delegation.caveats.terms': 'data',
          'delegation.caveats.args': 'data',
          'delegation.signature': 'data',
        },
      },
    ],
    [
      '0x3ed01015',
      'enableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation)',
      {
        act: 'allow',
        roles: {
          'delegation.delegate': 'power',
          'delegation.delegator': 'owner',
          'delegation.authority': 'hash',
          'delegation.caveats.enforcer': 'contract',
          'delegation.caveats.terms': 'data',
          'delegation.caveats.args': 'data',
          'delegation.signature': 'data',
        },
      },
    ],
  ],
};
