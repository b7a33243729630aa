import {
  type Address,
  concat,
  domainSeparator,
  encodeFunctionData,
  type Hex,
  keccak256,
  maxUint256,
  pad,
  parseAbi,
  stringToHex,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { call } from '../../truth/sky.ts';
import { E18, friend, M, out, pool, thief } from '../asking.ts';
import { batches, type Beside, operates, safeSigns, says, sends, signs } from '../mixed.ts';
import { approve, assetOf, type Days, permit2, text, token, transfer, word, words } from './places.ts';

const cow: Address = '0x9008d19f58aabd9ed0d60971565aa8510560ab41';

/** What a token is called in its own domain. */
const called = (
  it: Address,
  name: string,
  version: string,
  chainId: number,
): Readonly<Record<string, Hex>> => ({
  [`${it} function name() view returns (string)`]: text(name),
  [`${it} function version() view returns (string)`]: text(version),
  [`${it} function nonces(address owner) view returns (uint256)`]: word(0n),
  [`${it} function DOMAIN_SEPARATOR() view returns (bytes32)`]: domainSeparator({
    domain: { name, version, chainId, verifyingContract: it },
  }),
});

/** Safes, and accounts that are contracts or borrow one. */
export const accounts: Days = ({ me, safe, account }, or) => {
  const came = (it: Address, amount: bigint, to: Address) => `in ${it} ${amount} ${to} ${pool}`;
  const safeIs = { safe, owner: me };
  return [
    safeSigns(
      'a Safe approves and saves USDS',
      1,
      safeIs,
      [
        { to: token.usds, data: approve(token.susds, 5_000n * E18) },
        {
          to: token.susds,
          data: call(
            'function deposit(uint256 assets, address receiver, uint16 referral) returns (uint256)',
            5_000n * E18,
            or(safe, thief),
            1,
          ),
          moves: [out(token.usds, 5_000n * E18), `mint ${4_700n * E18} ${or(safe, thief)}`],
        },
      ],
      { says: { [assetOf(token.susds)]: pad(token.usds) } },
    ),
    safeSigns(
      'a Safe approves and offers USDC at CoW',
      1,
      safeIs,
      [
        { to: token.usdc, data: approve('0xc92e8bdf79f0507f65a392b0ab4667716bfe0110', 2_000n * M) },
        {
          to: cow,
          data: call(
            'function setPreSignature(bytes orderUid, bool signed)',
            concat([keccak256('0x71'), safe, toHex(1_795_253_400, { size: 4 })]),
            true,
          ),
        },
      ],
      {
        contracts: [cow, '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110'],
        has: [`${token.usdc} ${9_000n * M}`],
        looks: 'the order is a hash',
      },
    ),
    safeSigns(
      'a Safe delegates its votes of UNI to itself',
      1,
      safeIs,
      [{ to: token.uni, data: call('function delegate(address delegatee)', or(safe, thief)) }],
      { has: [`${token.uni} ${500n * E18}`] },
    ),
    safeSigns(
      'a Safe pays wages in USDC to four people',
      8453,
      safeIs,
      [
        friend,
        '0x2f9c6a0d71e4b85c33d9e0a6f18b47c5d2e90a13' as Address,
        '0x7b30e1f4a9c85d26e0b7f3148d96c2a5f1e40b77' as Address,
        '0x40c1d9a6f3b27e85d0a1c4b8e7f25963ad1b0c5e' as Address,
      ].map((to, place) => ({
        to: token.baseUsdc,
        data:
          place === 3
            ? or(
                transfer(to, 900n * M),
                call('function approve(address spender, uint256 amount)', thief, maxUint256),
              )
            : transfer(to, 900n * M),
      })),
      { has: [`${token.baseUsdc} ${9_000n * M}`] },
    ),
    safeSigns(
      'a Safe gets another owner',
      1,
      safeIs,
      [
        {
          to: safe,
          data: call(
            'function addOwnerWithThreshold(address owner, uint256 _threshold)',
            or<Address>(friend, thief),
            or(2n, 1n),
          ),
        },
      ],
      { looks: 'who owns the Safe changes' },
    ),
    safeSigns(
      'a Safe lets a module pay an allowance',
      1,
      safeIs,
      [
        {
          to: safe,
          data: call(
            'function enableModule(address module)',
            or<Address>('0xcfbfac74c26f8647cbdb8c5caf80bb5b32e43134', thief),
          ),
        },
      ],
      { contracts: ['0xcfbfac74c26f8647cbdb8c5caf80bb5b32e43134'], looks: 'a module may act alone' },
    ),
    safeSigns('a Safe takes stETH and wraps it', 1, safeIs, [
      {
        to: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
        data: approve(or<Address>(token.wsteth, thief), 4n * E18),
      },
      {
        to: token.wsteth,
        data: call('function wrap(uint256 _stETHAmount) returns (uint256)', 4n * E18),
        moves: [out('0xae7ab96520de3a18e5e111b5eaab095312d7fe84', 4n * E18), `mint ${(E18 * 33n) / 10n}`],
      },
    ]),
    safeSigns('a Safe claims at Merkl', 42161, safeIs, [
      {
        to: '0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae',
        data: call(
          'function claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
          [or(safe, thief)],
          [token.arb],
          [33n * E18],
          [[keccak256('0x72')]],
        ),
        moves: [came(token.arb, 33n * E18, or(safe, thief))],
      },
    ]),
    sends(
      'make a Safe of one’s own',
      8453,
      me,
      {
        to: '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67',
        data: call(
          'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce) returns (address)',
          '0x41675c099f32341bf84bfc5382af534df5c7461a',
          encodeFunctionData({
            abi: parseAbi([
              'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
            ]),
            args: [
              [or(me, thief)],
              1n,
              '0xbd89a1ce4dde368ffab0ec35506eece0b1ffdc54',
              call('function setupToL2(address l2Singleton)', '0x29fcb43b46531bca003ddc8fcb67ffe91900c762'),
              '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99',
              zeroAddress,
              0n,
              '0x5afe7a11e7000000000000000000000000000000',
            ],
          }),
          1n,
        ),
      },
      {
        contracts: [
          '0x41675c099f32341bf84bfc5382af534df5c7461a',
          '0xbd89a1ce4dde368ffab0ec35506eece0b1ffdc54',
          '0x29fcb43b46531bca003ddc8fcb67ffe91900c762',
          '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99',
        ],
      },
    ),
    operates('a smart account approves and swaps at Uniswap', 8453, { account, owner: me }, [
      { to: token.baseUsdc, data: approve('0x2626664c2603336e57b271c5c0b26f421741e481', 60n * M) },
      {
        to: '0x2626664c2603336e57b271c5c0b26f421741e481',
        data: call(
          'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)',
          {
            tokenIn: token.baseUsdc,
            tokenOut: token.opWeth,
            fee: 500,
            recipient: or(account, thief),
            amountIn: 60n * M,
            amountOutMinimum: (E18 * 197n) / 10_000n,
            sqrtPriceLimitX96: 0n,
          },
        ),
        moves: [out(token.baseUsdc, 60n * M), came(token.opWeth, E18 / 50n, or(account, thief))],
      },
    ]),
    operates('a smart account pays in ETH', 8453, { account, owner: me }, [
      { to: or<Address>(friend, token.opWeth), value: E18 / 100n },
    ]),
    operates('a smart account brings USDC by CCTP', 8453, { account, owner: me }, [
      { to: token.baseUsdc, data: approve('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d', 45n * M) },
      {
        to: '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d',
        data: call(
          'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
          45n * M,
          3,
          pad(or(me, thief)),
          token.baseUsdc,
          zeroHash,
          0n,
          2_000,
        ),
        moves: [out(token.baseUsdc, 45n * M)],
      },
    ]),
    batches(
      'approve and add to a lock, and vote, at Aerodrome',
      8453,
      me,
      [
        { to: token.aero, data: approve('0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4', 40n * E18) },
        {
          to: '0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4',
          data: call('function increaseAmount(uint256 _tokenId, uint256 _value)', or(812n, 813n), 40n * E18),
          moves: [out(token.aero, 40n * E18)],
        },
      ],
      {
        looks: 'it is locked',
        says: {
          '0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4 function ownerOf(uint256 id) view returns (address)':
            pad(or(me, thief)),
        },
      },
    ),
    batches(
      'approve and stake USDe with a wallet that batches',
      1,
      me,
      [
        { to: token.usde, data: approve('0x9d39a5de30e57443bff2a8307a4256c8797a3497', 800n * E18) },
        {
          to: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
          data: call(
            'function deposit(uint256 assets, address receiver) returns (uint256)',
            800n * E18,
            or(me, thief),
          ),
          moves: [out(token.usde, 800n * E18), `mint ${680n * E18} ${or(me, thief)}`],
        },
      ],
      {
        says: {
          '0x9d39a5de30e57443bff2a8307a4256c8797a3497 function asset() view returns (address)': pad(
            token.usde,
          ),
        },
      },
    ),
  ];
};

/** Permits, orders and other typed data. */
export const typed: Days = ({ me }, or) => [
  signs(
    'permit 1inch what a swap needs on Arbitrum',
    42161,
    me,
    { name: 'USD Coin', version: '2', chainId: 42161, verifyingContract: token.arbUsdc },
    { Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline' },
    (now) => ({
      owner: me,
      spender: or<Address>('0x111111125421ca6dc452d289314280a0f8842a65', thief),
      value: 120n * M,
      nonce: 0n,
      deadline: now + 1_200n,
    }),
    {
      contracts: [token.arbUsdc, '0x111111125421ca6dc452d289314280a0f8842a65'],
      has: [`${token.arbUsdc} ${900n * M}`],
      says: called(token.arbUsdc, 'USD Coin', '2', 42161),
    },
  ),
  signs(
    'permit Spark DAI without a limit',
    1,
    me,
    { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: token.dai },
    { Permit: 'address holder, address spender, uint256 nonce, uint256 expiry, bool allowed' },
    (now) => ({
      holder: me,
      spender: or<Address>('0xc13e21b648a5ee794902342038ff3adab66be987', thief),
      nonce: 0n,
      expiry: now + 3_600n,
      allowed: true,
    }),
    {
      contracts: [token.dai, '0xc13e21b648a5ee794902342038ff3adab66be987'],
      has: [`${token.dai} ${900n * E18}`],
      says: called(token.dai, 'Dai Stablecoin', '1', 1),
      looks: 'the permit has no limit',
    },
  ),
  signs(
    'let a new position at Uniswap take two tokens by Permit2',
    8453,
    me,
    { name: 'Permit2', chainId: 8453, verifyingContract: permit2 },
    {
      PermitBatch: 'PermitDetails[] details, address spender, uint256 sigDeadline',
      PermitDetails: 'address token, uint160 amount, uint48 expiration, uint48 nonce',
    },
    (now) => ({
      details: [
        { token: token.baseUsdc, amount: 500n * M, expiration: Number(now) + 1_800, nonce: 0 },
        { token: token.cbbtc, amount: 500_000n, expiration: Number(now) + 1_800, nonce: 0 },
      ],
      spender: or<Address>('0x7c5f5a4bbd8fd63184577525326123b519429bdc', thief),
      sigDeadline: now + 1_800n,
    }),
    {
      contracts: [permit2, token.baseUsdc, token.cbbtc, '0x7c5f5a4bbd8fd63184577525326123b519429bdc'],
      has: [`${token.baseUsdc} ${900n * M}`, `${token.cbbtc} 900000`],
      says: {
        [`${permit2} function allowance(address user, address token, address spender) view returns (uint160, uint48, uint48)`]:
          words(0n, 0n, 0n),
      },
    },
  ),
  signs(
    'pay for a picture in USDC by x402 on Polygon',
    137,
    me,
    { name: 'USD Coin', version: '2', chainId: 137, verifyingContract: token.polUsdc },
    {
      TransferWithAuthorization:
        'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce',
    },
    (now) => ({
      from: me,
      to: friend,
      value: or(250_000n, 400n * M),
      validAfter: 0n,
      validBefore: or(now + 60n, maxUint256),
      nonce: keccak256('0x81'),
    }),
    {
      contracts: [token.polUsdc],
      has: [`${token.polUsdc} ${400n * M}`],
      says: called(token.polUsdc, 'USD Coin', '2', 137),
      looks: 'a signature pays somebody',
    },
  ),
  signs(
    'delegate the votes of UNI by signature to oneself',
    1,
    me,
    { name: 'Uniswap', chainId: 1, verifyingContract: token.uni },
    { Delegation: 'address delegatee, uint256 nonce, uint256 expiry' },
    (now) => ({ delegatee: or(me, thief), nonce: 0n, expiry: now + 3_600n }),
    {
      contracts: [token.uni],
      has: [`${token.uni} ${90n * E18}`],
      says: { [`${token.uni} function nonces(address owner) view returns (uint256)`]: word(0n) },
    },
  ),
  signs(
    'list an item at OpenSea',
    1,
    me,
    {
      name: 'Seaport',
      version: '1.6',
      chainId: 1,
      verifyingContract: '0x0000000000000068f116a894984e2db1123eb395',
    },
    {
      OrderComponents:
        'address offerer, address zone, OfferItem[] offer, ConsiderationItem[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 counter',
      OfferItem:
        'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount',
      ConsiderationItem:
        'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient',
    },
    (now) => ({
      offerer: me,
      zone: zeroAddress,
      offer: [
        { itemType: 2, token: token.pudgy, identifierOrCriteria: 4_410n, startAmount: 1n, endAmount: 1n },
      ],
      consideration: [
        {
          itemType: 0,
          token: zeroAddress,
          identifierOrCriteria: 0n,
          startAmount: or((99n * E18) / 10n, 1n),
          endAmount: or((99n * E18) / 10n, 1n),
          recipient: or(me, thief),
        },
        {
          itemType: 0,
          token: zeroAddress,
          identifierOrCriteria: 0n,
          startAmount: E18 / 10n,
          endAmount: E18 / 10n,
          recipient: '0x0000a26b00c1F0DF003000390027140000fAa719',
        },
      ],
      orderType: 0,
      startTime: now,
      endTime: now + 604_800n,
      zoneHash: zeroHash,
      salt: 24446860302761739304752683030156737591518664810215442929803914810219217812n,
      conduitKey: '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
      counter: 0n,
    }),
    {
      has: [`${token.pudgy} 4410`],
      contracts: [
        token.pudgy,
        '0x0000000000000068f116a894984e2db1123eb395',
        '0x1e0049783f008a0085193e00003d00cd54003c71',
      ],
      looks: 'a price is agreed to',
    },
  ),
  signs(
    'vote for several at Snapshot',
    1,
    me,
    { name: 'snapshot', version: '0.1.4' },
    {
      Vote: 'address from, string space, uint64 timestamp, bytes32 proposal, string choice, string reason, string app, string metadata',
    },
    (now) => ({
      from: or(me, thief),
      space: 'lido-snapshot.eth',
      timestamp: now,
      proposal: keccak256('0x91'),
      choice: '{"1":60,"3":40}',
      reason: '',
      app: 'snapshot-v2',
      metadata: '{}',
    }),
    { site: 'snapshot.box' },
  ),
  signs(
    'vote with a shielded choice at Snapshot',
    1,
    me,
    { name: 'snapshot', version: '0.1.4' },
    {
      Vote: 'address from, string space, uint64 timestamp, bytes32 proposal, uint32[] choice, string reason, string app, string metadata',
    },
    (now) => ({
      from: or(me, thief),
      space: 'arbitrumfoundation.eth',
      timestamp: now,
      proposal: keccak256('0x92'),
      choice: [2, 3],
      reason: '',
      app: 'snapshot-v2',
      metadata: '{}',
    }),
    { site: 'snapshot.box' },
  ),
  signs(
    'put a picture into an ENS name',
    1,
    me,
    { name: 'Ethereum Name Service', version: '1' },
    { Upload: 'string upload, string expiry, string name, string hash' },
    (now) => ({
      upload: 'avatar',
      expiry: String((now + 604_800n) * 1_000n),
      name: 'slowtide.eth',
      hash: '4f8b3c21d0a79e5f6b18c2d3e4f5061728394a5b6c7d8e9f0a1b2c3d4e5f6071',
    }),
    or<Beside>({ site: 'app.ens.domains' }, {}),
  ),
  signs(
    'move USDC between one’s own accounts at Hyperliquid',
    42161,
    me,
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zeroAddress },
    or<Readonly<Record<string, string>>>(
      {
        'HyperliquidTransaction:UsdClassTransfer':
          'string hyperliquidChain, string amount, bool toPerp, uint64 nonce',
      },
      {
        'HyperliquidTransaction:UsdSend':
          'string hyperliquidChain, string destination, string amount, uint64 time',
      },
    ),
    (now) =>
      or<object>(
        { hyperliquidChain: 'Mainnet', amount: '200', toPerp: true, nonce: now * 1_000n },
        { hyperliquidChain: 'Mainnet', destination: thief, amount: '200', time: now * 1_000n },
      ),
    { site: 'app.hyperliquid.xyz' },
  ),
  signs(
    'let the site of a wallet take a fee at Hyperliquid',
    42161,
    me,
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zeroAddress },
    {
      'HyperliquidTransaction:ApproveBuilderFee':
        'string hyperliquidChain, string maxFeeRate, address builder, uint64 nonce',
    },
    (now) => ({
      hyperliquidChain: 'Mainnet',
      maxFeeRate: or('0.05%', '100%'),
      builder: or<Address>(friend, thief),
      nonce: now * 1_000n,
    }),
    { looks: 'somebody gets a fee of every trade' },
  ),
  signs(
    'bet at Polymarket',
    137,
    me,
    {
      name: 'Polymarket CTF Exchange',
      version: '1',
      chainId: 137,
      verifyingContract: '0x4bfb41d5b3570defd03c39a9a4d8de6bd8b8982e',
    },
    {
      Order:
        'uint256 salt, address maker, address signer, address taker, uint256 tokenId, uint256 makerAmount, uint256 takerAmount, uint256 expiration, uint256 nonce, uint256 feeRateBps, uint8 side, uint8 signatureType',
    },
    () => ({
      salt: 819_204_113n,
      maker: or(me, thief),
      signer: me,
      taker: zeroAddress,
      tokenId: 77n,
      makerAmount: 20n * M,
      takerAmount: or(50n * M, 1n),
      expiration: 0n,
      nonce: 0n,
      feeRateBps: 0n,
      side: 0,
      signatureType: 0,
    }),
    {
      site: 'polymarket.com',
      contracts: ['0x4bfb41d5b3570defd03c39a9a4d8de6bd8b8982e', token.ctf],
      has: [`${token.polUsdce} ${90n * M}`],
      looks: 'a price is agreed to',
    },
  ),
  signs(
    'let an app spend from a smart wallet each month',
    8453,
    me,
    {
      name: 'Spend Permission Manager',
      version: '1',
      chainId: 8453,
      verifyingContract: '0xf85210b21cc50302f477ba56686d2019dc9b67ad',
    },
    {
      SpendPermission:
        'address account, address spender, address token, uint160 allowance, uint48 period, uint48 start, uint48 end, uint256 salt, bytes extraData',
    },
    (now) => ({
      account: me,
      spender: or<Address>(friend, thief),
      token: token.baseUsdc,
      allowance: or(10n * M, 2n ** 159n),
      period: 2_592_000,
      start: Number(now),
      end: Number(now) + 31_536_000,
      salt: 0n,
      extraData: '0x',
    }),
    { looks: 'somebody may spend each month' },
  ),
];

