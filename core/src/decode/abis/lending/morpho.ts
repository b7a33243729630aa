import type { AbiTable } from '../table.ts';

/** Morpho Blue, its vaults, their allocators and rewards, and the bundlers. */
export const morpho: AbiTable = {
  source: 'Morpho',
  functions: [
    [
      '0xa99aad89',
      'supply((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, bytes data)',
      {
        act: 'into',
        roles: {
          marketParams: 'token',
          'marketParams.oracle': 'contract',
          'marketParams.irm': 'contract',
          onBehalf: 'owner',
          data: 'call',
        },
      },
    ],
    [
      '0x238d6579',
      'supplyCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, bytes data)',
      {
        act: 'into',
        roles: {
          marketParams: 'token',
          'marketParams.oracle': 'contract',
          'marketParams.irm': 'contract',
          onBehalf: 'owner',
          data: 'call',
        },
      },
    ],
    [
      '0x20b76e81',
      'repay((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, bytes data)',
      { act: 'into', roles: { marketParams: 'token', onBehalf: 'owner', data: 'call' } },
    ],
    [
      '0x5c2bea49',
      'withdraw((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, address receiver)',
      { act: 'outOf', roles: { marketParams: 'token', onBehalf: 'owner', receiver: 'receiver' } },
    ],
    [
      '0x8720316d',
      'withdrawCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, address receiver)',
      {
        act: 'outOf',
        roles: { marketParams: 'token', onBehalf: 'owner', receiver: 'receiver' },
        weakens: true,
      },
    ],
    [
      '0x50d8cd4b',
      'borrow((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, address receiver)',
      { act: 'debt', roles: { marketParams: 'token', onBehalf: 'owner', receiver: 'receiver' } },
    ],
    [
      '0xd8eabcb8',
      'liquidate((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, address borrower, uint256 seizedAssets, uint256 repaidShares, bytes data)',
      { act: 'trade', roles: { marketParams: 'token', borrower: 'receiver', data: 'call' } },
    ],
    [
      '0xe0232b42',
      'flashLoan(address token, uint256 assets, bytes data)',
      { act: 'trade', roles: { token: 'token', data: 'call' } },
    ],
    [
      '0x8069218f',
      'setAuthorizationWithSig((address authorizer, address authorized, bool isAuthorized, uint256 nonce, uint256 deadline) authorization, (uint8 v, bytes32 r, bytes32 s) signature)',
      {
        act: 'control',
        roles: {
          'authorization.authorizer': 'owner',
          'authorization.authorized': 'power',
          'signature.r': 'data',
          'signature.s': 'data',
        },
      },
    ],
    [
      '0x151c1ade',
      'accrueInterest((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams)',
      { act: 'set', roles: { marketParams: 'token' } },
    ],
    [
      '0x8c1358a2',
      'createMarket((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams)',
      { act: 'set', roles: { marketParams: 'token' } },
    ],
    [
      '0x3b24c2bf',
      'submitCap((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 newSupplyCap)',
      { act: 'control', roles: { marketParams: 'contract' } },
    ],
    [
      '0x6fda3868',
      'acceptCap((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams)',
      { act: 'control', roles: { marketParams: 'contract' } },
    ],
    [
      '0x84755b5f',
      'submitMarketRemoval((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams)',
      { act: 'control', roles: { marketParams: 'contract' } },
    ],
    ['0xe90956cf', 'setCurator(address newCurator)', { act: 'control', roles: { newCurator: 'power' } }],
    [
      '0x9d6b4a45',
      'submitGuardian(address newGuardian)',
      { act: 'control', roles: { newGuardian: 'power' } },
    ],
    [
      '0xb192a84a',
      'setIsAllocator(address newAllocator, bool newIsAllocator)',
      { act: 'control', roles: { newAllocator: 'power' } },
    ],
    [
      '0xe74b981b',
      'setFeeRecipient(address newFeeRecipient)',
      { act: 'control', roles: { newFeeRecipient: 'fee' } },
    ],
    [
      '0x2b30997b',
      'setSkimRecipient(address newSkimRecipient)',
      { act: 'control', roles: { newSkimRecipient: 'receiver' } },
    ],
    ['0xa5f31d61', 'acceptGuardian()', { act: 'control' }],
    ['0x8a2c7b39', 'acceptTimelock()', { act: 'control' }],
    ['0x1ecca77c', 'revokePendingGuardian()', { act: 'control' }],
    ['0xc9649aa9', 'revokePendingTimelock()', { act: 'control' }],
    ['0x7224a512', 'submitTimelock(uint256 newTimelock)', { act: 'control' }],
    ['0x41b67833', 'updateWithdrawQueue(uint256[] indexes)', { act: 'control' }],
    ['0x102f7b6c', 'revokePendingCap(bytes32 id)', { act: 'control', roles: { id: 'id' } }],
    ['0x4b998de5', 'revokePendingMarketRemoval(bytes32 id)', { act: 'control', roles: { id: 'id' } }],
    [
      '0x2acc56f9',
      'setSupplyQueue(bytes32[] newSupplyQueue)',
      { act: 'control', roles: { newSupplyQueue: 'id' } },
    ],
    [
      '0x7299aa31',
      'reallocate(((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets)[] allocations)',
      { act: 'control', roles: { allocations: 'contract' } },
    ],
    [
      '0x833947fd',
      'reallocateTo(address vault, ((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint128 amount)[] withdrawals, (address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) supplyMarketParams)',
      { act: 'control', roles: { vault: 'token', withdrawals: 'contract', supplyMarketParams: 'contract' } },
    ],
    [
      '0xfabed412',
      'claim(address account, address reward, uint256 claimable, bytes32[] proof)',
      { act: 'outOf', roles: { account: 'receiver', reward: 'token', proof: 'data' } },
    ],
    [
      '0x374f435d',
      'multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle)',
      {
        act: 'carry',
        roles: { 'bundle.to': 'contract', 'bundle.data': 'call', 'bundle.callbackHash': 'hash' },
      },
    ],
    [
      '0x803a7fba',
      'reenter((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle)',
      {
        act: 'carry',
        roles: { 'bundle.to': 'contract', 'bundle.data': 'call', 'bundle.callbackHash': 'hash' },
      },
    ],
    [
      '0x5b866db6',
      'morphoSupply((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, uint256 maxSharePriceE27, address onBehalf, bytes data)',
      {
        act: 'into',
        roles: {
          marketParams: 'token',
          'marketParams.oracle': 'contract',
          'marketParams.irm': 'contract',
          onBehalf: 'owner',
          data: 'call',
        },
      },
    ],
    [
      '0xca463673',
      'morphoSupplyCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, bytes data)',
      {
        act: 'into',
        roles: {
          marketParams: 'token',
          'marketParams.oracle': 'contract',
          'marketParams.irm': 'contract',
          onBehalf: 'owner',
          data: 'call',
        },
      },
    ],
    [
      '0x4d5fcf68',
      'morphoRepay((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, uint256 maxSharePriceE27, address onBehalf, bytes data)',
      { act: 'into', roles: { marketParams: 'token', onBehalf: 'owner', data: 'call' } },
    ],
    [
      '0x62577ad0',
      'morphoBorrow((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)',
      { act: 'debt', roles: { marketParams: 'token', receiver: 'receiver' } },
    ],
    [
      '0x84d287ef',
      'morphoWithdraw((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)',
      { act: 'outOf', roles: { marketParams: 'token', receiver: 'receiver' } },
    ],
    [
      '0x1af3bbc6',
      'morphoWithdrawCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address receiver)',
      { act: 'outOf', roles: { marketParams: 'token', receiver: 'receiver' }, weakens: true },
    ],
    [
      '0xe2975912',
      'morphoFlashLoan(address token, uint256 assets, bytes data)',
      { act: 'trade', roles: { token: 'token', data: 'call' } },
    ],
    [
      '0x3790767d',
      'erc20Transfer(address token, address receiver, uint256 amount)',
      { act: 'move', roles: { token: 'token', receiver: 'receiver' } },
    ],
    [
      '0xd96ca0b9',
      'erc20TransferFrom(address token, address receiver, uint256 amount)',
      { act: 'move', roles: { token: 'token', receiver: 'receiver' } },
    ],
    [
      '0xf2522bcd',
      'nativeTransfer(address receiver, uint256 amount)',
      { act: 'move', roles: { receiver: 'receiver' } },
    ],
    [
      '0x827fcfcc',
      'permit2TransferFrom(address token, address receiver, uint256 amount)',
      { act: 'move', roles: { token: 'token', receiver: 'receiver' } },
    ],
    [
      '0x6ef5eeae',
      'erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)',
      { act: 'into', roles: { vault: 'contract', receiver: 'owner' } },
    ],
    [
      '0x39029ab6',
      'erc4626Mint(address vault, uint256 shares, uint256 maxSharePriceE27, address receiver)',
      { act: 'into', roles: { vault: 'contract', receiver: 'owner' } },
    ],
    [
      '0xc9565706',
      'erc4626Withdraw(address vault, uint256 assets, uint256 minSharePriceE27, address receiver, address owner)',
      { act: 'outOf', roles: { vault: 'contract', receiver: 'receiver', owner: 'owner' } },
    ],
    [
      '0xa7f6e606',
      'erc4626Redeem(address vault, uint256 shares, uint256 minSharePriceE27, address receiver, address owner)',
      { act: 'outOf', roles: { vault: 'contract', receiver: 'receiver', owner: 'owner' } },
    ],
    [
      '0x3244c12c',
      'wrapNative(uint256 amount, address receiver)',
      { act: 'into', roles: { receiver: 'receiver' } },
    ],
    [
      '0x5a18a7d0',
      'wrapStEth(uint256 amount, address receiver)',
      { act: 'into', roles: { receiver: 'receiver' } },
    ],
    [
      '0xb172af6d',
      'unwrapNative(uint256 amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0xe17aeb46',
      'unwrapStEth(uint256 amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0x54f09129',
      'stakeEth(uint256 amount, uint256 maxSharePriceE27, address referral, address receiver)',
      { act: 'into', roles: { referral: 'partner', receiver: 'receiver' } },
    ],
    [
      '0x61081bbb',
      'aaveV2Repay(address token, uint256 amount, uint256 interestRateMode, address onBehalf)',
      { act: 'into', roles: { token: 'token', onBehalf: 'owner' } },
    ],
    [
      '0xf24ab281',
      'aaveV3Repay(address token, uint256 amount, uint256 interestRateMode, address onBehalf)',
      { act: 'into', roles: { token: 'token', onBehalf: 'owner' } },
    ],
    [
      '0x8091daa2',
      'aaveV3OptimizerRepay(address underlying, uint256 amount, address onBehalf)',
      { act: 'into', roles: { underlying: 'token', onBehalf: 'owner' } },
    ],
    [
      '0x364d2579',
      'aaveV2Withdraw(address token, uint256 amount, address receiver)',
      { act: 'outOf', roles: { token: 'token', receiver: 'receiver' }, weakens: true },
    ],
    [
      '0x6dc916f5',
      'aaveV3Withdraw(address token, uint256 amount, address receiver)',
      { act: 'outOf', roles: { token: 'token', receiver: 'receiver' }, weakens: true },
    ],
    [
      '0xd00457ec',
      'aaveV3OptimizerWithdraw(address underlying, uint256 amount, uint256 maxIterations, address receiver)',
      { act: 'outOf', roles: { underlying: 'token', receiver: 'receiver' } },
    ],
    [
      '0x9ad2966f',
      'aaveV3OptimizerWithdrawCollateral(address underlying, uint256 amount, address receiver)',
      { act: 'outOf', roles: { underlying: 'token', receiver: 'receiver' }, weakens: true },
    ],
    [
      '0xeba242a2',
      'compoundV2RepayErc20(address cToken, uint256 amount, address onBehalf)',
      { act: 'into', roles: { cToken: 'token', onBehalf: 'owner' } },
    ],
    [
      '0xd885c48f',
      'compoundV2RepayEth(uint256 amount, address onBehalf)',
      { act: 'into', roles: { onBehalf: 'owner' } },
    ],
    [
      '0xd82b0861',
      'compoundV3Repay(address instance, uint256 amount, address onBehalf)',
      { act: 'into', roles: { instance: 'contract', onBehalf: 'owner' } },
    ],
    [
      '0x4fecf939',
      'compoundV2RedeemErc20(address cToken, uint256 amount, address receiver)',
      { act: 'outOf', roles: { cToken: 'token', receiver: 'receiver' }, weakens: true },
    ],
    [
      '0x27de263b',
      'compoundV2RedeemEth(uint256 amount, address receiver)',
      { act: 'outOf', roles: { receiver: 'receiver' }, weakens: true },
    ],
    [
      '0xf7193a03',
      'compoundV3WithdrawFrom(address instance, address asset, uint256 amount, address receiver)',
      { act: 'outOf', roles: { instance: 'contract', asset: 'token', receiver: 'receiver' }, weakens: true },
    ],
    [
      '0x12c0d70b',
      'erc20WrapperDepositFor(address wrapper, uint256 amount)',
      { act: 'into', roles: { wrapper: 'contract' } },
    ],
    [
      '0x60244408',
      'erc20WrapperWithdrawTo(address wrapper, address receiver, uint256 amount)',
      { act: 'outOf', roles: { wrapper: 'contract', receiver: 'receiver' } },
    ],
    [
      '0x60776d6e',
      'buy(address augustus, bytes callData, address srcToken, address destToken, uint256 newDestAmount, (uint256 exactAmount, uint256 limitAmount, uint256 quotedAmount) offsets, address receiver)',
      {
        act: 'trade',
        roles: {
          augustus: 'contract',
          callData: 'call',
          srcToken: 'token',
          destToken: 'token',
          receiver: 'receiver',
        },
      },
    ],
    [
      '0x678215ac',
      'sell(address augustus, bytes callData, address srcToken, address destToken, bool sellEntireBalance, (uint256 exactAmount, uint256 limitAmount, uint256 quotedAmount) offsets, address receiver)',
      {
        act: 'trade',
        roles: {
          augustus: 'contract',
          callData: 'call',
          srcToken: 'token',
          destToken: 'token',
          receiver: 'receiver',
        },
      },
    ],
    [
      '0xdb8a5d09',
      'buyMorphoDebt(address augustus, bytes callData, address srcToken, (address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, (uint256 exactAmount, uint256 limitAmount, uint256 quotedAmount) offsets, address onBehalf, address receiver)',
      {
        act: 'trade',
        roles: {
          augustus: 'contract',
          callData: 'call',
          srcToken: 'token',
          marketParams: 'token',
          onBehalf: 'owner',
          receiver: 'receiver',
        },
      },
    ],
    [
      '0xa387bd8e',
      'morphoWrapperWithdrawTo(address receiver, uint256 amount)',
      { act: 'outOf', roles: { receiver: 'receiver' } },
    ],
    [
      '0xbff63170',
      'morphoWrapperDepositFor(address receiver, uint256 amount)',
      { act: 'into', roles: { receiver: 'receiver' } },
    ],
    [
      '0xbea88fda',
      'morphoSetAuthorizationWithSig((address delegator, address manager, bool isAllowed, uint256 nonce, uint256 deadline) authorization, (uint8 v, bytes32 r, bytes32 s) signature, bool skipRevert)',
      {
        act: 'control',
        roles: {
          'authorization.delegator': 'owner',
          'authorization.manager': 'power',
          'signature.r': 'data',
          'signature.s': 'data',
        },
      },
    ],
    [
      '0x70dc41fe',
      'erc20TransferFrom(address asset, uint256 amount)',
      { act: 'move', roles: { asset: 'token' } },
    ],
    [
      '0x54c53ef0',
      'transferFrom2(address asset, uint256 amount)',
      { act: 'move', roles: { asset: 'token' } },
    ],
    ['0x9169d833', 'wrapNative(uint256 amount)', { act: 'into' }],
    ['0xbc2a294c', 'wrapStEth(uint256 amount)', { act: 'into' }],
    [
      '0xc6a449ae',
      'aaveV2Repay(address asset, uint256 amount, uint256 interestRateMode)',
      { act: 'into', roles: { asset: 'token' } },
    ],
    [
      '0x6c5ee73c',
      'aaveV3Repay(address asset, uint256 amount, uint256 interestRateMode)',
      { act: 'into', roles: { asset: 'token' } },
    ],
    [
      '0xd7442a5a',
      'aaveV3OptimizerRepay(address underlying, uint256 amount)',
      { act: 'into', roles: { underlying: 'token' } },
    ],
    [
      '0xe89142ec',
      'compoundV2Repay(address cToken, uint256 amount)',
      { act: 'into', roles: { cToken: 'token' } },
    ],
    ['0x34b10a6d', 'unwrapNative(uint256 amount)', { act: 'outOf' }],
    ['0x240f78a3', 'unwrapStEth(uint256 amount)', { act: 'outOf' }],
    [
      '0xe53e7c83',
      'aaveV2Withdraw(address asset, uint256 amount)',
      { act: 'outOf', roles: { asset: 'token' }, weakens: true },
    ],
    [
      '0x6243422b',
      'aaveV3Withdraw(address asset, uint256 amount)',
      { act: 'outOf', roles: { asset: 'token' }, weakens: true },
    ],
    [
      '0x7a247177',
      'aaveV3OptimizerWithdraw(address underlying, uint256 amount, uint256 maxIterations)',
      { act: 'outOf', roles: { underlying: 'token' } },
    ],
    [
      '0xe89243d1',
      'aaveV3OptimizerWithdrawCollateral(address underlying, uint256 amount)',
      { act: 'outOf', roles: { underlying: 'token' }, weakens: true },
    ],
    [
      '0xcecf4a25',
      'compoundV2Redeem(address cToken, uint256 amount)',
      { act: 'outOf', roles: { cToken: 'token' }, weakens: true },
    ],
    [
      '0x5e726f33',
      'compoundV3Repay(address instance, uint256 amount)',
      { act: 'into', roles: { instance: 'contract' } },
    ],
    [
      '0xee217cda',
      'compoundV3WithdrawFrom(address instance, address asset, uint256 amount)',
      { act: 'outOf', roles: { instance: 'contract', asset: 'token' }, weakens: true },
    ],
    [
      '0xd27dd11e',
      'stakeEth(uint256 amount, uint256 minShares, address referral)',
      { act: 'into', roles: { referral: 'partner' } },
    ],
    [
      '0x6b89026a',
      'urdClaim(address distributor, address account, address reward, uint256 amount, bytes32[] proof, bool skipRevert)',
      {
        act: 'outOf',
        roles: { distributor: 'contract', account: 'receiver', reward: 'token', proof: 'data' },
      },
    ],
    [
      '0x1643ff92',
      'compoundV3AllowBySig(address instance, bool isAllowed, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s, bool skipRevert)',
      { act: 'control', roles: { instance: 'contract', r: 'data', s: 'data' } },
    ],
    [
      '0x65254929',
      'aaveV3OptimizerApproveManagerWithSig(bool isApproved, uint256 nonce, uint256 deadline, (uint8 v, bytes32 r, bytes32 s) signature, bool skipRevert)',
      { act: 'control', roles: { 'signature.r': 'data', 'signature.s': 'data' } },
    ],
    [
      '0xa184a5a3',
      'permit(address asset, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s, bool skipRevert)',
      { act: 'allow', roles: { asset: 'token', r: 'data', s: 'data' } },
    ],
    [
      '0x7336bc6a',
      'permitDai(uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s, bool skipRevert)',
      { act: 'allow', roles: { r: 'data', s: 'data' } },
    ],
    ['0xef7fa71b', 'submit(bytes data)', { act: 'control', roles: { data: 'call' } }],
    ['0x0b467b9b', 'revoke(bytes data)', { act: 'control', roles: { data: 'call' } }],
    [
      '0xe4d38cd8',
      'forceDeallocate(address adapter, bytes data, uint256 assets, address onBehalf)',
      { act: 'into', roles: { adapter: 'contract', data: 'data', onBehalf: 'owner' } },
    ],
    [
      '0x920ed706',
      'setIsSentinel(address account, bool newIsSentinel)',
      { act: 'control', roles: { account: 'power' } },
    ],
  ],
};
