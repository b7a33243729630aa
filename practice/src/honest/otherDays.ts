import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  getAddress,
  type Hex,
  maxUint256,
  namehash,
  pad,
  parseAbiParameters,
  stringToHex,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { call } from '../truth/sky.ts';
import { askedBy, E18, forThief, friend, later, M, out, pool, soon, thief } from './asking.ts';
import type { RealCase } from './realCase.ts';

/** What people do on other days: the same families at other apps, on other networks, in other amounts. */
const me = getAddress('0x3a8d5f2e91b07c64d1e8a97b5c20f46e8d13b972');
const { asking, comes } = askedBy(me);

const token = {
  usdc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  usdt: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  dai: '0x6b175474e89094c44da98b954eedeac495271d0f',
  weth: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  steth: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  reth: '0xae78736cd615f374d3085123a210448e74fc6393',
  uni: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  ens: '0xc18360217d8f7ab5e7c516566761ea12ce7f9d72',
  usds: '0xdc035d45d973e3ec169d2276ddab16f1e407384f',
  susds: '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd',
  sdai: '0x83f20f44975d03b1b09e64809b757c47f942beea',
  eeth: '0x35fa164735182de50811e8e2e824cfb9b6118ac2',
  weeth: '0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee',
  stkaave: '0x4da27a545c0c5b758a6ba100e3a049001de870f5',
  aave: '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9',
  comp: '0xc00e94cb662c3520282e6f5717214004a7f26888',
  frxeth: '0x5e8422345238f34275888049021821e8e08caa1f',
  susde: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
  usde: '0x4c9edd5852cd905f086c759e8383e09bff1e68b3',
  crv: '0xd533a949740bb3306d119cc777fa900ba034cd52',
  threeCrv: '0x6c3f90f043a72fa612cbac8115ee7e52bde6e490',
  bayc: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
  ausdc: '0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c',
  eigen: '0xec53bf9167f50cdeb3ae105f56099aaab9061f83',
  matic: '0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0',
  pol: '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6',
  opUsdc: '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
  op: '0x4200000000000000000000000000000000000042',
  l2weth: '0x4200000000000000000000000000000000000006',
  arbUsdc: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  arb: '0x912ce59144191c1204e64559fe8253a0e49e6548',
  baseUsdc: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  aero: '0x940181a94a35a4569e4529a3cdfb74e38fd98631',
  bscUsdt: '0x55d398326f99059ff775485246999027b3197955',
  wbnb: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
} as const satisfies Record<string, Address>;

