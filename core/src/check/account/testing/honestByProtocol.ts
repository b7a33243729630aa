import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';
import { dataOf, friend, me, usdc, weth } from '../../testing/views.ts';
import type { HonestTransaction } from './honestTransactions.ts';

const usdcOfArbitrum: Address = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
const usdcOfBase: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const wethOfBase: Address = '0x4200000000000000000000000000000000000006';
const ethUsdMarket: Address = '0x70d95587d40a2caf56bd97485ab3eec10bee6336';
const gmxRouter: Address = '0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41';
const orderVault: Address = '0x31ef83a530fde1b38ee9a18093a333d8bbbc40d5';
const depositVault: Address = '0xf89e77e8dc11691c9e8757e84aafbcd8a67d7a55';
const core: Address = '0x32c222a9a159782afd7529c87fa34b96ca72c696';
const spot: Address = '0x18141523403e2595d31b22604acb8fc06a4caa61';
const perps: Address = '0x0a2af931effd34b81ebcc57e3d3c9b1e1de1c9ce';
const snx: Address = '0xc011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f';
const susd: Address = '0x57ab1ec28d129707052df4df418d58a2d46d5f51';
const entryPoint: Address = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const evc: Address = '0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383';
const eulerVault: Address = '0x797dd80692c3b2dadabce8e30c07fde5307d48a9';
const allo: Address = '0x1133ea7af70876e64665ecd07c0a0476d09465a1';
const aura: Address = '0xa57b8d98dae62b26ec3bcc4a365338157060b234';
const auraPool: Address = '0x5c6ee304399dbdb9c8ef030ab642b10820db8f56';
const usds: Address = '0xdc035d45d973e3ec169d2276ddab16f1e407384f';
const susds: Address = '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd';
const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const sdai: Address = '0x83f20f44975d03b1b09e64809b757c47f942beea';
const steth: Address = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const reth: Address = '0xae78736cd615f374d3085123a210448e74fc6393';
const usde: Address = '0x4c9edd5852cd905f086c759e8383e09bff1e68b3';
const susde: Address = '0x9d39a5de30e57443bff2a8307a4256c8797a3497';
const spark: Address = '0xc13e21b648a5ee794902342038ff3adab66be987';
const aave: Address = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const comet: Address = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const strategies: Address = '0x858646372cc42e1a627fce94aa7a7033e7cf075a';
const delegation: Address = '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a';
const withdrawals: Address = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const aerodrome: Address = '0xcf77a3ba9a5ca399b7c97c74d54e5b1beb874e43';
const pancake: Address = '0x10ed43c718714eb63d5aa57b78b54704e256024e';
const usdtOfBnb: Address = '0x55d398326f99059ff775485246999027b3197955';
const wbnb: Address = '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c';
const sushi: Address = '0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f';
const borrowerOperations: Address = '0x24179cd81c9e782a4096035f7ec97fb8b783e007';
const stabilityPool: Address = '0x66017d22b0f8556afdd19fc67041899eb65a21bb';
const lusd: Address = '0x5f98805a4e8be255a32880fdec7f6728c6568ba0';
const ousg: Address = '0x1b19c19393e2d034d8ff31ff34c81252fcbbee92';
const usdy: Address = '0x96f6ef951840721adbf46ac996b59e0235cb985c';
const mtbill: Address = '0xdd629e5241cbc5919847783e6c96b2de4754e438';
const pol: Address = '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6';
const soon = 1_900_000_000n;
const e6 = 10n ** 6n;
const e18 = 10n ** 18n;
const account = 42n;

const gmxOrder =
  '((address receiver, address cancellationReceiver, address callbackContract, address uiFeeReceiver, address market, address initialCollateralToken, address[] swapPath) addresses, (uint256 sizeDeltaUsd, uint256 initialCollateralDeltaAmount, uint256 triggerPrice, uint256 acceptablePrice, uint256 executionFee, uint256 callbackGasLimit, uint256 minOutputAmount, uint256 validFromTime) numbers, uint8 orderType, uint8 decreasePositionSwapType, bool isLong, bool shouldUnwrapNativeToken, bool autoCancel, bytes32 referralCode, bytes32[] dataList) params';
