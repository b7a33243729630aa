import type { AbiTable } from '../table.ts';

/** Registries of delegates: Snapshot, delegate.xyz, and attestations. */
export const governanceRecords: AbiTable = {
  source: 'Delegation registries',
  functions: [
    [
      '0xbd86e508',
      'setDelegate(bytes32 id, address delegate)',
      { act: 'vote', roles: { id: 'id', delegate: 'votes' } },
    ],
    ['0xf0bedbe2', 'clearDelegate(bytes32 id)', { act: 'vote', roles: { id: 'id' } }],
    [
      '0x30ff3140',
      'delegateAll(address to, bytes32 rights, bool enable)',
      { act: 'control', roles: { to: 'power', rights: 'id' } },
    ],
    [
      '0xd90e73ab',
      'delegateContract(address to, address contract, bytes32 rights, bool enable)',
      { act: 'control', roles: { to: 'power', contract: 'token', rights: 'id' } },
    ],
    [
      '0x003c2ba6',
      'delegateERC20(address to, address contract, bytes32 rights, uint256 amount)',
      { act: 'control', roles: { to: 'power', contract: 'token', rights: 'id' } },
    ],
    [
      '0xb18e2bbb',
      'delegateERC721(address to, address contract, uint256 tokenId, bytes32 rights, bool enable)',
      { act: 'control', roles: { to: 'power', contract: 'token', rights: 'id' } },
    ],
    [
      '0xab764683',
      'delegateERC1155(address to, address contract, uint256 tokenId, bytes32 rights, uint256 amount)',
      { act: 'control', roles: { to: 'power', contract: 'token', rights: 'id' } },
    ],
    [
      '0x685ee3e8',
      'delegateForAll(address delegate, bool value)',
      { act: 'control', roles: { delegate: 'power' } },
    ],
    [
      '0x49c95d29',
      'delegateForContract(address delegate, address contract, bool value)',
      { act: 'control', roles: { delegate: 'power', contract: 'token' } },
    ],
    [
      '0x537a5c3d',
      'delegateForToken(address delegate, address contract, uint256 tokenId, bool value)',
      { act: 'control', roles: { delegate: 'power', contract: 'token' } },
    ],
    ['0x36137872', 'revokeAllDelegates()', { act: 'set' }],
    ['0xfa352c00', 'revokeDelegate(address delegate)', { act: 'set', roles: { delegate: 'account' } }],
    ['0x219044b0', 'revokeSelf(address vault)', { act: 'set', roles: { vault: 'account' } }],
    [
      '0x1e61206a',
      'setDelegation(string context, (bytes32 delegate, uint256 ratio)[] delegation, uint256 expirationTimestamp)',
      { act: 'vote', roles: { context: 'id', 'delegation.delegate': 'votes' } },
    ],
    ['0x4cd443b9', 'clearDelegation(string context)', { act: 'vote', roles: { context: 'id' } }],
    ['0xce2f6ef5', 'optout(string context, bool optout)', { act: 'vote', roles: { context: 'id' } }],
    [
      '0xf17325e7',
      'attest((bytes32 schema, (address recipient, uint64 expirationTime, bool revocable, bytes32 refUID, bytes data, uint256 value) data) request)',
      {
        act: 'set',
        roles: {
          'request.schema': 'id',
          'request.data': 'data',
          'request.data.recipient': 'account',
          'request.data.refUID': 'id',
          'request.data.data': 'record',
        },
      },
    ],
    [
      '0x44adc90e',
      'multiAttest((bytes32 schema, (address recipient, uint64 expirationTime, bool revocable, bytes32 refUID, bytes data, uint256 value)[] data)[] multiRequests)',
      {
        act: 'set',
        roles: {
          'multiRequests.schema': 'id',
          'multiRequests.data': 'data',
          'multiRequests.data.recipient': 'account',
          'multiRequests.data.refUID': 'id',
          'multiRequests.data.data': 'record',
        },
      },
    ],
    [
      '0x46926267',
      'revoke((bytes32 schema, (bytes32 uid, uint256 value) data) request)',
      { act: 'set', roles: { 'request.schema': 'id', 'request.data.uid': 'id' } },
    ],
    [
      '0x4cb7e9e5',
      'multiRevoke((bytes32 schema, (bytes32 uid, uint256 value)[] data)[] multiRequests)',
      { act: 'set', roles: { 'multiRequests.schema': 'id', 'multiRequests.data.uid': 'id' } },
    ],
    ['0x4d003070', 'timestamp(bytes32 data)', { act: 'set', roles: { data: 'data' } }],
    ['0xcf190f34', 'revokeOffchain(bytes32 data)', { act: 'set', roles: { data: 'id' } }],
    [
      '0x60d7a278',
      'register(string schema, address resolver, bool revocable)',
      { act: 'control', roles: { schema: 'data', resolver: 'contract' } },
    ],
  ],
};
