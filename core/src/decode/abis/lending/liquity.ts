import type { AbiTable } from '../table.ts';

/** Troves and stability pools of Liquity v1 and v2. */
export const liquity: AbiTable = {
  source: 'Liquity',
  functions: [
    [
      '0x9cb90ba6',
      'openTrove(address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver)',
      {
        act: 'debt',
        roles: { owner: 'owner', addManager: 'power', removeManager: 'power', receiver: 'receiver' },
      },
    ],
    [
      '0xc440844f',
      'openTroveAndJoinInterestBatchManager((address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, address interestBatchManager, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) params)',
      {
        act: 'debt',
        roles: {
          'params.owner': 'owner',
          'params.interestBatchManager': 'power',
          'params.addManager': 'power',
          'params.removeManager': 'power',
          'params.receiver': 'receiver',
        },
      },
    ],
    [
      '0xf926c2d2',
      'openTroveWithRawETH((address owner, uint256 ownerIndex, uint256 collAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, address batchManager, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) params)',
      {
        act: 'debt',
        roles: {
          'params.owner': 'owner',
          'params.batchManager': 'power',
          'params.addManager': 'power',
          'params.removeManager': 'power',
          'params.receiver': 'receiver',
        },
      },
    ],
    [
      '0xfacb886f',
      'openLeveragedTroveWithRawETH((address owner, uint256 ownerIndex, uint256 collAmount, uint256 flashLoanAmount, uint256 boldAmount, uint256 upperHint, uint256 lowerHint, uint256 annualInterestRate, address batchManager, uint256 maxUpfrontFee, address addManager, address removeManager, address receiver) params)',
      {
        act: 'debt',
        roles: {
          'params.owner': 'owner',
          'params.batchManager': 'power',
          'params.addManager': 'power',
          'params.removeManager': 'power',
          'params.receiver': 'receiver',
        },
      },
    ],
    [
      '0x59f54f40',
      'addColl(uint256 troveId, uint256 collAmount)',
      { act: 'into', roles: { troveId: 'position' } },
    ],
    [
      '0x5cd067cf',
      'repayBold(uint256 troveId, uint256 boldAmount)',
      { act: 'into', roles: { troveId: 'position' } },
    ],
    ['0xedb66227', 'addCollWithRawETH(uint256 troveId)', { act: 'into', roles: { troveId: 'position' } }],
    ['0x580de360', 'withdrawColl(uint256 troveId, uint256 collWithdrawal)', { act: 'outOf', weakens: true }],
    ['0xebfaa4e6', 'withdrawCollToRawETH(uint256 troveId, uint256 amount)', { act: 'outOf', weakens: true }],
    [
      '0xade8971a',
      'closeTroveFromCollateral(uint256 troveId, uint256 flashLoanAmount, uint256 minExpectedCollateral)',
      { act: 'outOf' },
    ],
    ['0x6f0b0c1c', 'claimCollateral()', { act: 'outOf' }],
    ['0x9288902d', 'claimAllCollGains()', { act: 'outOf' }],
    ['0x5aa6d461', 'closeTrove(uint256 troveId)', { act: 'outOf', roles: { troveId: 'position' } }],
    ['0xa89efd8c', 'closeTroveToRawETH(uint256 troveId)', { act: 'outOf', roles: { troveId: 'position' } }],
    [
      '0x90de348a',
      'withdrawBold(uint256 troveId, uint256 boldAmount, uint256 maxUpfrontFee)',
      { act: 'debt' },
    ],
    [
      '0x2e59d86b',
      'leverUpTrove((uint256 troveId, uint256 flashLoanAmount, uint256 boldAmount, uint256 maxUpfrontFee) params)',
      { act: 'debt' },
    ],
    [
      '0x84e5253c',
      'adjustTrove(uint256 troveId, uint256 collChange, bool isCollIncrease, uint256 boldChange, bool isDebtIncrease, uint256 maxUpfrontFee)',
      {
        act: 'debt',
        roles: { troveId: 'position' },
        weakens: [
          { arg: 'collChange', is: 'positive' },
          { arg: 'isCollIncrease', is: false },
        ],
      },
    ],
    [
      '0x96658147',
      'adjustTroveWithRawETH(uint256 troveId, uint256 collChange, bool isCollIncrease, uint256 boldChange, bool isDebtIncrease, uint256 maxUpfrontFee)',
      {
        act: 'debt',
        roles: { troveId: 'position' },
        weakens: [
          { arg: 'collChange', is: 'positive' },
          { arg: 'isCollIncrease', is: false },
        ],
      },
    ],
    [
      '0xdcfbd293',
      'adjustZombieTrove(uint256 troveId, uint256 collChange, bool isCollIncrease, uint256 boldChange, bool isDebtIncrease, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee)',
      {
        act: 'debt',
        roles: { troveId: 'position' },
        weakens: [
          { arg: 'collChange', is: 'positive' },
          { arg: 'isCollIncrease', is: false },
        ],
      },
    ],
    [
      '0xc20b7949',
      'adjustZombieTroveWithRawETH(uint256 troveId, uint256 collChange, bool isCollIncrease, uint256 boldChange, bool isDebtIncrease, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee)',
      {
        act: 'debt',
        roles: { troveId: 'position' },
        weakens: [
          { arg: 'collChange', is: 'positive' },
          { arg: 'isCollIncrease', is: false },
        ],
      },
    ],
    [
      '0xd7cf1f24',
      'leverDownTrove((uint256 troveId, uint256 flashLoanAmount, uint256 minBoldAmount) params)',
      { act: 'trade' },
    ],
    [
      '0x26f4e252',
      'adjustTroveInterestRate(uint256 troveId, uint256 newAnnualInterestRate, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee)',
      { act: 'set', weakens: true },
    ],
    ['0xba5f47a6', 'applyPendingDebt(uint256 troveId, uint256 lowerHint, uint256 upperHint)', { act: 'set' }],
    ['0x53eb2885', 'removeInterestIndividualDelegate(uint256 troveId)', { act: 'set' }],
    ['0x2e09a69c', 'kickFromBatch(uint256 troveId, uint256 upperHint, uint256 lowerHint)', { act: 'set' }],
    [
      '0xd3695fa5',
      'setAddManager(uint256 troveId, address manager)',
      { act: 'control', roles: { manager: 'power' } },
    ],
    [
      '0x292a3f0b',
      'setRemoveManager(uint256 troveId, address manager)',
      { act: 'control', roles: { manager: 'power' } },
    ],
    [
      '0xd6491eaf',
      'setRemoveManagerWithReceiver(uint256 troveId, address manager, address receiver)',
      { act: 'control', roles: { manager: 'power', receiver: 'receiver' } },
    ],
    [
      '0xc6ac2465',
      'setInterestIndividualDelegate(uint256 troveId, address delegate, uint128 minInterestRate, uint128 maxInterestRate, uint256 newAnnualInterestRate, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee, uint256 minInterestRateChangePeriod)',
      { act: 'control', roles: { delegate: 'power' } },
    ],
    [
      '0x9537f001',
      'setInterestBatchManager(uint256 troveId, address newBatchManager, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee)',
      { act: 'control', roles: { newBatchManager: 'power' } },
    ],
    [
      '0xd5479cd4',
      'switchBatchManager(uint256 troveId, uint256 removeUpperHint, uint256 removeLowerHint, address newBatchManager, uint256 addUpperHint, uint256 addLowerHint, uint256 maxUpfrontFee)',
      { act: 'control', roles: { newBatchManager: 'power' } },
    ],
    [
      '0xf9ef19ca',
      'removeFromBatch(uint256 troveId, uint256 newAnnualInterestRate, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee)',
      { act: 'control', weakens: true },
    ],
    ['0xf4761259', 'removeFromBatch(uint256 id)', { act: 'control', weakens: true }],
    [
      '0xbcb266c0',
      'registerBatchManager(uint128 minInterestRate, uint128 maxInterestRate, uint128 currentInterestRate, uint128 annualManagementFee, uint128 minInterestRateChangePeriod)',
      { act: 'control' },
    ],
    ['0xad9be127', 'lowerBatchManagementFee(uint256 newAnnualManagementFee)', { act: 'control' }],
    [
      '0x570fb750',
      'setBatchManagerAnnualInterestRate(uint128 newAnnualInterestRate, uint256 upperHint, uint256 lowerHint, uint256 maxUpfrontFee)',
      { act: 'control' },
    ],
    ['0xaeb4b970', 'provideToSP(uint256 topUp, bool doClaim)', { act: 'into' }],
    ['0xcfddf5f5', 'withdrawFromSP(uint256 amount, bool doClaim)', { act: 'outOf' }],
    [
      '0xab6d53bd',
      'redeemCollateral(uint256 boldAmount, uint256 maxIterationsPerCollateral, uint256 maxFeePercentage)',
      { act: 'trade' },
    ],
    [
      '0xc2020f04',
      'urgentRedemption(uint256 boldAmount, uint256[] troveIds, uint256 minCollateral)',
      { act: 'trade' },
    ],
    [
      '0x860665b3',
      'openTrove(uint256 maxFeePercentage, uint256 LUSDAmount, address upperHint, address lowerHint)',
      { act: 'debt', roles: { upperHint: 'account', lowerHint: 'account' } },
    ],
    [
      '0x1184e5f8',
      'withdrawLUSD(uint256 maxFeePercentage, uint256 LUSDAmount, address upperHint, address lowerHint)',
      { act: 'debt', roles: { upperHint: 'account', lowerHint: 'account' } },
    ],
    [
      '0xc6a6cf20',
      'adjustTrove(uint256 maxFeePercentage, uint256 collWithdrawal, uint256 LUSDChange, bool isDebtIncrease, address upperHint, address lowerHint)',
      {
        act: 'debt',
        roles: { upperHint: 'account', lowerHint: 'account' },
        weakens: [{ arg: 'collWithdrawal', is: 'positive' }],
      },
    ],
    [
      '0x68647db1',
      'addColl(address upperHint, address lowerHint)',
      { act: 'into', roles: { upperHint: 'account', lowerHint: 'account' } },
    ],
    [
      '0x04491fa7',
      'repayLUSD(uint256 LUSDAmount, address upperHint, address lowerHint)',
      { act: 'into', roles: { upperHint: 'account', lowerHint: 'account' } },
    ],
    [
      '0x5530273c',
      'withdrawColl(uint256 collWithdrawal, address upperHint, address lowerHint)',
      { act: 'outOf', roles: { upperHint: 'account', lowerHint: 'account' }, weakens: true },
    ],
    [
      '0xfda0101a',
      'withdrawETHGainToTrove(address upperHint, address lowerHint)',
      { act: 'into', roles: { upperHint: 'account', lowerHint: 'account' } },
    ],
    [
      '0x5f788d65',
      'provideToSP(uint256 amount, address frontEndTag)',
      { act: 'into', roles: { frontEndTag: 'fee' } },
    ],
    ['0x2e54bf95', 'withdrawFromSP(uint256 amount)', { act: 'outOf' }],
    [
      '0xbcd37526',
      'redeemCollateral(uint256 LUSDamount, address firstRedemptionHint, address upperPartialRedemptionHint, address lowerPartialRedemptionHint, uint256 partialRedemptionHintNICR, uint256 maxIterations, uint256 maxFeePercentage)',
      {
        act: 'trade',
        roles: {
          firstRedemptionHint: 'account',
          upperPartialRedemptionHint: 'account',
          lowerPartialRedemptionHint: 'account',
        },
      },
    ],
    ['0x2f865568', 'liquidate(address borrower)', { act: 'trade', roles: { borrower: 'receiver' } }],
    ['0x653d46e7', 'liquidateTroves(uint256 n)', { act: 'trade' }],
    [
      '0x1e8b1c2b',
      'batchLiquidateTroves(address[] troveArray)',
      { act: 'trade', roles: { troveArray: 'receiver' } },
    ],
  ],
};
