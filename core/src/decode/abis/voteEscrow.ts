import type { AbiTable } from './table.ts';

/** Locks and votes of Velodrome, Aerodrome and Curve. */
export const voteEscrow: AbiTable = {
  source: 'Vote escrows',
  functions: [
    ['0x4b19becc', 'split(uint256 _from, uint256 _amount)', { act: 'outOf' }],
    ['0x379607f5', 'claim(uint256 _tokenId)', { act: 'outOf' }],
    ['0x925489a8', 'claimMany(uint256[] _tokenIds)', { act: 'outOf' }],
    [
      '0x69a9c173',
      'claimIncentives(address[] _incentives, address[][] _tokens, uint256 _tokenId)',
      { act: 'outOf', roles: { _incentives: 'token', _tokens: 'token' } },
    ],
    ['0xd9a34952', 'delegate(uint256 delegator, uint256 delegatee)', { act: 'vote' }],
  ],
};
