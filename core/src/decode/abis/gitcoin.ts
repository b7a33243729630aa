import type { AbiTable } from './table.ts';

/** Pools and profiles of Allo, as Gitcoin uses them. */
export const gitcoin: AbiTable = {
  source: 'Allo',
  functions: [
    ['0x2ec38188', 'allocate(uint256 _poolId, bytes _data)', { act: 'move', roles: { _data: 'remote' } }],
    [
      '0xc6dff1cf',
      'batchAllocate(uint256[] _poolIds, bytes[] _datas)',
      { act: 'move', roles: { _datas: 'remote' } },
    ],
    [
      '0x075c0e9c',
      'registerRecipient(uint256 _poolId, bytes _data)',
      { act: 'set', roles: { _data: 'remote' } },
    ],
    [
      '0x1a20bd88',
      'batchRegisterRecipient(uint256[] _poolIds, bytes[] _data)',
      { act: 'set', roles: { _data: 'remote' } },
    ],
    [
      '0x5acd6fac',
      'fundPool(uint256 _poolId, uint256 _amount)',
      { act: 'into', roles: { _poolId: 'position' } },
    ],
    [
      '0x3a5fbd92',
      'distribute(uint256 _poolId, address[] _recipientIds, bytes _data)',
      { act: 'move', roles: { _recipientIds: 'receiver', _data: 'remote' } },
    ],
    [
      '0x3a92f65f',
      'createProfile(uint256 _nonce, string _name, (uint256 protocol, string pointer) _metadata, address _owner, address[] _members)',
      { act: 'control', roles: { _name: 'id', _metadata: 'id', _owner: 'owner', _members: 'power' } },
    ],
    [
      '0x5063f361',
      'addMembers(bytes32 _profileId, address[] _members)',
      { act: 'control', roles: { _profileId: 'id', _members: 'power' } },
    ],
    [
      '0xe0cf1e4c',
      'removeMembers(bytes32 _profileId, address[] _members)',
      { act: 'control', roles: { _profileId: 'id', _members: 'account' } },
    ],
    [
      '0x3b66dacd',
      'updateProfilePendingOwner(bytes32 _profileId, address _pendingOwner)',
      { act: 'control', roles: { _profileId: 'id', _pendingOwner: 'power' } },
    ],
    [
      '0x2cf682b0',
      'addPoolManager(uint256 _poolId, address _manager)',
      { act: 'control', roles: { _manager: 'power' } },
    ],
    [
      '0x7f5a70bd',
      'removePoolManager(uint256 _poolId, address _manager)',
      { act: 'control', roles: { _manager: 'account' } },
    ],
    [
      '0xac402839',
      'updateProfileMetadata(bytes32 _profileId, (uint256 protocol, string pointer) _metadata)',
      { act: 'set', roles: { _profileId: 'id', _metadata: 'id' } },
    ],
    [
      '0xcf189ff2',
      'updateProfileName(bytes32 _profileId, string _name)',
      { act: 'set', roles: { _profileId: 'id', _name: 'id' } },
    ],
    [
      '0x5f9ca138',
      'updatePoolMetadata(uint256 _poolId, (uint256 protocol, string pointer) _metadata)',
      { act: 'set', roles: { _metadata: 'id' } },
    ],
  ],
};
