import type { AbiTable } from '../table.ts';

/** Pools and positions of Ajna. */
export const ajna: AbiTable = {
  source: 'Ajna',
  functions: [
    ['0xf78b0cce', 'addQuoteToken(uint256 amount, uint256 index, uint256 expiry)', { act: 'into' }],
    ['0xc861c6e6', 'addCollateral(uint256 amountToAdd, uint256 index, uint256 expiry)', { act: 'into' }],
    ['0xb1f07247', 'removeQuoteToken(uint256 maxAmount, uint256 index)', { act: 'outOf' }],
    ['0x6a9b1891', 'removeCollateral(uint256 maxAmount, uint256 index)', { act: 'outOf' }],
    [
      '0x332c0e43',
      'moveQuoteToken(uint256 maxAmount, uint256 fromIndex, uint256 toIndex, uint256 expiry)',
      { act: 'set', weakens: true },
    ],
    [
      '0xcfa8ff03',
      'drawDebt(address borrowerAddress, uint256 amountToBorrow, uint256 limitIndex, uint256 collateralToPledge)',
      { act: 'debt', roles: { borrowerAddress: 'owner' } },
    ],
    [
      '0xa9ff9f77',
      'repayDebt(address borrowerAddress, uint256 maxQuoteTokenAmountToRepay, uint256 collateralAmountToPull, address collateralReceiver, uint256 limitIndex)',
      {
        act: 'into',
        roles: { borrowerAddress: 'owner', collateralReceiver: 'receiver' },
        weakens: [{ arg: 'collateralAmountToPull', is: 'positive' }],
      },
    ],
    [
      '0xa918058d',
      'increaseLPAllowance(address spender, uint256[] indexes, uint256[] amounts)',
      { act: 'control', roles: { spender: 'power' } },
    ],
    [
      '0x7f8baa37',
      'approveLPTransferors(address[] transferors)',
      { act: 'control', roles: { transferors: 'power' } },
    ],
    [
      '0x06e47f26',
      'revokeLPAllowance(address spender, uint256[] indexes)',
      { act: 'control', roles: { spender: 'account' } },
    ],
    [
      '0x987165ed',
      'decreaseLPAllowance(address spender, uint256[] indexes, uint256[] amounts)',
      { act: 'control', roles: { spender: 'account' } },
    ],
    [
      '0xd39d813f',
      'revokeLPTransferors(address[] transferors)',
      { act: 'control', roles: { transferors: 'account' } },
    ],
    [
      '0x4efe8af7',
      'transferLP(address owner, address newOwner, uint256[] indexes)',
      { act: 'move', roles: { owner: 'payer', newOwner: 'receiver' } },
    ],
  ],
};