const siwe =
  (
    site: string,
    me: Address,
    chain: number,
    statement: string,
    nonce: string,
    resources: readonly string[] = [],
  ) =>
  (now: bigint) => [
    `${site} wants you to sign in with your Ethereum account:`,
    me,
    '',
    ...(statement === '' ? [''] : [statement, '']),
    `URI: https://${site}`,
    'Version: 1',
    `Chain ID: ${chain}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(Number(now) * 1_000).toISOString()}`,
    ...(resources.length === 0 ? [] : ['Resources:', ...resources.map((it) => `- ${it}`)]),
  ];

/** Sign-ins, terms, and other texts. */
export const texts: Days = ({ me }, or) => {
  const from = (site: string): Beside => ({ site: or(site, 'wallet-rewards.example') });
  const orNowhere = (site: string): Beside => or<Beside>({ site }, {});
  return [
    says(
      'sign in at Polymarket',
      137,
      me,
      siwe('polymarket.com', me, 137, 'Welcome to Polymarket! Sign to connect.', 'k2Jq81mZpA0x'),
      from('polymarket.com'),
    ),
    says(
      'sign in at Gnosis Pay',
      100,
      me,
      siwe('app.gnosispay.com', me, 100, 'Sign in with Ethereum to the app.', 'Zq9wB1rT7yKd'),
      from('app.gnosispay.com'),
    ),
    says(
      'sign in by Farcaster',
      10,
      me,
      (now) => [
        'warpcast.com wants you to sign in with your Ethereum account:',
        me,
        '',
        'Farcaster Auth',
        '',
        'URI: https://warpcast.com',
        'Version: 1',
        'Chain ID: 10',
        'Nonce: xT4nN0q2pLw8',
        `Issued At: ${new Date(Number(now) * 1_000).toISOString()}`,
        'Resources:',
        '- farcaster://fid/20431',
      ],
      from('warpcast.com'),
    ),
    says(
      'sign in at a site that logs in by Privy',
      8453,
      me,
      siwe(
        'app.virtuals.io',
        me,
        8453,
        'By signing, you are proving you own this wallet and logging in. This does not initiate a transaction or cost any fees.',
        '5d0f2b8ae31c4f97',
        ['https://privy.io'],
      ),
      from('app.virtuals.io'),
    ),
    says(
      'sign in at a site that logs in by Dynamic',
      1,
      me,
      (now) => [
        'app.kamino.example wants you to sign in with your Ethereum account:'.replace(
          'app.kamino.example',
          'pudgyworld.com',
        ),
        me,
        '',
        'Welcome to Pudgy World. Signing is the only way we can truly know that you are the owner of the wallet you are connecting. Signing is a safe, gas-less transaction that does not in any way give Pudgy World permission to perform any transactions with your wallet.',
        '',
        'URI: https://pudgyworld.com/',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: t8Vd2mQx0bLk',
        `Issued At: ${new Date(Number(now) * 1_000).toISOString()}`,
        'Request ID: 0d3f7c2a-1b4e-4c5d-9e6f-7a8b9c0d1e2f',
      ],
      from('pudgyworld.com'),
    ),
    says(
      'sign in at Zora',
      7777777,
      me,
      siwe('zora.co', me, 7777777, 'Sign in to Zora', 'aB3dE5fG7hJ9'),
      from('zora.co'),
    ),
    says(
      'sign in at Galxe',
      1,
      me,
      (now) => [
        'app.galxe.com wants you to sign in with your Ethereum account:',
        me,
        '',
        'Sign in with Ethereum to the app.',
        '',
        'URI: https://app.galxe.com',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: pW5cX7vB9nM1q',
        `Issued At: ${new Date(Number(now) * 1_000).toISOString()}`,
        `Expiration Time: ${new Date((Number(now) + 604_800) * 1_000).toISOString()}`,
      ],
      from('app.galxe.com'),
    ),
    says(
      'sign in at Snapshot’s forum',
      1,
      me,
      siwe('forum.arbitrum.foundation', me, 1, 'Sign-in to Discourse via Ethereum', '7b1e9c0d2f'),
      from('forum.arbitrum.foundation'),
    ),
    says(
      'sign in at Tally',
      42161,
      me,
      siwe('www.tally.xyz', me, 42161, 'Sign in with Ethereum to Tally.', '11f0b3a2c9d8e7'),
      from('www.tally.xyz'),
    ),
    says(
      'sign in at a market of names',
      1,
      me,
      siwe('vision.io', me, 1, '', 'mN8bV6cX4zL2'),
      from('vision.io'),
    ),
    says(
      'a text that logs in at OpenSea',
      1,
      me,
      () => [
        'Welcome to OpenSea!',
        '',
        'Click to sign in and accept the OpenSea Terms of Service (https://opensea.io/tos) and Privacy Policy (https://opensea.io/privacy).',
        '',
        'This request will not trigger a blockchain transaction or cost any gas fees.',
        '',
        'Wallet address:',
        me.toLowerCase(),
        '',
        'Nonce:',
        '4b1d6f6e-0c57-4c2e-9d0f-2a1b3c4d5e6f',
      ],
      from('opensea.io'),
    ),
    says(
      'a text that logs in at Magic Eden',
      1,
      me,
      () => [
        'Welcome to Magic Eden. Signing is the only way we can truly know that you are the owner of the wallet you are connecting. Signing is a safe, gas-less transaction that does not in any way give Magic Eden permission to perform any transactions with your wallet.',
        '',
        `Wallet address:`,
        me,
        '',
        'Nonce:',
        '0c2f41b7-8e61-4d1b-9f3d-6b7a0c9d8e1f',
      ],
      orNowhere('magiceden.io'),
    ),
    says(
      'show an exchange that one owns an account',
      1,
      me,
      (now) => [
        `I confirm that I own and control the wallet ${me}.`,
        `Date: ${new Date(Number(now) * 1_000).toISOString().slice(0, 10)}`,
        'Reference: KR-20418',
      ],
      orNowhere('kraken.com'),
    ),
    says(
      'show Etherscan that one owns an account',
      1,
      me,
      (now) => [
        `[Etherscan.io ${new Date(Number(now) * 1_000).toISOString().slice(0, 19).replace('T', ' ')}] I, hereby verify that I am the owner/creator of the address [${me}]`,
      ],
      orNowhere('etherscan.io'),
    ),
    says(
      'accept terms at Pendle',
      1,
      me,
      () => [
        'Welcome to Pendle! By signing this message, I agree to the Terms of Use and the Privacy Policy of Pendle.',
      ],
      orNowhere('app.pendle.finance'),
    ),
    says(
      'accept terms at Ethena with a nonce',
      1,
      me,
      (now) => [
        'By signing this message, I confirm that I have read and agree to the Terms of Service, and that I am not in the United States.',
        '',
        `Timestamp: ${now}`,
        'Nonce: 81920',
      ],
      orNowhere('app.ethena.fi'),
    ),
    says(
      'join a guild',
      1,
      me,
      (now) => [
        'Please sign this message',
        '',
        `Address: ${me}`,
        'Method: 1',
        'Nonce: 4dF8kQ20sLz',
        `Timestamp: ${now * 1_000n}`,
      ],
      orNowhere('guild.xyz'),
    ),
    says(
      'make the keys of dYdX',
      1,
      me,
      () => ['{"domain":{"name":"dYdX Chain","chainId":1},"message":{"action":"dYdX Chain Onboarding"}}'],
      { looks: 'keys are derived of it' },
    ),
  ];
};

