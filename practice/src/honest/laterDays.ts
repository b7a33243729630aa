import { type Address, concat, getAddress, type Hex, pad, toHex, zeroAddress, zeroHash } from 'viem';
import { call } from '../truth/sky.ts';
import { askedBy, E18, forThief, later, M, out, pool, thief } from './asking.ts';
import type { RealCase } from './realCase.ts';

/** What yet another person does: what people buy beside the ten largest tokens, and the second half of what they began elsewhere. */
const me = getAddress('0x3d5b7f6a91c4e08b2a7d6c5f4e3b2a190876c5d4');
const { asking, comes } = askedBy(me);

const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const usdt: Address = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const wsteth: Address = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const steth: Address = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const usds: Address = '0xdc035d45d973e3ec169d2276ddab16f1e407384f';
const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const crv: Address = '0xd533a949740bb3306d119cc777fa900ba034cd52';
const cvx: Address = '0x4e3fbd56cd56c3e72c1403e103b45db9da5b9d2b';
const bscUsdt: Address = '0x55d398326f99059ff775485246999027b3197955';
const baseUsdc: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';

/** What is bought for some dollars, in its smallest unit. */
const bought: readonly (readonly [name: string, token: Address, amount: bigint])[] = [
  ['crvUSD', '0xf939e0a03fb07f59a73314e73794be0e57ac1b4e', 600n * E18],
  ['GHO', '0x40d16fc0246ad3160ccc09b8d0d3a2cd28ae6c2f', 600n * E18],
  ['LUSD', '0x5f98805a4e8be255a32880fdec7f6728c6568ba0', 600n * E18],
  ['BOLD', '0x6440f144b7e50d6a8439336510312d2f54beb01d', 600n * E18],
  ['RLUSD', '0x8292bb45bf1ee4d140127049757c2e0ff06317ed', 600n * E18],
  ['ENA', '0x57e114b691db790c35207b2e685d4a43181e6061', 1_500n * E18],
  ['SKY', '0x56072c95faa701256059aa122697b133aded9279', 9_000n * E18],
  ['MORPHO', '0x58d97b57bb95320f9a05dc918aef65434969c2b2', 400n * E18],
  ['EIGEN', '0xec53bf9167f50cdeb3ae105f56099aaab9061f83', 700n * E18],
  ['PYUSD', '0x6c3ea9036406852006290770bedfcaba0e23a0e8', 600n * M],
  ['USDe', '0x4c9edd5852cd905f086c759e8383e09bff1e68b3', 600n * E18],
  ['LDO', '0x5a98fcbea516cf06857215779fd812ca3bef1b32', 700n * E18],
];

/** Tokens with the same names that anybody can make. */
const lookAlikes: Readonly<Record<string, Address>> = {
  crvUSD: '0xb2e4176ed8392260740c0579bce5431cff950ea1',
  GHO: '0x8f591d6da790e5169c07b0ec323c10e7694f30f4',
  LUSD: '0xe150251afce5d057a9e77b6d0cd8712b6a416c72',
  BOLD: '0x13d91fb9a7a9632f8eba5903c63ee32e297bde22',
  RLUSD: '0xc1ad3b7d816565a3530fcbb4698cd4497ca27e20',
  ENA: '0x4fc7fdf9e94e5d690283bd3f02bba364bcfa73e6',
  SKY: '0xf2003d5c874fe38a5e146c71ca70cc21262eb4b5',
  MORPHO: '0x98413f141c83c0594eb109381f189e579d86ab58',
  EIGEN: '0x61fc0eaf403d1608f30400383dc4687f64332189',
  PYUSD: '0x3f18e9a6e1a2f407e768e5ab353d766c15ae1595',
  USDe: '0xec54b629a6073dd3f64a5e12e814a9c12351e825',
  LDO: '0x0c9e135e7ac98bd8a619dbaa6bfa22b1f098f583',
};

const v3router2: Address = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const v2router: Address = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const exactIn =
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable';

