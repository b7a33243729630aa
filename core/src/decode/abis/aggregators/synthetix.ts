import type { AbiTable } from '../table.ts';

/** Staking, exchange and accounts of Synthetix v2x and v3. */
export const synthetix: AbiTable = {
  source: 'Synthetix',
  functions: [
    ['0x042e0688', 'issueSynths(address from, uint256 amount)', { act: 'debt', roles: { from: 'payer' } }],
    ['0x8a290014', 'issueSynths(uint256 amount)', { act: 'debt' }],
    ['0xc8977132', 'issueMaxSynths(address from)', { act: 'debt', roles: { from: 'payer' } }],
    ['0xaf086c7e', 'issueMaxSynths()', { act: 'debt' }],
    ['0xb06e8c65', 'burnSynths(address from, uint256 amount)', { act: 'into', roles: { from: 'payer' } }],
    ['0x295da87d', 'burnSynths(uint256 amount)', { act: 'into' }],
    ['0x497d704a', 'burnSynthsToTarget(address from)', { act: 'into', roles: { from: 'payer' } }],
    ['0x9741fb22', 'burnSynthsToTarget()', { act: 'into' }],
    [
      '0x44ec6b62',
      'issueSynthsOnBehalf(address issueForAddress, address from, uint256 amount)',
      { act: 'debt', roles: { issueForAddress: 'owner', from: 'payer' } },
    ],
    [
      '0xe8e09b8b',
      'issueSynthsOnBehalf(address issueForAddress, uint256 amount)',
      { act: 'debt', roles: { issueForAddress: 'owner' } },
    ],
    [
      '0xfd864ccf',
      'issueMaxSynthsOnBehalf(address issueForAddress, address from)',
      { act: 'debt', roles: { issueForAddress: 'owner', from: 'payer' } },
    ],
    [
      '0x320223db',
      'issueMaxSynthsOnBehalf(address issueForAddress)',
      { act: 'debt', roles: { issueForAddress: 'owner' } },
    ],
    [
      '0x9a5154b4',
      'burnSynthsOnBehalf(address burnForAddress, address from, uint256 amount)',
      { act: 'into', roles: { burnForAddress: 'owner', from: 'payer' } },
    ],
    [
      '0xc2bf3880',
      'burnSynthsOnBehalf(address burnForAddress, uint256 amount)',
      { act: 'into', roles: { burnForAddress: 'owner' } },
    ],
    [
      '0x2b3f41aa',
      'burnSynthsToTargetOnBehalf(address burnForAddress, address from)',
      { act: 'into', roles: { burnForAddress: 'owner', from: 'payer' } },
    ],
    [
      '0x2c955fa7',
      'burnSynthsToTargetOnBehalf(address burnForAddress)',
      { act: 'into', roles: { burnForAddress: 'owner' } },
    ],
    [
      '0xee52a2f3',
      'exchange(bytes32 sourceCurrencyKey, uint256 sourceAmount, bytes32 destinationCurrencyKey)',
      { act: 'trade', roles: { sourceCurrencyKey: 'id', destinationCurrencyKey: 'id' } },
    ],
    [
      '0xc836fa0a',
      'exchangeOnBehalf(address exchangeForAddress, bytes32 sourceCurrencyKey, uint256 sourceAmount, bytes32 destinationCurrencyKey)',
      {
        act: 'trade',
        roles: { exchangeForAddress: 'owner', sourceCurrencyKey: 'id', destinationCurrencyKey: 'id' },
      },
    ],
    [
      '0x30ead760',
      'exchangeWithTracking(bytes32 sourceCurrencyKey, uint256 sourceAmount, bytes32 destinationCurrencyKey, address rewardAddress, bytes32 trackingCode)',
      {
        act: 'trade',
        roles: {
          sourceCurrencyKey: 'id',
          destinationCurrencyKey: 'id',
          rewardAddress: 'partner',
          trackingCode: 'id',
        },
      },
    ],
    [
      '0x44b3e923',
      'exchangeAtomically(bytes32 sourceCurrencyKey, uint256 sourceAmount, bytes32 destinationCurrencyKey, bytes32 trackingCode, uint256 minAmount)',
      { act: 'trade', roles: { sourceCurrencyKey: 'id', destinationCurrencyKey: 'id', trackingCode: 'id' } },
    ],
    ['0x987757dd', 'settle(bytes32 currencyKey)', { act: 'outOf', roles: { currencyKey: 'id' } }],
    [
      '0x6466f45e',
      'claimOnBehalf(address claimingForAddress)',
      { act: 'outOf', roles: { claimingForAddress: 'owner' } },
    ],
    [
      '0xbc87acbf',
      'approveAllDelegatePowers(address delegate)',
      { act: 'control', roles: { delegate: 'power' } },
    ],
    ['0x9c79ce35', 'approveBurnOnBehalf(address delegate)', { act: 'control', roles: { delegate: 'power' } }],
    [
      '0x9f61d336',
      'approveIssueOnBehalf(address delegate)',
      { act: 'control', roles: { delegate: 'power' } },
    ],
    [
      '0x4180e5b5',
      'approveClaimOnBehalf(address delegate)',
      { act: 'control', roles: { delegate: 'power' } },
    ],
    [
      '0x447fbc63',
      'approveExchangeOnBehalf(address delegate)',
      { act: 'control', roles: { delegate: 'power' } },
    ],
    [
      '0x6f95200b',
      'removeAllDelegatePowers(address delegate)',
      { act: 'control', roles: { delegate: 'account' } },
    ],
    [
      '0x59cec3d6',
      'removeBurnOnBehalf(address delegate)',
      { act: 'control', roles: { delegate: 'account' } },
    ],
    [
      '0x431ce540',
      'removeIssueOnBehalf(address delegate)',
      { act: 'control', roles: { delegate: 'account' } },
    ],
    [
      '0x6c8bc9fe',
      'removeClaimOnBehalf(address delegate)',
      { act: 'control', roles: { delegate: 'account' } },
    ],
    [
      '0xb9156efa',
      'removeExchangeOnBehalf(address delegate)',
      { act: 'control', roles: { delegate: 'account' } },
    ],
    ['0x9dca362f', 'createAccount()', { act: 'set' }],
    ['0xcadb09a5', 'createAccount(uint128 requestedAccountId)', { act: 'set' }],
    [
      '0x00cd9ef3',
      'grantPermission(uint128 accountId, bytes32 permission, address user)',
      { act: 'control', roles: { permission: 'id', user: 'power' } },
    ],
    [
      '0xa7627288',
      'revokePermission(uint128 accountId, bytes32 permission, address user)',
      { act: 'control', roles: { permission: 'id', user: 'account' } },
    ],
    [
      '0x47c1c561',
      'renouncePermission(uint128 accountId, bytes32 permission)',
      { act: 'control', roles: { permission: 'id' } },
    ],
    [
      '0x83802968',
      'deposit(uint128 accountId, address collateralType, uint256 tokenAmount)',
      { act: 'into', roles: { accountId: 'position', collateralType: 'token' } },
    ],
    [
      '0x95997c51',
      'withdraw(uint128 accountId, address collateralType, uint256 tokenAmount)',
      { act: 'outOf', roles: { collateralType: 'token' }, weakens: true },
    ],
    [
      '0x7b0532a4',
      'delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)',
      { act: 'set', roles: { poolId: 'number', collateralType: 'token' } },
    ],
    [
      '0xdf16a074',
      'mintUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
      { act: 'debt', roles: { collateralType: 'token' } },
    ],
    [
      '0xd3264e43',
      'burnUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)',
      { act: 'into', roles: { accountId: 'position', collateralType: 'token' } },
    ],
    [
      '0x460d2049',
      'claimRewards(uint128 accountId, uint128 poolId, address collateralType, address distributor)',
      { act: 'outOf', roles: { collateralType: 'token', distributor: 'contract' } },
    ],
    [
      '0x9f978860',
      'commitOrder((uint128 marketId, uint128 accountId, int128 sizeDelta, uint128 settlementStrategyId, uint256 acceptablePrice, bytes32 trackingCode, address referrer) commitment)',
      { act: 'offer', roles: { 'commitment.trackingCode': 'id', 'commitment.referrer': 'partner' } },
    ],
    [
      '0xbb58672c',
      'modifyCollateral(uint128 accountId, uint128 collateralId, int256 amountDelta)',
      { act: 'into', roles: { accountId: 'position' }, weakens: [{ arg: 'amountDelta', is: 'negative' }] },
    ],
    [
      '0xa12d9400',
      'buyExactIn(uint128 marketId, uint256 usdAmount, uint256 minAmountReceived, address referrer)',
      { act: 'trade', roles: { referrer: 'partner' } },
    ],
    [
      '0x983220bb',
      'buyExactOut(uint128 marketId, uint256 synthAmount, uint256 maxUsdAmount, address referrer)',
      { act: 'trade', roles: { referrer: 'partner' } },
    ],
    [
      '0x37fb3369',
      'buy(uint128 marketId, uint256 usdAmount, uint256 minAmountReceived, address referrer)',
      { act: 'trade', roles: { referrer: 'partner' } },
    ],
    [
      '0x4d4bfbd5',
      'sell(uint128 marketId, uint256 synthAmount, uint256 minUsdAmount, address referrer)',
      { act: 'trade', roles: { referrer: 'partner' } },
    ],
    [
      '0x3d1a60e4',
      'sellExactIn(uint128 marketId, uint256 synthAmount, uint256 minAmountReceived, address referrer)',
      { act: 'trade', roles: { referrer: 'partner' } },
    ],
    [
      '0x4ce94d9d',
      'sellExactOut(uint128 marketId, uint256 usdAmount, uint256 maxSynthAmount, address referrer)',
      { act: 'trade', roles: { referrer: 'partner' } },
    ],
  ],
};
