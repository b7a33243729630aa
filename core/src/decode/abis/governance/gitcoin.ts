import type { AbiTable } from '../table.ts';

/** Pools and profiles of Allo, as Gitcoin uses them. */
export const gitcoin: AbiTable = {
  source: 'Allo',
  functions: [
    ['0x2ec38188', 'allocate(uint256 poolId, bytes data)', { act: 'move', roles: { data: 'remote' } }],
    [
      '0xc6dff1cf',
      'batchAllocate(uint256[] poolIds, bytes[] datas)',
      { act: 'move', roles: { datas: 'remote' } },
    ],
    [
      '0x075c0e9c',
      'registerRecipient(uint256 poolId, bytes data)',
      { act: 'set', roles: { data: 'remote' } },
    ],
    [
      '0x1a20bd88',
      'batchRegisterRecipient(uint256[] poolIds, bytes[] data)',
      { act: 'set', roles: { data: 'remote' } },
    ],
    [
      '0x5acd6fac',
      'fundPool(uint256 poolId, uint256 amount)',
      { act: 'into', roles: { poolId: 'position' } },
    ],
    [
      '0x3a5fbd92',
      'distribute(uint256 poolId, address[] recipientIds, bytes data)',
      { act: 'move', roles: { recipientIds: 'receiver', data: 'remote' } },
    ],
    [
      '0x3a92f65f',
      'createProfile(uint256 nonce, string name, (uint256 protocol, string pointer) metadata, address owner, address[] members)',
      { act: 'control', roles: { name: 'id', metadata: 'record', owner: 'owner', members: 'power' } },
    ],
    [
      '0x5063f361',
      'addMembers(bytes32 profileId, address[] members)',
      { act: 'control', roles: { profileId: 'id', members: 'power' } },
    ],
    [
      '0xe0cf1e4c',
      'removeMembers(bytes32 profileId, address[] members)',
      { act: 'control', roles: { profileId: 'id', members: 'account' } },
    ],
    [
      '0x3b66dacd',
      'updateProfilePendingOwner(bytes32 profileId, address pendingOwner)',
      { act: 'control', roles: { profileId: 'id', pendingOwner: 'power' } },
    ],
    [
      '0x2cf682b0',
      'addPoolManager(uint256 poolId, address manager)',
      { act: 'control', roles: { manager: 'power' } },
    ],
    [
      '0x7f5a70bd',
      'removePoolManager(uint256 poolId, address manager)',
      { act: 'control', roles: { manager: 'account' } },
    ],
    [
      '0xac402839',
      'updateProfileMetadata(bytes32 profileId, (uint256 protocol, string pointer) metadata)',
      { act: 'set', roles: { profileId: 'id', metadata: 'record' } },
    ],
    [
      '0xcf189ff2',
      'updateProfileName(bytes32 profileId, string name)',
      { act: 'set', roles: { profileId: 'id', name: 'record' } },
    ],
    [
      '0x5f9ca138',
      'updatePoolMetadata(uint256 poolId, (uint256 protocol, string pointer) metadata)',
      { act: 'set', roles: { metadata: 'record' } },
    ],
  ],
};
