import type { FunctionUse, ProtocolTable } from '../../protocols/protocolTable.ts';

/** A token for many, each with an amount of their own. */
const dispersed: FunctionUse = {
  moves: { each: [1], from: 'caller', to: [1, '*'], amount: [2, '*'], token: [0], means: [] },
};

/** Payments to many (Disperse), and rewards and airdrops that a proof releases (Merkl, MerkleDistributor). */
export const payouts: ProtocolTable = {
  source: 'Disperse, Merkl, airdrops',
  functions: [
    [
      '0xe63d38ed',
      'disperseEther(address[] recipients, uint256[] values)',
      { act: 'move', roles: { recipients: 'payee' } },
      { moves: { each: [0], from: 'caller', to: [0, '*'], amount: [1, '*'], token: 'native', means: [] } },
    ],
    [
      '0xc73a2d60',
      'disperseToken(address token, address[] recipients, uint256[] values)',
      { act: 'move', roles: { token: 'token', recipients: 'payee' } },
      dispersed,
    ],
    [
      '0x51ba162c',
      'disperseTokenSimple(address token, address[] recipients, uint256[] values)',
      { act: 'move', roles: { token: 'token', recipients: 'payee' } },
      dispersed,
    ],
    [
      '0x71ee95c0',
      'claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
      { act: 'outOf', roles: { users: 'owner', tokens: 'token', proofs: 'data' } },
      'modelOnly',
    ],
    [
      '0x9fb67b58',
      'claimWithRecipient(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs, address[] recipients, bytes[] datas)',
      {
        act: 'outOf',
        roles: { users: 'owner', tokens: 'token', proofs: 'data', recipients: 'receiver', datas: 'call' },
      },
      'modelOnly',
    ],
    [
      '0xbdac7ca3',
      'toggleOperator(address user, address operator)',
      { act: 'allow', roles: { user: 'owner', operator: 'power' } },
      'modelOnly',
    ],
    [
      '0x68508c98',
      'setClaimRecipient(address recipient, address token)',
      { act: 'set', roles: { recipient: 'receiver', token: 'token' } },
      'modelOnly',
    ],
    [
      '0x2e7ba6ef',
      'claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)',
      { act: 'outOf', roles: { account: 'receiver', merkleProof: 'data' } },
      'modelOnly',
    ],
    [
      '0x3d13f874',
      'claim(address account, uint256 amount, bytes32[] merkleProof)',
      { act: 'outOf', roles: { account: 'receiver', merkleProof: 'data' } },
      'modelOnly',
    ],
    [
      '0x2f52ebb7',
      'claim(uint256 amount, bytes32[] merkleProof)',
      { act: 'outOf', roles: { merkleProof: 'data' } },
      'modelOnly',
    ],
    [
      '0xaad3ec96',
      'claim(address recipient, uint256 amount)',
      { act: 'outOf', roles: { recipient: 'receiver' } },
      'modelOnly',
    ],
  ],
};
