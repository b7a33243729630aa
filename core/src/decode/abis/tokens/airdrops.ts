import type { AbiTable } from '../table.ts';

/** Claims of airdrops and vestings, and mints of drops. */
export const airdrops: AbiTable = {
  source: 'Airdrops and drops',
  functions: [
    [
      '0x1d7d4ebc',
      'claim(address account, uint256 cumulativeAmount, bytes32 expectedMerkleRoot, bytes32[] merkleProof)',
      { act: 'outOf', roles: { account: 'receiver', expectedMerkleRoot: 'data', merkleProof: 'data' } },
    ],
    ['0x19165587', 'release(address token)', { act: 'outOf', roles: { token: 'token' } }],
    [
      '0x84bb1e42',
      'claim(address receiver, uint256 quantity, address currency, uint256 pricePerToken, (bytes32[] proof, uint256 quantityLimitPerWallet, uint256 pricePerToken, address currency) allowlistProof, bytes data)',
      {
        act: 'buy',
        roles: {
          receiver: 'owner',
          currency: 'token',
          'allowlistProof.proof': 'data',
          'allowlistProof.currency': 'token',
          data: 'data',
        },
      },
    ],
    [
      '0x57bc3d78',
      'claim(address receiver, uint256 tokenId, uint256 quantity, address currency, uint256 pricePerToken, (bytes32[] proof, uint256 quantityLimitPerWallet, uint256 pricePerToken, address currency) allowlistProof, bytes data)',
      {
        act: 'buy',
        roles: {
          receiver: 'owner',
          currency: 'token',
          'allowlistProof.proof': 'data',
          'allowlistProof.currency': 'token',
          data: 'data',
        },
      },
    ],
  ],
};
