import type { AbiTable } from './table.ts';

/** Pools and positions of Ajna. */
export const ajna: AbiTable = {
  source: 'Ajna',
  functions: [
    ['0xf78b0cce', 'addQuoteToken(uint256 amount_, uint256 index_, uint256 expiry_)', { act: 'into' }],
    ['0xc861c6e6', 'addCollateral(uint256 amountToAdd_, uint256 index_, uint256 expiry_)', { act: 'into' }],
    ['0xb1f07247', 'removeQuoteToken(uint256 maxAmount_, uint256 index_)', { act: 'outOf' }],
    ['0x6a9b1891', 'removeCollateral(uint256 maxAmount_, uint256 index_)', { act: 'outOf' }],
    [
      '0x332c0e43',
      'moveQuoteToken(uint256 maxAmount_, uint256 fromIndex_, uint256 toIndex_, uint256 expiry_)',
      { act: 'set' },
    ],
    [
      '0xcfa8ff03',
      'drawDebt(address borrowerAddress_, uint256 amountToBorrow_, uint256 limitIndex_, uint256 collateralToPledge_)',
      { act: 'debt', roles: { borrowerAddress_: 'owner' } },
    ],
    [
      '0xa9ff9f77',
      'repayDebt(address borrowerAddress_, uint256 maxQuoteTokenAmountToRepay_, uint256 collateralAmountToPull_, address collateralReceiver_, uint256 limitIndex_)',
      { act: 'into', roles: { borrowerAddress_: 'owner', collateralReceiver_: 'receiver' } },
    ],
    [
      '0xa918058d',
      'increaseLPAllowance(address spender_, uint256[] indexes_, uint256[] amounts_)',
      { act: 'control', roles: { spender_: 'power' } },
    ],
    [
      '0x7f8baa37',
      'approveLPTransferors(address[] transferors_)',
      { act: 'control', roles: { transferors_: 'power' } },
    ],
    [
      '0x06e47f26',
      'revokeLPAllowance(address spender_, uint256[] indexes_)',
      { act: 'control', roles: { spender_: 'account' } },
    ],
    [
      '0x987165ed',
      'decreaseLPAllowance(address spender_, uint256[] indexes_, uint256[] amounts_)',
      { act: 'control', roles: { spender_: 'account' } },
    ],
    [
      '0xd39d813f',
      'revokeLPTransferors(address[] transferors_)',
      { act: 'control', roles: { transferors_: 'account' } },
    ],
    [
      '0x4efe8af7',
      'transferLP(address owner_, address newOwner_, uint256[] indexes_)',
      { act: 'move', roles: { owner_: 'payer', newOwner_: 'receiver' } },
    ],
  ],
};