export const others: Days = ({ me }, or) => [
  sends(
    'take an offer of votes back: undelegate what is restaked',
    1,
    me,
    {
      to: '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a',
      data: call('function undelegate(address staker) returns (bytes32[])', or(me, thief)),
    },
    { looks: 'all that is restaked is queued to leave' },
  ),
  sends(
    'execute what a Safe has agreed to',
    8453,
    me,
    {
      to: or<Address>('0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9af', thief),
      data: call(
        'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
        token.baseUsdc,
        0n,
        transfer(friend, 90n * M),
        0,
        0n,
        0n,
        0n,
        zeroAddress,
        zeroAddress,
        concat([pad(me), word(0n), '0x01']),
      ),
    },
    { looks: 'whose Safe it is, is not said' },
  ),
  sends(
    'let go of an offer at Permit2',
    1,
    me,
    {
      to: permit2,
      data: or(
        call(
          'function invalidateNonces(address token, address spender, uint48 newNonce)',
          token.usdc,
          pool,
          4,
        ),
        call(
          'function approve(address token, address spender, uint160 amount, uint48 expiration)',
          token.usdc,
          thief,
          2n ** 159n,
          2 ** 40,
        ),
      ),
    },
    { has: [`${token.usdc} ${90n * M}`] },
  ),
  sends(
    'register a key at Farcaster',
    10,
    me,
    {
      to: '0x00000000fc56947c7e7183f8ca4b62398caadf0b',
      data: call(
        'function add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata)',
        1,
        `0x${'c3'.repeat(32)}`,
        1,
        or<Hex>(word(32n), word(33n)),
      ),
    },
    { looks: 'a key may post for one' },
  ),
  sends(
    'take back who may sell at OpenSea',
    1,
    me,
    {
      to: token.pudgy,
      data: call(
        'function setApprovalForAll(address operator, bool approved)',
        '0x1e0049783f008a0085193e00003d00cd54003c71',
        or(false, true),
      ),
    },
    { contracts: ['0x1e0049783f008a0085193e00003d00cd54003c71'], has: [`${token.pudgy} 4410`] },
  ),
  sends('say what somebody wrote is worth it', 8453, me, {
    to: or<Address>(friend, token.baseUsdc),
    value: 10n ** 15n,
    data: or<Hex>('0x', stringToHex('gm')),
  }),
];
