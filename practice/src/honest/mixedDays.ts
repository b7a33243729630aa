import {
  type Address,
  concat,
  domainSeparator,
  encodeAbiParameters,
  getAddress,
  type Hex,
  keccak256,
  maxUint256,
  namehash,
  pad,
  parseAbiParameters,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { call } from '../truth/sky.ts';
import { askedBy, E18, friend, M, out, pool, thief } from './asking.ts';
import {
  batches,
  type Beside,
  borrows,
  type Mixed,
  operates,
  safeSigns,
  says,
  sends,
  signs,
} from './mixed.ts';

/** Who asks: an account with a key, and the Safe and the smart account that it owns. */
export type Askers = Readonly<{ me: Address; safe: Address; account: Address }>;

/** The value of an honest request, or what a thief writes in its place. */
type Or = <T>(honest: T, theirs: T) => T;

const token = {
  usdc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  usdt: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  dai: '0x6b175474e89094c44da98b954eedeac495271d0f',
  weth: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  steth: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  wsteth: '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0',
  usde: '0x4c9edd5852cd905f086c759e8383e09bff1e68b3',
  susde: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
  aweth: '0x4d5f47fa6a74757f35c14fd3a6ef8e3c9bc514e8',
  op: '0x4200000000000000000000000000000000000042',
  opWeth: '0x4200000000000000000000000000000000000006',
  opUsdc: '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
  polUsdc: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  polUsdce: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
  polWeth: '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619',
  wpol: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  baseUsdc: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  cbbtc: '0xcbb7c0000ab88b473b1f5afd9ef808440eed33bf',
  aero: '0x940181a94a35a4569e4529a3cdfb74e38fd98631',
  well: '0xa88594d404727625a9437c3f886c7643872296ae',
  arbUsdc: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  arbWeth: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  arb: '0x912ce59144191c1204e64559fe8253a0e49e6548',
  bayc: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
  crv3: '0x6c3f90f043a72fa612cbac8115ee7e52bde6e490',
} as const satisfies Record<string, Address>;

const at = {
  permit2: '0x000000000022d473030f116ddee9f6b43ac78ba3',
  router: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  aave: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
  aaveElsewhere: '0x794a61358d6845594f94dc1db02a252b5b4814ad',
  aaveBase: '0xa238dd80c259a72e81d7e4664a9801593f98d1c5',
  gatewayBase: '0xa0d9c1e9e48ca30c8d8c3b5d69ff5dc1f6dffc24',
  cometBase: '0xb125e6687d4313864e53df431d5425969c15eb2f',
  morpho: '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb',
  moonwellVault: '0xc1256ae5ff1cf2719d4937adb3bbccab2e00a2ca',
  evc: '0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383',
  perspective: '0xc0121817ff224a018840e4d15a864747d36e6eb2',
  eUsdc: '0x797dd80692c3b2dadabce8e30c07fde5307d48a9',
  aerodrome: '0xcf77a3ba9a5ca399b7c97c74d54e5b1beb874e43',
  aeroFactory: '0x420dd381b31aef6683db6b902084cb0ffece40da',
  slipstream: '0x827922686190790b37229fd06084350e74485b72',
  aeroRewards: '0x227f65131a261548b057215bb1d5ab2997964c7d',
  velodrome: '0xa062ae8a9c5e11aaa026fc2670b0d65ccc8b2858',
  quickswap: '0xf5b509bb0909a69b1c207e495f687a596c168e12',
  cctp: '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d',
  messages: '0x81d40f21f12a8f0e3252bccb954d722d4c464b64',
  acrossBase: '0x09aea4b2242abc8bb4bb78d537a67a245a7bec64',
  acrossOp: '0x6f26bf09b1c792e3228e5467807a900a503c0281',
  positions: '0xc36442b4a4522e871399cd717abdd847ab11fe88',
  positions4: '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e',
  queue: '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1',
  etherfiNft: '0x7d5706f6ef3f89b3951e23e557cdfbc3239d4e2c',
  eigen: '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a',
  gauge3: '0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a',
  gaugeController: '0x2f50d538606fa9edd2b11e2446beb18c9d5846bb',
  convex: '0x0a760466e1b4621579a82a39cb56dda2f4e70f03',
  pendleFactory: '0x6d247b1c044fa1e22e6b04fa9f71baf99eb29a9f',
  pendleGauges: '0x1e56299ebc8a1010cec26005d12e3e5c5cc2db00',
  pendle: '0x888888888889758f76e7103c6cbf23abbf58f946',
  nounsAuction: '0x830bd73e4184cef73443c15111a1df14e495c706',
  nouns: '0x6f3e6272a167e8accb32072d08e0957f9c79223d',
  manifold: '0x26bbea7803dcac346d5f5f135b57cf2c752a02be',
  basenames: '0xa7d2607c6bd39ae9521e514026cbb078405ab322',
  reverse: '0x0000000000d8e504002cc26e3ec46d81971c1664',
  ensReverse: '0xa58e81fe9b61b5c3fe2afd33cf304c454abfc7cb',
  resolver: '0xf29100983e058b709f3d539b0c765937b804ac15',
  lidoVoting: '0x2e59a20f205bb85a89c53f1936454680651e618e',
  optimismGovernor: '0xcdf27f107725988f2261ce2256bdfcde8b382b10',
  urd: '0x330eefa8a787552dc5cad3c3ca644844b1e61ddb',
  moonwell: '0xfbb21d0380bee3312b33c4353c8936a0f13ef26c',
  gmx: '0x1c3fa76e6e1088bce750f23a5bfcffa1efef6a41',
  oneInch: '0x111111125421ca6dc452d289314280a0f8842a65',
  cow: '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
  settlerHolder: '0x0000000000001ff3684f28c67538d4d072c22734',
} as const satisfies Record<string, Address>;

const approve = (spender: Address, amount: bigint) =>
  call('function approve(address spender, uint256 amount)', spender, amount);
const transfer = (to: Address, amount: bigint) =>
  call('function transfer(address to, uint256 amount)', to, amount);
const supply = (asset: Address, amount: bigint, to: Address) =>
  call(
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    asset,
    amount,
    to,
    0,
  );
const word = (it: bigint): Hex => toHex(it, { size: 32 });
const aaveAccount =
  'function getUserAccountData(address user) view returns (uint256, uint256, uint256, uint256, uint256, uint256)';
/** What a token is called in its own domain. */
const called = (it: Address, name: string, chainId: number) => ({
  [`${it} function name() view returns (string)`]: encodeAbiParameters([{ type: 'string' }], [name]),
  [`${it} function DOMAIN_SEPARATOR() view returns (bytes32)`]: domainSeparator({
    domain: { name, version: '2', chainId, verifyingContract: it },
  }),
});
const noNonces = (it: Address) => ({
  [`${it} function nonces(address owner) view returns (uint256)`]: word(0n),
});
const noDebt: Hex = concat([10n ** 12n, 0n, 8n * 10n ** 11n, 8_000n, 8_000n, maxUint256].map(word));

/** What two more months of people do, in mixed ways: written before any of it was read. */
export function mixedDays({ me, safe, account }: Askers): readonly Mixed[] {
  return made({ me, safe, account }, (honest) => honest);
}

/** The same requests with one field turned: whoever gains by it is a thief. Those of which nobody gains are left out. */
export function mixedTwins(who: Askers): readonly Mixed[] {
  const honest = made(who, (it) => it);
  const text = (it: Mixed) =>
    JSON.stringify([it.site ?? '', it.asks(0n)], (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v));
  return made(who, (_, theirs) => theirs)
    .filter((it, place) => {
      const first = honest[place];
      return first === undefined || text(first) !== text(it);
    })
    .map((it) => ({ ...it, id: `${it.id}, for the thief` }));
}

function made({ me, safe, account }: Askers, or: Or): readonly Mixed[] {
  const { comes } = askedBy(me);
  const came = (it: Address, amount: bigint, to: Address) => `in ${it} ${amount} ${to} ${pool}`;
  const gets = or(me, thief);

  const payments: readonly Mixed[] = [
    sends(
      'pay a friend in USDC on Polygon',
      137,
      me,
      { to: or<Address>(token.polUsdc, thief), data: transfer(friend, 40n * M) },
      { has: [`${token.polUsdc} ${500n * M}`] },
    ),
    sends(
      'pay a friend in cbBTC on Base',
      8453,
      me,
      { to: token.cbbtc, data: transfer(or(friend, token.cbbtc), 100_000n) },
      { has: [`${token.cbbtc} 4000000`] },
    ),
    batches(
      'pay three people at once in USDC on Base',
      8453,
      me,
      [
        friend,
        '0x2f9c6a0d71e4b85c33d9e0a6f18b47c5d2e90a13',
        or<Address>('0x7b30e1f4a9c85d26e0b7f3148d96c2a5f1e40b77', token.baseUsdc),
      ].map((to) => ({ to: token.baseUsdc, data: transfer(getAddress(to), 25n * M) })),
      { has: [`${token.baseUsdc} ${500n * M}`] },
    ),
    safeSigns(
      'a Safe pays a friend in USDC',
      1,
      { safe, owner: me },
      [{ to: token.usdc, data: transfer(or(friend, token.usdc), 900n * M) }],
      { has: [`${token.usdc} ${5_000n * M}`] },
    ),
    safeSigns('a Safe rejects what was proposed', 42161, { safe, owner: me }, [
      {
        to: safe,
        data: or<Hex>(
          '0x',
          call('function addOwnerWithThreshold(address owner, uint256 threshold)', thief, 1n),
        ),
      },
    ]),
    safeSigns(
      'a Safe pays two people in ETH and USDC',
      10,
      { safe, owner: me },
      [
        { to: friend, value: E18 / 10n },
        { to: token.opUsdc, data: or(transfer(friend, 100n * M), approve(thief, 100n * M)) },
      ],
      { has: [`${token.opUsdc} ${500n * M}`] },
    ),
    operates(
      'a smart account pays a friend in USDC',
      8453,
      { account, owner: me },
      [{ to: token.baseUsdc, data: or(transfer(friend, 12n * M), approve(thief, 12n * M)) }],
      { has: [`${token.baseUsdc} ${100n * M}`] },
    ),
    sends('unwrap POL', 137, me, {
      to: or<Address>(token.wpol, thief),
      data: call('function withdraw(uint256 wad)', 30n * E18),
      moves: [`burn ${30n * E18}`, `coins ${30n * E18}`],
    }),
    signs(
      'pay for an answer in USDC by x402 on Base',
      8453,
      me,
      { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: token.baseUsdc },
      {
        TransferWithAuthorization:
          'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce',
      },
      (now) => ({
        from: me,
        to: friend,
        value: or(10000n, 100n * M),
        validAfter: 0n,
        validBefore: or(now + 300n, maxUint256),
        nonce: keccak256('0x77'),
      }),
      {
        has: [`${token.baseUsdc} ${100n * M}`],
        contracts: [token.baseUsdc],
        says: called(token.baseUsdc, 'USD Coin', 8453),
        looks: 'a signature pays somebody',
      },
    ),
  ];

  const lending: readonly Mixed[] = [
    batches('approve and supply USDC to Aave on Base', 8453, me, [
      { to: token.baseUsdc, data: approve(at.aaveBase, 700n * M) },
      {
        to: at.aaveBase,
        data: supply(token.baseUsdc, 700n * M, gets),
        moves: [out(token.baseUsdc, 700n * M)],
      },
    ]),
    batches(
      'approve, supply and use as collateral at Aave on OP Mainnet',
      10,
      me,
      [
        { to: token.opWeth, data: approve(at.aaveElsewhere, E18) },
        { to: at.aaveElsewhere, data: supply(token.opWeth, E18, gets), moves: [out(token.opWeth, E18)] },
        {
          to: at.aaveElsewhere,
          data: call(
            'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
            token.opWeth,
            true,
          ),
        },
      ],
      { says: { [`${at.aaveElsewhere} ${aaveAccount}`]: noDebt } },
    ),
    batches('wrap, approve and supply ETH to Aave', 1, me, [
      {
        to: token.weth,
        data: call('function deposit() payable'),
        value: 2n * E18,
        moves: [`mint ${2n * E18}`],
      },
      { to: token.weth, data: approve(at.aave, 2n * E18) },
      {
        to: at.aave,
        data: supply(token.weth, 2n * E18, gets),
        moves: [out(token.weth, 2n * E18, token.aweth), `in ${token.aweth} ${2n * E18} ${gets}`],
      },
    ]),
    sends(
      'withdraw USDC from Aave on Arbitrum without a debt',
      42161,
      me,
      {
        to: at.aaveElsewhere,
        data: call(
          'function withdraw(address asset, uint256 amount, address to)',
          token.arbUsdc,
          250n * M,
          gets,
        ),
        moves: [came(token.arbUsdc, 250n * M, gets)],
      },
      { says: { [aaveAccount]: noDebt } },
    ),
    sends(
      'supply ETH to Aave on Base by its gateway',
      8453,
      me,
      {
        to: at.gatewayBase,
        data: call(
          'function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable',
          at.aaveBase,
          gets,
          0,
        ),
        value: E18 / 2n,
        moves: [
          `coins ${E18 / 2n} ${pool}`,
          came('0xd4a0e0b9149bcee3c920d2e00b5de09138fd8bb7', E18 / 2n, gets),
        ],
      },
      { contracts: [at.aaveBase] },
    ),
    batches(
      'approve and deposit USDC into a vault of Moonwell on Base',
      8453,
      me,
      [
        { to: token.baseUsdc, data: approve(at.moonwellVault, 400n * M) },
        {
          to: at.moonwellVault,
          data: call('function deposit(uint256 assets, address receiver)', 400n * M, gets),
          moves: [out(token.baseUsdc, 400n * M), `mint ${390n * E18} ${gets}`],
        },
      ],
      { says: { [`${at.moonwellVault} function asset() view returns (address)`]: pad(token.baseUsdc) } },
    ),
    batches(
      'approve and put cbBTC behind a loan at Morpho on Base',
      8453,
      me,
      [
        { to: token.cbbtc, data: approve(at.morpho, 2_000_000n) },
        {
          to: at.morpho,
          data: call(
            'function supplyCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, bytes data)',
            { ...cbbtcMarket, oracle: or(cbbtcMarket.oracle, thief) },
            2_000_000n,
            me,
            '0x',
          ),
          moves: [out(token.cbbtc, 2_000_000n)],
        },
      ],
      { contracts: [cbbtcMarket.loanToken, cbbtcMarket.oracle, cbbtcMarket.irm, thief] },
    ),
    batches(
      'approve and repay USDC at Morpho on Base',
      8453,
      me,
      [
        { to: token.baseUsdc, data: approve(at.morpho, 300n * M) },
        {
          to: at.morpho,
          data: call(
            'function repay((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, bytes data)',
            cbbtcMarket,
            300n * M,
            0n,
            gets,
            '0x',
          ),
          moves: [out(token.baseUsdc, 300n * M)],
        },
      ],
      { contracts: [cbbtcMarket.collateralToken, cbbtcMarket.oracle, cbbtcMarket.irm] },
    ),
    sends(
      'deposit USDC at Euler in a batch of its connector',
      1,
      me,
      {
        to: at.evc,
        data: call(
          'function batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items) payable',
          [
            {
              targetContract: or<Address>(at.eUsdc, thief),
              onBehalfOfAccount: me,
              value: 0n,
              data: call('function deposit(uint256 amount, address receiver)', 600n * M, me),
            },
          ],
        ),
        moves: [out(token.usdc, 600n * M, at.eUsdc), `in ${at.eUsdc} ${590n * M} ${me}`],
      },
      {
        says: {
          [`${at.perspective} function isVerified(address vault) view returns (bool)`]: or(
            word(1n),
            word(0n),
          ),
        },
      },
    ),
    sends(
      'withdraw USDC from a vault of Euler',
      1,
      me,
      {
        to: at.eUsdc,
        data: call('function withdraw(uint256 amount, address receiver, address owner)', 200n * M, gets, me),
        moves: [`burn ${198n * M}`, came(token.usdc, 200n * M, gets)],
      },
      { says: { 'function asset() view returns (address)': pad(token.usdc) } },
    ),
    safeSigns('a Safe approves and supplies USDC to Aave', 8453, { safe, owner: me }, [
      { to: token.baseUsdc, data: approve(or<Address>(at.aaveBase, thief), 800n * M) },
      {
        to: at.aaveBase,
        data: supply(token.baseUsdc, 800n * M, safe),
        moves: [out(token.baseUsdc, 800n * M)],
      },
    ]),
    operates('a smart account approves and supplies USDC to Aave', 10, { account, owner: me }, [
      { to: token.opUsdc, data: approve(at.aaveElsewhere, 90n * M) },
      {
        to: at.aaveElsewhere,
        data: supply(token.opUsdc, 90n * M, or(account, thief)),
        moves: [out(token.opUsdc, 90n * M)],
      },
    ]),
    sends(
      'withdraw USDC from Compound on Base',
      8453,
      me,
      {
        to: at.cometBase,
        data: or(
          call('function withdraw(address asset, uint256 amount)', token.baseUsdc, 100n * M),
          call(
            'function withdrawTo(address to, address asset, uint256 amount)',
            thief,
            token.baseUsdc,
            100n * M,
          ),
        ),
        moves: [`burn ${100n * M}`, came(token.baseUsdc, 100n * M, gets)],
      },
      {
        says: {
          'function borrowBalanceOf(address account) view returns (uint256)': word(0n),
          'function baseToken() view returns (address)': pad(token.baseUsdc),
        },
      },
    ),
  ];

  const trades: readonly Mixed[] = [
    batches(
      'approve and swap at Aerodrome on Base',
      8453,
      me,
      [
        { to: token.baseUsdc, data: approve(at.aerodrome, 100n * M) },
        {
          to: at.aerodrome,
          data: call(
            'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
            100n * M,
            95n * E18,
            [{ from: token.baseUsdc, to: token.aero, stable: false, factory: at.aeroFactory }],
            gets,
            4_000_000_000n,
          ),
          moves: [out(token.baseUsdc, 100n * M), came(token.aero, 97n * E18, gets)],
        },
      ],
      { contracts: [at.aeroFactory] },
    ),
    batches('approve and swap at QuickSwap on Polygon', 137, me, [
      { to: token.polUsdc, data: approve(at.quickswap, 90n * M) },
      {
        to: at.quickswap,
        data: call(
          'function exactInputSingle((address tokenIn, address tokenOut, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 limitSqrtPrice) params) payable',
          {
            tokenIn: token.polUsdc,
            tokenOut: token.wpol,
            recipient: gets,
            deadline: 4_000_000_000n,
            amountIn: 90n * M,
            amountOutMinimum: 380n * E18,
            limitSqrtPrice: 0n,
          },
        ),
        moves: [out(token.polUsdc, 90n * M), came(token.wpol, 384n * E18, gets)],
      },
    ]),
    batches(
      'approve two tokens and add them at Velodrome',
      10,
      me,
      [
        { to: token.opUsdc, data: approve(at.velodrome, 500n * M) },
        { to: token.op, data: approve(at.velodrome, 300n * E18) },
        {
          to: at.velodrome,
          data: call(
            'function addLiquidity(address tokenA, address tokenB, bool stable, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
            token.opUsdc,
            token.op,
            false,
            500n * M,
            300n * E18,
            495n * M,
            297n * E18,
            gets,
            4_000_000_000n,
          ),
          moves: [
            out(token.opUsdc, 500n * M),
            out(token.op, 300n * E18),
            came('0x0df083de449f75691fc5a36477a6f3284c269108', E18 / 1000n, gets),
          ],
        },
      ],
      { looks: 'the price at which liquidity is added' },
    ),
    signs(
      'sell USDC for ETH at CoW on Base',
      8453,
      me,
      { name: 'Gnosis Protocol', version: 'v2', chainId: 8453, verifyingContract: at.cow },
      {
        Order:
          'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance',
      },
      (now) => ({
        sellToken: token.baseUsdc,
        buyToken: '0x4200000000000000000000000000000000000006',
        receiver: gets,
        sellAmount: 1000n * M,
        buyAmount: (E18 * 33n) / 100n,
        validTo: Number(now) + 1800,
        appData: keccak256('0x01'),
        feeAmount: 0n,
        kind: 'sell',
        partiallyFillable: false,
        sellTokenBalance: 'erc20',
        buyTokenBalance: 'erc20',
      }),
      {
        looks: 'no pool of the stand-ins says what it is worth',
        contracts: [at.cow, token.baseUsdc, '0x4200000000000000000000000000000000000006'],
        has: [`${token.baseUsdc} ${5_000n * M}`],
      },
    ),
    signs(
      'sell USDC for ETH at UniswapX',
      1,
      me,
      { name: 'Permit2', chainId: 1, verifyingContract: at.permit2 },
      {
        PermitWitnessTransferFrom:
          'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, V2DutchOrder witness',
        TokenPermissions: 'address token, uint256 amount',
        V2DutchOrder:
          'OrderInfo info, address cosigner, address baseInputToken, uint256 baseInputStartAmount, uint256 baseInputEndAmount, DutchOutput[] baseOutputs',
        OrderInfo:
          'address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData',
        DutchOutput: 'address token, uint256 startAmount, uint256 endAmount, address recipient',
      },
      (now) => ({
        permitted: {
          token: token.usdc,
          amount: 1000n * M,
        },
        spender: '0x00000011f84b9aa48e5f8aa8b9897600006289be',
        nonce: 77n,
        deadline: now + 120n,
        witness: {
          info: {
            reactor: '0x00000011f84b9aa48e5f8aa8b9897600006289be',
            swapper: me,
            nonce: 77n,
            deadline: now + 120n,
            additionalValidationContract: zeroAddress,
            additionalValidationData: '0x',
          },
          cosigner: '0x4449cd34d1eb1fedcf02a1be3834ffde8e6a6180',
          baseInputToken: token.usdc,
          baseInputStartAmount: 1000n * M,
          baseInputEndAmount: 1000n * M,
          baseOutputs: [
            {
              token: zeroAddress,
              startAmount: (E18 * 334n) / 1000n,
              endAmount: (E18 * 330n) / 1000n,
              recipient: gets,
            },
            {
              token: zeroAddress,
              startAmount: (E18 * 8n) / 10000n,
              endAmount: (E18 * 8n) / 10000n,
              recipient: '0x000000fee13a103a10d593b9ae06b3e05f2e7e1c',
            },
          ],
        },
      }),
      {
        contracts: [at.permit2, token.usdc, '0x00000011f84b9aa48e5f8aa8b9897600006289be'],
        has: [`${token.usdc} ${5_000n * M}`],
      },
    ),
    signs(
      'sell USDC for WETH by 1inch Fusion on Arbitrum',
      42161,
      me,
      { name: '1inch Aggregation Router', version: '6', chainId: 42161, verifyingContract: at.oneInch },
      {
        Order:
          'uint256 salt, address maker, address receiver, address makerAsset, address takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits',
      },
      (now) => ({
        salt: 102412815611787935992271873344279698181n,
        maker: me,
        receiver: or<Address>(zeroAddress, thief),
        makerAsset: token.arbUsdc,
        takerAsset: token.arbWeth,
        makingAmount: 1000n * M,
        takingAmount: (E18 * 328n) / 1000n,
        makerTraits: (1n << 249n) | (1n << 251n) | (1n << 255n) | ((now + 240n) << 80n) | (91n << 120n),
      }),
      {
        looks: 'an extension can compute other amounts, and is not shown',
        contracts: [at.oneInch, token.arbUsdc, token.arbWeth],
        has: [`${token.arbUsdc} ${5_000n * M}`],
      },
    ),
    sends(
      'buy PT of Pendle for USDC on Arbitrum',
      42161,
      me,
      {
        to: at.pendle,
        data: call(
          'function swapExactTokenForPt(address receiver, address market, uint256 minPtOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessPtOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit) payable',
          gets,
          '0x0bd6890b3bb15f16430546147734b254d0b03059',
          510n * M,
          { guessMin: 0n, guessMax: maxUint256, guessOffchain: 0n, maxIteration: 256n, eps: 10n ** 15n },
          {
            tokenIn: token.arbUsdc,
            netTokenIn: 500n * M,
            tokenMintSy: token.arbUsdc,
            pendleSwap: zeroAddress,
            swapData: { swapType: 0, extRouter: zeroAddress, extCalldata: '0x', needScale: false },
          },
          { limitRouter: zeroAddress, epsSkipMarket: 0n, normalFills: [], flashFills: [], optData: '0x' },
        ),
        moves: [
          out(token.arbUsdc, 500n * M),
          came('0x97c1a4ae3e0da8009aff13e3e3ee7ea5ee4afe84', 512n * M, gets),
        ],
      },
      {
        contracts: ['0x0bd6890b3bb15f16430546147734b254d0b03059'],
        says: {
          [`${at.pendleGauges} function isWhitelisted(address market) view returns (bool)`]: word(1n),
          '0x0bd6890b3bb15f16430546147734b254d0b03059 function readTokens() view returns (address, address, address)':
            concat([
              pad('0x35751007a407ca6feffe80b3cb397736d2cf4dbe'),
              pad('0x97c1a4ae3e0da8009aff13e3e3ee7ea5ee4afe84'),
              pad('0x8e291961bac6e6bd5d3a13a4ba5a3bd9b8a6c6a0'),
            ]),
        },
      },
    ),
    sends(
      'claim what lies at Pendle',
      1,
      me,
      {
        to: at.pendle,
        data: call(
          'function redeemDueInterestAndRewards(address user, address[] sys, address[] yts, address[] markets)',
          me,
          [],
          [],
          [or<Address>('0x34280882267ffa6383b363e278b027be083bbe3b', thief)],
        ),
        moves: or([comes(token.wsteth, E18 / 50n)], [out(token.usdc, 50n * M, thief)]),
      },
      {
        contracts: ['0x34280882267ffa6383b363e278b027be083bbe3b', thief],
        says: or(
          { [`${at.pendleFactory} function isValidMarket(address market) view returns (bool)`]: word(1n) },
          {},
        ),
      },
    ),
    sends(
      'claim fees of funding at GMX',
      42161,
      me,
      {
        to: at.gmx,
        data: call(
          'function claimFundingFees(address[] markets, address[] tokens, address receiver) payable',
          ['0x70d95587d40a2caf56bd97485ab3eec10bee6336'],
          [token.arbUsdc],
          gets,
        ),
        moves: [came(token.arbUsdc, 14n * M, gets)],
      },
      { contracts: ['0x70d95587d40a2caf56bd97485ab3eec10bee6336'] },
    ),
    sends(
      'bid for a noun',
      1,
      me,
      {
        to: or<Address>(at.nounsAuction, thief),
        data: call('function createBid(uint256 nounId) payable', 1_712n),
        value: 2n * E18,
      },
      { looks: 'the price of an item' },
    ),
    sends('mint at Manifold on Base', 8453, me, {
      to: at.manifold,
      data: call(
        'function mint(address creatorContractAddress, uint256 instanceId, uint32 mintIndex, bytes32[] merkleProof, address mintFor) payable',
        '0x3d1f5f0d9c1b7c3e8f2a6c4d5e7b9a0c1d2e3f40',
        4_022_100_208n,
        0,
        [],
        gets,
      ),
      value: E18 / 2000n,
      moves: [`in 0x3d1f5f0d9c1b7c3e8f2a6c4d5e7b9a0c1d2e3f40 9 ${gets}`],
    }),
  ];

  const staking: readonly Mixed[] = [
    batches('approve and wrap stETH', 1, me, [
      { to: token.steth, data: approve(or<Address>(token.wsteth, thief), 3n * E18) },
      {
        to: token.wsteth,
        data: call('function wrap(uint256 _stETHAmount)', 3n * E18),
        moves: [out(token.steth, 3n * E18, token.wsteth), `mint ${(E18 * 25n) / 10n}`],
      },
    ]),
    batches(
      'approve and stake USDe',
      1,
      me,
      [
        { to: token.usde, data: approve(token.susde, 700n * E18) },
        {
          to: token.susde,
          data: call('function deposit(uint256 assets, address receiver)', 700n * E18, gets),
          moves: [out(token.usde, 700n * E18, token.susde), `mint ${580n * E18} ${gets}`],
        },
      ],
      { says: { [`${token.susde} function asset() view returns (address)`]: pad(token.usde) } },
    ),
    sends('begin to take USDe out', 1, me, {
      to: token.susde,
      data: call('function cooldownAssets(uint256 assets)', 200n * E18),
      moves: [`burn ${170n * E18}`],
    }),
    signs(
      'let the queue of Lido take stETH',
      1,
      me,
      { name: 'Liquid staked Ether 2.0', version: '2', chainId: 1, verifyingContract: token.steth },
      {
        Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline',
      },
      (now) => ({
        owner: me,
        spender: or<Address>(at.queue, thief),
        value: 4n * E18,
        nonce: 0n,
        deadline: now + 3_600n,
      }),
      {
        contracts: [token.steth, at.queue],
        has: [`${token.steth} ${9n * E18}`],
        says: { ...noNonces(token.steth), ...called(token.steth, 'Liquid staked Ether 2.0', 1) },
      },
    ),
    sends('ask for ETH at Lido with a permit', 1, me, {
      to: at.queue,
      data: call(
        'function requestWithdrawalsWithPermit(uint256[] _amounts, address _owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) _permit)',
        [4n * E18],
        gets,
        { value: 4n * E18, deadline: 4_000_000_000n, v: 27, r: keccak256('0x01'), s: keccak256('0x02') },
      ),
      moves: [out(token.steth, 4n * E18, at.queue)],
    }),
    sends('claim ETH at ether.fi', 1, me, {
      to: or<Address>(at.etherfiNft, thief),
      data: call('function claimWithdraw(uint256 tokenId)', 55_012n),
      moves: or([`coins ${2n * E18}`], [out(token.weth, E18, thief)]),
    }),
    sends(
      'complete a withdrawal at EigenLayer',
      1,
      me,
      {
        to: at.eigen,
        data: call(
          'function completeQueuedWithdrawal((address staker, address delegatedTo, address withdrawer, uint256 nonce, uint32 startBlock, address[] strategies, uint256[] scaledShares) withdrawal, address[] tokens, bool receiveAsTokens)',
          {
            staker: me,
            delegatedTo: '0x5accc90436492f24e6af278569691e2c942a676d',
            withdrawer: gets,
            nonce: 2n,
            startBlock: 23_000_000,
            strategies: ['0x93c4b944d05dfe6df7645a86cd2206016c51564d'],
            scaledShares: [3n * E18],
          },
          [token.steth],
          true,
        ),
        moves: [came(token.steth, (E18 * 31n) / 10n, gets)],
      },
      { contracts: ['0x93c4b944d05dfe6df7645a86cd2206016c51564d'] },
    ),
    batches(
      'approve and stake tokens of the 3pool in its gauge',
      1,
      me,
      [
        { to: token.crv3, data: approve(or<Address>(at.gauge3, thief), 400n * E18) },
        {
          to: at.gauge3,
          data: call('function deposit(uint256 _value)', 400n * E18),
          moves: [out(token.crv3, 400n * E18, at.gauge3), `mint ${400n * E18}`],
        },
      ],
      {
        says: {
          [`${at.gaugeController} function gauge_types(address _addr) view returns (int128)`]: word(0n),
        },
      },
    ),
    sends(
      'vote for a gauge of Curve with most of the weight',
      1,
      me,
      {
        to: at.gaugeController,
        data: call(
          'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
          or<Address>(at.gauge3, thief),
          6_000n,
        ),
      },
      { contracts: [at.gauge3] },
    ),
    sends('take stETH-ETH out of Convex', 1, me, {
      to: or<Address>(at.convex, thief),
      data: call('function withdrawAndUnwrap(uint256 amount, bool claim)', 5n * E18, true),
      moves: [`burn ${5n * E18}`, comes('0x06325440d014e39736583c165c2963ba99faf14e', 5n * E18)],
    }),
    sends('claim for a locked position at Aerodrome', 8453, me, {
      to: or<Address>(at.aeroRewards, thief),
      data: call('function claim(uint256 tokenId)', 61_020n),
    }),
    sends('collect fees of a position at Aerodrome', 8453, me, {
      to: at.slipstream,
      data: call(
        'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
        { tokenId: 9_001n, recipient: gets, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n },
      ),
      moves: [came(token.baseUsdc, 21n * M, gets), came(token.aero, 30n * E18, gets)],
    }),
    sends('collect fees of a position at Uniswap v3 on Polygon', 137, me, {
      to: at.positions,
      data: call(
        'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable',
        { tokenId: 811_002n, recipient: gets, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n },
      ),
      moves: [came(token.polUsdc, 21n * M, gets)],
    }),
    sends('collect fees of a position at Uniswap v4', 1, me, {
      to: at.positions4,
      data: call(
        'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
        encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
          '0x0111',
          [
            encodeAbiParameters(parseAbiParameters('uint256, uint256, uint128, uint128, bytes'), [
              40_100n,
              0n,
              0n,
              0n,
              '0x',
            ]),
            encodeAbiParameters(parseAbiParameters('address, address, address'), [
              token.usdc,
              token.weth,
              gets,
            ]),
          ],
        ]),
        4_000_000_000n,
      ),
      moves: [came(token.usdc, 19n * M, gets), came(token.weth, E18 / 100n, gets)],
    }),
    sends('claim rewards of Morpho on Base', 8453, me, {
      to: or<Address>(at.urd, thief),
      data: call(
        'function claim(address account, address reward, uint256 claimable, bytes32[] proof)',
        me,
        token.well,
        90n * E18,
        [keccak256('0x11'), keccak256('0x12')],
      ),
      moves: or([comes(token.well, 90n * E18)], [out(token.baseUsdc, 90n * M, thief)]),
    }),
    sends('claim rewards of Moonwell on Base', 8453, me, {
      to: or<Address>(at.moonwell, thief),
      data: call('function claimReward(address holder)', me),
      moves: or([comes(token.well, 60n * E18)], [out(token.baseUsdc, 90n * M, thief)]),
    }),
  ];

  const bridges: readonly Mixed[] = [
    batches('approve and bring USDC from Arbitrum by CCTP', 42161, me, [
      { to: token.arbUsdc, data: approve(at.cctp, 450n * M) },
      {
        to: at.cctp,
        data: call(
          'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
          450n * M,
          6,
          pad(gets),
          token.arbUsdc,
          zeroHash,
          45_000n,
          1_000,
        ),
        moves: [out(token.arbUsdc, 450n * M)],
      },
    ]),
    batches('approve and bring USDC from Base by Across', 8453, me, [
      { to: token.baseUsdc, data: approve(at.acrossBase, 300n * M) },
      {
        to: at.acrossBase,
        data: call(
          'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable',
          me,
          gets,
          token.baseUsdc,
          token.arbUsdc,
          300n * M,
          (2_998n * M) / 10n,
          42161n,
          zeroAddress,
          1_795_251_500,
          1_795_262_000,
          0,
          '0x',
        ),
        moves: [out(token.baseUsdc, 300n * M)],
      },
    ]),
    sends('bring ETH from OP Mainnet by Across', 10, me, {
      to: at.acrossOp,
      data: call(
        'function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) payable',
        pad(me),
        pad(gets),
        pad(token.opWeth),
        pad('0x4200000000000000000000000000000000000006'),
        E18 / 5n,
        (E18 * 1998n) / 10000n,
        8453n,
        zeroHash,
        1_795_251_500,
        1_795_262_000,
        0,
        '0x',
      ),
      value: E18 / 5n,
    }),
    sends('bring ETH from Arbitrum by its own bridge', 42161, me, {
      to: '0x0000000000000000000000000000000000000064',
      data: call('function withdrawEth(address destination) payable', gets),
      value: E18,
    }),
    sends('bring WETH from Polygon by its own bridge', 137, me, {
      to: or<Address>(token.polWeth, thief),
      data: call('function withdraw(uint256 amount)', E18),
      moves: [`burn ${E18}`],
    }),
    signs(
      'take USDC out of Hyperliquid',
      42161,
      me,
      { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zeroAddress },
      {
        'HyperliquidTransaction:Withdraw':
          'string hyperliquidChain, string destination, string amount, uint64 time',
      },
      (now) => ({
        hyperliquidChain: 'Mainnet',
        destination: gets.toLowerCase(),
        amount: '120.5',
        time: now * 1_000n,
      }),
    ),
    signs(
      'let a key trade at Hyperliquid',
      42161,
      me,
      { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zeroAddress },
      {
        'HyperliquidTransaction:ApproveAgent':
          'string hyperliquidChain, address agentAddress, string agentName, uint64 nonce',
      },
      (now) => ({ hyperliquidChain: 'Mainnet', agentAddress: friend, agentName: '', nonce: now * 1_000n }),
      { looks: 'somebody may trade for them' },
    ),
  ];

  const names: readonly Mixed[] = [
    sends(
      'renew a name on Base',
      8453,
      me,
      {
        to: or<Address>(at.basenames, thief),
        data: call('function renew(string name, uint256 duration) payable', 'slowtide', 31_536_000n),
        value: E18 / 1000n,
      },
      {
        says: {
          'function rentPrice(string name, uint256 duration) view returns ((uint256, uint256))': concat([
            word(E18 / 1000n),
            word(0n),
          ]),
        },
      },
    ),
    sends('take a name as one’s own on Arbitrum', 42161, me, {
      to: or<Address>(at.reverse, thief),
      data: call('function setName(string name)', 'slowtide.eth'),
    }),
    sends('say an account on Base in a name', 1, me, {
      to: at.resolver,
      data: call(
        'function setAddr(bytes32 node, uint256 coinType, bytes a)',
        namehash('slowtide.eth'),
        2_147_492_101n,
        gets,
      ),
    }),
    sends('vote at Lido', 1, me, {
      to: or<Address>(at.lidoVoting, thief),
      data: call(
        'function vote(uint256 _voteId, bool _supports, bool _executesIfDecided_deprecated)',
        190n,
        true,
        false,
      ),
    }),
    sends('vote at Nouns', 1, me, {
      to: or<Address>(at.nouns, thief),
      data: call(
        'function castRefundableVote(uint256 proposalId, uint8 support, uint32 clientId)',
        903n,
        1,
        11,
      ),
    }),
    sends(
      'delegate votes of OP to oneself',
      10,
      me,
      { to: token.op, data: call('function delegate(address delegatee)', gets) },
      { has: [`${token.op} ${90n * E18}`] },
    ),
    signs(
      'vote at Snapshot',
      1,
      me,
      { name: 'snapshot', version: '0.1.4' },
      {
        Vote: 'address from, string space, uint64 timestamp, bytes32 proposal, uint32 choice, string reason, string app, string metadata',
      },
      (now) => ({
        from: or(me, thief),
        space: 'ens.eth',
        timestamp: now,
        proposal: keccak256('0x90'),
        choice: 1,
        reason: '',
        app: 'snapshot',
        metadata: '{}',
      }),
      { site: 'snapshot.box' },
    ),
  ];

  const keys: readonly Mixed[] = [
    batches(
      'take three allowances back at once',
      1,
      me,
      [
        { to: token.usdc, data: approve(or(pool, thief), or(0n, M)) },
        { to: token.usdt, data: approve(pool, 0n) },
        { to: token.dai, data: approve(pool, 0n) },
      ],
      {
        contracts: [pool],
        has: [`${token.usdc} ${500n * M}`, `${token.usdt} ${500n * M}`, `${token.dai} ${500n * E18}`],
      },
    ),
    signs(
      'permit Aave what is supplied on Base',
      8453,
      me,
      { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: token.baseUsdc },
      {
        Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline',
      },
      (now) => ({
        owner: me,
        spender: or<Address>(at.aaveBase, thief),
        value: 300n * M,
        nonce: 0n,
        deadline: now + 1_200n,
      }),
      {
        contracts: [token.baseUsdc, at.aaveBase],
        has: [`${token.baseUsdc} ${900n * M}`],
        says: { ...noNonces(token.baseUsdc), ...called(token.baseUsdc, 'USD Coin', 8453) },
      },
    ),
    signs(
      'let Uniswap take what a swap needs by Permit2, in a signature',
      1,
      me,
      { name: 'Permit2', chainId: 1, verifyingContract: at.permit2 },
      {
        PermitSingle: 'PermitDetails details, address spender, uint256 sigDeadline',
        PermitDetails: 'address token, uint160 amount, uint48 expiration, uint48 nonce',
      },
      (now) => ({
        details: { token: token.usdc, amount: 500n * M, expiration: Number(now) + 1_800, nonce: 0 },
        spender: or<Address>(at.router, thief),
        sigDeadline: now + 1_800n,
      }),
      {
        contracts: [at.permit2, token.usdc, at.router],
        has: [`${token.usdc} ${900n * M}`],
        says: {
          [`${at.permit2} function allowance(address user, address token, address spender) view returns (uint160, uint48, uint48)`]:
            concat([word(0n), word(0n), word(0n)]),
        },
      },
    ),
    borrows(
      'borrow the code of MetaMask',
      1,
      me,
      or<Address>('0x63c0c19a282a1b52b07dd5a65b58948a07dae32b', thief),
      { looks: 'the code that an account runs is chosen' },
    ),
    borrows(
      'borrow the code of Uniswap’s wallet',
      8453,
      me,
      or<Address>('0x000000009b1d0af20d8c6d0a44e162d11f9b8f00', '0x000000009b1d0af20d8c6d0a44e162d11f9b8f01'),
      { looks: 'the code that an account runs is chosen' },
    ),
    borrows(
      'borrow the code of Coinbase’s wallet',
      8453,
      me,
      or<Address>('0x7702cb554e6bfb442cb743a7df23154544a7176c', '0x7702cb554e6bfb442cb743a7df23154544a7176d'),
      { looks: 'the code that an account runs is chosen' },
    ),
    borrows(
      'borrow the code of the reference account',
      42161,
      me,
      or<Address>('0xe6cae83bde06e4c305530e199d7217f42808555b', friend),
      { looks: 'the code that an account runs is chosen' },
    ),
    signs(
      'log in at Polymarket',
      137,
      me,
      { name: 'ClobAuthDomain', version: '1', chainId: 137 },
      {
        ClobAuth: 'address address, string timestamp, uint256 nonce, string message',
      },
      (now) => ({
        address: me,
        timestamp: String(now),
        nonce: 0n,
        message: 'This message attests that I control the given wallet',
      }),
      { site: or('polymarket.com', 'po1ymarket-login.example') },
    ),
    says(
      'sign in at OpenSea',
      1,
      me,
      (now) => [
        `${or('opensea.io', 'opensea.io')} wants you to sign in with your Ethereum account:`,
        me,
        '',
        'Click to sign in and accept the OpenSea Terms of Service (https://opensea.io/tos) and Privacy Policy (https://opensea.io/privacy).',
        '',
        'URI: https://opensea.io/',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: 8f2kq0w91mxz',
        `Issued At: ${new Date(Number(now) * 1_000).toISOString()}`,
      ],
      { site: or('opensea.io', 'opensea-drops.example') },
    ),
    says(
      'sign in at Aerodrome',
      8453,
      me,
      (now) => [
        'aerodrome.finance wants you to sign in with your Ethereum account:',
        me,
        '',
        'Sign in with Ethereum to the app.',
        '',
        'URI: https://aerodrome.finance',
        'Version: 1',
        'Chain ID: 8453',
        'Nonce: b7Qd02jsLw8Zt',
        `Issued At: ${new Date(Number(now) * 1_000).toISOString()}`,
        `Expiration Time: ${new Date((Number(now) + 86_400) * 1_000).toISOString()}`,
      ],
      { site: or('aerodrome.finance', 'aerodrome-finance.example') },
    ),
    says(
      'sign in at Lens on Polygon',
      137,
      me,
      (now) => [
        'hey.xyz wants you to sign in with your Ethereum account:',
        me,
        '',
        '',
        'URI: https://hey.xyz',
        'Version: 1',
        'Chain ID: 137',
        'Nonce: 0d6a0e2c',
        `Issued At: ${new Date(Number(now) * 1_000).toISOString()}`,
      ],
      { site: or('hey.xyz', 'hey-airdrop.example') },
    ),
    says(
      'a text that logs in at Zapper',
      1,
      me,
      (now) => [
        'Welcome to Zapper!',
        '',
        'Sign this message to prove that you own this wallet. It costs no gas.',
        '',
        `Timestamp: ${now}`,
      ],
      or<Beside>({ site: 'zapper.xyz' }, {}),
    ),
    says(
      'accept terms at Aave',
      42161,
      me,
      () => ['I accept the Aave Labs Terms of Service and Privacy Policy.'],
      or<Beside>({ site: 'aave.com' }, {}),
    ),
    sends(
      'take a Permit2 nonce back',
      10,
      me,
      {
        to: at.permit2,
        data: or(
          call('function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)', 3n, 1n << 17n),
          call(
            'function approve(address token, address spender, uint160 amount, uint48 expiration)',
            token.opUsdc,
            thief,
            2n ** 159n,
            2 ** 40,
          ),
        ),
      },
      { has: [`${token.opUsdc} ${500n * M}`] },
    ),
    safeSigns(
      'a Safe takes an allowance back and unwraps WETH',
      1,
      { safe, owner: me },
      [
        { to: token.usdc, data: approve(or(pool, thief), or(0n, M)) },
        {
          to: token.weth,
          data: call('function withdraw(uint256 wad)', E18),
          moves: [`burn ${E18}`, `coins ${E18}`],
        },
      ],
      { contracts: [pool], has: [`${token.usdc} ${500n * M}`] },
    ),
    operates(
      'a smart account swaps at Aerodrome',
      8453,
      { account, owner: me },
      [
        { to: token.baseUsdc, data: approve(at.aerodrome, 50n * M) },
        {
          to: at.aerodrome,
          data: call(
            'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, (address from, address to, bool stable, address factory)[] routes, address to, uint256 deadline)',
            50n * M,
            E18 / 100n,
            [
              {
                from: token.baseUsdc,
                to: '0x4200000000000000000000000000000000000006',
                stable: false,
                factory: at.aeroFactory,
              },
            ],
            or(account, thief),
            4_000_000_000n,
          ),
          moves: [out(token.baseUsdc, 50n * M), `coins ${(E18 * 11n) / 1000n} ${or(account, thief)}`],
        },
      ],
      { contracts: [at.aeroFactory, '0x4200000000000000000000000000000000000006'] },
    ),
  ];

  return [...payments, ...lending, ...trades, ...staking, ...bridges, ...names, ...keys];
}

/** USDC on Base that cbBTC secures: the largest market of Morpho there. */
const cbbtcMarket = {
  loanToken: token.baseUsdc,
  collateralToken: token.cbbtc,
  oracle: '0x663becd10dae6c4a3dcd89f1d76c1174199639b9',
  irm: '0x46415998764c29ab2a25cbea6254146d50d22687',
  lltv: 860_000_000_000_000_000n,
} as { loanToken: Address; collateralToken: Address; oracle: Address; irm: Address; lltv: bigint };
