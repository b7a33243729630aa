import type { AbiTable } from '../table.ts';

/** Loans of Olympus. */
export const olympus: AbiTable = {
  source: 'Olympus',
  functions: [
    [
      '0x05d6f8ad',
      'addCollateral(uint128 collateralAmount, address onBehalfOf, (address delegate, int256 amount)[] delegationRequests)',
      { act: 'into', roles: { onBehalfOf: 'owner', 'delegationRequests.delegate': 'votes' } },
    ],
    [
      '0x2cf05b40',
      'withdrawCollateral(uint128 collateralAmount, address onBehalfOf, address recipient, (address delegate, int256 amount)[] delegationRequests)',
      {
        act: 'outOf',
        roles: { onBehalfOf: 'owner', recipient: 'receiver', 'delegationRequests.delegate': 'votes' },
        weakens: true,
      },
    ],
    [
      '0xa8f18f25',
      'borrow(uint128 borrowAmount, address onBehalfOf, address recipient)',
      { act: 'debt', roles: { onBehalfOf: 'owner', recipient: 'receiver' } },
    ],
    [
      '0x25e6b5e8',
      'repay(uint128 repayAmount, address onBehalfOf)',
      { act: 'into', roles: { onBehalfOf: 'owner' } },
    ],
    [
      '0xb64c393a',
      'applyDelegations((address delegate, int256 amount)[] delegationRequests, address onBehalfOf)',
      { act: 'vote', roles: { 'delegationRequests.delegate': 'votes', onBehalfOf: 'owner' } },
    ],
    [
      '0x18b7b493',
      'setAuthorization(address authorized, uint96 authorizationDeadline)',
      { act: 'control', roles: { authorized: 'power' } },
    ],
  ],
};
