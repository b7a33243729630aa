import { type Address, type Hex, maxUint256, zeroAddress } from 'viem';
import { me, usdc, weth } from '../../testing/views.ts';

/**
 * What people send every day at the protocols that are modelled, on Ethereum: the function as the protocol's own ABI has
 * it, with the arguments that its app gives. `out` and `comes` are what the simulation shows to leave and to arrive at
 * the user's account, in the smallest unit; without a token the native currency. `caution`: the true reason of one.
 */
export type HonestTransaction = Readonly<{
  what: string;
  to: Address;
  call: string;
  args: readonly unknown[];
  value?: bigint;
  out?: readonly Amount[];
  comes?: readonly Amount[];
  caution?: string;
  /** The network, where it is not Ethereum. */
  chain?: number;
  /** The position at `to` that is the user's, by its number. */
  owns?: bigint;
  /** What the user owes the market, as it says itself. */
  owes?: bigint;
  /** Who owns the name that is paid for. */
  named?: Address;
  /** What the spender may take after that of a token, and whether Permit2 keeps it. */
  allows?: readonly [token: Address, spender: Address, amount: bigint, via?: Address];
  /** Whom the user has saved. */
  saved?: readonly Address[];
  /** Contracts that only calls inside the bytes of others name. */
  inside?: readonly Address[];
  /** Whose balances change, where it is not the user's. */
  who?: Address;
}>;

/** Of an item its collection and number. */
type Amount = readonly [amount: bigint, token?: Address, item?: bigint];

const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const steth: Address = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const wsteth: Address = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const aave: Address = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const comet: Address = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const morpho: Address = '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb';
const v2Router: Address = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const v3Router: Address = '0xe592427a0aece92de3edee1f18e0157c05861564';
const router02: Address = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const positions: Address = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const registrar: Address = '0x253553366da8546fc250f225fe3d25d0c782303b';
const resolver: Address = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';
const sablier: Address = '0xafb979d9afad1ad27c5eff4e27226e3ab9e5dcc9';
const balancer: Address = '0xba12222222228d8ba445958a75a0704d566bf2c8';
const governor: Address = '0x408ed6354d4973f66138c91495f2f2fcbd8724c3';
const aUsdc: Address = '0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c';
const soon = 1_900_000_000n;
const e6 = 10n ** 6n;
const e18 = 10n ** 18n;
const market = {
  loanToken: usdc,
  collateralToken: wsteth,
  oracle: '0x48f7e36eb6b826b2df4b2e630b62cd25e89e40e2' as Address,
  irm: '0x870ac11d48b15db9a138cf899d20f13f79ba00bc' as Address,
  lltv: 860_000_000_000_000_000n,
};
const marketType =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';
const node: Hex = `0x${'6e'.repeat(32)}`;

