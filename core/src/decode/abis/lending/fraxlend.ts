import type { AbiTable } from '../table.ts';

/** Pairs of Fraxlend. */
export const fraxlend: AbiTable = {
  source: 'Fraxlend',
  functions: [
    [
      '0xcadac479',
      'addCollateral(uint256 collateralAmount, address borrower)',
      { act: 'into', roles: { borrower: 'owner' } },
    ],
    [
      '0xe5f13b16',
      'borrowAsset(uint256 borrowAmount, uint256 collateralAmount, address receiver)',
      { act: 'debt', roles: { receiver: 'receiver' } },
    ],
    [
      '0xd41ddc96',
      'removeCollateral(uint256 collateralAmount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' }, weakens: true },
    ],
    [
      '0x3d417d2d',
      'repayAsset(uint256 shares, address borrower)',
      { act: 'into', roles: { borrower: 'owner' } },
    ],
    [
      '0xca2298fe',
      'repayAssetWithCollateral(address swapperAddress, uint256 collateralToSwap, uint256 amountAssetOutMin, address[] path)',
      { act: 'trade', roles: { swapperAddress: 'contract', path: 'token' } },
    ],
    [
      '0xa053db68',
      'leveragedPosition(address swapperAddress, uint256 borrowAmount, uint256 initialCollateralAmount, uint256 amountCollateralOutMin, address[] path)',
      { act: 'debt', roles: { swapperAddress: 'contract', path: 'token' } },
    ],
    [
      '0x721b0a47',
      'liquidate(uint128 sharesToLiquidate, uint256 deadline, address borrower)',
      { act: 'trade', roles: { borrower: 'receiver' } },
    ],
  ],
};