const at = {
  permit2: '0x000000000022d473030f116ddee9f6b43ac78ba3',
  router: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  baseRouter: '0x6ff5693b99212da76ad316178a184ab56d299b43',
  cakeRouter: '0xd9c500dff816a1da21a48a732d3498bf09dc9aeb',
  aeroRouter: '0x6df1c91424f79e40e33b1a48f0687b666be71075',
  aave: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
  arbAave: '0x794a61358d6845594f94dc1db02a252b5b4814ad',
  aaveRewards: '0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb',
  spark: '0xc13e21b648a5ee794902342038ff3adab66be987',
  comet: '0xc3d688b66703497daa19211eedff47f25384cdc3',
  cometRewards: '0x1b0e765f6224c21223aea2af16c1c46e38885a40',
  morpho: '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb',
  rocket: '0xae78736cd615f374d3085123a210448e74fc6393',
  queue: '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1',
  etherfi: '0x308861a430be4cce5502d0a12724771fc6daf216',
  frax: '0xbafa44efe7901e04e39dad13167d089c559c1138',
  sfrxeth: '0xac3e018457b222d93114458476f3e3416abbe38f',
  sky: '0x3225737a9bbb6473cb4a45b7244aca2befdb276a',
  ens: '0x253553366da8546fc250f225fe3d25d0c782303b',
  ensNew: '0x283af0b28c62c092c9727f1ee09c02ca627eb7f5',
  ensBulk: '0xff252725f6122a92551a5fa9a6b6bf10eb0be035',
  ensReferred: '0xf55575bde5953ee4272d5ce7cdd924c74d8fa81a',
  resolver: '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63',
  reverse: '0xa58e81fe9b61b5c3fe2afd33cf304c454abfc7cb',
  wrapper: '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401',
  ensGovernor: '0x323a76393544d5ecca80cd6ef2a560c6a395b7e3',
  uniGovernor: '0x408ed6354d4973f66138c91495f2f2fcbd8724c3',
  compGovernor: '0xc0da02939e1441f497fd74f78ce7decb17b66529',
  aaveGovernance: '0x9aee0b04504cef83a65ac3f0e838d0593bcb2bc7',
  arbGovernor: '0xf07ded9dc292157749b6fd268e37df6ea38395b9',
  opGovernor: '0xcdf27f107725988f2261ce2256bdfcde8b382b10',
  snapshot: '0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446',
  arbDistributor: '0x67a24ce4321ab3af51c2d0a4801c3e111d88c9d9',
  merkl: '0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae',
  baseBridge: '0x3154cf16ccdb4c6d922629664174b904d80f2c35',
  opBridge: '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1',
  arbGateway: '0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef',
  cctp: '0xbd3fa81b58ba92a82136038b25adec7066af3155',
  cctp2: '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d',
  stargate: '0xc026395860db2d07ee33e05fe50ed7bd583189c7',
  acrossBase: '0x09aea4b2242abc8bb4bb78d537a67a245a7bec64',
  hopUsdc: '0x3666f603cc164936c1b87e207f36beba4ac5f18a',
  seaport: '0x0000000000000068f116a894984e2db1123eb395',
  conduit: '0x1e0049783f008a0085193e00003d00cd54003c71',
  blurPool: '0x0000000000a39bb272e79075ade125fd351887ac',
  eigenStrategy: '0x858646372cc42e1a627fce94aa7a7033e7cf075a',
  eigenDelegation: '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a',
  curveRouter: '0x16c6521dff6bab339122a0fe25a9116693265353',
  curve3pool: '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7',
  curveMinter: '0xd061d61a4d941c39e5453435b6345dc261c2fce0',
  convex: '0xf403c135812408bfbe8713b5a23a04b3d48aae31',
  oneInch: '0x111111125421ca6dc452d289314280a0f8842a65',
  velora: '0x6a000f20005980200259b80c5102003040001068',
  odos: '0xcf5540fffcdc3d510b18bfca6d2b9987b0772559',
  kyber: '0x6131b5fae19ea4f9d964eac0408e4408b66337b5',
  ethFlow: '0xba3cb449bd2b4adddbc894d8697f5170800eadec',
  polMigration: '0x29e7df7b6a1b2b07b731457f499e1696c60e2c4e',
  veAero: '0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4',
  disperse: '0xd152f549545093347a162dce210e7293f1452150',
  farcasterStorage: '0x00000000fcce7f938e7ae6d3c335bd6a1a7c593d',
  v3positions: '0xc36442b4a4522e871399cd717abdd847ab11fe88',
  sablier: '0x7c01aa3783577e15fd7e272443d44b92d5b21056',
  beacon: '0x00000000219ab540356cbb839cbe05303d7705fa',
  bold: '0xb01dd87b29d187f3e3a4bf6cdaebfb97f3d9ab98',
  boldLoans: '0x0b995602b5a797823f92027e8b40c0f2d97aff1c',
  boldTroves: '0x81d78814df42da2cab0e8870c477bc3ed861de66',
  boldPrice: '0x3279e2b49ff60dafb276fbaff847383b67a7ec2d',
  meth: '0xe3cbd06d7dadb3f4e6557bab7edd924cd1489e8f',
} as const satisfies Record<string, Address>;

/** Collateral, debt, what can be borrowed, threshold, loan to value, and health, as Aave says them. */
const standing = (collateral: bigint, debt: bigint, health: bigint): Hex =>
  concat([collateral, debt, collateral / 2n, 8_000n, 7_500n, health].map((it) => toHex(it, { size: 32 })));
const account =
  'function getUserAccountData(address user) view returns (uint256, uint256, uint256, uint256, uint256, uint256)';
const noDebt = { [account]: standing(10n ** 12n, 0n, maxUint256) };
const smallDebt = { [account]: standing(10n ** 12n, 10n ** 11n, 8n * E18) };

