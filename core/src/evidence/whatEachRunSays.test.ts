import { type Address, getAddress, type Hex, maxUint256, zeroHash } from 'viem';
import { expect, it } from 'vitest';
import { check } from '../check/check.ts';
import {
  allowance,
  call,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../check/testing/views.ts';
import type { EffectLine } from '../model/effects.ts';
import { known } from '../model/known.ts';
import type { Body } from '../model/request.ts';

const v2 = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const v3 = getAddress('0xe592427a0aece92de3edee1f18e0157c05861564');
const universal = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const balancer = getAddress('0xba12222222228d8ba445958a75a0704d566bf2c8');
const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const aUsdc = getAddress('0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c');
const lido = getAddress('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');
const seaport = getAddress('0x0000000000000068f116a894984e2db1123eb395');
/** Nobody knows them. */
const vault = getAddress('0x1234567890abcdef1234567890abcdef12345678');
const junk = getAddress('0x00000000000000000000000000000000000000d1');
const items = getAddress('0x00000000000000000000000000000000000000e1');
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const [dollars, coin, soon] = [3_000n * 10n ** 6n, 10n ** 18n, 1_800_000_600n];

type Part = readonly [asset: Address | undefined, amount: bigint];
type Trade = Readonly<{ give: readonly Part[]; get: readonly Part[] }>;

const line = (asset: Address | undefined, change: bigint, before = 10n ** 24n): Partial<EffectLine> => ({
  who: me,
  what: 'balance',
  asset: asset === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: asset },
  before: known(before),
  after: known(before + change),
});
const item = (change: bigint): Partial<EffectLine> => ({
  who: me,
  what: 'nft',
  asset: { kind: 'nft', chainId: 1, address: items, id: 7n },
  before: known(change < 0n ? 1n : 0n),
  after: known(change < 0n ? 0n : 1n),
});
const gone = (parts: readonly Part[], times = 1n, more = 0n) =>
  parts.map(([asset, amount]) => line(asset, -(amount * times + more)));
const came = (parts: readonly Part[], per = 100n) =>
  parts.map(([asset, amount]) => line(asset, (amount * per) / 100n));

/** What a simulation may show of a request: what it is, and the lines. */
const runs: readonly (readonly [what: string, lines: (trade: Trade) => readonly Partial<EffectLine>[]])[] = [
  ['as it says', ({ give, get }) => [...gone(give), ...came(get)]],
  ['twice as much leaves', ({ give, get }) => [...gone(give, 2n), ...came(get)]],
  ['a little more leaves', ({ give, get }) => [...gone(give, 1n, 10n ** 9n), ...came(get)]],
  [
    'all leaves',
    ({ give, get }) => [...give.map(([asset, amount]) => line(asset, -amount, amount)), ...came(get)],
  ],
  ['nothing comes', ({ give }) => gone(give)],
  ['half comes', ({ give, get }) => [...gone(give), ...came(get, 50n)]],
  ['junk comes', ({ give }) => [...gone(give), line(junk, 10n ** 30n)]],
  ['nothing leaves', ({ get }) => came(get)],
  ['DAI leaves, too', ({ give, get }) => [...gone(give), ...came(get), line(dai, -coin)]],
  [
    'coins leave, too',
    ({ give, get }) => [
      ...gone(give.filter(([asset]) => asset !== undefined)),
      ...came(get),
      line(undefined, -7n * coin),
    ],
  ],
  ['an item leaves, too', ({ give, get }) => [...gone(give), ...came(get), item(-1n)]],
  ['a key is allowed, too', ({ give, get }) => [...gone(give), ...came(get), allowance(dai, key, 5n)]],
];

const batch = (...bodies: readonly Body[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: bodies.flatMap((it) => (it.kind === 'transaction' ? [it.call] : [])),
});

const inputs = (signature: string, args: readonly unknown[]): Hex => `0x${dataOf(signature, args).slice(10)}`;
const plan = (value: bigint, ...commands: readonly (readonly [Hex, Hex])[]) =>
  call(
    universal,
    'execute(bytes commands, bytes[] inputs, uint256 deadline)',
    [`0x${commands.map(([code]) => code.slice(2)).join('')}`, commands.map(([, it]) => it), soon],
    value,
  );
