import type { AbiTable } from '../table.ts';

/** Governor of OpenZeppelin and of Compound (Bravo), and votes (ERC-5805). */
export const governance: AbiTable = {
  source: 'Governor',
  functions: [
    [
      '0x7d5e81e2',
      'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)',
      { act: 'carry', roles: { targets: 'call', calldatas: 'call', description: 'said' } },
    ],
    [
      '0xda95691a',
      'propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description)',
      {
        act: 'carry',
        roles: { targets: 'call', signatures: 'call', calldatas: 'call', description: 'said' },
      },
    ],
    [
      '0x160cbed7',
      'queue(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
      { act: 'carry', roles: { targets: 'call', calldatas: 'call', descriptionHash: 'id' } },
    ],
    [
      '0x2656227d',
      'execute(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
      { act: 'carry', roles: { targets: 'call', calldatas: 'call', descriptionHash: 'id' } },
    ],
    [
      '0x452115d6',
      'cancel(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
      { act: 'set', roles: { targets: 'account', calldatas: 'data', descriptionHash: 'id' } },
    ],
    ['0x56781388', 'castVote(uint256 proposalId, uint8 support)', { act: 'vote' }],
    [
      '0x7b3c71d3',
      'castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
      { act: 'vote', roles: { reason: 'said' } },
    ],
    [
      '0x5f398a14',
      'castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)',
      { act: 'vote', roles: { reason: 'said', params: 'data' } },
    ],
    [
      '0x3bccf4fd',
      'castVoteBySig(uint256 proposalId, uint8 support, uint8 v, bytes32 r, bytes32 s)',
      { act: 'vote', roles: { r: 'data', s: 'data' } },
    ],
    [
      '0x8ff262e3',
      'castVoteBySig(uint256 proposalId, uint8 support, address voter, bytes signature)',
      { act: 'vote', roles: { voter: 'account', signature: 'data' } },
    ],
    [
      '0xc28bc2fa',
      'relay(address target, uint256 value, bytes data)',
      { act: 'carry', roles: { target: 'call', data: 'call' } },
    ],
    ['0x5c19a95c', 'delegate(address delegatee)', { act: 'vote', roles: { delegatee: 'votes' } }],
    [
      '0xc3cda520',
      'delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'vote', roles: { delegatee: 'votes', r: 'data', s: 'data' } },
    ],
  ],
};
