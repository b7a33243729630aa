import type { AbiTable } from './table.ts';

/** Pairs of Fraxlend. */
export const fraxlend: AbiTable = {
  source: 'Fraxlend',
  functions: [
    [
      '0xcadac479',
      'addCollateral(uint256 _collateralAmount, address _borrower)',
      { act: 'into', roles: { _borrower: 'owner' } },
    ],
    [
      '0xe5f13b16',
      'borrowAsset(uint256 _borrowAmount, uint256 _collateralAmount, address _receiver)',
      { act: 'debt', roles: { _receiver: 'receiver' } },
    ],
    [
      '0xd41ddc96',
      'removeCollateral(uint256 _collateralAmount, address _receiver)',
      { act: 'outOf', roles: { _receiver: 'receiver' } },
    ],
    [
      '0x3d417d2d',
      'repayAsset(uint256 _shares, address _borrower)',
      { act: 'into', roles: { _borrower: 'owner' } },
    ],
    [
      '0xca2298fe',
      'repayAssetWithCollateral(address _swapperAddress, uint256 _collateralToSwap, uint256 _amountAssetOutMin, address[] _path)',
      { act: 'trade', roles: { _swapperAddress: 'contract', _path: 'token' } },
    ],
    [
      '0xa053db68',
      'leveragedPosition(address _swapperAddress, uint256 _borrowAmount, uint256 _initialCollateralAmount, uint256 _amountCollateralOutMin, address[] _path)',
      { act: 'debt', roles: { _swapperAddress: 'contract', _path: 'token' } },
    ],
    [
      '0x721b0a47',
      'liquidate(uint128 _sharesToLiquidate, uint256 _deadline, address _borrower)',
      { act: 'trade', roles: { _borrower: 'receiver' } },
    ],
  ],
};