const buying = (token: Address, amount: bigint): Hex =>
  call(exactIn, {
    tokenIn: usdc,
    tokenOut: token,
    fee: 500,
    recipient: me,
    amountIn: 600n * M,
    amountOutMinimum: (amount * 99n) / 100n,
    sqrtPriceLimitX96: 0n,
  });
const buyingForCoins = (token: Address, amount: bigint): Hex =>
  call(
    'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
    (amount * 99n) / 100n,
    [weth, token],
    me,
    later,
  );

const purchases: readonly RealCase[] = bought.flatMap(([name, token, amount]) => [
  asking(`buy ${name} for USDC`, v3router2, buying(token, amount), {
    moves: [out(usdc, 600n * M), comes(token, amount)],
  }),
  asking(`buy ${name} for ETH`, v2router, buyingForCoins(token, amount), {
    value: E18 / 5n,
    moves: [`coins ${E18 / 5n} ${pool}`, comes(token, amount)],
  }),
]);

const governors = [
  ['Uniswap', '0x408ed6354d4973f66138c91495f2f2fcbd8724c3', 1],
  ['ENS', '0x323a76393544d5ecca80cd6ef2a560c6a395b7e3', 1],
  ['Compound', '0xc0da02939e1441f497fd74f78ce7decb17b66529', 1],
  ['the treasury of Arbitrum', '0x789fc99093b09ad01c34dc7251d0c89ce743e5a4', 42161],
  ['Optimism', '0xcdf27f107725988f2261ce2256bdfcde8b382b10', 10],
] as const;

const votes: readonly RealCase[] = governors.map(([name, at, chain]) =>
  asking(
    `vote against at ${name}`,
    at,
    call('function castVote(uint256 proposalId, uint8 support)', 87n, 0),
    {
      chain,
    },
  ),
);

const oracle: Address = '0x50ce56a3239671ab62f185704caedf626352741e';
const word = (it: bigint) => toHex(it, { size: 32 });

/** What a comptroller and its market answer of someone who owes nothing and is in no market. */
const owingNothing = (comptroller: Address): NonNullable<RealCase['says']> => ({
  'function comptroller() view returns (address)': pad(comptroller),
  'function getAccountSnapshot(address account) view returns (uint256, uint256, uint256, uint256)': concat([
    word(0n),
    word(20_000n * 10n ** 8n),
    word(0n),
    word(2n * 10n ** 26n),
  ]),
  [`${comptroller} function oracle() view returns (address)`]: pad(oracle),
  [`${comptroller} function getAssetsIn(address account) view returns (address[])`]: concat([
    word(32n),
    word(0n),
  ]),
  [`${comptroller} function markets(address market) view returns (bool, uint256)`]: concat([
    word(1n),
    word((E18 * 3n) / 4n),
  ]),
  [`${comptroller} function checkMembership(address account, address market) view returns (bool)`]: word(0n),
  [`${oracle} function getUnderlyingPrice(address market) view returns (uint256)`]: word(E18),
});

