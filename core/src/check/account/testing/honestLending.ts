import { type Address, maxUint256, zeroHash } from 'viem';
import { me, usdc, weth } from '../../testing/views.ts';
import type { HonestTransaction } from './honestTransactions.ts';

const aave2: Address = '0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9';
const aave: Address = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const spark: Address = '0xc13e21b648a5ee794902342038ff3adab66be987';
const comet: Address = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const cometOfWeth: Address = '0xa17581a9e3356d9a858b789d68b4d866e593ae94';
const cEth: Address = '0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5';
const cUsdc: Address = '0x39aa39c021dfbae8fac545936693ac917d5e7563';
const morpho: Address = '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb';
const liquity: Address = '0x24179cd81c9e782a4096035f7ec97fb8b783e007';
const synthetix: Address = '0xffffffaeff0b96ea8e4f94b2253f31abdd875847';
const gmx: Address = '0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41';
const ens: Address = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';
const lusd: Address = '0x5f98805a4e8be255a32880fdec7f6728c6568ba0';
const aUsdc: Address = '0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c';
const aWeth: Address = '0x4d5f47fa6a74757f35c14fd3a6ef8e3c9bc514e8';
const aWethOf2: Address = '0x030ba81f1c18d280636f32af80b9aad02cf0854e';
const spWeth: Address = '0x59cd1c87501baa753d0b5b5ab5d8416a45cd71db';
const gateway: Address = '0xd01607c3c5ecaba394d8be377a08590149325722';
const e6 = 10n ** 6n;
const e18 = 10n ** 18n;
const market = {
  loanToken: usdc,
  collateralToken: weth,
  oracle: '0x48f7e36eb6b826b2df4b2e630b62cd25e89e40e2',
  irm: '0x870ac11d48b15db9a138cf899d20f13f79ba00bc',
  lltv: 860_000_000_000_000_000n,
};
const params =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';

/** What people take out of markets that owe nothing there, what they pay back, and what they stop using. */
export const honestLending: readonly HonestTransaction[] = [
  {
    what: 'take my savings out of Compound III to myself',
    to: comet,
    call: 'withdrawTo(address to, address asset, uint256 amount)',
    args: [me, usdc, 100n * e6],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'take all of my savings out of Compound III',
    to: comet,
    call: 'withdraw(address asset, uint256 amount)',
    args: [usdc, maxUint256],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'take ether out of the market of ether of Compound III',
    to: cometOfWeth,
    call: 'withdraw(address asset, uint256 amount)',
    args: [weth, e18],
    comes: [[e18, weth]],
  },
  {
    what: 'redeem cETH',
    to: cEth,
    call: 'redeem(uint256 redeemTokens)',
    args: [50n * 10n ** 8n],
    out: [[50n * 10n ** 8n, cEth]],
    comes: [[e18]],
  },
  {
    what: 'take an amount of ether out of Compound',
    to: cEth,
    call: 'redeemUnderlying(uint256 redeemAmount)',
    args: [e18],
    out: [[50n * 10n ** 8n, cEth]],
    comes: [[e18]],
  },
  {
    what: 'pay all of a debt back to Compound',
    to: cUsdc,
    call: 'repayBorrow(uint256 repayAmount)',
    args: [100n * e6],
    out: [[100n * e6, usdc]],
    owes: 1n,
  },
  {
    what: 'take ether out of Aave v2',
    to: aave2,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [weth, e18, me],
    out: [[e18, aWethOf2]],
    comes: [[e18, weth]],
  },
  {
    what: 'take all of my dollars out of Aave',
    to: aave,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [usdc, maxUint256, me],
    out: [[100n * e6, aUsdc]],
    comes: [[100n * e6, usdc]],
  },
  {
    what: 'take ether out of Spark',
    to: spark,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [weth, e18, me],
    out: [[e18, spWeth]],
    comes: [[e18, weth]],
  },
  {
    what: 'take ether out of Aave by its gateway',
    to: gateway,
    call: 'withdrawETH(address pool, uint256 amount, address onBehalfOf)',
    args: [aave, e18, me],
    out: [[e18, aWeth]],
    comes: [[e18]],
  },
  {
    what: 'stop using ether as collateral at Aave, and owe nothing',
    to: aave,
    call: 'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
    args: [weth, false],
  },
  {
    what: 'take collateral out of Morpho, and owe nothing',
    to: morpho,
    call: `withdrawCollateral(${params}, uint256 assets, address onBehalf, address receiver)`,
    args: [market, e18, me, me],
    comes: [[e18, weth]],
  },
  {
    what: 'pay a loan of Liquity back',
    to: liquity,
    call: 'repayLUSD(uint256 _LUSDAmount, address _upperHint, address _lowerHint)',
    args: [100n * e18, me, me],
    out: [[100n * e18, lusd]],
  },
  {
    what: 'close my trove',
    to: liquity,
    call: 'closeTrove()',
    args: [],
    out: [[100n * e18, lusd]],
    comes: [[e18]],
  },
  {
    what: 'take collateral that backs nothing out of Synthetix',
    to: synthetix,
    call: 'withdraw(uint128 accountId, address collateralType, uint256 tokenAmount)',
    args: [42n, weth, e18],
    owns: 42n,
    comes: [[e18, weth]],
  },
  {
    what: 'cancel a limit order at GMX',
    to: gmx,
    chain: 42_161,
    call: 'cancelOrder(bytes32 key)',
    args: [`0x${'6c'.repeat(32)}`],
    comes: [[10n ** 15n]],
  },
  {
    what: 'have a record of my name kept for an hour',
    to: ens,
    call: 'setTTL(bytes32 node, uint64 ttl)',
    args: [zeroHash.replace('0x00', '0x77'), 3_600n],
  },
  {
    what: 'lend less at Morpho',
    to: morpho,
    call: `withdraw(${params}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
    args: [market, 100n * e6, 0n, me, me],
    comes: [[100n * e6, usdc]],
  },
];