export const honestTransactions: readonly HonestTransaction[] = [
  // ERC-20, ERC-721, ERC-1155, WETH, Permit2
  {
    what: 'take an allowance back',
    to: usdc,
    call: 'approve(address spender, uint256 amount)',
    args: [v2Router, 0n],
  },
  {
    what: 'allow Permit2 an amount',
    to: usdc,
    call: 'approve(address spender, uint256 amount)',
    args: [permit2, 100n * e6],
  },
  {
    what: 'lower an allowance',
    to: usdc,
    call: 'decreaseAllowance(address spender, uint256 subtractedAmount)',
    args: [v2Router, 5n * e6],
  },
  { what: 'wrap', to: weth, call: 'deposit()', args: [], value: e18, out: [[e18]], comes: [[e18, weth]] },
  {
    what: 'unwrap',
    to: weth,
    call: 'withdraw(uint256 wad)',
    args: [e18],
    out: [[e18, weth]],
    comes: [[e18]],
  },
  {
    what: 'delegate votes to myself',
    to: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
    call: 'delegate(address delegatee)',
    args: [me],
  },
  {
    what: 'take an operator back',
    to: positions,
    call: 'setApprovalForAll(address operator, bool approved)',
    args: [v2Router, false],
  },
  {
    what: 'lock Permit2 down',
    to: permit2,
    call: 'lockdown((address token, address spender)[] approvals)',
    args: [[{ token: usdc, spender: v2Router }]],
  },
  {
    what: 'void nonces of Permit2',
    to: permit2,
    call: 'invalidateUnorderedNonces(uint256 wordPos, uint256 mask)',
    args: [0n, 255n],
  },
  // Uniswap
  {
    what: 'swap tokens, v2',
    to: v2Router,
    call: 'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    args: [100n * e6, 3n * 10n ** 16n, [usdc, weth], me, soon],
    out: [[100n * e6, usdc]],
    comes: [[31n * 10n ** 15n, weth]],
  },
  {
    what: 'swap ETH, v2',
    to: v2Router,
    call: 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    args: [2_900n * e6, [weth, usdc], me, soon],
    value: e18,
    out: [[e18]],
    comes: [[3_000n * e6, usdc]],
  },
  {
    what: 'add liquidity, v2',
    to: v2Router,
    call: 'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
    args: [usdc, 3_000n * e6, 2_990n * e6, 99n * 10n ** 16n, me, soon],
    value: e18,
    out: [[e18], [3_000n * e6, usdc]],
    comes: [[10n ** 15n, '0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc']],
  },
  {
    what: 'remove liquidity, v2',
    to: v2Router,
    call: 'removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
    args: [usdc, 10n ** 15n, 2_900n * e6, 9n * 10n ** 17n, me, soon],
    out: [[10n ** 15n, '0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc']],
    comes: [[e18], [3_000n * e6, usdc]],
  },
  {
    what: 'swap, v3',
    to: v3Router,
    call: 'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    args: [
      {
        tokenIn: usdc,
        tokenOut: weth,
        fee: 500,
        recipient: me,
        deadline: soon,
        amountIn: 3_000n * e6,
        amountOutMinimum: 99n * 10n ** 16n,
        sqrtPriceLimitX96: 0n,
      },
    ],
    out: [[3_000n * e6, usdc]],
    comes: [[e18, weth]],
  },
  {
    what: 'swap, router 02',
    to: router02,
    call: 'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    args: [
      {
        tokenIn: usdc,
        tokenOut: weth,
        fee: 500,
        recipient: me,
        amountIn: 3_000n * e6,
        amountOutMinimum: 99n * 10n ** 16n,
        sqrtPriceLimitX96: 0n,
      },
    ],
    out: [[3_000n * e6, usdc]],
    comes: [[e18, weth]],
  },
  {
    what: 'collect fees, v3',
    to: positions,
    call: 'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
    args: [{ tokenId: 7n, recipient: me, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n }],
    comes: [
      [5n * e6, usdc],
      [10n ** 15n, weth],
    ],
  },
  {
    what: 'shrink a position, v3',
    caution: 'Its minima are one unit of each token, so that the position goes out at any price.',
    to: positions,
    call: 'decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    args: [{ tokenId: 7n, liquidity: 10n ** 12n, amount0Min: 1n, amount1Min: 1n, deadline: soon }],
  },
  {
    what: 'raise a position, v3',
    caution: 'A third of the ETH may stay outside: the price may move that far.',
    to: positions,
    owns: 7n,
    call: 'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    args: [
      {
        tokenId: 7n,
        amount0Desired: 100n * e6,
        amount1Desired: 3n * 10n ** 16n,
        amount0Min: 99n * e6,
        amount1Min: 2n * 10n ** 16n,
        deadline: soon,
      },
    ],
    out: [
      [100n * e6, usdc],
      [3n * 10n ** 16n, weth],
    ],
  },
  {
    what: 'open a position, v3',
    caution: 'A third of the ETH may stay outside: the price may move that far.',
    to: positions,
    call: 'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
    args: [
      {
        token0: usdc,
        token1: weth,
        fee: 500,
        tickLower: -100,
        tickUpper: 100,
        amount0Desired: 100n * e6,
        amount1Desired: 3n * 10n ** 16n,
        amount0Min: 99n * e6,
        amount1Min: 2n * 10n ** 16n,
        recipient: me,
        deadline: soon,
      },
    ],
    out: [
      [100n * e6, usdc],
      [3n * 10n ** 16n, weth],
    ],
  },
  // Aave
  {
    what: 'supply to Aave',
    to: aave,
    call: 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    args: [usdc, 100n * e6, me, 0],
    out: [[100n * e6, usdc]],
    comes: [[100n * e6, aUsdc]],
  },
  {
    what: 'withdraw from Aave',
    to: aave,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [usdc, 100n * e6, me],
    out: [[100n * e6, aUsdc]],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'withdraw all from Aave',
    to: aave,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [usdc, maxUint256, me],
    out: [[100n * e6, aUsdc]],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'borrow from Aave',
    to: aave,
    call: 'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
    args: [usdc, 50n * e6, 2n, 0, me],
    comes: [
      [50n * e6, usdc],
      [50n * e6, '0x72e95b8931767c79ba4eee721354d6e99a61d004'],
    ],
  },
  {
    what: 'repay Aave',
    to: aave,
    call: 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
    args: [usdc, 50n * e6, 2n, me],
    out: [[50n * e6, usdc]],
  },
  {
    what: 'repay Aave with aTokens',
    to: aave,
    call: 'repayWithATokens(address asset, uint256 amount, uint256 interestRateMode)',
    args: [usdc, 50n * e6, 2n],
    out: [[50n * e6, aUsdc]],
  },
  {
    what: 'use as collateral',
    to: aave,
    call: 'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
    args: [usdc, true],
  },
  {
    what: 'choose an efficiency mode',
    to: aave,
    call: 'setUserEMode(uint8 categoryId)',
    args: [1],
    owes: 0n,
  },
  {
    what: 'claim rewards of Aave',
    to: '0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb',
    call: 'claimAllRewardsToSelf(address[] assets)',
    args: [[aUsdc]],
    comes: [[e18, '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9']],
  },
  {
    what: 'claim rewards of Aave to myself',
    to: '0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb',
    call: 'claimAllRewards(address[] assets, address to)',
    args: [[aUsdc], me],
    comes: [[e18, '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9']],
  },
  {
    what: 'stake AAVE',
    to: '0x4da27a545c0c5b758a6ba100e3a049001de870f5',
    call: 'stake(address to, uint256 amount)',
    args: [me, e18],
    out: [[e18, '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9']],
    comes: [[e18, '0x4da27a545c0c5b758a6ba100e3a049001de870f5']],
  },
  {
    what: 'begin to unstake AAVE',
    to: '0x4da27a545c0c5b758a6ba100e3a049001de870f5',
    call: 'cooldown()',
    args: [],
  },
  {
    what: 'stake again what Aave pays for a stake',
    to: '0x4da27a545c0c5b758a6ba100e3a049001de870f5',
    call: 'claimRewardsAndStake(address to, uint256 amount)',
    args: [me, e18],
    comes: [[e18, '0x4da27a545c0c5b758a6ba100e3a049001de870f5']],
  },
  {
    what: 'supply to Aave on Arbitrum, as its page packs it',
    to: '0x794a61358d6845594f94dc1db02a252b5b4814ad',
    chain: 42161,
    call: 'supply(bytes32 args)',
    args: [`0x${'5f5e100000c'.padStart(64, '0')}`],
    out: [[100n * e6, '0xaf88d065e77c8cc2239327c5edb3a432268e5831']],
    comes: [[100n * e6, '0x724dc807b04555b71ed48a6896b6f41593b8c637']],
  },
  {
    what: 'withdraw from Aave on Arbitrum, as its page packs it',
    to: '0x794a61358d6845594f94dc1db02a252b5b4814ad',
    chain: 42161,
    call: 'withdraw(bytes32 args)',
    args: [`0x${'5f5e100000c'.padStart(64, '0')}`],
    owes: 0n,
    comes: [[100n * e6, '0xaf88d065e77c8cc2239327c5edb3a432268e5831']],
  },
  {
    what: 'claim CRV on Arbitrum',
    to: '0xabc000d88f23bb45525e447528dbf656a9d55bf5',
    chain: 42161,
    call: 'mint(address gauge_addr)',
    args: ['0xae0f794bc4cad74739354223b167dbd04a3ac6a5'],
    comes: [[e18, '0x11cdb42b0eb46d95f990bedd4695a6e3fa034978']],
  },
  {
    what: 'swap at Sushi by an executor of its own',
    to: '0xac4c6e212a361c968f1725b4d055b47e63f80b75',
    call: 'snwap(address tokenIn, uint256 amountIn, address recipient, address tokenOut, uint256 amountOutMin, address executor, bytes executorData)',
    args: [
      usdc,
      100n * e6,
      me,
      weth,
      (e18 / 1_000n) * 32n,
      '0xd2b37ade14708bf18904047b1e31f8166d39612b',
      '0x1234',
    ],
    out: [[100n * e6, usdc]],
    comes: [[e18 / 30n, weth]],
  },
  {
    what: 'begin to unstake PENDLE',
    to: '0x999999999991e178d52cd95afd4b00d066664144',
    call: 'cooldown(uint256 amount)',
    args: [e18],
  },
  {
    what: 'lock VELO for ten weeks more',
    to: '0xfaf8fd17d9840595845582fcb047df13f006787d',
    chain: 10,
    owns: 30_064n,
    call: 'increaseUnlockTime(uint256 tokenId, uint256 lockDuration)',
    args: [30_064n, 6_048_000n],
  },
  {
    what: 'send POL of Polygon to Ethereum',
    to: '0x0000000000000000000000000000000000001010',
    chain: 137,
    call: 'withdraw(uint256 amount)',
    args: [e18],
    value: e18,
    out: [[e18]],
  },
  {
    what: 'send a token to Gnosis Chain',
    to: '0x88ad09518695c6c3712ac10a214be5109a655671',
    call: 'relayTokens(address token, address _receiver, uint256 _value)',
    args: [weth, me, e18],
    out: [[e18, weth]],
  },
  {
    what: 'send a token of OP Mainnet to Ethereum',
    to: '0x4200000000000000000000000000000000000010',
    chain: 10,
    call: 'withdraw(address _l2Token, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
    args: ['0x0b2c639c533813f4aa9d7837caf62653d097ff85', 100n * e6, 0, '0x'],
    out: [[100n * e6, '0x0b2c639c533813f4aa9d7837caf62653d097ff85']],
  },
  // Compound
  {
    what: 'supply to Compound III',
    to: comet,
    call: 'supply(address asset, uint256 amount)',
    args: [weth, e18],
    out: [[e18, weth]],
  },
  {
    what: 'supply the base of Compound III',
    to: comet,
    call: 'supply(address asset, uint256 amount)',
    args: [usdc, 10n * e6],
    out: [[10n * e6, usdc]],
    comes: [[10n * e6, comet]],
  },
  {
    what: 'withdraw from Compound III',
    to: comet,
    call: 'withdraw(address asset, uint256 amount)',
    args: [weth, e18],
    comes: [[e18, weth]],
  },
  {
    what: 'mint cUSDC',
    to: '0x39aa39c021dfbae8fac545936693ac917d5e7563',
    call: 'mint(uint256 mintAmount)',
    args: [100n * e6],
    out: [[100n * e6, usdc]],
    comes: [[4_400n * 10n ** 8n, '0x39aa39c021dfbae8fac545936693ac917d5e7563']],
  },
  {
    what: 'redeem cUSDC',
    to: '0x39aa39c021dfbae8fac545936693ac917d5e7563',
    call: 'redeem(uint256 redeemTokens)',
    args: [4_400n * 10n ** 8n],
    out: [[4_400n * 10n ** 8n, '0x39aa39c021dfbae8fac545936693ac917d5e7563']],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'repay cUSDC',
    to: '0x39aa39c021dfbae8fac545936693ac917d5e7563',
    call: 'repayBorrow(uint256 repayAmount)',
    args: [10n * e6],
    out: [[10n * e6, usdc]],
  },
  {
    what: 'enter a market of Compound',
    to: '0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b',
    call: 'enterMarkets(address[] cTokens)',
    args: [['0x39aa39c021dfbae8fac545936693ac917d5e7563']],
  },
  // Morpho
  {
    what: 'supply to Morpho',
    caution: 'The market relies on an oracle that its creator chose, and Readback does not know it.',
    to: morpho,
    call: `supply(${marketType}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
    args: [market, 100n * e6, 0n, me, '0x'],
    out: [[100n * e6, usdc]],
  },
  {
    what: 'supply collateral to Morpho',
    caution: 'The market relies on an oracle that its creator chose, and Readback does not know it.',
    to: morpho,
    call: `supplyCollateral(${marketType}, uint256 assets, address onBehalf, bytes data)`,
    args: [market, e18, me, '0x'],
    out: [[e18, wsteth]],
  },
  {
    what: 'borrow from Morpho',
    caution: 'No token shows the debt.',
    to: morpho,
    call: `borrow(${marketType}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
    args: [market, 100n * e6, 0n, me, me],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'repay Morpho',
    to: morpho,
    call: `repay(${marketType}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
    args: [market, 100n * e6, 0n, me, '0x'],
    out: [[100n * e6, usdc]],
  },
  {
    what: 'withdraw from Morpho',
    to: morpho,
    call: `withdraw(${marketType}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
    args: [market, 100n * e6, 0n, me, me],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'withdraw collateral from Morpho',
    to: morpho,
    call: `withdrawCollateral(${marketType}, uint256 assets, address onBehalf, address receiver)`,
    args: [market, e18, me, me],
    comes: [[e18, wsteth]],
    owes: 0n,
  },
  // Lido, Rocket Pool, EtherFi, EigenLayer, Ethena
  {
    what: 'stake with Lido',
    to: steth,
    call: 'submit(address _referral)',
    args: [zeroAddress],
    value: e18,
    out: [[e18]],
    comes: [[e18, steth]],
  },
  {
    what: 'wrap stETH',
    to: wsteth,
    call: 'wrap(uint256 _stETHAmount)',
    args: [e18],
    out: [[e18, steth]],
    comes: [[85n * 10n ** 16n, wsteth]],
  },
  {
    what: 'unwrap wstETH',
    to: wsteth,
    call: 'unwrap(uint256 _wstETHAmount)',
    args: [e18],
    out: [[e18, wsteth]],
    comes: [[117n * 10n ** 16n, steth]],
  },
  {
    what: 'ask Lido for a withdrawal',
    to: '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1',
    call: 'requestWithdrawals(uint256[] _amounts, address _owner)',
    args: [[e18], me],
    out: [[e18, steth]],
  },
  {
    what: 'claim a withdrawal of Lido',
    to: '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1',
    call: 'claimWithdrawals(uint256[] _requestIds, uint256[] _hints)',
    args: [[5n], [1n]],
    comes: [[e18]],
  },
  {
    what: 'stake with Rocket Pool',
    to: '0xdd3f50f8a6cafbe9b31a427582963f465e745af8',
    call: 'deposit()',
    args: [],
    value: e18,
    out: [[e18]],
    comes: [[9n * 10n ** 17n, '0xae78736cd615f374d3085123a210448e74fc6393']],
  },
  {
    what: 'burn rETH',
    to: '0xae78736cd615f374d3085123a210448e74fc6393',
    call: 'burn(uint256 _rethAmount)',
    args: [e18],
    out: [[e18, '0xae78736cd615f374d3085123a210448e74fc6393']],
    comes: [[11n * 10n ** 17n]],
  },
  {
    what: 'stake with EtherFi',
    to: '0x308861a430be4cce5502d0a12724771fc6daf216',
    call: 'deposit()',
    args: [],
    value: e18,
    out: [[e18]],
    comes: [[e18, '0x35fa164735182de50811e8e2e824cfb9b6118ac2']],
  },
  {
    what: 'wrap eETH',
    to: '0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee',
    call: 'wrap(uint256 _eETHAmount)',
    args: [e18],
    out: [[e18, '0x35fa164735182de50811e8e2e824cfb9b6118ac2']],
    comes: [[9n * 10n ** 17n, '0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee']],
  },
  {
    what: 'restake with EigenLayer',
    to: '0x858646372cc42e1a627fce94aa7a7033e7cf075a',
    call: 'depositIntoStrategy(address strategy, address token, uint256 amount)',
    args: ['0x93c4b944d05dfe6df7645a86cd2206016c51564d', steth, e18],
    out: [[e18, steth]],
  },
  {
    what: 'undelegate at EigenLayer',
    to: '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a',
    call: 'undelegate(address staker)',
    args: [me],
    caution: 'All that is staked goes into a queue of two weeks, and earns nothing there.',
  },
  {
    what: 'deposit to sUSDe',
    to: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
    call: 'deposit(uint256 assets, address receiver)',
    args: [100n * e18, me],
    out: [[100n * e18, '0x4c9edd5852cd905f086c759e8383e09bff1e68b3']],
    comes: [[90n * e18, '0x9d39a5de30e57443bff2a8307a4256c8797a3497']],
  },
  {
    what: 'cool sUSDe down',
    to: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
    call: 'cooldownShares(uint256 shares)',
    args: [90n * e18],
    out: [[90n * e18, '0x9d39a5de30e57443bff2a8307a4256c8797a3497']],
  },
  {
    what: 'unstake sUSDe',
    to: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
    call: 'unstake(address receiver)',
    args: [me],
    comes: [[100n * e18, '0x4c9edd5852cd905f086c759e8383e09bff1e68b3']],
  },
  // ERC-4626, Maker and Sky
  {
    what: 'deposit to a vault',
    to: '0x83f20f44975d03b1b09e64809b757c47f942beea',
    call: 'deposit(uint256 assets, address receiver)',
    args: [100n * e18, me],
    out: [[100n * e18, dai]],
    comes: [[90n * e18, '0x83f20f44975d03b1b09e64809b757c47f942beea']],
  },
  {
    what: 'mint shares of a vault',
    to: '0x83f20f44975d03b1b09e64809b757c47f942beea',
    call: 'mint(uint256 shares, address receiver)',
    args: [90n * e18, me],
    out: [[100n * e18, dai]],
    comes: [[90n * e18, '0x83f20f44975d03b1b09e64809b757c47f942beea']],
  },
  {
    what: 'withdraw from a vault',
    to: '0x83f20f44975d03b1b09e64809b757c47f942beea',
    call: 'withdraw(uint256 assets, address receiver, address owner)',
    args: [100n * e18, me, me],
    out: [[90n * e18, '0x83f20f44975d03b1b09e64809b757c47f942beea']],
    comes: [[100n * e18, dai]],
  },
  {
    what: 'redeem from a vault',
    to: '0x83f20f44975d03b1b09e64809b757c47f942beea',
    call: 'redeem(uint256 shares, address receiver, address owner)',
    args: [90n * e18, me, me],
    out: [[90n * e18, '0x83f20f44975d03b1b09e64809b757c47f942beea']],
    comes: [[100n * e18, dai]],
  },
  {
    what: 'DAI into USDS',
    to: '0x3225737a9bbb6473cb4a45b7244aca2befdb276a',
    call: 'daiToUsds(address usr, uint256 wad)',
    args: [me, 100n * e18],
    out: [[100n * e18, dai]],
    comes: [[100n * e18, '0xdc035d45d973e3ec169d2276ddab16f1e407384f']],
  },
  {
    what: 'USDS into DAI',
    to: '0x3225737a9bbb6473cb4a45b7244aca2befdb276a',
    call: 'usdsToDai(address usr, uint256 wad)',
    args: [me, 100n * e18],
    out: [[100n * e18, '0xdc035d45d973e3ec169d2276ddab16f1e407384f']],
    comes: [[100n * e18, dai]],
  },
  // Convex, Curve, Balancer, Yearn
  {
    what: 'deposit to Convex',
    to: '0xf403c135812408bfbe8713b5a23a04b3d48aae31',
    call: 'deposit(uint256 _pid, uint256 _amount, bool _stake)',
    args: [25n, e18, true],
    out: [[e18, '0x06325440d014e39736583c165c2963ba99faf14e']],
  },
  {
    what: 'claim at Convex',
    to: '0x0a760466e1b4621579a82a39cb56dda2f4e70f03',
    call: 'getReward(address _account, bool _claimExtras)',
    args: [me, true],
    comes: [[e18, '0xd533a949740bb3306d119cc777fa900ba034cd52']],
  },
  {
    what: 'unstake at Convex',
    to: '0x0a760466e1b4621579a82a39cb56dda2f4e70f03',
    call: 'withdrawAndUnwrap(uint256 amount, bool claim)',
    args: [e18, true],
    comes: [[e18, '0x06325440d014e39736583c165c2963ba99faf14e']],
  },
  {
    what: 'swap at Curve',
    to: '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7',
    call: 'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)',
    args: [0n, 1n, 100n * e18, 99n * e6],
    out: [[100n * e18, dai]],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'add liquidity at Curve',
    to: '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7',
    call: 'add_liquidity(uint256[3] amounts, uint256 min_mint_amount)',
    args: [[100n * e18, 0n, 0n], 95n * e18],
    out: [[100n * e18, dai]],
    comes: [[97n * e18, '0x6c3f90f043a72fa612cbac8115ee7e52bde6e490']],
  },
  {
    what: 'remove liquidity at Curve',
    to: '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7',
    call: 'remove_liquidity_one_coin(uint256 _token_amount, int128 i, uint256 min_amount)',
    args: [97n * e18, 0n, 99n * e18],
    out: [[97n * e18, '0x6c3f90f043a72fa612cbac8115ee7e52bde6e490']],
    comes: [[100n * e18, dai]],
  },
  {
    what: 'lock CRV',
    to: '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2',
    call: 'increase_amount(uint256 _value)',
    args: [e18],
    out: [[e18, '0xd533a949740bb3306d119cc777fa900ba034cd52']],
  },
  {
    what: 'claim CRV',
    to: '0xd061d61a4d941c39e5453435b6345dc261c2fce0',
    call: 'mint(address gauge_addr)',
    args: ['0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a'],
    comes: [[e18, '0xd533a949740bb3306d119cc777fa900ba034cd52']],
  },
  {
    what: 'swap at Balancer',
    to: balancer,
    call: 'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)',
    args: [
      { poolId: node, kind: 0, assetIn: usdc, assetOut: weth, amount: 3_000n * e6, userData: '0x' },
      { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false },
      99n * 10n ** 16n,
      soon,
    ],
    out: [[3_000n * e6, usdc]],
    comes: [[e18, weth]],
  },
  {
    what: 'join a pool at Balancer',
    caution: 'Anybody can open a pool at Balancer, and Readback does not know this one.',
    to: balancer,
    call: 'joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request)',
    args: [
      node,
      me,
      me,
      {
        assets: [usdc, weth],
        maxAmountsIn: [100n * e6, 0n],
        userData: `0x${'00'.repeat(64)}`,
        fromInternalBalance: false,
      },
    ],
    out: [[100n * e6, usdc]],
    comes: [[50n * e18, '0x5c6ee304399dbdb9c8ef030ab642b10820db8f56']],
  },
  {
    what: 'deposit to Yearn',
    to: '0xda816459f1ab5631232fe5e97a05bbbb94970c95',
    call: 'deposit(uint256 amount, address recipient)',
    args: [100n * e18, me],
    out: [[100n * e18, dai]],
    comes: [[95n * e18, '0xda816459f1ab5631232fe5e97a05bbbb94970c95']],
  },
  {
    what: 'withdraw from Yearn',
    to: '0xda816459f1ab5631232fe5e97a05bbbb94970c95',
    call: 'withdraw(uint256 maxShares, address recipient, uint256 maxLoss)',
    args: [95n * e18, me, 1n],
    out: [[95n * e18, '0xda816459f1ab5631232fe5e97a05bbbb94970c95']],
    comes: [[100n * e18, dai]],
  },
  // Sablier, ENS, governance
  {
    what: 'withdraw from a stream',
    to: sablier,
    call: 'withdraw(uint256 streamId, address to, uint128 amount)',
    args: [5n, me, 100n * e6],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'withdraw all of a stream',
    to: sablier,
    call: 'withdrawMax(uint256 streamId, address to)',
    args: [5n, me],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'renew a name',
    to: registrar,
    call: 'renew(string name, uint256 duration)',
    args: ['alice', 31_536_000n],
    value: 10n ** 15n,
    out: [[10n ** 15n]],
  },
  {
    what: 'register a name',
    to: registrar,
    call: 'register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
    args: ['alice', me, 31_536_000n, node, resolver, [], true, 0],
    value: 10n ** 15n,
    out: [[10n ** 15n]],
  },
  { what: 'commit to a name', to: registrar, call: 'commit(bytes32 commitment)', args: [node] },
  {
    what: 'set a text of a name',
    to: resolver,
    call: 'setText(bytes32 node, string key, string value)',
    args: [node, 'com.github', 'alice'],
  },
  {
    what: 'set the address of a name',
    to: resolver,
    call: 'setAddr(bytes32 node, address a)',
    args: [node, me],
  },
  {
    what: 'set my own name',
    to: '0xa58e81fe9b61b5c3fe2afd33cf304c454abfc7cb',
    call: 'setName(string name)',
    args: ['alice.eth'],
  },
  { what: 'vote', to: governor, call: 'castVote(uint256 proposalId, uint8 support)', args: [12n, 1] },
  {
    what: 'vote with a reason',
    to: governor,
    call: 'castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
    args: [12n, 1, 'It is a good idea.'],
  },
  // Claims, disperse, social
  {
    what: 'claim an airdrop',
    to: '0x090d4613473dee047c3f2706764f49e0821d256e',
    call: 'claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)',
    args: [1n, me, e18, [node, node]],
    comes: [[e18, '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984']],
  },
  {
    what: 'claim at Merkl',
    to: '0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae',
    call: 'claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
    args: [[me], [usdc], [100n * e6], [[node]]],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'rent storage at Farcaster',
    chain: 10,
    caution: 'The contract does not say whose account of Farcaster the number is.',
    to: '0x00000000fcce7f938e7ae6d3c335bd6a1a7c593d',
    call: 'rent(uint256 fid, uint256 units)',
    args: [5n, 1n],
    value: 10n ** 15n,
    out: [[10n ** 15n]],
  },
  // Bridges, to oneself
  {
    what: 'bridge by CCTP to myself',
    to: '0xbd3fa81b58ba92a82136038b25adec7066af3155',
    call: 'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
    args: [100n * e6, 6, `0x000000000000000000000000${me.slice(2).toLowerCase()}`, usdc],
    out: [[100n * e6, usdc]],
  },
  {
    what: 'bridge ETH to Optimism',
    to: '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1',
    call: 'depositETH(uint32 _minGasLimit, bytes _extraData)',
    args: [200_000, '0x'],
    value: e18,
    out: [[e18]],
  },
  {
    what: 'bridge a token to Optimism',
    to: '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1',
    call: 'bridgeERC20To(address _localToken, address _remoteToken, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
    args: [usdc, '0x7f5c764cbc14f9669b88837ca1490cca17c31607', me, 100n * e6, 200_000, '0x'],
    out: [[100n * e6, usdc]],
  },
  {
    what: 'bridge ETH to Arbitrum',
    to: '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f',
    call: 'depositEth()',
    args: [],
    value: e18,
    out: [[e18]],
  },
  {
    what: 'bridge by Across',
    caution:
      'Whoever fills the order decides what arrives, within what the call asks for on another network.',
    to: '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5',
    call: 'depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)',
    args: [me, me, usdc, usdc, 100n * e6, 99n * e6, 10n, zeroAddress, 1_800_000_000, 1_800_010_000, 0, '0x'],
    out: [[100n * e6, usdc]],
  },
  {
    what: 'send an OFT to myself',
    caution: 'Nobody vouches for the contract that takes it: anybody can deploy an OFT.',
    to: '0x1f55a02a049033e3419a8e2975cf3f572f4e6e9a',
    call: 'send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) _sendParam, (uint256 nativeFee, uint256 lzTokenFee) _fee, address _refundAddress)',
    args: [
      {
        dstEid: 30_110,
        to: `0x000000000000000000000000${me.slice(2).toLowerCase()}`,
        amountLD: e18,
        minAmountLD: e18,
        extraOptions: '0x',
        composeMsg: '0x',
        oftCmd: '0x',
      },
      { nativeFee: 10n ** 14n, lzTokenFee: 0n },
      me,
    ],
    value: 10n ** 14n,
    out: [[10n ** 14n], [e18, '0x1f55a02a049033e3419a8e2975cf3f572f4e6e9a']],
  },
];