const gmxDeposit =
  '((address receiver, address callbackContract, address uiFeeReceiver, address market, address initialLongToken, address initialShortToken, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minMarketTokens, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params';
const fee = 10n ** 15n;
const wethOfArbitrum: Address = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const order = (orderType: number, size: bigint, collateral: bigint, execution: bigint) => ({
  addresses: {
    receiver: me,
    cancellationReceiver: me,
    callbackContract: zeroAddress,
    uiFeeReceiver: zeroAddress,
    market: ethUsdMarket,
    initialCollateralToken: usdcOfArbitrum,
    swapPath: [],
  },
  numbers: {
    sizeDeltaUsd: size,
    initialCollateralDeltaAmount: collateral,
    triggerPrice: 0n,
    acceptablePrice: 3_000n * 10n ** 12n,
    executionFee: execution,
    callbackGasLimit: 0n,
    minOutputAmount: 0n,
    validFromTime: 0n,
  },
  orderType,
  decreasePositionSwapType: 0,
  isLong: true,
  shouldUnwrapNativeToken: false,
  autoCancel: false,
  referralCode: zeroHash,
  dataList: [],
});

/** What people send at protocols that were missing among the others, each function as the protocol's own ABI has it. */
export const honestByProtocol: readonly HonestTransaction[] = [
  // GMX v2
  {
    what: 'open a long at GMX',
    to: gmxRouter,
    inside: [orderVault],
    chain: 42_161,
    call: 'multicall(bytes[] data)',
    args: [
      [
        dataOf('sendWnt(address receiver, uint256 amount)', [orderVault, fee]),
        dataOf('sendTokens(address token, address receiver, uint256 amount)', [
          usdcOfArbitrum,
          orderVault,
          100n * e6,
        ]),
        dataOf(`createOrder(${gmxOrder})`, [order(2, 500n * 10n ** 30n, 0n, fee)]),
      ],
    ],
    value: fee,
    out: [[fee], [100n * e6, usdcOfArbitrum]],
  },
  {
    what: 'close a long at GMX',
    to: gmxRouter,
    inside: [orderVault],
    chain: 42_161,
    call: 'multicall(bytes[] data)',
    args: [
      [
        dataOf('sendWnt(address receiver, uint256 amount)', [orderVault, fee]),
        dataOf(`createOrder(${gmxOrder})`, [order(4, 500n * 10n ** 30n, 100n * e6, fee)]),
      ],
    ],
    value: fee,
    out: [[fee]],
  },
  {
    what: 'put liquidity into GMX',
    caution: 'What a share of the market is worth nobody here knows: its minimum could not be checked.',
    to: gmxRouter,
    inside: [depositVault],
    chain: 42_161,
    call: 'multicall(bytes[] data)',
    args: [
      [
        dataOf('sendWnt(address receiver, uint256 amount)', [depositVault, fee]),
        dataOf('sendTokens(address token, address receiver, uint256 amount)', [
          usdcOfArbitrum,
          depositVault,
          100n * e6,
        ]),
        dataOf(`createDeposit(${gmxDeposit})`, [
          {
            addresses: {
              receiver: me,
              callbackContract: zeroAddress,
              uiFeeReceiver: zeroAddress,
              market: ethUsdMarket,
              initialLongToken: wethOfArbitrum,
              initialShortToken: usdcOfArbitrum,
              longTokenSwapPath: [],
              shortTokenSwapPath: [],
            },
            minMarketTokens: 60n * e18,
            shouldUnwrapNativeToken: false,
            executionFee: fee,
            callbackGasLimit: 0n,
            dataList: [],
          },
        ]),
      ],
    ],
    value: fee,
    out: [[fee], [100n * e6, usdcOfArbitrum]],
  },
  {
    what: 'cancel an order at GMX',
    to: gmxRouter,
    chain: 42_161,
    call: 'cancelOrder(bytes32 key)',
    args: [`0x${'6b'.repeat(32)}`],
    comes: [[100n * e6, usdcOfArbitrum]],
  },
  {
    what: 'claim funding fees at GMX',
    to: gmxRouter,
    chain: 42_161,
    call: 'claimFundingFees(address[] markets, address[] tokens, address receiver)',
    args: [[ethUsdMarket], [usdcOfArbitrum], me],
    comes: [[3n * e6, usdcOfArbitrum]],
  },
  // Synthetix
  { what: 'open an account at Synthetix', to: core, chain: 8453, call: 'createAccount()', args: [] },
  {
    what: 'deposit collateral at Synthetix',
    to: core,
    chain: 8453,
    call: 'deposit(uint128 accountId, address collateralType, uint256 tokenAmount)',
    args: [account, usdcOfBase, 100n * e6],
    owns: account,
    out: [[100n * e6, usdcOfBase]],
  },
  {
    what: 'withdraw collateral at Synthetix',
    to: core,
    chain: 8453,
    call: 'withdraw(uint128 accountId, address collateralType, uint256 tokenAmount)',
    args: [account, usdcOfBase, 100n * e6],
    owns: account,
    comes: [[100n * e6, usdcOfBase]],
  },
  {
    what: 'delegate collateral to a pool of Synthetix',
    caution: 'Anybody can open a pool of Synthetix, and nothing says whose this one is.',
    to: core,
    chain: 8453,
    call: 'delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)',
    args: [account, 1n, usdcOfBase, 100n * e18, e18],
    owns: account,
  },
  {
    what: 'buy a synth at Synthetix',
    caution: 'Readback does not know the synth that comes.',
    to: spot,
    chain: 8453,
    call: 'buy(uint128 marketId, uint256 usdAmount, uint256 minAmountReceived, address referrer)',
    args: [1n, 100n * e18, 99n * e18, zeroAddress],
    out: [[100n * e18, '0x09d51516f38980035153a554c26df3c6f51a23c3']],
    comes: [[100n * e18, '0xc74ea762cf06c9151ce074e6a569a5945b6302e7']],
  },
  {
    what: 'put collateral into perps of Synthetix',
    to: perps,
    chain: 8453,
    call: 'modifyCollateral(uint128 accountId, uint128 collateralId, int256 amountDelta)',
    args: [account, 0n, 100n * e18],
    owns: account,
    out: [[100n * e18, '0x09d51516f38980035153a554c26df3c6f51a23c3']],
  },
  {
    what: 'issue sUSD',
    caution: 'No token shows the debt.',
    to: snx,
    call: 'issueSynths(uint256 amount)',
    args: [100n * e18],
    comes: [[100n * e18, susd]],
  },
  {
    what: 'burn sUSD',
    to: snx,
    call: 'burnSynths(uint256 amount)',
    args: [100n * e18],
    out: [[100n * e18, susd]],
  },
  // ERC-4337
  {
    what: 'pay into the entry point for my account',
    to: entryPoint,
    call: 'depositTo(address account)',
    args: [me],
    value: e18 / 100n,
    out: [[e18 / 100n]],
  },
  {
    what: 'take what I paid out of the entry point',
    to: entryPoint,
    call: 'withdrawTo(address withdrawAddress, uint256 withdrawAmount)',
    args: [me, e18 / 100n],
    comes: [[e18 / 100n]],
  },
  {
    what: 'skip a nonce at the entry point',
    to: entryPoint,
    call: 'incrementNonce(uint192 key)',
    args: [0n],
  },
  // 0x
  {
    what: 'swap at 0x',
    to: '0xdef1c0ded9bec7f1a1670819833240f027b25eff',
    call: 'transformERC20(address inputToken, address outputToken, uint256 inputTokenAmount, uint256 minOutputTokenAmount, (uint32 deploymentNonce, bytes data)[] transformations)',
    args: [usdc, weth, 3_000n * e6, 99n * 10n ** 16n, [{ deploymentNonce: 5, data: '0x' }]],
    out: [[3_000n * e6, usdc]],
    comes: [[e18, weth]],
  },
  // Aura
  {
    what: 'stake all at Aura',
    to: aura,
    call: 'depositAll(uint256 pid, bool stake)',
    args: [10n, true],
    out: [[e18, auraPool]],
  },
  {
    what: 'withdraw from Aura',
    to: aura,
    call: 'withdraw(uint256 pid, uint256 amount)',
    args: [10n, e18],
    comes: [[e18, auraPool]],
  },
  // Gitcoin
  {
    what: 'give to a pool of Gitcoin',
    to: allo,
    call: 'fundPool(uint256 poolId, uint256 amount)',
    args: [5n, 100n * e6],
    out: [[100n * e6, usdc]],
    caution: 'What is given to a pool is whoever manages it hands out.',
  },
  // Euler
  {
    what: 'repay Euler',
    caution:
      'Anybody can open a vault of Euler, and nobody vouches for this one: nothing comes for what it takes.',
    to: eulerVault,
    call: 'repay(uint256 amount, address receiver)',
    args: [100n * e6, me],
    out: [[100n * e6, usdc]],
  },
  {
    what: 'use a vault of Euler for a loan',
    caution: 'The vault may seize all collateral of the account from then on, and anybody can open one.',
    to: evc,
    call: 'enableController(address account, address vault)',
    args: [me, eulerVault],
  },
  {
    what: 'borrow from Euler',
    caution: 'Anybody can open a vault of Euler, and nobody vouches for the one that lends.',
    to: evc,
    call: 'batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items)',
    args: [
      [
        {
          targetContract: eulerVault,
          onBehalfOfAccount: me,
          value: 0n,
          data: dataOf('borrow(uint256 amount, address receiver)', [100n * e6, me]),
        },
      ],
    ],
    comes: [[100n * e6, usdc]],
  },
  // Lido, Rocket Pool, EigenLayer
  {
    what: 'ask Lido for two withdrawals',
    to: withdrawals,
    call: 'requestWithdrawals(uint256[] amounts, address owner)',
    args: [[e18, e18], me],
    out: [[2n * e18, steth]],
  },
  {
    what: 'claim two withdrawals of Lido',
    to: withdrawals,
    call: 'claimWithdrawals(uint256[] requestIds, uint256[] hints)',
    args: [
      [7n, 8n],
      [1n, 1n],
    ],
    comes: [[2n * e18]],
  },
  {
    what: 'send rETH on',
    to: reth,
    call: 'transfer(address to, uint256 amount)',
    args: [me, e18],
  },
  {
    what: 'restake rETH',
    to: strategies,
    call: 'depositIntoStrategy(address strategy, address token, uint256 amount)',
    args: ['0x1bee69b7dfffa4e2d53c2a2df135c388ad25dcd2', reth, e18],
    out: [[e18, reth]],
  },
  {
    what: 'ask EigenLayer for a withdrawal',
    to: delegation,
    call: 'queueWithdrawals((address[] strategies, uint256[] depositShares, address withdrawer)[] params)',
    args: [
      [
        {
          strategies: ['0x1bee69b7dfffa4e2d53c2a2df135c388ad25dcd2'],
          depositShares: [e18],
          withdrawer: me,
        },
      ],
    ],
  },
  // Sky and Spark
  {
    what: 'take savings of USDS out',
    to: susds,
    call: 'redeem(uint256 shares, address receiver, address owner)',
    args: [90n * e18, me, me],
    out: [[90n * e18, susds]],
    comes: [[95n * e18, usds]],
  },
  {
    what: 'save DAI',
    to: sdai,
    call: 'deposit(uint256 assets, address receiver)',
    args: [100n * e18, me],
    out: [[100n * e18, dai]],
    comes: [[90n * e18, sdai]],
  },
  {
    what: 'take savings of DAI out',
    to: sdai,
    call: 'withdraw(uint256 assets, address receiver, address owner)',
    args: [100n * e18, me, me],
    out: [[90n * e18, sdai]],
    comes: [[100n * e18, dai]],
  },
  {
    what: 'repay Spark',
    to: spark,
    call: 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
    args: [dai, 100n * e18, 2n, me],
    out: [[100n * e18, dai]],
  },
  {
    what: 'withdraw from Spark',
    to: spark,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [dai, 100n * e18, me],
    comes: [[100n * e18, dai]],
  },
  // Ethena
  {
    what: 'deposit USDe',
    to: susde,
    call: 'mint(uint256 shares, address receiver)',
    args: [90n * e18, me],
    out: [[100n * e18, usde]],
    comes: [[90n * e18, susde]],
  },
  {
    what: 'cool shares of sUSDe down',
    to: susde,
    call: 'cooldownShares(uint256 shares)',
    args: [90n * e18],
    out: [[90n * e18, susde]],
  },
  // Aave and Compound
  {
    what: 'supply WETH to Aave',
    to: aave,
    call: 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    args: [weth, e18, me, 0],
    out: [[e18, weth]],
    comes: [[e18, '0x4d5f47fa6a74757f35c14fd3a6ef8e3c9bc514e8']],
  },
  {
    what: 'supply collateral to Compound III',
    to: comet,
    call: 'supply(address asset, uint256 amount)',
    args: [weth, e18],
    out: [[e18, weth]],
  },
  // Exchanges
  {
    what: 'swap at Aerodrome',
    to: aerodrome,
    chain: 8453,
    call: 'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
    args: [
      3_000n * e6,
      99n * 10n ** 16n,
      [
        {
          from: usdcOfBase,
          to: wethOfBase,
          stable: false,
          factory: '0x420dd381b31aef6683db6b902084cb0ffece40da',
        },
      ],
      me,
      soon,
    ],
    out: [[3_000n * e6, usdcOfBase]],
    comes: [[e18, wethOfBase]],
  },
  {
    what: 'swap at PancakeSwap',
    to: pancake,
    chain: 56,
    call: 'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    args: [600n * e18, 99n * 10n ** 16n, [usdtOfBnb, wbnb], me, soon],
    out: [[600n * e18, usdtOfBnb]],
    comes: [[e18, wbnb]],
  },
  {
    what: 'swap at SushiSwap',
    to: sushi,
    call: 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    args: [2_900n * e6, [weth, usdc], me, soon],
    value: e18,
    out: [[e18]],
    comes: [[3_000n * e6, usdc]],
  },
  {
    what: 'add liquidity at SushiSwap',
    to: sushi,
    call: 'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
    args: [usdc, 3_000n * e6, 2_900n * e6, 99n * 10n ** 16n, me, soon],
    value: e18,
    out: [[e18], [3_000n * e6, usdc]],
    comes: [[10n ** 12n, '0x397ff1542f962076d0bfe58ea045ffa2d347aca0']],
  },
  // Liquity
  {
    what: 'put LUSD into the stability pool',
    to: stabilityPool,
    call: 'provideToSP(uint256 amount, address frontEndTag)',
    args: [100n * e18, zeroAddress],
    out: [[100n * e18, lusd]],
  },
  {
    what: 'take LUSD out of the stability pool',
    to: stabilityPool,
    call: 'withdrawFromSP(uint256 amount)',
    args: [100n * e18],
    comes: [[100n * e18, lusd]],
  },
  {
    what: 'close a trove',
    to: borrowerOperations,
    call: 'closeTrove()',
    args: [],
    out: [[2_000n * e18, lusd]],
    comes: [[2n * e18]],
  },
  // Other staking
  {
    what: 'mint frxETH and stake it',
    to: '0xbafa44efe7901e04e39dad13167d089c559c1138',
    call: 'submitAndDeposit(address recipient)',
    args: [me],
    value: e18,
    out: [[e18]],
    comes: [[9n * 10n ** 17n, '0xac3e018457b222d93114458476f3e3416abbe38f']],
  },
  {
    what: 'stake with Mantle',
    to: '0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f',
    call: 'stake(uint256 minMETHAmount)',
    args: [9n * 10n ** 17n],
    value: e18,
    out: [[e18]],
    comes: [[95n * 10n ** 16n, '0xd5f7838f5c461feff7fe49ea5ebaf7728bb0adfa']],
  },
  {
    what: 'stake with Swell',
    to: '0xf951e335afb289353dc249e82926178eac7ded78',
    call: 'deposit()',
    args: [],
    value: e18,
    out: [[e18]],
    comes: [[95n * 10n ** 16n, '0xf951e335afb289353dc249e82926178eac7ded78']],
  },
  {
    what: 'stake POL with a validator',
    to: '0xb929b89153fc2eed442e81e5a1add4e2fa39028f',
    call: 'buyVoucherPOL(uint256 amount, uint256 minSharesToMint)',
    args: [100n * e18, 99n * e18],
    out: [[100n * e18, pol]],
  },
  {
    what: 'turn MATIC into POL',
    to: '0x29e7df7b6a1b2b07b731457f499e1696c60e2c4e',
    call: 'migrate(uint256 amount)',
    args: [100n * e18],
    out: [[100n * e18, '0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0']],
    comes: [[100n * e18, pol]],
  },
  {
    what: 'delegate GRT to an indexer for one service, as Graph Explorer asks',
    to: '0xf55041e37e12cd407ad00ce2910b8269b01263b9',
    call: 'delegate(address serviceProvider, address verifier, uint256 tokens, uint256 minSharesOut)',
    args: [friend, strategies, 100n * e18, 0n],
    out: [[100n * e18, '0xc944e90c64b2c07662a292be6244bdf05cda44a7']],
  },
  {
    what: 'claim rewards of staked POL',
    to: '0xb929b89153fc2eed442e81e5a1add4e2fa39028f',
    call: 'withdrawRewardsPOL()',
    args: [],
    comes: [[e18, pol]],
  },
  {
    what: 'stake WCT',
    caution: 'What is staked stays locked for more than a year.',
    to: '0x521b4c065bbdbe3e20b3727340730936912dfa46',
    chain: 10,
    call: 'createLock(uint256 amount, uint256 unlockTime)',
    args: [100n * e18, soon],
    out: [[100n * e18, '0xef4461891dfb3ac8572ccf7c794664a8dd927945']],
  },
  {
    what: 'stake T',
    to: '0x0184739c32edc3471d3e4860c8e39a5f3ff85a45',
    call: 'stake(uint96 amount)',
    args: [100n * e18],
    out: [[100n * e18, '0xcdf7028ceab81fa0c6971208e83fa7872994bee5']],
  },
  // Tokens of funds
  {
    what: 'buy OUSG',
    caution: 'The minimum lies more than a tenth below what comes.',
    to: '0x93358db73b6cd4b98d89c8f5f230e81a95c2643a',
    call: 'subscribe(address depositToken, uint256 depositAmount, uint256 minimumRwaReceived)',
    args: [usdc, 100_000n * e6, 800n * e18],
    out: [[100_000n * e6, usdc]],
    comes: [[900n * e18, ousg]],
  },
  {
    what: 'sell USDY',
    to: '0xa42613c243b67bf6194ac327795b926b4b491f15',
    call: 'redeem(uint256 rwaAmount, address receivingToken, uint256 minimumTokenReceived)',
    args: [100n * e18, usdc, 100n * e6],
    out: [[100n * e18, usdy]],
    comes: [[105n * e6, usdc]],
  },
  {
    what: 'buy mTBILL',
    to: '0x99361435420711723af805f08187c9e6bf796683',
    call: 'depositInstant(address tokenIn, uint256 amountToken, uint256 minReceiveAmount, bytes32 referrerId)',
    args: [usdc, 100n * e18, 95n * e18, zeroHash],
    out: [[100n * e6, usdc]],
    comes: [[97n * e18, mtbill]],
  },
  {
    what: 'ask Midas for a redemption',
    caution: 'The request names no price: what comes for it is decided later.',
    to: '0xf6e51d24f4793ac5e71e0502213a9bbe3a6d4517',
    call: 'redeemRequest(address tokenOut, uint256 amountMTokenIn)',
    args: [usdc, 100n * e18],
    out: [[100n * e18, mtbill]],
  },
  {
    what: 'mint a POAP',
    to: '0x0bb4d3e88243f4a057db77341e6916b0e449b158',
    call: 'mintToken(uint256 eventId, uint256 tokenId, address receiver, uint256 expirationTime, bytes signature)',
    args: [5n, 7n, me, soon, `0x${'5a'.repeat(65)}` as Hex],
    comes: [[1n, '0x22c1f6050e56d2876009903609a2cc3fef83b415', 7n]],
  },
];