/** A trove of Liquity v2 at 3,000 dollars, with as much behind each dollar that it owes. */
const trove = (collateral: bigint) => ({
  [`${at.boldTroves} function getCurrentICR(uint256 troveId, uint256 price) view returns (uint256)`]: toHex(
    collateral,
    { size: 32 },
  ),
  [`${at.boldPrice} function lastGoodPrice() view returns (uint256)`]: toHex(3_000n * E18, { size: 32 }),
  'function MCR() view returns (uint256)': toHex((11n * E18) / 10n, { size: 32 }),
});

/** A plan of a universal router: commands, and what each is given. */
function planned(steps: readonly (readonly [number, string, readonly unknown[]])[]): Hex {
  const commands = concat(steps.map(([byte]) => toHex(byte, { size: 1 })));
  const inputs = steps.map(([, types, values]) =>
    encodeAbiParameters(parseAbiParameters(types), values as never),
  );
  return call(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
    commands,
    inputs,
    later,
  );
}

const path = (...parts: readonly (Address | number)[]): Hex =>
  encodePacked(
    parts.map((it) => (typeof it === 'number' ? 'uint24' : 'address')),
    parts as never,
  );

const sender: Address = '0x0000000000000000000000000000000000000001';
const router: Address = '0x0000000000000000000000000000000000000002';
const swapInput = 'address, uint256, uint256, bytes, bool';
const app: Address = '0x7ffc3dbf3b2b50ff3a1d5523bc24bb5043837b14';

const transfer = 'function transfer(address to, uint256 amount)';
const approve = 'function approve(address spender, uint256 amount)';
const key = namehash('readback.eth');