const cCoin = {
  dai: '0x5d3a536e4d6dbd6114cc1ead35777bab948e3643',
  eth: '0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5',
} as const;
const stakes: readonly RealCase[] = [
  asking(
    'stake ETH at Swell',
    '0xf951e335afb289353dc249e82926178eac7ded78',
    call('function deposit() payable'),
    {
      value: 2n * E18,
      moves: [`mint ${(E18 * 19n) / 10n}`],
    },
  ),
  asking('lend ETH to Compound v2', cCoin.eth, call('function mint() payable'), {
    value: E18,
    moves: [`mint ${49n * 10n ** 8n}`],
  }),
  asking(
    'take DAI out of Compound v2',
    cCoin.dai,
    call('function redeemUnderlying(uint256 redeemAmount)', 300n * E18),
    {
      says: owingNothing('0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b'),
      moves: [`burn ${13_000n * 10n ** 8n}`, comes(dai, 300n * E18, cCoin.dai)],
    },
  ),
  asking(
    'stake SAFE',
    '0x115e78f160e1e3ef163b05c84562fa16fa338509',
    call('function stake(address validator, uint256 amount)', pool, E18),
  ),
  asking(
    'take USDS out of savings',
    '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd',
    call('function withdraw(uint256 assets, address receiver, address owner)', 500n * E18, me, me),
    {
      moves: [`burn ${470n * E18}`, comes(usds, 500n * E18, '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd')],
    },
  ),
  asking(
    'stop earning with USDS',
    '0x0650caf159c5a49f711e8169d4336ecb9b950275',
    call('function withdraw(uint256 amount)', 200n * E18),
    {
      moves: [comes(usds, 200n * E18, '0x0650caf159c5a49f711e8169d4336ecb9b950275')],
    },
  ),
  asking(
    'claim what USDS earned',
    '0x0650caf159c5a49f711e8169d4336ecb9b950275',
    call('function getReward()'),
    {
      moves: [
        comes(
          '0x56072c95faa701256059aa122697b133aded9279',
          70n * E18,
          '0x0650caf159c5a49f711e8169d4336ecb9b950275',
        ),
      ],
    },
  ),
  asking(
    'lend USDT at Fluid',
    '0x5c20b550819128074fd538edf79791733ccedd18',
    call('function deposit(uint256 assets, address receiver)', 800n * M, me),
    {
      moves: [out(usdt, 800n * M, '0x5c20b550819128074fd538edf79791733ccedd18'), `mint ${690n * M}`],
      says: { 'function asset() view returns (address)': pad(usdt) },
    },
  ),
  asking(
    'lend WETH at Fluid',
    '0x90551c1795392094fe6d29b758eccd233cfaa260',
    call('function deposit(uint256 assets, address receiver)', E18, me),
    {
      moves: [out(weth, E18, '0x90551c1795392094fe6d29b758eccd233cfaa260'), `mint ${(E18 * 9n) / 10n}`],
      says: { 'function asset() view returns (address)': pad(weth) },
    },
  ),
  asking(
    'lend wstETH at Fluid',
    '0x2411802d8bea09be0af8fd8d08314a63e706b29c',
    call('function deposit(uint256 assets, address receiver)', E18, me),
    {
      moves: [out(wsteth, E18, '0x2411802d8bea09be0af8fd8d08314a63e706b29c'), `mint ${(E18 * 9n) / 10n}`],
      says: { 'function asset() view returns (address)': pad(wsteth) },
    },
  ),
  asking(
    'take USDT out of Fluid',
    '0x5c20b550819128074fd538edf79791733ccedd18',
    call('function withdraw(uint256 assets, address receiver, address owner)', 400n * M, me, me),
    {
      moves: [`burn ${340n * M}`, comes(usdt, 400n * M, '0x5c20b550819128074fd538edf79791733ccedd18')],
      says: { 'function asset() view returns (address)': pad(usdt) },
    },
  ),
  asking(
    'stake in the pool of SUSHI',
    '0x8798249c2e607446efb7ad49ec89dd1865ff4272',
    call('function enter(uint256 _amount)', 100n * E18),
    {
      moves: [
        out(
          '0x6b3595068778dd592e39a122f4f5a5cf09c90fe2',
          100n * E18,
          '0x8798249c2e607446efb7ad49ec89dd1865ff4272',
        ),
        `mint ${70n * E18}`,
      ],
    },
  ),
  asking(
    'leave the pool of SUSHI',
    '0x8798249c2e607446efb7ad49ec89dd1865ff4272',
    call('function leave(uint256 _share)', 70n * E18),
    {
      moves: [
        `burn ${70n * E18}`,
        comes(
          '0x6b3595068778dd592e39a122f4f5a5cf09c90fe2',
          101n * E18,
          '0x8798249c2e607446efb7ad49ec89dd1865ff4272',
        ),
      ],
    },
  ),
  asking(
    'take CRV out of its lock',
    '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2',
    call('function withdraw()'),
    {
      moves: [comes(crv, 900n * E18, '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2')],
    },
  ),
  asking(
    'vote for a gauge of Curve',
    '0x2f50d538606fa9edd2b11e2446beb18c9d5846bb',
    call(
      'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
      '0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a',
      5_000n,
    ),
    { contracts: ['0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a'] },
  ),
  asking(
    'take CVX out of its lock',
    '0x72a19342e8f1838460ebfccef09f6585e32db86e',
    call('function processExpiredLocks(bool _relock)', false),
    {
      moves: [comes(cvx, 80n * E18, '0x72a19342e8f1838460ebfccef09f6585e32db86e')],
    },
  ),
  asking(
    'claim what locked CVX earned',
    '0x72a19342e8f1838460ebfccef09f6585e32db86e',
    call('function getReward(address _account, bool _stake)', me, false),
    {
      moves: [comes(crv, 8n * E18, '0x72a19342e8f1838460ebfccef09f6585e32db86e')],
    },
  ),
  asking(
    'put LUSD into the stability pool',
    '0x66017d22b0f8556afdd19fc67041899eb65a21bb',
    call('function provideToSP(uint256 _amount, address _frontEndTag)', 500n * E18, zeroAddress),
    {
      moves: [
        out(
          '0x5f98805a4e8be255a32880fdec7f6728c6568ba0',
          500n * E18,
          '0x66017d22b0f8556afdd19fc67041899eb65a21bb',
        ),
      ],
    },
  ),
  asking(
    'take LUSD out of the stability pool',
    '0x66017d22b0f8556afdd19fc67041899eb65a21bb',
    call('function withdrawFromSP(uint256 _amount)', 500n * E18),
    {
      moves: [
        comes(
          '0x5f98805a4e8be255a32880fdec7f6728c6568ba0',
          500n * E18,
          '0x66017d22b0f8556afdd19fc67041899eb65a21bb',
        ),
      ],
    },
  ),
  asking(
    'take BOLD out of the stability pool',
    '0xf69eb8c0d95d4094c16686769460f678727393cf',
    call('function withdrawFromSP(uint256 _amount, bool _doClaim)', 500n * E18, true),
    {
      moves: [
        comes(
          '0x6440f144b7e50d6a8439336510312d2f54beb01d',
          500n * E18,
          '0xf69eb8c0d95d4094c16686769460f678727393cf',
        ),
      ],
    },
  ),
  asking(
    'take BNB out of Venus',
    '0xa07c5b74c9b40447a954e1466938b865b6bbea36',
    call('function redeem(uint256 redeemTokens)', 40n * 10n ** 8n),
    {
      chain: 56,
      says: owingNothing('0xfd36e2c2a6789db23113685031d7f16329158384'),
      moves: [`burn ${40n * 10n ** 8n}`, `coins ${E18}`],
    },
  ),
  asking(
    'take USDT out of Venus',
    '0xfd5840cd36d94d7229439859c0112a4185bc0255',
    call('function redeemUnderlying(uint256 redeemAmount)', 250n * E18),
    {
      chain: 56,
      says: owingNothing('0xfd36e2c2a6789db23113685031d7f16329158384'),
      moves: [
        `burn ${9_000n * 10n ** 8n}`,
        comes(bscUsdt, 250n * E18, '0xfd5840cd36d94d7229439859c0112a4185bc0255'),
      ],
    },
  ),
  asking(
    'take USDC out of Moonwell',
    '0xedc817a28e8b93b03976fbd4a3ddbc9f7d176c22',
    call('function redeemUnderlying(uint256 redeemAmount)', 250n * M),
    {
      chain: 8453,
      says: owingNothing('0xfbb21d0380bee3312b33c4353c8936a0f13ef26c'),
      moves: [
        `burn ${9_000n * 10n ** 8n}`,
        comes(baseUsdc, 250n * M, '0xedc817a28e8b93b03976fbd4a3ddbc9f7d176c22'),
      ],
    },
  ),
  asking(
    'stake BNB with a validator',
    '0x0000000000000000000000000000000000002002',
    call(
      'function delegate(address operatorAddress, bool delegateVotePower) payable',
      '0x773760b0708a5cc369c346993a0c225d8e4043b1',
      false,
    ),
    {
      chain: 56,
      value: 2n * E18,
      looks: 'a validator is chosen',
    },
  ),
  asking(
    'take ETH out of frxETH',
    '0xac3e018457b222d93114458476f3e3416abbe38f',
    call('function redeem(uint256 shares, address receiver, address owner)', E18, me, me),
    {
      moves: [
        `burn ${E18}`,
        comes(
          '0x5e8422345238f34275888049021821e8e08caa1f',
          (E18 * 11n) / 10n,
          '0xac3e018457b222d93114458476f3e3416abbe38f',
        ),
      ],
      says: { 'function asset() view returns (address)': pad('0x5e8422345238f34275888049021821e8e08caa1f') },
    },
  ),
  asking(
    'delegate restaked assets to an operator',
    '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a',
    call(
      'function delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
      '0x5accc90436492f24e6af278569691e2c942a676d',
      { signature: '0x', expiry: 0n },
      zeroHash,
    ),
    {
      looks: 'an operator is chosen',
    },
  ),
];