const v2In = (to: Address, amount: bigint, least: bigint, path: readonly Address[], byMe: boolean) =>
  [
    '0x08',
    inputs('x(address to, uint256 amount, uint256 least, address[] path, bool payer)', [
      to,
      amount,
      least,
      path,
      byMe,
    ]),
  ] as const;
const wraps = (to: Address, amount: bigint) =>
  ['0x0b', inputs('x(address to, uint256 amount)', [to, amount])] as const;
const unwraps = (to: Address, least: bigint) =>
  ['0x0c', inputs('x(address to, uint256 least)', [to, least])] as const;
const caller: Address = '0x0000000000000000000000000000000000000001';
const itself: Address = '0x0000000000000000000000000000000000000002';

const exactIn =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const exactOut =
  'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
const coinsIn = 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const coinsOut =
  'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const single =
  'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
const singleOf = (to: Address, least: bigint) => [[usdc, weth, 500, to, soon, dollars, least, 0n]];
const vaultSwap =
  'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)';
const atVault = (kind: number, amount: bigint, limit: bigint, at = balancer) =>
  call(at, vaultSwap, [[zeroHash, kind, usdc, weth, amount, '0x'], [me, false, me, false], limit, soon]);
const addLiquidity =
  'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
const removeLiquidity =
  'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
const approve = (token: Address, spender: Address, amount: bigint) =>
  call(token, 'approve(address spender, uint256 amount)', [spender, amount]);
const many = (to: Address, value: bigint, ...calls: readonly Hex[]) =>
  call(to, 'multicall(bytes[] data)', [calls], value);

const trade: Trade = { give: [[usdc, dollars]], get: [[weth, coin]] };
const none: Trade = { give: [], get: [] };

