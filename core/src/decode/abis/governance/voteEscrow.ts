import type { AbiTable } from '../table.ts';

/** Locks and votes of Velodrome, Aerodrome and Curve. */
export const voteEscrow: AbiTable = {
  source: 'Vote escrows',
  functions: [
    ['0x925489a8', 'claimMany(uint256[] tokenIds)', { act: 'outOf' }],
    [
      '0x69a9c173',
      'claimIncentives(address[] incentives, address[][] tokens, uint256 tokenId)',
      { act: 'outOf', roles: { incentives: 'token', tokens: 'token' } },
    ],
  ],
};
