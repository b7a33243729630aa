import type { AbiTable } from '../table.ts';

/** Vaults, lending and rewards of Fluid. */
export const fluid: AbiTable = {
  source: 'Fluid',
  functions: [
    [
      '0x032d2276',
      'operate(uint256 nftId, int256 newCol, int256 newDebt, address to)',
      {
        act: 'debt',
        roles: { nftId: 'position', to: 'receiver' },
        weakens: [{ arg: 'newCol', is: 'negative' }],
        zeroIsNew: true,
      },
    ],
    [
      '0x10259f26',
      'operate(uint256 nftId, int256 newColToken0, int256 newColToken1, int256 colSharesMinMax, int256 newDebt, address to)',
      {
        act: 'debt',
        roles: { nftId: 'position', to: 'receiver' },
        weakens: [{ arg: ['newColToken0', 'newColToken1'], is: 'negative' }],
        zeroIsNew: true,
      },
    ],
    [
      '0x58cc871e',
      'operate(uint256 nftId, int256 newColToken0, int256 newColToken1, int256 colSharesMinMax, int256 newDebtToken0, int256 newDebtToken1, int256 debtSharesMinMax, address to)',
      {
        act: 'debt',
        roles: { nftId: 'position', to: 'receiver' },
        weakens: [{ arg: ['newColToken0', 'newColToken1'], is: 'negative' }],
        zeroIsNew: true,
      },
    ],
    [
      '0x0931bf2d',
      'operatePerfect(uint256 nftId, int256 perfectColShares, int256 colToken0MinMax, int256 colToken1MinMax, int256 newDebt, address to)',
      {
        act: 'debt',
        roles: { nftId: 'position', to: 'receiver' },
        weakens: [{ arg: 'perfectColShares', is: 'negative' }],
        zeroIsNew: true,
      },
    ],
    [
      '0xcc31808e',
      'operatePerfect(uint256 nftId, int256 perfectColShares, int256 colToken0MinMax, int256 colToken1MinMax, int256 perfectDebtShares, int256 debtToken0MinMax, int256 debtToken1MinMax, address to)',
      {
        act: 'debt',
        roles: { nftId: 'position', to: 'receiver' },
        weakens: [{ arg: 'perfectColShares', is: 'negative' }],
        zeroIsNew: true,
      },
    ],
    [
      '0xbc157ac1',
      'deposit(uint256 assets, address receiver, uint256 minAmountOut)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0x836a1040',
      'mint(uint256 shares, address receiver, uint256 maxAssets)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0xbe5013dc',
      'claim(address recipient, uint256 cumulativeAmount, uint8 positionType, bytes32 positionId, uint256 cycle, bytes32[] merkleProof, bytes metadata)',
      {
        act: 'outOf',
        roles: { recipient: 'receiver', positionId: 'id', merkleProof: 'data', metadata: 'data' },
      },
    ],
    [
      '0xa523d419',
      'claimOnBehalfOf(address onBehalfOf, address recipient, uint256 cumulativeAmount, uint8 positionType, bytes32 positionId, uint256 cycle, bytes32[] merkleProof, bytes metadata)',
      {
        act: 'outOf',
        roles: {
          onBehalfOf: 'owner',
          recipient: 'receiver',
          positionId: 'id',
          merkleProof: 'data',
          metadata: 'data',
        },
      },
    ],
  ],
};
