import type { AbiTable } from '../table.ts';

/** Aragon OSx: the DAO itself, who may do what in it, and what its plugins propose. */
export const aragon: AbiTable = {
  source: 'Aragon OSx',
  functions: [
    ['0xdf133bca', 'vote(uint256 _voteId, bool _supports, bool _executesIfDecided)', { act: 'vote' }],
    [
      '0xc71bf324',
      'execute(bytes32 callId, (address to, uint256 value, bytes data)[] actions, uint256 allowFailureMap)',
      { act: 'carry', roles: { callId: 'id', 'actions.to': 'call', 'actions.data': 'call' } },
    ],
    [
      '0xea65ab82',
      'createProposal(bytes metadata, (address to, uint256 value, bytes data)[] actions, uint64 startDate, uint64 endDate, bytes data)',
      {
        act: 'carry',
        roles: { metadata: 'data', 'actions.to': 'call', 'actions.data': 'call', data: 'data' },
      },
    ],
    [
      '0x9cba3021',
      'createProposal(bytes metadata, (address to, uint256 value, bytes data)[] actions, uint256 allowFailureMap, uint64 startDate, uint64 endDate, uint8 voteOption, bool tryEarlyExecution)',
      { act: 'carry', roles: { metadata: 'data', 'actions.to': 'call', 'actions.data': 'call' } },
    ],
    [
      '0xfbd56e41',
      'createProposal(bytes metadata, (address to, uint256 value, bytes data)[] actions, uint256 allowFailureMap, bool approveProposal, bool tryExecution, uint64 startDate, uint64 endDate)',
      { act: 'carry', roles: { metadata: 'data', 'actions.to': 'call', 'actions.data': 'call' } },
    ],
    [
      '0xd68bad2c',
      'grant(address where, address who, bytes32 permissionId)',
      { act: 'control', roles: { where: 'contract', who: 'power', permissionId: 'id' } },
    ],
    [
      '0xd96054c4',
      'revoke(address where, address who, bytes32 permissionId)',
      { act: 'control', roles: { where: 'account', who: 'account', permissionId: 'id' } },
    ],
    [
      '0xc9dbc2a4',
      'grantWithCondition(address where, address who, bytes32 permissionId, address condition)',
      {
        act: 'control',
        roles: { where: 'contract', who: 'power', permissionId: 'id', condition: 'contract' },
      },
    ],
    [
      '0xe978afe5',
      'applyMultiTargetPermissions((uint8 operation, address where, address who, address condition, bytes32 permissionId)[] items)',
      {
        act: 'control',
        roles: {
          'items.where': 'contract',
          'items.who': 'power',
          'items.condition': 'contract',
          'items.permissionId': 'id',
        },
      },
    ],
    [
      '0x22844d04',
      'applySingleTargetPermissions(address where, (uint8 operation, address who, bytes32 permissionId)[] items)',
      { act: 'control', roles: { where: 'contract', 'items.who': 'power', 'items.permissionId': 'id' } },
    ],
  ],
};
