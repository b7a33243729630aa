import { type Address, type Hex, maxUint256 } from 'viem';
import { dataOf, friend, me, usdc, weth } from '../../testing/views.ts';
import type { HonestTransaction } from './honestTransactions.ts';

const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const usdt: Address = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const ldo: Address = '0x5a98fcbea516cf06857215779fd812ca3bef1b32';
const arb: Address = '0x912ce59144191c1204e64559fe8253a0e49e6548';
const usdcOfOptimism: Address = '0x0b2c639c533813f4aa9d7837caf62653d097ff85';
const usdcOfPolygon: Address = '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359';
const usdcOfBase: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const usdcOfArbitrum: Address = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
const wethOfBase: Address = '0x4200000000000000000000000000000000000006';
const wethOfArbitrum: Address = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const aave: Address = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const aaveOfLayers: Address = '0x794a61358d6845594f94dc1db02a252b5b4814ad';
const aaveOfBase: Address = '0xa238dd80c259a72e81d7e4664a9801593f98d1c5';
const cometOfBase: Address = '0xb125e6687d4313864e53df431d5425969c15eb2f';
const cometOfArbitrum: Address = '0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf';
const router02: Address = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const router02OfBase: Address = '0x2626664c2603336e57b271c5c0b26f421741e481';
const v2Router: Address = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const pancake: Address = '0x10ed43c718714eb63d5aa57b78b54704e256024e';
const aerodrome: Address = '0xcf77a3ba9a5ca399b7c97c74d54e5b1beb874e43';
const threePool: Address = '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7';
const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const universal: Address = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const resolver: Address = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';
const governor: Address = '0x408ed6354d4973f66138c91495f2f2fcbd8724c3';
const lidoVotes: Address = '0x2e59a20f205bb85a89c53f1936454680651e618e';
const bridgeOfLayer: Address = '0x4200000000000000000000000000000000000010';
const merkl: Address = '0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae';
const ceth: Address = '0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5';
const susds: Address = '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd';
const usds: Address = '0xdc035d45d973e3ec169d2276ddab16f1e407384f';
const wsteth: Address = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const metaMorpho: Address = '0xbeef01735c132ada46aa9aa4c54623caa92a64cb';
const collection: Address = '0xbd3531da5cf5857e7cfaa92426877b022e612cf8';
const conduit: Address = '0x1e0049783f008a0085193e00003d00cd54003c71';
const usdtOfBnb: Address = '0x55d398326f99059ff775485246999027b3197955';
const wbnb: Address = '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c';
const soon = 1_900_000_000n;
const e6 = 10n ** 6n;
const e18 = 10n ** 18n;
const node: Hex = `0x${'6e'.repeat(32)}`;

const single =
  '(address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params';
const exact =
  '(address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params';
const paid = (tokenIn: Address, tokenOut: Address, recipient: Address, amountIn: bigint, least: bigint) => ({
  tokenIn,
  tokenOut,
  fee: 500,
  recipient,
  amountIn,
  amountOutMinimum: least,
  sqrtPriceLimitX96: 0n,
});

