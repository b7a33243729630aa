import type { AbiTable } from './table.ts';

/** Aragon OSx: the DAO itself, who may do what in it, and what its plugins propose. */
export const aragon: AbiTable = {
  source: 'Aragon OSx',
  functions: [
    [
      '0xc71bf324',
      'execute(bytes32 callId, (address to, uint256 value, bytes data)[] actions, uint256 allowFailureMap)',
    ],
    [
      '0xea65ab82',
      'createProposal(bytes metadata, (address to, uint256 value, bytes data)[] actions, uint64 startDate, uint64 endDate, bytes data)',
    ],
    [
      '0x9cba3021',
      'createProposal(bytes metadata, (address to, uint256 value, bytes data)[] actions, uint256 allowFailureMap, uint64 startDate, uint64 endDate, uint8 voteOption, bool tryEarlyExecution)',
    ],
    [
      '0xfbd56e41',
      'createProposal(bytes metadata, (address to, uint256 value, bytes data)[] actions, uint256 allowFailureMap, bool approveProposal, bool tryExecution, uint64 startDate, uint64 endDate)',
    ],
    ['0xd68bad2c', 'grant(address where, address who, bytes32 permissionId)'],
    ['0xd96054c4', 'revoke(address where, address who, bytes32 permissionId)'],
    ['0xc9dbc2a4', 'grantWithCondition(address where, address who, bytes32 permissionId, address condition)'],
    [
      '0xe978afe5',
      'applyMultiTargetPermissions((uint8 operation, address where, address who, address condition, bytes32 permissionId)[] items)',
    ],
    [
      '0x22844d04',
      'applySingleTargetPermissions(address where, (uint8 operation, address who, bytes32 permissionId)[] items)',
    ],
  ],
};
