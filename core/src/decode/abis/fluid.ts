import type { AbiTable } from './table.ts';

/** Vaults, lending and rewards of Fluid. */
export const fluid: AbiTable = {
  source: 'Fluid',
  functions: [
    [
      '0x032d2276',
      'operate(uint256 nftId_, int256 newCol_, int256 newDebt_, address to_)',
      { act: 'debt', roles: { nftId_: 'position', to_: 'receiver' } },
    ],
    [
      '0x10259f26',
      'operate(uint256 nftId_, int256 newColToken0_, int256 newColToken1_, int256 colSharesMinMax_, int256 newDebt_, address to_)',
      { act: 'debt', roles: { nftId_: 'position', to_: 'receiver' } },
    ],
    [
      '0x58cc871e',
      'operate(uint256 nftId_, int256 newColToken0_, int256 newColToken1_, int256 colSharesMinMax_, int256 newDebtToken0_, int256 newDebtToken1_, int256 debtSharesMinMax_, address to_)',
      { act: 'debt', roles: { nftId_: 'position', to_: 'receiver' } },
    ],
    [
      '0x0931bf2d',
      'operatePerfect(uint256 nftId_, int256 perfectColShares_, int256 colToken0MinMax_, int256 colToken1MinMax_, int256 newDebt_, address to_)',
      { act: 'debt', roles: { nftId_: 'position', to_: 'receiver' } },
    ],
    [
      '0xcc31808e',
      'operatePerfect(uint256 nftId_, int256 perfectColShares_, int256 colToken0MinMax_, int256 colToken1MinMax_, int256 perfectDebtShares_, int256 debtToken0MinMax_, int256 debtToken1MinMax_, address to_)',
      { act: 'debt', roles: { nftId_: 'position', to_: 'receiver' } },
    ],
    [
      '0xbc157ac1',
      'deposit(uint256 assets_, address receiver_, uint256 minAmountOut_)',
      { act: 'into', roles: { receiver_: 'owner' } },
    ],
    [
      '0x836a1040',
      'mint(uint256 shares_, address receiver_, uint256 maxAssets_)',
      { act: 'into', roles: { receiver_: 'owner' } },
    ],
    [
      '0xbe5013dc',
      'claim(address recipient_, uint256 cumulativeAmount_, uint8 positionType_, bytes32 positionId_, uint256 cycle_, bytes32[] merkleProof_, bytes metadata_)',
      {
        act: 'outOf',
        roles: { recipient_: 'receiver', positionId_: 'id', merkleProof_: 'data', metadata_: 'data' },
      },
    ],
    [
      '0xa523d419',
      'claimOnBehalfOf(address onBehalfOf_, address recipient_, uint256 cumulativeAmount_, uint8 positionType_, bytes32 positionId_, uint256 cycle_, bytes32[] merkleProof_, bytes metadata_)',
      {
        act: 'outOf',
        roles: {
          onBehalfOf_: 'owner',
          recipient_: 'receiver',
          positionId_: 'id',
          merkleProof_: 'data',
          metadata_: 'data',
        },
      },
    ],
  ],
};
