import type { AbiTable } from './table.ts';

/** Troves and stability pools of Liquity v1 and v2. */
export const liquity: AbiTable = {
  source: 'Liquity',
  functions: [
    [
      '0x9cb90ba6',
      'openTrove(address _owner, uint256 _ownerIndex, uint256 _collAmount, uint256 _boldAmount, uint256 _upperHint, uint256 _lowerHint, uint256 _annualInterestRate, uint256 _maxUpfrontFee, address _addManager, address _removeManager, address _receiver)',
      {
        act: 'debt',
        roles: { _owner: 'owner', _addManager: 'power', _removeManager: 'power', _receiver: 'receiver' },
      },
    ],
    [
      '0xc440844f',
      'openTroveAndJoinInterestBatchManager((address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, address interestBatchManager, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) _params)',
      {
        act: 'debt',
        roles: {
          '_params.owner': 'owner',
          '_params.interestBatchManager': 'power',
          '_params.addManager': 'power',
          '_params.removeManager': 'power',
          '_params.receiver': 'receiver',
        },
      },
    ],
    [
      '0xf926c2d2',
      'openTroveWithRawETH((address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, address batchManager, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) _params)',
      {
        act: 'debt',
        roles: {
          '_params.owner': 'owner',
          '_params.batchManager': 'power',
          '_params.addManager': 'power',
          '_params.removeManager': 'power',
          '_params.receiver': 'receiver',
        },
      },
    ],
    [
      '0xfacb886f',
      'openLeveragedTroveWithRawETH((address owner, uint256 ownerIndex, uint256 collAmount, uint256 flashLoanAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, address batchManager, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) _params)',
      {
        act: 'debt',
        roles: {
          '_params.owner': 'owner',
          '_params.batchManager': 'power',
          '_params.addManager': 'power',
          '_params.removeManager': 'power',
          '_params.receiver': 'receiver',
        },
      },
    ],
    [
      '0x59f54f40',
      'addColl(uint256 _troveId, uint256 _collAmount)',
      { act: 'into', roles: { _troveId: 'position' } },
    ],
    [
      '0x5cd067cf',
      'repayBold(uint256 _troveId, uint256 _boldAmount)',
      { act: 'into', roles: { _troveId: 'position' } },
    ],
    ['0xedb66227', 'addCollWithRawETH(uint256 _troveId)', { act: 'into', roles: { _troveId: 'position' } }],
    ['0x580de360', 'withdrawColl(uint256 _troveId, uint256 _collWithdrawal)', { act: 'outOf' }],
    ['0xebfaa4e6', 'withdrawCollToRawETH(uint256 _troveId, uint256 _amount)', { act: 'outOf' }],
    [
      '0xade8971a',
      'closeTroveFromCollateral(uint256 _troveId, uint256 _flashLoanAmount, uint256 _minExpectedCollateral)',
      { act: 'outOf' },
    ],
    ['0x6f0b0c1c', 'claimCollateral()', { act: 'outOf' }],
    ['0x9288902d', 'claimAllCollGains()', { act: 'outOf' }],
    ['0x5aa6d461', 'closeTrove(uint256 _troveId)', { act: 'outOf', roles: { _troveId: 'position' } }],
    ['0xa89efd8c', 'closeTroveToRawETH(uint256 _troveId)', { act: 'outOf', roles: { _troveId: 'position' } }],
    [
      '0x90de348a',
      'withdrawBold(uint256 _troveId, uint256 _boldAmount, uint256 _maxUpfrontFee)',
      { act: 'debt' },
    ],
    [
      '0x2e59d86b',
      'leverUpTrove((uint256 troveId, uint256 flashLoanAmount, uint256 boldAmount, uint256 maxUpfrontFee) _params)',
      { act: 'debt' },
    ],
    [
      '0x84e5253c',
      'adjustTrove(uint256 _troveId, uint256 _collChange, bool _isCollIncrease, uint256 _boldChange, bool _isDebtIncrease, uint256 _maxUpfrontFee)',
      { act: 'debt', roles: { _troveId: 'position' } },
    ],
    [
      '0x96658147',
      'adjustTroveWithRawETH(uint256 _troveId, uint256 _collChange, bool _isCollIncrease, uint256 _boldChange, bool _isDebtIncrease, uint256 _maxUpfrontFee)',
      { act: 'debt', roles: { _troveId: 'position' } },
    ],
    [
      '0xdcfbd293',
      'adjustZombieTrove(uint256 _troveId, uint256 _collChange, bool _isCollIncrease, uint256 _boldChange, bool _isDebtIncrease, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
      { act: 'debt', roles: { _troveId: 'position' } },
    ],
    [
      '0xc20b7949',
      'adjustZombieTroveWithRawETH(uint256 _troveId, uint256 _collChange, bool _isCollIncrease, uint256 _boldChange, bool _isDebtIncrease, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
      { act: 'debt', roles: { _troveId: 'position' } },
    ],
    [
      '0xd7cf1f24',
      'leverDownTrove((uint256 troveId, uint256 flashLoanAmount, uint256 minBoldAmount) _params)',
      { act: 'trade' },
    ],
    [
      '0x26f4e252',
      'adjustTroveInterestRate(uint256 _troveId, uint256 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
      { act: 'set' },
    ],
    [
      '0xba5f47a6',
      'applyPendingDebt(uint256 _troveId, uint256 _lowerHint, uint256 _upperHint)',
      { act: 'set' },
    ],
    ['0x53eb2885', 'removeInterestIndividualDelegate(uint256 _troveId)', { act: 'set' }],
    ['0x2e09a69c', 'kickFromBatch(uint256 _troveId, uint256 _upperHint, uint256 _lowerHint)', { act: 'set' }],
    [
      '0xd3695fa5',
      'setAddManager(uint256 _troveId, address _manager)',
      { act: 'control', roles: { _manager: 'power' } },
    ],
    [
      '0x292a3f0b',
      'setRemoveManager(uint256 _troveId, address _manager)',
      { act: 'control', roles: { _manager: 'power' } },
    ],
    [
      '0xd6491eaf',
      'setRemoveManagerWithReceiver(uint256 _troveId, address _manager, address _receiver)',
      { act: 'control', roles: { _manager: 'power', _receiver: 'receiver' } },
    ],
    [
      '0xc6ac2465',
      'setInterestIndividualDelegate(uint256 _troveId, address _delegate, uint128 _minInterestRate, uint128 _maxInterestRate, uint256 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee, uint256 _minInterestRateChangePeriod)',
      { act: 'control', roles: { _delegate: 'power' } },
    ],
    [
      '0x9537f001',
      'setInterestBatchManager(uint256 _troveId, address _newBatchManager, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
      { act: 'control', roles: { _newBatchManager: 'power' } },
    ],
    [
      '0xd5479cd4',
      'switchBatchManager(uint256 _troveId, uint256 _removeUpperHint, uint256 _removeLowerHint, address _newBatchManager, uint256 _addUpperHint, uint256 _addLowerHint, uint256 _maxUpfrontFee)',
      { act: 'control', roles: { _newBatchManager: 'power' } },
    ],
    [
      '0xf9ef19ca',
      'removeFromBatch(uint256 _troveId, uint256 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
      { act: 'control' },
    ],
    ['0xf4761259', 'removeFromBatch(uint256 _id)', { act: 'control' }],
    [
      '0xbcb266c0',
      'registerBatchManager(uint128 _minInterestRate, uint128 _maxInterestRate, uint128 _currentInterestRate, uint128 _annualManagementFee, uint128 _minInterestRateChangePeriod)',
      { act: 'control' },
    ],
    ['0xad9be127', 'lowerBatchManagementFee(uint256 _newAnnualManagementFee)', { act: 'control' }],
    [
      '0x570fb750',
      'setBatchManagerAnnualInterestRate(uint128 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
      { act: 'control' },
    ],
    ['0xaeb4b970', 'provideToSP(uint256 _topUp, bool _doClaim)', { act: 'into' }],
    ['0xcfddf5f5', 'withdrawFromSP(uint256 _amount, bool _doClaim)', { act: 'outOf' }],
    [
      '0xab6d53bd',
      'redeemCollateral(uint256 _boldAmount, uint256 _maxIterationsPerCollateral, uint256 _maxFeePercentage)',
      { act: 'trade' },
    ],
    [
      '0xc2020f04',
      'urgentRedemption(uint256 _boldAmount, uint256[] _troveIds, uint256 _minCollateral)',
      { act: 'trade' },
    ],
    [
      '0x860665b3',
      'openTrove(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
      { act: 'debt', roles: { _upperHint: 'account', _lowerHint: 'account' } },
    ],
    [
      '0x1184e5f8',
      'withdrawLUSD(uint256 _maxFeePercentage, uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
      { act: 'debt', roles: { _upperHint: 'account', _lowerHint: 'account' } },
    ],
    [
      '0xc6a6cf20',
      'adjustTrove(uint256 _maxFeePercentage, uint256 _collWithdrawal, uint256 _LUSDChange, bool _isDebtIncrease, address _upperHint, address _lowerHint)',
      { act: 'debt', roles: { _upperHint: 'account', _lowerHint: 'account' } },
    ],
    [
      '0x68647db1',
      'addColl(address _upperHint, address _lowerHint)',
      { act: 'into', roles: { _upperHint: 'account', _lowerHint: 'account' } },
    ],
    [
      '0x04491fa7',
      'repayLUSD(uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
      { act: 'into', roles: { _upperHint: 'account', _lowerHint: 'account' } },
    ],
    [
      '0x5530273c',
      'withdrawColl(uint256 _collWithdrawal, address _upperHint, address _lowerHint)',
      { act: 'outOf', roles: { _upperHint: 'account', _lowerHint: 'account' } },
    ],
    ['0x0e704d50', 'closeTrove()', { act: 'outOf' }],
    [
      '0xfda0101a',
      'withdrawETHGainToTrove(address _upperHint, address _lowerHint)',
      { act: 'into', roles: { _upperHint: 'account', _lowerHint: 'account' } },
    ],
    [
      '0x5f788d65',
      'provideToSP(uint256 _amount, address _frontEndTag)',
      { act: 'into', roles: { _frontEndTag: 'fee' } },
    ],
    ['0x2e54bf95', 'withdrawFromSP(uint256 _amount)', { act: 'outOf' }],
    [
      '0xbcd37526',
      'redeemCollateral(uint256 _LUSDamount, address _firstRedemptionHint, address _upperPartialRedemptionHint, address _lowerPartialRedemptionHint, uint256 _partialRedemptionHintNICR, uint256 _maxIterations, uint256 _maxFeePercentage)',
      {
        act: 'trade',
        roles: {
          _firstRedemptionHint: 'account',
          _upperPartialRedemptionHint: 'account',
          _lowerPartialRedemptionHint: 'account',
        },
      },
    ],
    ['0x2f865568', 'liquidate(address _borrower)', { act: 'trade', roles: { _borrower: 'receiver' } }],
    ['0x653d46e7', 'liquidateTroves(uint256 _n)', { act: 'trade' }],
    [
      '0x1e8b1c2b',
      'batchLiquidateTroves(address[] _troveArray)',
      { act: 'trade', roles: { _troveArray: 'receiver' } },
    ],
    ['0x2e17de78', 'unstake(uint256 _LQTYamount)', { act: 'outOf' }],
  ],
};
