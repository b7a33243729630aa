import type { AbiTable } from '../table.ts';

/** Pools of Aave v2 and v3, and of Spark; their gateways, debt tokens, rewards and staking. */
export const aave: AbiTable = {
  source: 'Aave',
  functions: [
    [
      '0x617ba037',
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      { act: 'into', roles: { asset: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0xe8eda9df',
      'deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      { act: 'into', roles: { asset: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0x02c205f0',
      'supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      { act: 'into', roles: { asset: 'token', onBehalfOf: 'owner', permitR: 'data', permitS: 'data' } },
    ],
    [
      '0xa415bcad',
      'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      { act: 'debt', roles: { asset: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0x573ade81',
      'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
      { act: 'into', roles: { asset: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0xee3e210b',
      'repayWithPermit(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      { act: 'into', roles: { asset: 'token', onBehalfOf: 'owner', permitR: 'data', permitS: 'data' } },
    ],
    [
      '0x2dad97d4',
      'repayWithATokens(address asset, uint256 amount, uint256 interestRateMode)',
      { act: 'into', roles: { asset: 'token' } },
    ],
    ['0xf7a73840', 'supply(bytes32 args)', { act: 'into', roles: { args: 'hash' } }],
    ['0x563dd613', 'repay(bytes32 args)', { act: 'into', roles: { args: 'hash' } }],
    ['0xdc7c0bff', 'repayWithATokens(bytes32 args)', { act: 'into', roles: { args: 'hash' } }],
    [
      '0x680dd47c',
      'supplyWithPermit(bytes32 args, bytes32 r, bytes32 s)',
      { act: 'into', roles: { args: 'hash', r: 'data', s: 'data' } },
    ],
    [
      '0x94b576de',
      'repayWithPermit(bytes32 args, bytes32 r, bytes32 s)',
      { act: 'into', roles: { args: 'hash', r: 'data', s: 'data' } },
    ],
    ['0x8e19899e', 'withdraw(bytes32 args)', { act: 'outOf', roles: { args: 'hash' }, weakens: true }],
    ['0xd5eed868', 'borrow(bytes32 args)', { act: 'debt', roles: { args: 'hash' } }],
    [
      '0x4d013f03',
      'setUserUseReserveAsCollateral(bytes32 args)',
      { act: 'set', roles: { args: 'data' }, weakens: [{ arg: 'args', bit: 16, is: false }] },
    ],
    [
      '0x1fe3c6f3',
      'swapBorrowRateMode(bytes32 args)',
      { act: 'set', roles: { args: 'data' }, weakens: true },
    ],
    [
      '0x5a3b74b9',
      'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
      { act: 'set', roles: { asset: 'token' }, weakens: [{ arg: 'useAsCollateral', is: false }] },
    ],
    [
      '0x94ba89a2',
      'swapBorrowRateMode(address asset, uint256 interestRateMode)',
      { act: 'set', roles: { asset: 'token' }, weakens: true },
    ],
    ['0x28530a47', 'setUserEMode(uint8 categoryId)', { act: 'set', weakens: true }],
    [
      '0x972b35fa',
      'setUserUseReserveAsCollateralOnBehalfOf(address asset, bool useAsCollateral, address onBehalfOf)',
      {
        act: 'set',
        roles: { asset: 'token', onBehalfOf: 'owner' },
        weakens: [{ arg: 'useAsCollateral', is: false }],
      },
    ],
    [
      '0x4ba06814',
      'setUserEModeOnBehalfOf(uint8 categoryId, address onBehalfOf)',
      { act: 'set', roles: { onBehalfOf: 'owner' }, weakens: true },
    ],
    [
      '0xb8caa7c5',
      'approvePositionManager(address positionManager, bool approve)',
      { act: 'control', roles: { positionManager: 'power' } },
    ],
    ['0xfea149a6', 'renouncePositionManagerRole(address user)', { act: 'set', roles: { user: 'account' } }],
    [
      '0xab9c4b5d',
      'flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)',
      {
        act: 'debt',
        roles: { receiverAddress: 'contract', assets: 'token', onBehalfOf: 'owner', params: 'call' },
      },
    ],
    [
      '0x42b0b77c',
      'flashLoanSimple(address receiverAddress, address asset, uint256 amount, bytes params, uint16 referralCode)',
      { act: 'trade', roles: { receiverAddress: 'contract', asset: 'token', params: 'call' } },
    ],
    [
      '0x00a718a9',
      'liquidationCall(address collateralAsset, address debtAsset, address user, uint256 debtToCover, bool receiveAToken)',
      { act: 'trade', roles: { collateralAsset: 'token', debtAsset: 'token', user: 'receiver' } },
    ],
    [
      '0xfd21ecff',
      'liquidationCall(bytes32 args1, bytes32 args2)',
      { act: 'trade', roles: { args1: 'remote', args2: 'data' } },
    ],
    ['0x9cd19996', 'mintToTreasury(address[] assets)', { act: 'set', roles: { assets: 'token' } }],
    [
      '0xcd112382',
      'rebalanceStableBorrowRate(address asset, address user)',
      { act: 'set', roles: { asset: 'token', user: 'account' }, weakens: true },
    ],
    [
      '0x474cf53d',
      'depositETH(address pool, address onBehalfOf, uint16 referralCode)',
      { act: 'into', roles: { pool: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0x80500d20',
      'withdrawETH(address pool, uint256 amount, address onBehalfOf)',
      { act: 'outOf', roles: { pool: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0xd4c40b6c',
      'withdrawETHWithPermit(address pool, uint256 amount, address to, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      {
        act: 'outOf',
        roles: { pool: 'token', to: 'receiver', permitR: 'data', permitS: 'data' },
        weakens: true,
      },
    ],
    [
      '0x02c5fcf8',
      'repayETH(address pool, uint256 amount, uint256 rateMode, address onBehalfOf)',
      { act: 'into', roles: { pool: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0xbcc3c255',
      'repayETH(address pool, uint256 amount, address onBehalfOf)',
      { act: 'into', roles: { pool: 'token', onBehalfOf: 'owner' } },
    ],
    [
      '0x66514c97',
      'borrowETH(address pool, uint256 amount, uint256 interestRateMode, uint16 referralCode)',
      { act: 'debt', roles: { pool: 'token' } },
    ],
    [
      '0xe74f7b85',
      'borrowETH(address pool, uint256 amount, uint16 referralCode)',
      { act: 'debt', roles: { pool: 'token' } },
    ],
    [
      '0x0b52d558',
      'delegationWithSig(address delegator, address delegatee, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'control', roles: { delegator: 'owner', delegatee: 'power', r: 'data', s: 'data' } },
    ],
    [
      '0x236300dc',
      'claimRewards(address[] assets, uint256 amount, address to, address reward)',
      { act: 'outOf', roles: { assets: 'token', to: 'receiver', reward: 'token' } },
    ],
    [
      '0xbb492bf5',
      'claimAllRewards(address[] assets, address to)',
      { act: 'outOf', roles: { assets: 'token', to: 'receiver' } },
    ],
    [
      '0x33028b99',
      'claimRewardsOnBehalf(address[] assets, uint256 amount, address user, address to, address reward)',
      { act: 'outOf', roles: { assets: 'token', user: 'owner', to: 'receiver', reward: 'token' } },
    ],
    [
      '0x9ff55db9',
      'claimAllRewardsOnBehalf(address[] assets, address user, address to)',
      { act: 'outOf', roles: { assets: 'token', user: 'owner', to: 'receiver' } },
    ],
    [
      '0x57b89883',
      'claimRewardsToSelf(address[] assets, uint256 amount, address reward)',
      { act: 'outOf', roles: { assets: 'token', reward: 'token' } },
    ],
    ['0xbf90f63a', 'claimAllRewardsToSelf(address[] assets)', { act: 'outOf', roles: { assets: 'token' } }],
    [
      '0xf5cf673b',
      'setClaimer(address user, address caller)',
      { act: 'control', roles: { user: 'owner', caller: 'power' } },
    ],
    [
      '0xd3454a35',
      'swapAndDeposit(address assetToSwapFrom, address assetToSwapTo, uint256 amountToSwap, uint256 minAmountToReceive, uint256 swapAllBalanceOffset, bytes swapCalldata, address augustus, (uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permitParams)',
      {
        act: 'trade',
        roles: {
          assetToSwapFrom: 'token',
          assetToSwapTo: 'token',
          swapCalldata: 'call',
          augustus: 'contract',
          'permitParams.r': 'data',
          'permitParams.s': 'data',
        },
      },
    ],
    [
      '0x4db9dc97',
      'swapAndRepay(address collateralAsset, address debtAsset, uint256 collateralAmount, uint256 debtRepayAmount, uint256 debtRateMode, uint256 buyAllBalanceOffset, bytes paraswapData, (uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permitSignature)',
      {
        act: 'trade',
        numbers: { collateralAmount: 'most' },
        roles: {
          collateralAsset: 'token',
          debtAsset: 'token',
          paraswapData: 'call',
          'permitSignature.r': 'data',
          'permitSignature.s': 'data',
        },
      },
    ],
    [
      '0xe6813563',
      'swapAndRepay(address collateralAsset, address debtAsset, uint256 collateralAmount, uint256 debtRepayAmount, uint256 debtRateMode, (uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permitSignature, bool useEthPath)',
      {
        act: 'trade',
        numbers: { collateralAmount: 'most' },
        roles: {
          collateralAsset: 'token',
          debtAsset: 'token',
          'permitSignature.r': 'data',
          'permitSignature.s': 'data',
        },
      },
    ],
    ['0x9a99b4f0', 'claimRewards(address to, uint256 amount)', { act: 'outOf', roles: { to: 'receiver' } }],
    [
      '0xeab52318',
      'claimRewardsAndRedeem(address to, uint256 claimAmount, uint256 redeemAmount)',
      { act: 'outOf', roles: { to: 'receiver' } },
    ],
    ['0x1e9a6950', 'redeem(address to, uint256 amount)', { act: 'outOf', roles: { to: 'receiver' } }],
    [
      '0x20fb80b5',
      'claimRewardsOnBehalf(address from, address to, uint256 amount)',
      { act: 'outOf', roles: { from: 'owner', to: 'receiver' } },
    ],
    [
      '0x9c9b5154',
      'claimRewardsAndRedeemOnBehalf(address from, address to, uint256 claimAmount, uint256 redeemAmount)',
      { act: 'outOf', roles: { from: 'owner', to: 'receiver' } },
    ],
    [
      '0x112d037c',
      'redeemOnBehalf(address from, address to, uint256 amount)',
      { act: 'outOf', roles: { from: 'owner', to: 'receiver' } },
    ],
    ['0xadc9772e', 'stake(address to, uint256 amount)', { act: 'into', roles: { to: 'owner' } }],
    [
      '0x955e18af',
      'claimRewardsAndStake(address to, uint256 amount)',
      { act: 'into', roles: { to: 'owner' }, locks: true },
    ],
    ['0x250201db', 'cooldownOnBehalfOf(address from)', { act: 'set', roles: { from: 'owner' } }],
    [
      '0xecd9ba82',
      'stakeWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'into', roles: { r: 'data', s: 'data' } },
    ],
    [
      '0x73d6a889',
      'stakeWithPermit(address from, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'into', roles: { from: 'payer', r: 'data', s: 'data' } },
    ],
    [
      '0xdc937e1c',
      'delegateByType(address delegatee, uint8 delegationType)',
      { act: 'vote', roles: { delegatee: 'votes' } },
    ],
    [
      '0xf713d8a8',
      'delegateByTypeBySig(address delegatee, uint8 delegationType, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'vote', roles: { delegatee: 'votes', r: 'data', s: 'data' } },
    ],
    [
      '0x7e9dc742',
      'claimAllRewards(address asset, address receiver)',
      { act: 'outOf', roles: { asset: 'token', receiver: 'receiver' } },
    ],
    [
      '0xb4314d07',
      'claimSelectedRewards(address asset, address[] rewards, address receiver)',
      { act: 'outOf', roles: { asset: 'token', rewards: 'token', receiver: 'receiver' } },
    ],
    [
      '0x54375c45',
      'claimSelectedRewards(address[] assets, address[][] rewards, address receiver)',
      { act: 'outOf', roles: { assets: 'token', rewards: 'token', receiver: 'receiver' } },
    ],
    [
      '0xd2d63464',
      'claimAllRewardsOnBehalf(address asset, address user, address receiver)',
      { act: 'outOf', roles: { asset: 'token', user: 'owner', receiver: 'receiver' } },
    ],
    [
      '0x5310f841',
      'claimSelectedRewardsOnBehalf(address asset, address[] rewards, address user, address receiver)',
      { act: 'outOf', roles: { asset: 'token', rewards: 'token', user: 'owner', receiver: 'receiver' } },
    ],
    [
      '0x8b28cba9',
      'claimSelectedRewardsOnBehalf(address[] assets, address[][] rewards, address user, address receiver)',
      { act: 'outOf', roles: { assets: 'token', rewards: 'token', user: 'owner', receiver: 'receiver' } },
    ],
    [
      '0x88585296',
      'claimAllRewardsPermit(address asset, address user, address receiver, uint256 deadline, (uint8 v, bytes32 r, bytes32 s) sig)',
      {
        act: 'outOf',
        roles: { asset: 'token', user: 'owner', receiver: 'receiver', 'sig.r': 'data', 'sig.s': 'data' },
      },
    ],
    [
      '0xd6976b40',
      'claimSelectedRewardsPermit(address asset, address[] rewards, address user, address receiver, uint256 deadline, (uint8 v, bytes32 r, bytes32 s) sig)',
      {
        act: 'outOf',
        roles: {
          asset: 'token',
          rewards: 'token',
          user: 'owner',
          receiver: 'receiver',
          'sig.r': 'data',
          'sig.s': 'data',
        },
      },
    ],
    ['0x3d4c415a', 'setClaimer(address claimer, bool flag)', { act: 'control', roles: { claimer: 'power' } }],
    [
      '0x7f3bfff8',
      'setClaimer(address user, address claimer, bool flag)',
      { act: 'control', roles: { user: 'owner', claimer: 'power' } },
    ],
    [
      '0xda27578f',
      'setCooldownOperator(address operator, bool flag)',
      { act: 'control', roles: { operator: 'power' } },
    ],
    [
      '0x03fc9747',
      'depositWithPermit(uint256 assets, address receiver, uint256 deadline, (uint8 v, bytes32 r, bytes32 s) sig)',
      { act: 'into', roles: { receiver: 'receiver', 'sig.r': 'data', 'sig.s': 'data' } },
    ],
    [
      '0xa7f8451c',
      'submitVote(uint256 proposalId, bool support, (address underlyingAsset, uint128 slot, bytes proof)[] votingBalanceProofs)',
      {
        act: 'vote',
        roles: { 'votingBalanceProofs.underlyingAsset': 'token', 'votingBalanceProofs.proof': 'data' },
      },
    ],
    [
      '0x40fb07a0',
      'buyAsset(uint256 minAmount, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    [
      '0xaa443ac0',
      'sellAsset(uint256 maxAmount, address receiver)',
      { act: 'trade', roles: { receiver: 'receiver' } },
    ],
    [
      '0x954c1c0d',
      'buyAssetWithSig(address originator, uint256 minAmount, address receiver, uint256 deadline, bytes signature)',
      { act: 'trade', roles: { originator: 'owner', receiver: 'receiver', signature: 'data' } },
    ],
    [
      '0xf493ca70',
      'sellAssetWithSig(address originator, uint256 maxAmount, address receiver, uint256 deadline, bytes signature)',
      { act: 'trade', roles: { originator: 'owner', receiver: 'receiver', signature: 'data' } },
    ],
    [
      '0x852a56a5',
      'supply(uint256 reserveId, uint256 amount, address onBehalfOf)',
      { act: 'into', roles: { onBehalfOf: 'owner' } },
    ],
    [
      '0xb1e8f8ef',
      'repay(uint256 reserveId, uint256 amount, address onBehalfOf)',
      { act: 'into', roles: { onBehalfOf: 'owner' } },
    ],
    [
      '0x0ad58d2f',
      'withdraw(uint256 reserveId, uint256 amount, address onBehalfOf)',
      { act: 'outOf', roles: { onBehalfOf: 'owner' }, weakens: true },
    ],
    [
      '0xd6bda0c0',
      'borrow(uint256 reserveId, uint256 amount, address onBehalfOf)',
      { act: 'debt', roles: { onBehalfOf: 'owner' } },
    ],
    [
      '0x9e35c533',
      'setUsingAsCollateral(uint256 reserveId, bool usingAsCollateral, address onBehalfOf)',
      { act: 'set', roles: { onBehalfOf: 'owner' }, weakens: [{ arg: 'usingAsCollateral', is: false }] },
    ],
    [
      '0x8874e104',
      'setUserPositionManager(address positionManager, bool approve)',
      { act: 'control', roles: { positionManager: 'power' } },
    ],
  ],
};