const bridges: readonly RealCase[] = [
  asking(
    'bring USDC to Avalanche by CCTP',
    '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d',
    call(
      'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
      300n * M,
      1,
      pad(me),
      usdc,
      zeroHash,
      0n,
      2_000,
    ),
    {
      moves: [out(usdc, 300n * M, '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d')],
    },
  ),
  asking(
    'bring USDT to Linea by its own bridge',
    '0x051f1d88f0af5763fb888ec4378b4d8b29ea3319',
    call(
      'function bridgeToken(address _token, uint256 _amount, address _recipient) payable',
      usdt,
      300n * M,
      me,
    ),
    {
      moves: [out(usdt, 300n * M, '0x051f1d88f0af5763fb888ec4378b4d8b29ea3319')],
    },
  ),
  asking(
    'bring ETH to oneself by the older bridge of OP Mainnet',
    '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1',
    call(
      'function depositETHTo(address _to, uint32 _minGasLimit, bytes _extraData) payable',
      me,
      200_000,
      '0x',
    ),
    { value: E18 },
  ),
];

const wallets: readonly RealCase[] = [
  ['UNI', '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984', 90n * E18],
  ['stETH', steth, 3n * E18],
  ['RLUSD', '0x8292bb45bf1ee4d140127049757c2e0ff06317ed', 90n * E18],
  ['GHO', '0x40d16fc0246ad3160ccc09b8d0d3a2cd28ae6c2f', 90n * E18],
].map(([name, token, amount]) =>
  asking(
    `take the allowance for ${name} back`,
    token as Address,
    call('function approve(address spender, uint256 value)', v2router, 0n),
    {
      has: [`${token} ${amount}`],
      contracts: [v2router],
    },
  ),
);

export const laterDays: readonly RealCase[] = [...purchases, ...votes, ...stakes, ...bridges, ...wallets];

/** The same for someone else, and what only calls itself as the tokens above. */
export const laterTwins: readonly RealCase[] = [
  ...laterDays
    .filter(
      ({ id, data }) => data.toLowerCase().includes(me.slice(2).toLowerCase()) && !id.endsWith('earned'),
    )
    .map((it) => forThief(me, it)),
  ...bought.map(([name, , amount]) =>
    asking(`buy what only calls itself ${name}`, v3router2, buying(lookAlikes[name] ?? thief, amount), {
      moves: [out(usdc, 600n * M), comes(lookAlikes[name] ?? thief, amount)],
    }),
  ),
];