/** What the most used protocols are asked for every day, on the networks where people are: minima within a hundredth. */
export const honestEveryday: readonly HonestTransaction[] = [
  // Lending
  {
    what: 'supply USDC to Aave on Arbitrum',
    to: aaveOfLayers,
    chain: 42161,
    call: 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    args: [usdcOfArbitrum, 250n * e6, me, 0],
    out: [[250n * e6, usdcOfArbitrum]],
  },
  {
    what: 'borrow USDC from Aave on Arbitrum',
    to: aaveOfLayers,
    chain: 42161,
    call: 'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
    args: [usdcOfArbitrum, 100n * e6, 2n, 0, me],
    comes: [
      [100n * e6, usdcOfArbitrum],
      [100n * e6, '0xf611aeb5013fd2c0511c9cd55c7dc5c1140741a6'],
    ],
  },
  {
    what: 'repay all to Aave on Base',
    to: aaveOfBase,
    chain: 8453,
    call: 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
    args: [usdcOfBase, maxUint256, 2n, me],
    out: [[100n * e6, usdcOfBase]],
  },
  {
    what: 'withdraw all from Aave on Optimism, and owe nothing',
    to: aaveOfLayers,
    chain: 10,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [usdcOfOptimism, maxUint256, me],
    owes: 0n,
    comes: [[100n * e6, usdcOfOptimism]],
  },
  {
    what: 'repay a part in DAI to Aave',
    to: aave,
    call: 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
    args: [dai, 40n * e18, 2n, me],
    out: [[40n * e18, dai]],
  },
  {
    what: 'supply USDC to Compound III on Base',
    to: cometOfBase,
    chain: 8453,
    call: 'supply(address asset, uint256 amount)',
    args: [usdcOfBase, 75n * e6],
    out: [[75n * e6, usdcOfBase]],
  },
  {
    what: 'take USDC out of Compound III on Arbitrum, and owe nothing',
    to: cometOfArbitrum,
    chain: 42161,
    call: 'withdraw(address asset, uint256 amount)',
    args: [usdcOfArbitrum, 75n * e6],
    owes: 0n,
    comes: [[75n * e6, usdcOfArbitrum]],
  },
  {
    what: 'repay ETH to Compound',
    to: ceth,
    call: 'repayBorrow()',
    args: [],
    value: e18 / 2n,
    out: [[e18 / 2n]],
  },
  // Exchanges
  {
    what: 'swap USDC for WETH on Base',
    to: router02OfBase,
    chain: 8453,
    call: `exactInputSingle(${single})`,
    args: [paid(usdcOfBase, wethOfBase, me, 300n * e6, (e18 * 99n) / 1_000n)],
    out: [[300n * e6, usdcOfBase]],
    comes: [[e18 / 10n, wethOfBase]],
  },
  {
    what: 'buy WETH for USDC at most',
    to: router02,
    call: `exactOutputSingle(${exact})`,
    args: [
      {
        tokenIn: usdc,
        tokenOut: weth,
        fee: 500,
        recipient: me,
        amountOut: e18 / 10n,
        amountInMaximum: 303n * e6,
        sqrtPriceLimitX96: 0n,
      },
    ],
    out: [[300n * e6, usdc]],
    comes: [[e18 / 10n, weth]],
  },
  {
    what: 'swap USDC for ETH by calls of router 02',
    to: router02,
    call: 'multicall(uint256 deadline, bytes[] data)',
    args: [
      soon,
      [
        dataOf(`exactInputSingle(${single})`, [
          paid(usdc, weth, '0x0000000000000000000000000000000000000002', 300n * e6, (e18 * 99n) / 1_000n),
        ]),
        dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [(e18 * 99n) / 1_000n, me]),
      ],
    ],
    inside: [usdc, weth],
    out: [[300n * e6, usdc]],
    comes: [[e18 / 10n]],
  },
  {
    what: 'swap USDC for LDO',
    to: v2Router,
    call: 'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    args: [100n * e6, 99n * e18, [usdc, weth, ldo], me, soon],
    out: [[100n * e6, usdc]],
    comes: [[100n * e18, ldo]],
  },
  {
    what: 'swap DAI for USDT',
    to: v2Router,
    call: 'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    args: [100n * e18, 99n * e6, [dai, weth, usdt], me, soon],
    out: [[100n * e18, dai]],
    comes: [[995n * 10n ** 5n, usdt]],
  },
  {
    what: 'swap BNB for USDT',
    to: pancake,
    chain: 56,
    call: 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    args: [594n * e18, [wbnb, usdtOfBnb], me, soon],
    value: e18,
    out: [[e18]],
    comes: [[600n * e18, usdtOfBnb]],
  },
  {
    what: 'swap DAI for USDC at the pool of three',
    to: threePool,
    call: 'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)',
    args: [0n, 1n, 500n * e18, 499n * e6],
    out: [[500n * e18, dai]],
    comes: [[49_990n * 10n ** 4n, usdc]],
  },
  {
    what: 'swap ETH at Aerodrome',
    to: aerodrome,
    chain: 8453,
    call: 'swapExactETHForTokens(uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
    args: [
      297n * e6,
      [
        {
          from: wethOfBase,
          to: usdcOfBase,
          stable: false,
          factory: '0x420dd381b31aef6683db6b902084cb0ffece40da',
        },
      ],
      me,
      soon,
    ],
    value: e18 / 10n,
    out: [[e18 / 10n]],
    comes: [[300n * e6, usdcOfBase]],
  },
  {
    what: 'wrap on Arbitrum',
    to: wethOfArbitrum,
    chain: 42161,
    call: 'deposit()',
    args: [],
    value: e18,
    out: [[e18]],
    comes: [[e18, wethOfArbitrum]],
  },
  {
    what: 'unwrap on Base',
    to: wethOfBase,
    chain: 8453,
    call: 'withdraw(uint256 wad)',
    args: [e18],
    out: [[e18, wethOfBase]],
    comes: [[e18]],
  },
  // Payments and allowances
  {
    what: 'pay a friend in USDC on Polygon',
    to: usdcOfPolygon,
    chain: 137,
    call: 'transfer(address to, uint256 amount)',
    args: [friend, 20n * e6],
    saved: [friend],
    out: [[20n * e6, usdcOfPolygon]],
  },
  {
    what: 'pay a friend in ETH on Base',
    to: friend,
    chain: 8453,
    call: '',
    args: [],
    value: e18 / 50n,
    saved: [friend],
    out: [[e18 / 50n]],
  },
  {
    what: 'allow Aave an amount of USDC',
    to: usdc,
    call: 'approve(address spender, uint256 amount)',
    args: [aave, 250n * e6],
    allows: [usdc, aave, 250n * e6],
  },
  {
    what: 'allow router 02 an amount of DAI',
    to: dai,
    call: 'approve(address spender, uint256 amount)',
    args: [router02, 100n * e18],
    allows: [dai, router02, 100n * e18],
  },
  {
    what: 'allow the Universal Router an amount by Permit2',
    to: permit2,
    call: 'approve(address token, address spender, uint160 amount, uint48 expiration)',
    args: [usdc, universal, 100n * e6, 1_800_000_000],
    allows: [usdc, universal, 100n * e6, permit2],
  },
  {
    what: 'take the rights of a conduit back',
    to: collection,
    call: 'setApprovalForAll(address operator, bool approved)',
    args: [conduit, false],
  },
  // Savings and stakes
  {
    what: 'save USDS for shares',
    to: susds,
    call: 'deposit(uint256 assets, address receiver)',
    args: [100n * e18, me],
    out: [[100n * e18, usds]],
    comes: [[96n * e18, susds]],
  },
  {
    what: 'take shares out of a vault of Morpho',
    to: metaMorpho,
    call: 'redeem(uint256 shares, address receiver, address owner)',
    args: [90n * e18, me, me],
    out: [[90n * e18, metaMorpho]],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'wrap half of an stETH',
    to: wsteth,
    call: 'wrap(uint256 _stETHAmount)',
    args: [e18 / 2n],
    out: [[e18 / 2n, '0xae7ab96520de3a18e5e111b5eaab095312d7fe84']],
    comes: [[(e18 * 42n) / 100n, wsteth]],
  },
  {
    what: 'claim at Merkl on Arbitrum',
    to: merkl,
    chain: 42161,
    call: 'claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
    args: [[me], [arb], [12n * e18], [[`0x${'ab'.repeat(32)}`]]],
    comes: [[12n * e18, arb]],
  },
  // Bridges
  {
    what: 'take ETH from Optimism back to Ethereum',
    to: bridgeOfLayer,
    chain: 10,
    call: 'withdraw(address _l2Token, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
    args: ['0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000', e18 / 10n, 200_000, '0x'],
    value: e18 / 10n,
    out: [[e18 / 10n]],
  },
  {
    what: 'take ETH from Base back to myself on Ethereum',
    to: bridgeOfLayer,
    chain: 8453,
    call: 'bridgeETHTo(address _to, uint32 _minGasLimit, bytes _extraData)',
    args: [me, 200_000, '0x'],
    value: e18 / 10n,
    out: [[e18 / 10n]],
  },
  {
    what: 'bridge USDC by CCTP from Base to myself',
    to: '0x1682ae6375c4e4a97e4b583bc394c861a46d8962',
    chain: 8453,
    call: 'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
    args: [100n * e6, 0, `0x000000000000000000000000${me.slice(2).toLowerCase()}`, usdcOfBase],
    out: [[100n * e6, usdcOfBase]],
  },
  // Names
  {
    what: 'describe myself under a name',
    to: resolver,
    call: 'setText(bytes32 node, string key, string value)',
    args: [node, 'description', 'Developer. I build open-source software, and I love cats.'],
  },
  {
    what: 'set the language of a name',
    to: resolver,
    call: 'setText(bytes32 node, string key, string value)',
    args: [node, 'language', 'en'],
  },
  {
    what: 'set the time zone of a name',
    to: resolver,
    call: 'setText(bytes32 node, string key, string value)',
    args: [node, 'timezone', 'Europe/Berlin'],
  },
  {
    what: 'take the site of a name out of its texts',
    to: resolver,
    call: 'setText(bytes32 node, string key, string value)',
    args: [node, 'url', ''],
  },
  {
    what: 'set my own address of a name for all networks',
    to: resolver,
    call: 'setAddr(bytes32 node, uint256 coinType, bytes a)',
    args: [node, 60n, me],
  },
  // Votes
  {
    what: 'vote with no reason',
    to: governor,
    call: 'castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
    args: [31n, 1, ''],
  },
  {
    what: 'vote against, with a reason',
    to: governor,
    call: 'castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
    args: [31n, 0, 'Against: the budget is unclear, and it costs too much.'],
  },
  {
    what: 'vote at the governor of ENS',
    to: '0x323a76393544d5ecca80cd6ef2a560c6a395b7e3',
    call: 'castVote(uint256 proposalId, uint8 support)',
    args: [12n, 1],
  },
  {
    what: 'take back a delegation on Snapshot',
    to: '0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446',
    call: 'clearDelegate(bytes32 id)',
    args: [`0x${'00'.repeat(32)}`],
  },
  {
    what: 'vote at Lido',
    to: lidoVotes,
    call: 'vote(uint256 _voteId, bool _supports, bool _executesIfDecided)',
    args: [190n, true, false],
  },
  {
    what: 'delegate votes of ARB to myself',
    to: arb,
    chain: 42161,
    call: 'delegate(address delegatee)',
    args: [me],
  },
  // Things
  {
    what: 'give an item to a friend with no data',
    to: collection,
    call: 'safeTransferFrom(address from, address to, uint256 tokenId)',
    args: [me, friend, 77n],
    saved: [friend],
    out: [[1n, collection, 77n]],
  },
];