const table: readonly (readonly [what: string, body: Body, trade: Trade, said: readonly string[]])[] = [
  [
    'a swap of so much',
    call(v2, exactIn, [dollars, coin, [usdc, weth], me, soon]),
    trade,
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a swap for so much',
    call(v2, exactOut, [coin, dollars, [usdc, weth], me, soon]),
    trade,
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'coins for dollars',
    call(v2, coinsIn, [dollars, [weth, usdc], me, soon], coin),
    { give: [[undefined, coin]], get: [[usdc, dollars]] },
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 1',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'dollars for coins',
    call(v2, coinsOut, [dollars, coin, [usdc, weth], me, soon]),
    { give: [[usdc, dollars]], get: [[undefined, coin]] },
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a swap at a pool',
    call(v3, single, singleOf(me, coin)),
    trade,
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a swap, unwrapped by a second call',
    many(
      v3,
      0n,
      dataOf(single, singleOf('0x0000000000000000000000000000000000000000', coin)),
      dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [coin, me]),
    ),
    { give: [[usdc, dollars]], get: [[undefined, coin]] },
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 2+1',
      'coins leave, too: outcome.strangeReturn:Known 2+1',
      'an item leaves, too: outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a plan',
    plan(0n, v2In(caller, dollars, coin, [usdc, weth], true)),
    trade,
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a plan that wraps',
    plan(coin, wraps(itself, coin), v2In(caller, coin, dollars, [weth, usdc], false)),
    { give: [[undefined, coin]], get: [[usdc, dollars]] },
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 1',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a plan that unwraps',
    plan(0n, v2In(itself, dollars, coin, [usdc, weth], true), unwraps(caller, coin)),
    { give: [[usdc, dollars]], get: [[undefined, coin]] },
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a swap at a vault of so much',
    atVault(0, dollars, coin),
    trade,
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0',
      'half comes: transfers.poolMinimum',
      'junk comes: account.unknownToken 1, transfers.poolMinimum',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 2+1',
      'coins leave, too: outcome.strangeReturn:Known 2+1',
      'an item leaves, too: outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a swap at a vault for so much',
    atVault(1, coin, dollars),
    trade,
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0',
      'half comes:',
      'junk comes: account.unknownToken 1',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 2+1',
      'coins leave, too: outcome.strangeReturn:Known 2+1',
      'an item leaves, too: outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a swap at a stranger of so much',
    atVault(0, dollars, coin, vault),
    trade,
    [
      'as it says: outcome.strangeReturn:Known 0+1',
      'twice as much leaves: outcome.strangeReturn:Known 0+1',
      'a little more leaves: outcome.strangeReturn:Known 0+1',
      'all leaves: outcome.strangeReturn:Known 0+1',
      'nothing comes: outcome.nothingBack 0',
      'half comes: outcome.strangeReturn:Known 0+1, transfers.poolMinimum',
      'junk comes: account.unknownToken 1, outcome.strangeReturn 0+1, transfers.poolMinimum',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 0+1, outcome.strangeReturn:Known 2+1',
      'coins leave, too: outcome.strangeReturn:Known 0+1, outcome.strangeReturn:Known 2+1',
      'an item leaves, too: outcome.strangeReturn:Known 0+1, outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: approvals.hidden 2, outcome.strangeReturn:Known 0+1',
    ],
  ],
  [
    'a swap at a stranger for so much',
    atVault(1, coin, dollars, vault),
    trade,
    [
      'as it says: outcome.strangeReturn:Known 0+1',
      'twice as much leaves: outcome.strangeReturn:Known 0+1',
      'a little more leaves: outcome.strangeReturn:Known 0+1',
      'all leaves: outcome.strangeReturn:Known 0+1',
      'nothing comes: outcome.nothingBack 0',
      'half comes: outcome.strangeReturn:Known 0+1',
      'junk comes: account.unknownToken 1, outcome.strangeReturn 0+1',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 0+1, outcome.strangeReturn:Known 2+1',
      'coins leave, too: outcome.strangeReturn:Known 0+1, outcome.strangeReturn:Known 2+1',
      'an item leaves, too: outcome.strangeReturn:Known 0+1, outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: approvals.hidden 2, outcome.strangeReturn:Known 0+1',
    ],
  ],
  [
    'a swap at a stranger',
    call(vault, exactIn, [dollars, coin, [usdc, weth], me, soon]),
    trade,
    [
      'as it says: account.unvouched 0',
      'twice as much leaves: account.unvouched 0, outcome.takesMore 0',
      'a little more leaves: account.unvouched 0, outcome.takesMore 0',
      'all leaves: account.unvouched 0',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: account.unvouched 0, transfers.lessThanLeast',
      'junk comes: outcome.strangeReturn 0+1, transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: account.unvouched 0, outcome.takesMore 2',
      'coins leave, too: account.unvouched 0, outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2, account.unvouched 0',
      'a key is allowed, too: account.unvouched 0, approvals.hidden 2',
    ],
  ],
  [
    'lent to a stranger',
    call(vault, 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', [
      usdc,
      dollars,
      me,
      0,
    ]),
    { give: [[usdc, dollars]], get: [[vault, dollars]] },
    [
      'as it says: account.unvouched 0',
      'twice as much leaves: outcome.strangeReturn 0+1',
      'a little more leaves: outcome.strangeReturn 0+1',
      'all leaves: outcome.nothingBack:Into 0',
      'nothing comes: outcome.nothingBack:Into 0',
      'half comes: account.unvouched 0',
      'junk comes: outcome.nothingBack:Into 0',
      'nothing leaves:',
      'DAI leaves, too: account.unvouched 0, outcome.strangeReturn 2+1',
      'coins leave, too: account.unvouched 0, outcome.strangeReturn 2+1',
      'an item leaves, too: account.unvouched 0, outcome.strangeReturn 2+1',
      'a key is allowed, too: account.unvouched 0, approvals.hidden 2',
    ],
  ],
  [
    'what is lent',
    call(aave, 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', [
      usdc,
      dollars,
      me,
      0,
    ]),
    { give: [[usdc, dollars]], get: [[aUsdc, dollars]] },
    [
      'as it says:',
      'twice as much leaves: outcome.strangeReturn 0+1',
      'a little more leaves: outcome.strangeReturn 0+1',
      'all leaves:',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn 2+1',
      'coins leave, too: outcome.strangeReturn 2+1',
      'an item leaves, too: outcome.strangeReturn 2+1',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'what was lent',
    call(aave, 'withdraw(address asset, uint256 amount, address to)', [usdc, dollars, me]),
    { give: [[aUsdc, dollars]], get: [[usdc, dollars]] },
    [
      'as it says: account.weaker',
      'twice as much leaves: account.weaker',
      'a little more leaves: account.weaker',
      'all leaves: account.weaker',
      'nothing comes: account.weaker',
      'half comes: account.weaker',
      'junk comes: account.weaker',
      'nothing leaves: account.weaker',
      'DAI leaves, too: account.weaker, outcome.strangeReturn:Known 2+1',
      'coins leave, too: account.weaker, outcome.strangeReturn:Known 2+1',
      'an item leaves, too: account.weaker, outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: account.weaker, approvals.hidden 2',
    ],
  ],
  [
    'all that was lent',
    call(aave, 'withdraw(address asset, uint256 amount, address to)', [usdc, maxUint256, me]),
    { give: [[aUsdc, dollars]], get: [[usdc, dollars]] },
    [
      'as it says: account.weaker',
      'twice as much leaves: account.weaker',
      'a little more leaves: account.weaker',
      'all leaves: account.weaker',
      'nothing comes: account.weaker',
      'half comes: account.weaker',
      'junk comes: account.weaker',
      'nothing leaves: account.weaker',
      'DAI leaves, too: account.weaker, outcome.strangeReturn:Known 2+1',
      'coins leave, too: account.weaker, outcome.strangeReturn:Known 2+1',
      'an item leaves, too: account.weaker, outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: account.weaker, approvals.hidden 2',
    ],
  ],
  [
    'what is borrowed',
    call(
      aave,
      'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      [usdc, dollars, 2n, 0, me],
    ),
    { give: [], get: [[usdc, dollars]] },
    [
      'as it says: account.debt:Arrives',
      'twice as much leaves: account.debt:Arrives',
      'a little more leaves: account.debt:Arrives',
      'all leaves: account.debt:Arrives',
      'nothing comes: account.debt',
      'half comes: account.debt',
      'junk comes: account.debt',
      'nothing leaves: account.debt:Arrives',
      'DAI leaves, too: account.debt:Arrives, outcome.strangeReturn:Known 1+0',
      'coins leave, too: account.debt:Arrives, outcome.strangeReturn:Known 1+0',
      'an item leaves, too: account.debt:Arrives, outcome.strangeReturn:Known 1+0',
      'a key is allowed, too: account.debt:Arrives, approvals.hidden 1',
    ],
  ],
  [
    'what is paid back',
    call(aave, 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)', [
      usdc,
      dollars,
      2n,
      me,
    ]),
    { give: [[usdc, dollars]], get: [] },
    [
      'as it says:',
      'twice as much leaves: outcome.nothingBack 0',
      'a little more leaves: outcome.nothingBack 0',
      'all leaves:',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.nothingBack 1',
      'coins leave, too: outcome.nothingBack 1',
      'an item leaves, too: outcome.nothingBack 1',
      'a key is allowed, too: approvals.hidden 1',
    ],
  ],
  [
    'all that is owed',
    call(aave, 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)', [
      usdc,
      maxUint256,
      2n,
      me,
    ]),
    { give: [[usdc, dollars]], get: [] },
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.nothingBack 1',
      'coins leave, too: outcome.nothingBack 1',
      'an item leaves, too: outcome.nothingBack 1',
      'a key is allowed, too: approvals.hidden 1',
    ],
  ],
  [
    'staked with a stranger',
    call(vault, 'submit(address referral)', ['0x0000000000000000000000000000000000000000'], coin),
    { give: [[undefined, coin]], get: [[vault, coin]] },
    [
      'as it says: outcome.nothingBack:Into 0',
      'twice as much leaves: outcome.strangeReturn 0+1',
      'a little more leaves: outcome.nothingBack:Into 0',
      'all leaves: outcome.nothingBack:Into 0',
      'nothing comes: outcome.nothingBack:Into 0',
      'half comes: outcome.nothingBack:Into 0',
      'junk comes: outcome.nothingBack:Into 0',
      'nothing leaves: account.unvouched:Coins',
      'DAI leaves, too: outcome.nothingBack:Into 0, outcome.strangeReturn 2+1',
      'coins leave, too: outcome.strangeReturn 1+0',
      'an item leaves, too: outcome.nothingBack:Into 0, outcome.strangeReturn 2+1',
      'a key is allowed, too: approvals.hidden 2, outcome.nothingBack:Into 0',
    ],
  ],
  [
    'what is staked',
    call(lido, 'submit(address referral)', ['0x0000000000000000000000000000000000000000'], coin),
    { give: [[undefined, coin]], get: [[lido, coin]] },
    [
      'as it says:',
      'twice as much leaves: outcome.strangeReturn:Known 0+1',
      'a little more leaves:',
      'all leaves:',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 2+1',
      'coins leave, too: outcome.strangeReturn:Known 1+0',
      'an item leaves, too: outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'what goes into a pool',
    call(v2, addLiquidity, [usdc, weth, dollars, coin, dollars, coin, me, soon]),
    {
      give: [
        [usdc, dollars],
        [weth, coin],
      ],
      get: [[vault, coin]],
    },
    [
      'as it says:',
      'twice as much leaves: outcome.strangeReturn 1+2',
      'a little more leaves:',
      'all leaves:',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves: transfers.unevenPool',
      'DAI leaves, too: outcome.strangeReturn 3+2',
      'coins leave, too: outcome.strangeReturn 3+2',
      'an item leaves, too: outcome.strangeReturn 3+2',
      'a key is allowed, too: approvals.hidden 3',
    ],
  ],
  [
    'what comes out of a pool',
    call(v2, removeLiquidity, [usdc, weth, coin, dollars, coin, me, soon]),
    {
      give: [[vault, coin]],
      get: [
        [usdc, dollars],
        [weth, coin],
      ],
    },
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes: transfers.poolMinimum:Unseen',
      'half comes: transfers.poolMinimum',
      'junk comes: transfers.poolMinimum',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 3+1',
      'coins leave, too: outcome.strangeReturn:Known 3+1',
      'an item leaves, too: outcome.strangeReturn:Known 3+1',
      'a key is allowed, too: approvals.hidden 3',
    ],
  ],
  [
    'into a vault that nobody knows',
    call(vault, 'deposit(uint256 assets, address receiver)', [dollars, me]),
    { give: [[usdc, dollars]], get: [[vault, dollars]] },
    [
      'as it says: account.unvouched 0',
      'twice as much leaves: outcome.strangeReturn 0+1',
      'a little more leaves: outcome.strangeReturn 0+1',
      'all leaves: outcome.nothingBack:Into 0',
      'nothing comes: outcome.nothingBack:Into 0',
      'half comes: account.unvouched 0',
      'junk comes: outcome.nothingBack:Into 0',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn 0+1, outcome.strangeReturn 2+1',
      'coins leave, too: account.unvouched 0, outcome.strangeReturn 2+1',
      'an item leaves, too: outcome.strangeReturn 0+1, outcome.strangeReturn 2+1',
      'a key is allowed, too: account.unvouched 0, approvals.hidden 2',
    ],
  ],
  [
    'out of a vault that nobody knows',
    call(vault, 'withdraw(uint256 assets, address receiver, address owner)', [dollars, me, me]),
    { give: [[vault, dollars]], get: [[usdc, dollars]] },
    [
      'as it says:',
      'twice as much leaves: outcome.strangeReturn:Known 0+1',
      'a little more leaves: outcome.strangeReturn:Known 0+1',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 2+1',
      'coins leave, too: outcome.strangeReturn:Known 2+1',
      'an item leaves, too: outcome.strangeReturn:Known 2+1',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'into a vault for another',
    call(vault, 'deposit(uint256 assets, address receiver)', [dollars, friend]),
    { give: [[usdc, dollars]], get: [] },
    [
      'as it says: outcome.nothingBack:Into 0, transfers.outputElsewhere',
      'twice as much leaves: outcome.nothingBack 0, transfers.outputElsewhere',
      'a little more leaves: outcome.nothingBack 0, transfers.outputElsewhere',
      'all leaves: outcome.nothingBack:Into 0, transfers.outputElsewhere',
      'nothing comes: outcome.nothingBack:Into 0, transfers.outputElsewhere',
      'half comes: outcome.nothingBack:Into 0, transfers.outputElsewhere',
      'junk comes: outcome.nothingBack:Into 0, transfers.outputElsewhere',
      'nothing leaves: account.nameOnly:Nothing, transfers.outputElsewhere',
      'DAI leaves, too: outcome.nothingBack 0, outcome.nothingBack 1, transfers.outputElsewhere',
      'coins leave, too: outcome.nothingBack 1, outcome.nothingBack:Into 0, transfers.outputElsewhere',
      'an item leaves, too: outcome.nothingBack 0, outcome.nothingBack 1, transfers.outputElsewhere',
      'a key is allowed, too: approvals.hidden 1, outcome.nothingBack:Into 0, transfers.outputElsewhere',
    ],
  ],
  [
    'coins into a contract that nobody knows',
    call(vault, 'deposit()', [], coin),
    { give: [[undefined, coin]], get: [[vault, coin]] },
    [
      'as it says: outcome.nothingBack:Into 0',
      'twice as much leaves: account.unvouched:Coins, outcome.takesMore 0',
      'a little more leaves: outcome.nothingBack:Into 0',
      'all leaves: outcome.nothingBack:Into 0',
      'nothing comes: outcome.nothingBack:Into 0',
      'half comes: outcome.nothingBack:Into 0',
      'junk comes: outcome.nothingBack:Into 0',
      'nothing leaves: account.unvouched:Coins',
      'DAI leaves, too: outcome.nothingBack:Into 0, outcome.takesMore 2',
      'coins leave, too: account.unvouched:Coins, outcome.takesMore 1',
      'an item leaves, too: !outcome.takesMore 2, outcome.nothingBack:Into 0',
      'a key is allowed, too: approvals.hidden 2, outcome.nothingBack:Into 0',
    ],
  ],
  [
    'a claim',
    call(vault, 'claim(address account)', [me]),
    { give: [], get: [[usdc, dollars]] },
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes: account.nameOnly:Nothing',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.strangeReturn:Known 1+0',
      'coins leave, too: outcome.strangeReturn:Known 1+0',
      'an item leaves, too: outcome.strangeReturn:Known 1+0',
      'a key is allowed, too: approvals.hidden 1',
    ],
  ],
  [
    'allowed and swapped',
    batch(approve(usdc, v2, dollars), call(v2, exactIn, [dollars, coin, [usdc, weth], me, soon])),
    trade,
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'allowed and put in',
    batch(
      approve(usdc, vault, dollars),
      call(vault, 'deposit(uint256 assets, address receiver)', [dollars, me]),
    ),
    { give: [[usdc, dollars]], get: [[vault, dollars]] },
    [
      'as it says: account.unvouched 0',
      'twice as much leaves: outcome.strangeReturn 0+1',
      'a little more leaves: outcome.strangeReturn 0+1',
      'all leaves: outcome.nothingBack:Into 0',
      'nothing comes: account.nameOnly:Nothing, outcome.nothingBack:Into 0',
      'half comes: account.unvouched 0',
      'junk comes: account.nameOnly:Nothing, outcome.nothingBack:Into 0',
      'nothing leaves: account.unvouched:Allowance',
      'DAI leaves, too: outcome.strangeReturn 0+1, outcome.strangeReturn 2+1',
      'coins leave, too: account.unvouched 0, outcome.strangeReturn 2+1',
      'an item leaves, too: outcome.strangeReturn 0+1, outcome.strangeReturn 2+1',
      'a key is allowed, too: account.unvouched 0, approvals.hidden 2',
    ],
  ],
  [
    'two payments',
    batch(
      call(usdc, 'transfer(address to, uint256 amount)', [friend, dollars]),
      transaction(friend, '0x', coin),
    ),
    {
      give: [
        [usdc, dollars],
        [undefined, coin],
      ],
      get: [],
    },
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0, outcome.takesMore 1',
      'a little more leaves: outcome.takesMore 0, outcome.takesMore 1',
      'all leaves: transfers.wholeBalance 0, transfers.wholeBalance 1',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 1',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'a payment and a swap',
    batch(
      call(usdc, 'transfer(address to, uint256 amount)', [friend, dollars]),
      call(v2, exactIn, [dollars, coin, [usdc, weth], me, soon]),
    ),
    { give: [[usdc, 2n * dollars]], get: [[weth, coin]] },
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves: outcome.takesMore 0',
      'all leaves: transfers.wholeBalance 0',
      'nothing comes: outcome.nothingBack 0, transfers.lessThanLeast',
      'half comes: transfers.lessThanLeast',
      'junk comes: transfers.lessThanLeast',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'what nobody knows',
    call(vault, 'doIt()', []),
    none,
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.nothingBack 0',
      'coins leave, too: outcome.nothingBack 0',
      'an item leaves, too: outcome.nothingBack 0',
      'a key is allowed, too: approvals.hidden 0',
    ],
  ],
  [
    'what nobody knows, with coins',
    call(vault, 'doIt()', [], coin),
    { give: [[undefined, coin]], get: [] },
    [
      'as it says: outcome.nothingBack 0, outcome.unreadValue',
      'twice as much leaves: outcome.nothingBack 0, outcome.unreadValue',
      'a little more leaves: outcome.nothingBack 0, outcome.unreadValue',
      'all leaves: outcome.nothingBack 0, outcome.unreadValue',
      'nothing comes: outcome.nothingBack 0, outcome.unreadValue',
      'half comes: outcome.nothingBack 0, outcome.unreadValue',
      'junk comes: outcome.strangeReturn 0+1, outcome.unreadValue',
      'nothing leaves: outcome.unreadValue',
      'DAI leaves, too: outcome.nothingBack 0, outcome.nothingBack 1, outcome.unreadValue',
      'coins leave, too: outcome.nothingBack 0, outcome.unreadValue',
      'an item leaves, too: outcome.nothingBack 0, outcome.nothingBack 1, outcome.unreadValue',
      'a key is allowed, too: approvals.hidden 1, outcome.nothingBack 0, outcome.unreadValue',
    ],
  ],
  [
    'wrapped',
    call(weth, 'deposit()', [], coin),
    { give: [[undefined, coin]], get: [[weth, coin]] },
    [
      'as it says:',
      'twice as much leaves: outcome.takesMore 0',
      'a little more leaves:',
      'all leaves:',
      'nothing comes:',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 1',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
  [
    'unwrapped',
    call(weth, 'withdraw(uint256 wad)', [coin]),
    { give: [[weth, coin]], get: [[undefined, coin]] },
    [
      'as it says:',
      'twice as much leaves:',
      'a little more leaves:',
      'all leaves:',
      'nothing comes: outcome.nothingBack 0',
      'half comes:',
      'junk comes:',
      'nothing leaves:',
      'DAI leaves, too: outcome.takesMore 2',
      'coins leave, too: outcome.takesMore 2',
      'an item leaves, too: !outcome.takesMore 2',
      'a key is allowed, too: approvals.hidden 2',
    ],
  ],
];

const codes: NonNullable<Sample['codes']> = Object.fromEntries(
  [v2, v3, universal, balancer, aave, aUsdc, lido, seaport, vault, junk, items, dai].map((it) => [
    it,
    'contract' as const,
  ]),
);
const tokens: NonNullable<Sample['tokens']> = {
  [dai]: ['DAI', 18],
  [aUsdc]: ['aUSDC', 6],
  [lido]: ['stETH', 18],
  [vault]: ['vUSD', 6],
  [junk]: ['JUNK', 18],
};

/** What warns of a request after such a run, by what it says, with the effect that it is of; `!` before what stops. */
function saidOf(body: Body, lines: readonly Partial<EffectLine>[]): string {
  const view = viewOf(body, { codes, tokens, effects: known({ ...effectsOf(lines), records: known([]) }) });
  const said = check(view).flatMap((it) => {
    if (it.outcome !== 'fired' || it.severity === 'note') return [];
    const of = [...new Set(it.facts.flatMap((fact) => /^effect\.(\d+)/.exec(fact)?.[1] ?? []))].join('+');
    const says = it.says.id.replace(/\.says$/, '').replace('.says', ':');
    return [`${it.severity === 'stop' ? '!' : ''}${says}${of === '' ? '' : ` ${of}`}`];
  });
  return [...new Set(said)].toSorted().join(', ');
}

it.each(table)('what warns of %s, by what its simulation shows', (_, body, trade, said) => {
  expect(runs.map(([what, lines]) => `${what}: ${saidOf(body, lines(trade))}`.trim())).toEqual(said);
});