export const otherDays: readonly RealCase[] = [
  asking('pay in USDC on Base', token.baseUsdc, call(transfer, friend, 25n * M), {
    chain: 8453,
    has: [`${token.baseUsdc} ${900n * M}`],
  }),
  asking('pay in USDT on BNB Smart Chain', token.bscUsdt, call(transfer, friend, 40n * E18), {
    chain: 56,
    has: [`${token.bscUsdt} ${900n * E18}`],
  }),
  asking('delegate votes of ARB to oneself', token.arb, call('function delegate(address to)', me), {
    chain: 42161,
    has: [`${token.arb} ${E18}`],
  }),
  asking('claim ARB', at.arbDistributor, call('function claim()'), {
    chain: 42161,
    moves: [comes(token.arb, 1250n * E18, at.arbDistributor)],
  }),
  asking(
    'claim rewards of Compound',
    at.cometRewards,
    call('function claim(address comet, address src, bool shouldAccrue)', at.comet, me, true),
    { moves: [comes(token.comp, E18 / 5n, at.cometRewards)], contracts: [at.comet] },
  ),
  asking(
    'withdraw from Compound without a debt',
    at.comet,
    call('function withdraw(address asset, uint256 amount)', token.usdc, 800n * M),
    {
      moves: [`burn ${800n * M}`, comes(token.usdc, 800n * M)],
      says: {
        'function borrowBalanceOf(address account) view returns (uint256)': pad('0x0'),
        'function baseToken() view returns (address)': pad(token.usdc),
      },
    },
  ),
  asking(
    'supply DAI to Spark',
    at.spark,
    call(
      'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      token.dai,
      500n * E18,
      me,
      0,
    ),
    { moves: [out(token.dai, 500n * E18)], says: noDebt },
  ),
  asking(
    'borrow from Aave with much behind it',
    at.aave,
    call(
      'function borrow(address asset, uint256 amount, uint256 rateMode, uint16 referralCode, address onBehalfOf)',
      token.usdc,
      100n * M,
      2n,
      0,
      me,
    ),
    { moves: [comes(token.usdc, 100n * M, token.ausdc)], says: smallDebt },
  ),
  asking(
    'repay all at Aave on Arbitrum',
    at.arbAave,
    call(
      'function repay(address asset, uint256 amount, uint256 rateMode, address onBehalfOf)',
      token.arbUsdc,
      maxUint256,
      2n,
      me,
    ),
    { chain: 42161, moves: [out(token.arbUsdc, 321n * M)], says: smallDebt },
  ),
  asking(
    'claim all rewards of Aave',
    at.aaveRewards,
    call('function claimAllRewards(address[] assets, address to)', [token.ausdc], me),
    { moves: [comes(token.aave, E18 / 50n, at.aaveRewards)], contracts: [token.ausdc] },
  ),
  asking('stake AAVE', token.stkaave, call('function stake(address to, uint256 amount)', me, 3n * E18), {
    moves: [out(token.aave, 3n * E18), `mint ${3n * E18}`],
  }),
  asking('start the cooldown of stkAAVE', token.stkaave, call('function cooldown()'), {
    has: [`${token.stkaave} ${E18}`],
  }),
  asking(
    'claim several withdrawals at Lido',
    at.queue,
    call('function claimWithdrawals(uint256[] ids, uint256[] hints)', [90_001n, 90_002n], [12n, 12n]),
    { moves: ['burn 90001', 'burn 90002', `coins ${3n * E18}`] },
  ),
  asking('burn rETH for ETH', at.rocket, call('function burn(uint256 amount)', E18 / 2n), {
    moves: [`burn ${E18 / 2n}`, `coins ${(E18 * 56n) / 100n}`],
  }),
  asking('stake ETH at ether.fi', at.etherfi, call('function deposit() payable'), {
    value: E18,
    moves: [comes(token.eeth, E18, at.etherfi)],
  }),
  asking('wrap eETH', token.weeth, call('function wrap(uint256 amount)', E18), {
    moves: [out(token.eeth, E18), `mint ${(E18 * 94n) / 100n}`],
  }),
  asking('stake ETH at Frax', at.frax, call('function submitAndDeposit(address recipient) payable', me), {
    value: E18,
    moves: [comes(at.sfrxeth, (E18 * 90n) / 100n, at.frax)],
  }),
  asking(
    'stake ETH at Mantle',
    at.meth,
    call('function stake(uint256 minMETHAmount) payable', (E18 * 93n) / 100n),
    {
      value: E18,
      moves: [comes('0xd5f7838f5c461feff7fe49ea5ebaf7728bb0adfa', (E18 * 94n) / 100n, at.meth)],
    },
  ),
  asking('turn DAI into USDS', at.sky, call('function daiToUsds(address usr, uint256 wad)', me, 700n * E18), {
    moves: [out(token.dai, 700n * E18), comes(token.usds, 700n * E18, at.sky)],
  }),
  asking(
    'save USDS with a referral',
    token.susds,
    call('function deposit(uint256 assets, address receiver, uint16 referral)', 700n * E18, me, 1001),
    {
      moves: [out(token.usds, 700n * E18), `mint ${660n * E18}`],
      says: { 'function asset() view returns (address)': pad(token.usds) },
    },
  ),
  asking(
    'take savings in DAI out',
    token.sdai,
    call('function redeem(uint256 shares, address receiver, address owner)', 90n * E18, me, me),
    {
      moves: [`burn ${90n * E18}`, comes(token.dai, 100n * E18, token.sdai)],
      says: { 'function asset() view returns (address)': pad(token.dai) },
    },
  ),
  asking('take cooled sUSDe', token.susde, call('function unstake(address receiver)', me), {
    moves: [comes(token.usde, 50n * E18, token.susde)],
  }),
  asking(
    'renew a name for two years',
    at.ens,
    call('function renew(string name, uint256 duration) payable', 'tide-pool', 63_072_000n),
    { value: E18 / 100n },
  ),
  asking(
    'renew a name with a referrer',
    at.ensReferred,
    call(
      'function renew(string name, uint256 duration, bytes32 referrer) payable',
      'tide-pool',
      31_536_000n,
      zeroHash,
    ),
    { value: E18 / 200n },
  ),
  asking(
    'renew a name at the newer controller',
    at.ensNew,
    call('function renew(string name, uint256 duration) payable', 'tide-pool', 31_536_000n),
    { value: E18 / 200n },
  ),
  asking(
    'renew several names',
    at.ensBulk,
    call(
      'function renewAll(string[] names, uint256 duration) payable',
      ['tide-pool', 'rockpool'],
      31_536_000n,
    ),
    { value: E18 / 50n, moves: [`coins ${E18 / 50n} ${at.ens}`], contracts: [at.ens] },
  ),
  asking(
    'register a name',
    at.ens,
    call(
      'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
      'tide-pool',
      me,
      31_536_000n,
      pad('0x77'),
      at.resolver,
      [],
      true,
      0,
    ),
    { value: E18 / 200n, contracts: [at.resolver] },
  ),
  asking('commit to a name', at.ens, call('function commit(bytes32 commitment)', `0x${'5a'.repeat(32)}`)),
  asking('say an address in a name', at.resolver, call('function setAddr(bytes32 node, address a)', key, me)),
  asking(
    'say a picture in a name',
    at.resolver,
    call(
      'function setText(bytes32 node, string key, string value)',
      key,
      'avatar',
      'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    ),
  ),
  asking('take a name as one’s own', at.reverse, call('function setName(string name)', 'tide-pool.eth')),
  asking(
    'vote at Uniswap with a reason',
    at.uniGovernor,
    call(
      'function castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
      92n,
      1,
      'Good for the protocol.',
    ),
  ),
  asking(
    'vote at ENS',
    at.ensGovernor,
    call('function castVote(uint256 proposalId, uint8 support)', 1234567n, 0),
  ),
  asking(
    'vote at Compound',
    at.compGovernor,
    call('function castVote(uint256 proposalId, uint8 support)', 410n, 1),
  ),
  asking(
    'vote at Arbitrum',
    at.arbGovernor,
    call('function castVote(uint256 proposalId, uint8 support)', 77777n, 1),
    { chain: 42161 },
  ),
  asking(
    'vote at Optimism',
    at.opGovernor,
    call('function castVote(uint256 proposalId, uint8 support)', 88888n, 2),
    { chain: 10 },
  ),
  asking(
    'delegate at Snapshot',
    at.snapshot,
    call('function clearDelegate(bytes32 id)', stringToHex('uniswapgovernance.eth', { size: 32 })),
  ),
  asking(
    'bring ETH to Base',
    at.baseBridge,
    call('function depositETH(uint32 minGasLimit, bytes extraData) payable', 200_000, '0x'),
    { value: E18 / 3n },
  ),
  asking(
    'bring ETH to oneself on OP Mainnet',
    at.opBridge,
    call('function depositETHTo(address to, uint32 minGasLimit, bytes extraData) payable', me, 200_000, '0x'),
    { value: E18 / 3n },
  ),
  asking(
    'bring DAI to Base',
    at.baseBridge,
    call(
      'function bridgeERC20(address localToken, address remoteToken, uint256 amount, uint32 minGasLimit, bytes extraData)',
      token.dai,
      '0x50c5725949a6f0c72e6c4a641f24049a917db0cb',
      90n * E18,
      200_000,
      '0x',
    ),
    { moves: [out(token.dai, 90n * E18, at.baseBridge)] },
  ),
  asking(
    'bring USDC to oneself by CCTP',
    at.cctp,
    call(
      'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      250n * M,
      6,
      pad(me),
      token.usdc,
    ),
    { moves: [out(token.usdc, 250n * M)] },
  ),
  asking(
    'bring USDC fast by CCTP',
    at.cctp2,
    call(
      'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
      250n * M,
      3,
      pad(me),
      token.usdc,
      zeroHash,
      25_000n,
      1000,
    ),
    { moves: [out(token.usdc, 250n * M)] },
  ),
  asking(
    'bring USDC to oneself by Stargate',
    at.stargate,
    call(
      'function send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress) payable',
      {
        dstEid: 30_110,
        to: pad(me),
        amountLD: 300n * M,
        minAmountLD: 299n * M,
        extraOptions: '0x',
        composeMsg: '0x',
        oftCmd: '0x',
      },
      { nativeFee: E18 / 10_000n, lzTokenFee: 0n },
      me,
    ),
    { value: E18 / 10_000n, moves: [out(token.usdc, 300n * M)] },
  ),
  asking(
    'bring USDC from Base by Across',
    at.acrossBase,
    call(
      'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable',
      me,
      me,
      token.baseUsdc,
      token.usdc,
      300n * M,
      299n * M,
      1n,
      zeroAddress,
      Number(soon) - 2_200_000_000,
      later,
      0,
      '0x',
    ),
    { chain: 8453, moves: [out(token.baseUsdc, 300n * M)] },
  ),
  asking(
    'cancel every listing at a market',
    at.seaport,
    call('function incrementCounter() returns (uint256)'),
  ),
  asking('put ETH into the pool of Blur', at.blurPool, call('function deposit() payable'), {
    value: E18,
    moves: [`mint ${E18}`],
  }),
  asking('take ETH out of the pool of Blur', at.blurPool, call('function withdraw(uint256 amount)', E18), {
    moves: [`burn ${E18}`, `coins ${E18}`],
  }),
  asking(
    'restake stETH',
    at.eigenStrategy,
    call(
      'function depositIntoStrategy(address strategy, address token, uint256 amount) returns (uint256)',
      '0x93c4b944d05dfe6df7645a86cd2206016c51564d',
      token.steth,
      2n * E18,
    ),
    {
      moves: [out(token.steth, 2n * E18, '0x93c4b944d05dfe6df7645a86cd2206016c51564d')],
      contracts: ['0x93c4b944d05dfe6df7645a86cd2206016c51564d'],
    },
  ),
  asking(
    'claim CRV of a gauge',
    at.curveMinter,
    call('function mint(address gauge)', '0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a'),
    {
      moves: [comes(token.crv, 12n * E18, at.curveMinter)],
      contracts: ['0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a'],
    },
  ),
  asking(
    'put USDC into the 3pool',
    at.curve3pool,
    call(
      'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)',
      [0n, 1_000n * M, 0n],
      960n * E18,
    ),
    { moves: [out(token.usdc, 1_000n * M, at.curve3pool), comes(token.threeCrv, 970n * E18, at.curve3pool)] },
  ),
  asking(
    'swap at the 3pool',
    at.curve3pool,
    call('function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', 1n, 0n, 1_000n * M, 998n * E18),
    {
      moves: [out(token.usdc, 1_000n * M, at.curve3pool), comes(token.dai, 999n * E18, at.curve3pool)],
      says: { 'function coins(uint256 i) view returns (address)': pad(token.dai) },
    },
  ),
  asking('migrate MATIC to POL', at.polMigration, call('function migrate(uint256 amount)', 90n * E18), {
    moves: [out(token.matic, 90n * E18), comes(token.pol, 90n * E18, at.polMigration)],
  }),
  asking(
    'pay two friends at once',
    at.disperse,
    call(
      'function disperseEther(address[] recipients, uint256[] values) payable',
      [friend, '0x21a31ee1afc51d94c2efccaa2092ad1028285549'],
      [E18 / 10n, E18 / 5n],
    ),
    {
      value: (E18 * 3n) / 10n,
      moves: [`coins ${E18 / 10n} ${friend}`, `coins ${E18 / 5n} 0x21a31ee1afc51d94c2efccaa2092ad1028285549`],
    },
  ),
  asking(
    'collect fees of a position',
    at.v3positions,
    call(
      'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
      { tokenId: 7171n, recipient: me, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n },
    ),
    {
      moves: [comes(token.usdc, 20n * M), comes(token.weth, E18 / 200n)],
      says: { 'function ownerOf(uint256 id) view returns (address)': pad(me) },
    },
  ),
  asking(
    'take back what Permit2 allows',
    at.permit2,
    call('function lockdown((address token, address spender)[] approvals)', [
      { token: token.usdc, spender: at.router },
    ]),
    { contracts: [at.router] },
  ),
  asking('take an allowance for Velora back', token.usdt, call(approve, at.velora, 0n), {
    contracts: [at.velora],
    has: [`${token.usdt} ${M}`],
  }),
  // Uniswap, as its app sends it: wrap, swap, a fee of a quarter of a percent, the rest.
  asking(
    'swap ETH for USDC at Uniswap',
    at.router,
    planned([
      [0x0b, 'address, uint256', [router, E18]],
      [0x00, swapInput, [router, E18, 0n, path(token.weth, 500, token.usdc), false]],
      [0x06, 'address, address, uint256', [token.usdc, app, 25n]],
      [0x04, 'address, address, uint256', [token.usdc, sender, 3_300n * M]],
    ]),
    {
      value: E18,
      moves: [
        `coins ${E18} ${token.weth}`,
        `in ${token.weth} ${E18} ${at.router} ${token.weth}`,
        `in ${token.weth} ${E18} ${pool} ${at.router}`,
        comes(token.usdc, 3_320n * M),
        `in ${token.usdc} ${8n * M} ${app} ${pool}`,
      ],
    },
  ),
  asking(
    'swap USDC for ETH at Uniswap on Base',
    at.baseRouter,
    planned([
      [0x00, swapInput, [router, 500n * M, 0n, path(token.baseUsdc, 500, token.l2weth), true]],
      [0x06, 'address, address, uint256', [token.l2weth, app, 25n]],
      [0x0c, 'address, uint256', [sender, (E18 * 148n) / 1000n]],
    ]),
    { chain: 8453, moves: [out(token.baseUsdc, 500n * M), `coins ${(E18 * 149n) / 1000n}`] },
  ),
  asking(
    'swap at PancakeSwap',
    at.cakeRouter,
    planned([
      [
        0x00,
        swapInput,
        [sender, 100n * E18, (E18 * 165n) / 1_000n, path(token.bscUsdt, 100, token.wbnb), true],
      ],
    ]),
    { chain: 56, moves: [out(token.bscUsdt, 100n * E18), comes(token.wbnb, E18 / 6n)] },
  ),
  asking(
    'swap BNB at PancakeSwap',
    at.cakeRouter,
    planned([
      [0x0b, 'address, uint256', [router, E18]],
      [0x00, swapInput, [sender, E18, 590n * E18, path(token.wbnb, 100, token.bscUsdt), false]],
    ]),
    {
      chain: 56,
      value: E18,
      moves: [
        `coins ${E18} ${token.wbnb}`,
        `in ${token.wbnb} ${E18} ${at.cakeRouter} ${token.wbnb}`,
        `in ${token.wbnb} ${E18} ${pool} ${at.cakeRouter}`,
        comes(token.bscUsdt, 600n * E18),
      ],
    },
  ),
  asking(
    'swap at Aerodrome',
    at.aeroRouter,
    planned([
      [
        0x08,
        'address, uint256, uint256, bytes, bool, bool',
        [
          sender,
          500n * M,
          (E18 * 148n) / 1_000n,
          encodePacked(['address', 'bool', 'address'], [token.baseUsdc, false, token.l2weth]),
          true,
          false,
        ],
      ],
    ]),
    { chain: 8453, moves: [out(token.baseUsdc, 500n * M), comes(token.l2weth, (E18 * 149n) / 1_000n)] },
  ),
  asking(
    'swap at Velora',
    at.velora,
    call(
      'function swapExactAmountIn(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData) payable',
      '0x000010036c0190e009a000d0fc3541100a07380a',
      {
        srcToken: token.usdc,
        destToken: token.weth,
        fromAmount: 1_000n * M,
        toAmount: (E18 * 330n) / 1000n,
        quotedAmount: (E18 * 333n) / 1000n,
        metadata: zeroHash,
        beneficiary: zeroAddress,
      },
      1n << 92n,
      '0x',
      `0x${'ab'.repeat(40)}`,
    ),
    {
      moves: [out(token.usdc, 1_000n * M), comes(token.weth, (E18 * 333n) / 1000n)],
      contracts: ['0x000010036c0190e009a000d0fc3541100a07380a'],
    },
  ),
  asking(
    'withdraw from a stream at Sablier',
    at.sablier,
    call('function withdrawMax(uint256 streamId, address to) payable', 812n, me),
    {
      moves: [comes(token.usdc, 40n * M, at.sablier)],
      says: { 'function ownerOf(uint256 id) view returns (address)': pad(me) },
    },
  ),
  asking(
    'claim at Merkl',
    at.merkl,
    call(
      'function claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
      [me],
      [token.usdc],
      [61n * M],
      [[`0x${'9d'.repeat(32)}`]],
    ),
    { moves: [comes(token.usdc, 61n * M, at.merkl)] },
  ),
  asking('wrap ETH on Base', token.l2weth, call('function deposit() payable'), {
    chain: 8453,
    value: E18 / 9n,
    moves: [`mint ${E18 / 9n}`],
  }),
  asking('unwrap WBNB', token.wbnb, call('function withdraw(uint256 amount)', E18), {
    chain: 56,
    moves: [`burn ${E18}`, `coins ${E18}`],
  }),
  asking(
    'draw BOLD of a trove with much behind it',
    at.boldLoans,
    call(
      'function withdrawBold(uint256 troveId, uint256 boldAmount, uint256 maxUpfrontFee)',
      7n,
      500n * E18,
      E18,
    ),
    {
      moves: [comes(at.bold, 500n * E18, at.boldLoans)],
      says: { ...trove(E18 / 1_000n), 'function ownerOf(uint256 id) view returns (address)': pad(me) },
      contracts: [at.boldTroves, at.boldPrice],
    },
  ),
  asking(
    'take collateral out of a trove with much behind it',
    at.boldLoans,
    call('function withdrawColl(uint256 troveId, uint256 collWithdrawal)', 7n, E18 / 10n),
    {
      moves: [comes(token.weth, E18 / 10n, at.boldLoans)],
      says: { ...trove(E18 / 1_000n), 'function ownerOf(uint256 id) view returns (address)': pad(me) },
      contracts: [at.boldTroves, at.boldPrice],
    },
  ),
];

/** What a thief makes of these. All of it is loud. */
export const twins: readonly RealCase[] = [
  ...otherDays
    .filter(({ data }) => data.toLowerCase().includes(me.slice(2).toLowerCase()))
    .map((it) => forThief(me, it)),
  asking(
    'swap at Velora, which keeps what is beyond one unit',
    at.velora,
    call(
      'function swapExactAmountIn(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData) payable',
      '0x000010036c0190e009a000d0fc3541100a07380a',
      {
        srcToken: token.usdc,
        destToken: token.weth,
        fromAmount: 1_000n * M,
        toAmount: (E18 * 330n) / 1000n,
        quotedAmount: 1n,
        metadata: zeroHash,
        beneficiary: zeroAddress,
      },
      0n,
      '0x',
      `0x${'ab'.repeat(40)}`,
    ),
    {
      moves: [out(token.usdc, 1_000n * M), comes(token.weth, (E18 * 333n) / 1000n)],
      contracts: ['0x000010036c0190e009a000d0fc3541100a07380a'],
    },
  ),
  asking(
    'bring DAI to Base as a token of the thief’s',
    at.baseBridge,
    call(
      'function bridgeERC20(address localToken, address remoteToken, uint256 amount, uint32 minGasLimit, bytes extraData)',
      token.dai,
      thief,
      90n * E18,
      200_000,
      '0x',
    ),
    { moves: [out(token.dai, 90n * E18, at.baseBridge)] },
  ),
  asking(
    'draw BOLD of a trove until little is behind it',
    at.boldLoans,
    call(
      'function withdrawBold(uint256 troveId, uint256 boldAmount, uint256 maxUpfrontFee)',
      7n,
      500n * E18,
      E18,
    ),
    {
      moves: [comes(at.bold, 500n * E18, at.boldLoans)],
      says: {
        ...trove((E18 * 5n) / 10_000n),
        'function ownerOf(uint256 id) view returns (address)': pad(me),
      },
      contracts: [at.boldTroves, at.boldPrice],
    },
  ),
  asking(
    'draw BOLD for any fee',
    at.boldLoans,
    call(
      'function withdrawBold(uint256 troveId, uint256 boldAmount, uint256 maxUpfrontFee)',
      7n,
      500n * E18,
      maxUint256,
    ),
    {
      moves: [comes(at.bold, 500n * E18, at.boldLoans)],
      says: { ...trove(E18 / 1_000n), 'function ownerOf(uint256 id) view returns (address)': pad(me) },
      contracts: [at.boldTroves, at.boldPrice],
    },
  ),
  asking(
    'swap ETH at Uniswap without a minimum',
    at.router,
    planned([
      [0x0b, 'address, uint256', [router, E18]],
      [0x00, swapInput, [router, E18, 0n, path(token.weth, 500, token.usdc), false]],
      [0x04, 'address, address, uint256', [token.usdc, sender, 0n]],
    ]),
    {
      value: E18,
      moves: [
        `coins ${E18} ${token.weth}`,
        `in ${token.weth} ${E18} ${at.router} ${token.weth}`,
        `in ${token.weth} ${E18} ${pool} ${at.router}`,
        comes(token.usdc, 3_320n * M),
      ],
    },
  ),
  asking(
    'swap at Uniswap of which the thief gets half',
    at.baseRouter,
    planned([
      [0x00, swapInput, [router, 500n * M, 0n, path(token.baseUsdc, 500, token.l2weth), true]],
      [0x06, 'address, address, uint256', [token.l2weth, thief, 5_000n]],
      [0x0c, 'address, uint256', [sender, (E18 * 74n) / 1000n]],
    ]),
    { chain: 8453, moves: [out(token.baseUsdc, 500n * M), `coins ${(E18 * 75n) / 1000n}`] },
  ),
];
