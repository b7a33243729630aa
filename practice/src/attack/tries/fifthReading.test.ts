import { type Address, concat, encodeAbiParameters, type Hex, pad, parseAbiParameters, toHex } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { call, pilot } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one as oneCall, soon, type Try as OneTry } from './oneCall.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A fifth reading: limits that another call of the request hides, what is netted, and what ends without a balance. */
type Try = OneTry & Readonly<{ chainId?: number }>;

/** Read back calmly, and said: by the sentence, or by the name of the function. */
const told: ReadonlySet<string> = new Set([
  // To compare.
  'router 2: an honest swap, unwrapped',
  'universal: v4, an honest swap',
  'Compound v3: all of the supply',
  'a swap, honest, and lent',
  'Safe: a payment',
  // The item and who gets it are in the sentence.
  'item 0 of apes goes',
  // A note says that the number is far ahead.
  'Safe: a payment that lies ready for years',
  // The real governor at this address has no such function, and refuses.
  'Governor: a vote in fractions',
  // Nothing is lost: it can be staked, and claimed, later.
  'Convex: a deposit that is not staked',
  'Superfluid: a pool is no longer connected',
  // The minimum holds whenever it is carried out.
  'Uniswap v2: a deadline in four million years',
]);

/** Those that are read back calmly, though they harm. */
const open: readonly string[] = [];

const one = oneCall;
const free = (id: string, why: string, read: Try['read'], chainId = 1): Try => ({ id, why, read, chainId });
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };
const quarter = E18 / 4n;

const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const universal = at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const threePool = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
const tokensForTokens =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';
const tokensForCoins =
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';
const supply = 'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
const approve = 'function approve(address spender, uint256 amount) returns (bool)';
const transfer = 'function transfer(address to, uint256 amount) returns (bool)';

/** What is at a shipped address, and what it has to pay with. */
async function put(
  e: Ethereum,
  where: Address,
  text: string,
  ops: readonly Op[],
  allowed: readonly Address[] = [usdc, weth],
): Promise<void> {
  for (const { kind, token, amount = 0n } of ops)
    if (kind === 1 && token !== undefined)
      await e.send(where, token, call('function mint(address,uint256)', where, amount));
  await e.stand(where, { [text]: ops }, allowed);
}

type Call = Readonly<{ to: Address; data?: Hex; value?: bigint }>;
const abi = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values as never);

/** A swap of a thousand dollars for a quarter of a coin, with a minimum, and what else is in the batch. */
const swapAnd = (
  id: string,
  why: string,
  least: bigint,
  more: (e: Ethereum) => Promise<readonly Call[]>,
  { coins = false, first = false }: Readonly<{ coins?: boolean; first?: boolean }> = {},
): Try =>
  free(id, why, async (e) => {
    const text = coins ? tokensForCoins : tokensForTokens;
    const comes: Op = coins ? { kind: 2, amount: quarter } : { kind: 1, token: weth, amount: quarter };
    await put(e, v2, text, [pull, comes]);
    const swap = { to: v2, data: call(text, K, least, [usdc, weth], me, soon) };
    const others = await more(e);
    return e.read(askBatch(1, first ? [...others, swap] : [swap, ...others]));
  });
const supplied = (amount: bigint) => async (e: Ethereum) => {
  await put(e, aave, supply, [{ kind: 0, token: weth, who: pool, amount }]);
  return [{ to: aave, data: call(supply, weth, amount, me, 0) }];
};

const netted: readonly Try[] = [
  swapAnd('a swap, honest, and lent', 'to compare.', (quarter * 99n) / 100n, supplied((quarter * 24n) / 25n)),
  swapAnd(
    'a swap at a twentieth, of which most is lent on',
    'The minimum lies near what is left after the loan, far below what comes: the sandwich takes all else.',
    E18 / 105n,
    supplied((quarter * 24n) / 25n),
  ),
  swapAnd(
    'a swap at a twentieth, of which all is lent on',
    'The same, with nothing left.',
    E18 / 105n,
    supplied(quarter),
  ),
  swapAnd(
    'a swap at a twentieth, of which most is paid to a friend',
    'The same by a payment, which takes from what the user had where the swap brings less.',
    E18 / 105n,
    async (e) => [{ to: weth, data: call(transfer, e.stage.friend, (quarter * 24n) / 25n) }],
  ),
  swapAnd(
    'a swap for coins at a hundredth, beside a drop to a friend',
    'Where coins go along, the minimum of coins that come is weighed against nothing.',
    E18 / 400n,
    async (e) => [{ to: e.stage.friend, value: 10n ** 13n }],
    { coins: true },
  ),
  swapAnd(
    'a swap for coins at a hundredth, beside a drop to oneself',
    'The same by a payment of one wei to oneself.',
    E18 / 400n,
    async () => [{ to: me, value: 1n }],
    { coins: true },
  ),
  swapAnd(
    'a swap for coins at a hundredth, alone',
    'to compare.',
    E18 / 400n,
    async () => [{ to: usdc, data: call(approve, thief, 0n) }],
    { coins: true },
  ),
];

const many2 = 'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])';
const single2 =
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)';
const unwrap2 = 'function unwrapWETH9(uint256 amountMinimum, address recipient) payable';
const sweep2 = 'function sweepToken(address token, uint256 amountMinimum, address recipient) payable';
const itself = at('0x0000000000000000000000000000000000000002');
const throughRouter = (id: string, why: string, least: bigint, floor: bigint, coins: boolean): Try =>
  free(id, why, async (e) => {
    await put(e, router2, many2, [
      pull,
      coins ? { kind: 2, amount: quarter } : { kind: 1, token: weth, amount: quarter },
    ]);
    return e.read(
      ask(
        1,
        router2,
        call(many2, soon, [
          call(single2, {
            tokenIn: usdc,
            tokenOut: weth,
            fee: 500,
            recipient: itself,
            amountIn: K,
            amountOutMinimum: least,
            sqrtPriceLimitX96: 0n,
          }),
          coins ? call(unwrap2, floor, me) : call(sweep2, weth, floor, me),
        ]),
      ),
    );
  });
type Command = readonly [code: number, types: string, ...values: readonly unknown[]];
const plan = (...commands: readonly Command[]): Hex =>
  call(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
    `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
    commands.map(([, types, ...values]) => abi(types, ...values)),
    soon,
  );
const execute = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';
const v3In = 'address, uint256, uint256, bytes, bool';
const path = concat([usdc, '0x0001f4', weth]);
const planned = (
  id: string,
  why: string,
  ops: readonly Op[],
  value: bigint,
  ...commands: readonly Command[]
): Try =>
  free(id, why, async (e) => {
    await put(e, universal, execute, ops);
    return e.read(ask(1, universal, plan(...commands), value));
  });
const got: Op = { kind: 1, token: weth, amount: quarter };
const gotCoins: Op = { kind: 2, amount: quarter };
const floors: readonly Try[] = [
  throughRouter(
    'router 2: an honest swap, unwrapped',
    'to compare.',
    (quarter * 99n) / 100n,
    (quarter * 99n) / 100n,
    true,
  ),
  throughRouter(
    'router 2: two minima of a drop, unwrapped',
    'What stays with the router for a moment is weighed against nothing.',
    10n ** 12n,
    10n ** 12n,
    true,
  ),
  throughRouter(
    'router 2: two minima of a drop, swept',
    'The same without coins.',
    10n ** 12n,
    10n ** 12n,
    false,
  ),
  throughRouter('router 2: a minimum of a drop behind none', 'The same.', 0n, 10n ** 12n, false),
  planned(
    'universal: a swap, and a sweep of one wei at least',
    'A floor of one wei is none.',
    [pull, got],
    0n,
    [0x00, v3In, itself, K, 0n, path, true],
    [0x04, 'address, address, uint256', weth, me, 1n],
  ),
  planned(
    'universal: a swap, and coins of one wei at least',
    'The same with coins.',
    [pull, gotCoins],
    0n,
    [0x00, v3In, itself, K, 0n, path, true],
    [0x0c, 'address, uint256', me, 1n],
  ),
  planned(
    'universal: a swap, and coins of a hundredth at least',
    'The same with a hundredth.',
    [pull, gotCoins],
    0n,
    [0x00, v3In, itself, K, 0n, path, true],
    [0x0c, 'address, uint256', me, E18 / 400n],
  ),
  planned(
    'universal: a swap of one wei at least, and coins of one',
    'Both are set, and both are nothing.',
    [pull, gotCoins],
    0n,
    [0x00, v3In, itself, K, 1n, path, true],
    [0x0c, 'address, uint256', me, 1n],
  ),
  planned(
    'universal: a swap that may fail, with the minimum of two',
    'The minimum of a command that fails stands for that of the other.',
    [pull, got],
    0n,
    [0x00, v3In, me, K, E18 / 400n, path, true],
    [0x80, v3In, me, 1n, quarter, path, true],
  ),
  planned('universal: a swap of a hundredth at least', 'to compare.', [pull, got], 0n, [
    0x00,
    v3In,
    me,
    K,
    E18 / 400n,
    path,
    true,
  ]),
  planned(
    'universal: coins at a hundredth, and a drop goes along',
    'Where coins go along, coins that come are weighed against nothing.',
    [pull, gotCoins],
    10n ** 12n,
    [0x00, v3In, itself, K, 0n, path, true],
    [0x0c, 'address, uint256', me, E18 / 400n],
    [0x0b, 'address, uint256', me, 10n ** 12n],
  ),
];

const oneCoin = 'function remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount)';
const three = at('0x6c3f90f043a72fa612cbac8115ee7e52bde6e490');
const outOfPool = (
  id: string,
  why: string,
  least: bigint,
  more: (e: Ethereum) => Promise<readonly Call[]>,
): Try =>
  free(id, why, async (e) => {
    await lp(e);
    await put(
      e,
      threePool,
      oneCoin,
      [
        { kind: 0, token: three, who: pool, amount: 1_000n * E18 },
        { kind: 1, token: usdc, amount: K },
      ],
      [three],
    );
    return e.read(
      askBatch(1, [{ to: threePool, data: call(oneCoin, 1_000n * E18, 1n, least) }, ...(await more(e))]),
    );
  });
async function lp(e: Ethereum): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [three, await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest'])]);
  await e.send(me, three, call('function call_(string,uint8)', '3Crv', 18));
  await e.send(me, three, call('function mint(address,uint256)', me, 5_000n * E18));
  e.published(three);
}
const pools: readonly Try[] = [
  outOfPool('3pool: out at any price, alone', 'to compare.', 1_000_000n, async () => [
    { to: weth, data: call(approve, thief, 0n) },
  ]),
  outOfPool(
    '3pool: out at any price, beside a word on the same token',
    'What another call names is not weighed: here an allowance that is taken back.',
    1_000_000n,
    async () => [{ to: usdc, data: call(approve, thief, 0n) }],
  ),
  outOfPool(
    '3pool: out at any price, and lent on',
    'The same, with what everybody does next.',
    1_000_000n,
    async (e) => {
      await put(e, aave, supply, [{ kind: 0, token: usdc, who: pool, amount: (K * 9n) / 10n }]);
      return [{ to: aave, data: call(supply, usdc, (K * 9n) / 10n, me, 0) }];
    },
  ),
];

const comet = at('0xc3d688b66703497daa19211eedff47f25384cdc3');
const takes = 'function withdraw(address asset, uint256 amount)';
const standsAs = async (e: Ethereum, where: Address, name: string) => {
  await rpc(e.url, 'anvil_setCode', [
    where,
    await rpc<Hex>(e.url, 'eth_getCode', [await e.put(name), 'latest']),
  ]);
  e.published(where);
};
const most = 2n ** 256n - 1n;
const fromComet = (id: string, why: string, ...amounts: readonly bigint[]): Try =>
  free(id, why, async (e) => {
    await rpc(e.url, 'anvil_setCode', [comet, '0x']);
    await standsAs(e, comet, 'Supplied');
    const had = BigInt(
      await rpc<Hex>(e.url, 'eth_call', [
        { to: comet, data: call('function balanceOf(address owner) view returns (uint256)', me) },
        'latest',
      ]),
    );
    if (had < 2n * K) await e.send(me, comet, call('function make(address,uint256)', me, 2n * K - had));
    await e.send(me, usdc, call('function mint(address,uint256)', comet, 10n * K));
    return e.read(
      askBatch(
        1,
        amounts.map((amount) => ({ to: comet, data: call(takes, usdc, amount) })),
      ),
    );
  });
const loans: readonly Try[] = [
  fromComet('Compound v3: all of the supply', 'to compare.', most),
  fromComet(
    'Compound v3: all of the supply, and again as much',
    'None of it is in the sum: what comes after it is owed.',
    most,
    2n * K,
  ),
  fromComet('Compound v3: as much as was supplied, twice', 'to compare.', 2n * K, 2n * K),
];

const items = (
  id: string,
  why: string,
  where: Address | 'own',
  text: string,
  args: readonly unknown[],
): Try =>
  free(id, why, async (e) => {
    const it = where === 'own' ? await e.put('Items') : where;
    if (where !== 'own') await standsAs(e, it, 'Items');
    e.published(it);
    await e.send(me, it, call('function make(address,uint256)', me, 0n));
    return e.read(ask(1, it, call(text, ...args)));
  });
const apes = at('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const from = 'function transferFrom(address from, address to, uint256 amount) returns (bool)';
const zeroth: readonly Try[] = [
  items(
    'item 0 of apes is allowed',
    'Of a token it would be an allowance that is taken back.',
    apes,
    approve,
    [thief, 0n],
  ),
  items('item 0 of a collection is allowed', 'The same of one that nobody knows.', 'own', approve, [
    thief,
    0n,
  ]),
  items('item 0 of apes goes', 'Of a token nothing would go.', apes, from, [me, thief, 0n]),
];

const v4 = at('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');
const sky = at('0x2b16c07d5fd5cc701a0a871eae2aad6da5fc8f12');
const ended: readonly Try[] = [
  one(
    'Uniswap v4: the subscriber is gone',
    'Rewards of the position that are paid through the subscriber end.',
    v4,
    'function unsubscribe(uint256 tokenId)',
    [7n],
  ),
  one(
    'Euler: the balance is no longer followed',
    'Rewards for the deposit end.',
    'old',
    'function disableBalanceForwarder()',
    [],
  ),
  one(
    'Aerodrome: out of the managed lock',
    'The tokens are locked for four years from now.',
    'old',
    'function withdrawManaged(uint256 tokenId)',
    [7n],
    { ops: [{ kind: 6, amount: 1n }] },
  ),
  one(
    'Aerodrome: the votes are reset',
    'The bribes of the epoch are gone.',
    'old',
    'function reset(uint256 tokenId)',
    [7n],
    { ops: [{ kind: 6, amount: 1n }] },
  ),
  one(
    'Sky: no farm any longer',
    'The rewards end.',
    sky,
    'function selectFarm(address owner, uint256 index, address farm, uint16 ref)',
    [me, 0n, zero, 0],
  ),
  one(
    'Superfluid: a pool is no longer connected',
    'What comes waits.',
    at('0xcfa132e353cb4e398080b9700609bb008eceb125'),
    'function disconnectPool(address pool, bytes userData)',
    (e) => [e.junk, '0x'],
  ),
];

const exactOut =
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[])';
const above = (
  id: string,
  why: string,
  mostIn: bigint,
  more: (e: Ethereum) => Promise<readonly Call[]>,
): Try =>
  free(id, why, async (e) => {
    await put(e, v2, exactOut, [
      { kind: 0, token: usdc, who: pool, amount: K / 10n },
      { kind: 1, token: weth, amount: E18 / 40n },
    ]);
    return e.read(
      askBatch(1, [
        { to: v2, data: call(exactOut, E18 / 40n, mostIn, [usdc, weth], me, soon) },
        ...(await more(e)),
      ]),
    );
  });
const lends = (amount: bigint) => async (e: Ethereum) => {
  await put(e, aave, supply, [
    { kind: 0, token: usdc, who: at('0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c'), amount },
  ]);
  return [{ to: aave, data: call(supply, usdc, amount, me, 0) }];
};
const tricrypto = at('0xd51a44d3fae010294c616388b506acda1bfaae46');
const crv = at('0xc4ad29ba4b3c580e6d59105fff484999997675ff');
const imbalance = 'function remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)';
const decrease =
  'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable returns (uint256, uint256)';
const v3 = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const removeTwo =
  'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256, uint256)';
const pair = at('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
const tokenAt = async (e: Ethereum, where: Address, name: string, held: bigint) => {
  await rpc(e.url, 'anvil_setCode', [where, await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest'])]);
  await e.send(me, where, call('function call_(string,uint8)', name, 18));
  await e.send(me, where, call('function mint(address,uint256)', me, held));
  e.published(where);
};
const maxima: readonly Try[] = [
  above('an exact output at eleven times its price, alone', 'to compare.', (K * 11n) / 10n, async () => [
    { to: weth, data: call(approve, thief, 0n) },
  ]),
  above(
    'an exact output at eleven times its price, beside a loan to a pool',
    'What the pool takes passes for what the swap takes.',
    (K * 11n) / 10n,
    lends(K),
  ),
  free('tricrypto: a burn of five times as much', 'to compare.', async (e) => {
    await tokenAt(e, crv, 'crv3crypto', 6n * E18);
    await put(
      e,
      tricrypto,
      imbalance,
      [
        { kind: 0, token: crv, who: pool, amount: E18 },
        { kind: 1, token: usdc, amount: K },
      ],
      [crv],
    );
    return e.read(ask(1, tricrypto, call(imbalance, [K, 0n, 0n], 5n * E18)));
  }),
  outOfPool(
    '3pool: out for a dollar at least, beside a drop of coins',
    'A million wei that come pass for a million millionths of a dollar.',
    1_000_000n,
    async (e) => {
      const blur = at('0x0000000000a39bb272e79075ade125fd351887ac');
      await rpc(e.url, 'anvil_setBalance', [blur, toHex(E18)]);
      const text = 'function withdraw(uint256 amount)';
      await e.stand(blur, { [text]: [{ kind: 2, amount: 1_000_000n }] });
      return [{ to: blur, data: call(text, 1_000_000n) }];
    },
  ),
  one(
    'Uniswap v3: liquidity out at a thousandth',
    'Nothing comes yet, so that the minima are held against the liquidity, less a millionth.',
    v3,
    decrease,
    [
      {
        tokenId: 7n,
        liquidity: 15_811_388_300_841n,
        amount0Min: 1_000_000n,
        amount1Min: E18 / 4_000n,
        deadline: soon,
      },
    ],
    { ops: [{ kind: 6, amount: 1n }] },
  ),
  one(
    'Uniswap v3: liquidity out at nothing',
    'to compare.',
    v3,
    decrease,
    [{ tokenId: 7n, liquidity: 15_811_388_300_841n, amount0Min: 0n, amount1Min: 1n, deadline: soon }],
    { ops: [{ kind: 6, amount: 1n }] },
  ),
  free(
    'Uniswap v2: liquidity out, one side at nothing, and that side is lent',
    'One of two minima is none, and what comes of it does not show.',
    async (e) => {
      await tokenAt(e, pair, 'UNI-V2', 6n * E18);
      await put(
        e,
        v2,
        removeTwo,
        [
          { kind: 0, token: pair, who: pool, amount: E18 },
          { kind: 1, token: usdc, amount: K },
          { kind: 1, token: weth, amount: quarter },
        ],
        [pair],
      );
      return e.read(
        askBatch(1, [
          { to: v2, data: call(removeTwo, usdc, weth, E18, (K * 99n) / 100n, 0n, me, soon) },
          ...(await supplied(quarter)(e)),
        ]),
      );
    },
  ),
  free('Uniswap v2: liquidity out, one side at nothing', 'to compare.', async (e) => {
    await tokenAt(e, pair, 'UNI-V2', 6n * E18);
    await put(
      e,
      v2,
      removeTwo,
      [
        { kind: 0, token: pair, who: pool, amount: E18 },
        { kind: 1, token: usdc, amount: K },
        { kind: 1, token: weth, amount: quarter },
      ],
      [pair],
    );
    return e.read(ask(1, v2, call(removeTwo, usdc, weth, E18, (K * 99n) / 100n, 0n, me, soon)));
  }),
];

const move: Command = [0x02, 'address, address, uint160', usdc, itself, (K * 49n) / 10n];
const hundredth: readonly Op[] = [
  { kind: 0, token: usdc, who: universal, amount: (K * 45n) / 10n },
  { kind: 1, token: usdc, amount: (K * 4_456n) / 1_000n },
];
const toAndFro = plan(
  [0x02, 'address, address, uint160', usdc, itself, (K * 45n) / 10n],
  [0x05, 'address, address, uint256', usdc, me, (K * 4_456n) / 1_000n],
);
const rounds = (id: string, why: string, count: number): Try =>
  free(id, why, async (e) => {
    await put(e, universal, execute, hundredth);
    return e.read(
      askBatch(
        1,
        Array.from({ length: count }, () => ({ to: universal, data: toAndFro })),
      ),
    );
  });
const wash: readonly Try[] = [
  rounds('universal: a hundredth stays', 'to compare: so little is what prices round away.', 1),
  rounds(
    'universal: a hundredth stays, eight times',
    'What goes to and fro makes what stays look small: the next one sweeps a twelfth of all.',
    8,
  ),
  planned(
    'universal: a tenth stays',
    'to compare.',
    [
      { kind: 0, token: usdc, who: universal, amount: (K * 49n) / 10n },
      { kind: 1, token: usdc, amount: (K * 457n) / 100n },
    ],
    0n,
    move,
    [0x05, 'address, address, uint256', usdc, me, (K * 457n) / 100n],
  ),
];

const oneInch5 = at('0x1111111254eeb25477b68fb85ed929f73a960582');
const oneInch6 = at('0x111111125421ca6dc452d289314280a0f8842a65');
const zeroX = at('0xdef1c0ded9bec7f1a1670819833240f027b25eff');
const okx = at('0x5e1f62dac767b0491e3ce72469c217365d5b48cc');
const vault2 = at('0xba12222222228d8ba445958a75a0704d566bf2c8');
const velora5 = at('0xdef171fe48cf0115b1d80b88dc8eab59176fee57');
const velora6 = at('0x6a000f20005980200259b80c5102003040001068');
const drop = 10n ** 12n;
const inPool = BigInt('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const inBits = pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 });
const sold = (
  id: string,
  where: Address,
  text: string,
  args: readonly unknown[],
  allowed: readonly Address[] = [usdc],
): Try =>
  one(
    `${id}: a minimum of a millionth`,
    'A swap whose minimum is a drop: a sandwich takes the rest.',
    where,
    text,
    args,
    { ops: [pull, got], allowed },
  );
const unweighed: readonly Try[] = [
  sold(
    '1inch v5, one pool',
    oneInch5,
    'function unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools) payable returns (uint256)',
    [usdc, K, drop, [inPool]],
  ),
  sold(
    '1inch v5, v3',
    oneInch5,
    'function uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools) payable returns (uint256)',
    [K, drop, [inPool]],
  ),
  sold(
    '1inch v6, one pool',
    oneInch6,
    'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)',
    [BigInt(usdc), K, drop, inPool],
  ),
  sold(
    '1inch v6, two pools',
    oneInch6,
    'function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2) returns (uint256)',
    [BigInt(usdc), K, drop, inPool, inPool],
  ),
  sold(
    'OKX, one pool',
    okx,
    'function unxswapByOrderId(uint256 srcToken, uint256 amount, uint256 minReturn, bytes32[] pools) payable returns (uint256)',
    [BigInt(usdc), K, drop, [inBits]],
  ),
  sold(
    '0x, to Uniswap',
    zeroX,
    'function sellToUniswap(address[] tokens, uint256 sellAmount, uint256 minBuyAmount, bool isSushi) payable returns (uint256)',
    [[usdc, weth], K, drop, false],
  ),
  sold(
    '0x, to Uniswap v3',
    zeroX,
    'function sellTokenForTokenToUniswapV3(bytes encodedPath, uint256 sellAmount, uint256 minBuyAmount, address recipient) returns (uint256)',
    [path, K, drop, me],
  ),
  sold('Curve tricrypto', tricrypto, 'function exchange(uint256 i, uint256 j, uint256 dx, uint256 min_dy)', [
    0n,
    2n,
    K,
    drop,
  ]),
  sold('Curve 3pool', threePool, 'function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', [
    1n,
    2n,
    K,
    1_000n,
  ]),
  sold(
    'Balancer v2',
    vault2,
    'function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline) payable returns (uint256)',
    [
      {
        poolId: pad('0x77', { size: 32 }),
        kind: 0,
        assetIn: usdc,
        assetOut: weth,
        amount: K,
        userData: '0x',
      },
      { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false },
      drop,
      soon,
    ],
  ),
  sold(
    'Velora v6, Balancer',
    velora6,
    'function swapExactAmountInOnBalancerV2((uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, uint256 beneficiaryAndApproveFlag) balancerData, uint256 partnerAndFee, bytes permit, bytes data) payable returns (uint256, uint256, uint256)',
    [
      {
        fromAmount: K,
        toAmount: drop,
        quotedAmount: drop,
        metadata: pad('0x1', { size: 32 }),
        beneficiaryAndApproveFlag: BigInt(me),
      },
      0n,
      '0x',
      '0x',
    ],
  ),
  sold(
    'Velora v5, a fork',
    velora5,
    'function swapOnUniswapV2Fork(address tokenIn, uint256 amountIn, uint256 amountOutMin, address weth, uint256[] pools) payable',
    [usdc, K, drop, zero, [inPool]],
  ),
  free(
    '1inch v6, beside a word on what comes: a minimum of a millionth',
    'The same, where another call names the token that comes.',
    async (e) => {
      const text =
        'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)';
      await put(e, oneInch6, text, [pull, got], [usdc]);
      return e.read(
        askBatch(1, [
          { to: oneInch6, data: call(text, BigInt(usdc), K, drop, inPool) },
          { to: weth, data: call(approve, thief, 0n) },
        ]),
      );
    },
  ),
  free(
    '1inch v5, beside a word on what comes: a minimum of a millionth',
    'The same by pools of v3.',
    async (e) => {
      const text =
        'function uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools) payable returns (uint256)';
      await put(e, oneInch5, text, [pull, got], [usdc]);
      return e.read(
        askBatch(1, [
          { to: oneInch5, data: call(text, K, drop, [inPool]) },
          { to: weth, data: call(approve, thief, 0n) },
        ]),
      );
    },
  ),
  free(
    'Curve tricrypto, beside a word on what comes: a minimum of a millionth',
    'The same at a pool of Curve.',
    async (e) => {
      const text = 'function exchange(uint256 i, uint256 j, uint256 dx, uint256 min_dy)';
      await put(e, tricrypto, text, [pull, got], [usdc]);
      return e.read(
        askBatch(1, [
          { to: tricrypto, data: call(text, 0n, 2n, K, drop) },
          { to: weth, data: call(approve, thief, 0n) },
        ]),
      );
    },
  ),
];

const velodrome = at('0xa062ae8a9c5e11aaa026fc2670b0d65ccc8b2858');
const usdcOfOp = at('0x0b2c639c533813f4aa9d7837caf62653d097ff85');
const wethOfOp = at('0x4200000000000000000000000000000000000006');
const addLiquidity =
  'function addLiquidity(address tokenA, address tokenB, bool stable, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256, uint256, uint256)';
const intoPool = (id: string, why: string, stable: boolean): Try =>
  free(
    id,
    why,
    async (e) => {
      for (const [token, name, places, held] of [
        [usdcOfOp, 'USDC', 6, 5n * K],
        [wethOfOp, 'WETH', 18, 20n * E18],
      ] as const) {
        await rpc(e.url, 'anvil_setCode', [token, await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest'])]);
        await e.send(me, token, call('function call_(string,uint8)', name, places));
        await e.send(me, token, call('function mint(address,uint256)', me, held));
        e.published(token);
      }
      const share = await e.put('Coin');
      await e.send(me, share, call('function call_(string,uint8)', 'sAMM', 18));
      e.published(share);
      const [a, b] = [K, E18 / 2_000n];
      await put(
        e,
        velodrome,
        addLiquidity,
        [
          { kind: 0, token: usdcOfOp, who: pool, amount: a },
          { kind: 0, token: wethOfOp, who: pool, amount: b },
          { kind: 5, token: share, amount: 10n ** 12n },
        ],
        [usdcOfOp, wethOfOp],
      );
      return e.read(
        ask(
          10,
          velodrome,
          call(addLiquidity, usdcOfOp, wethOfOp, stable, a, b, (a * 99n) / 100n, (b * 99n) / 100n, me, soon),
        ),
      );
    },
    10,
  );
const priced: readonly Try[] = [
  intoPool(
    'Velodrome: a pool of like tokens of unlike tokens',
    'The pool is the thief’s, at his price; of pools that call themselves stable no price is asked.',
    true,
  ),
  intoPool('Velodrome: a pool at his price', 'to compare.', false),
];

const v3Router = at('0xe592427a0aece92de3edee1f18e0157c05861564');
const direct =
  'function directUniV3Swap((address fromToken, address toToken, address exchange, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, uint256 feePercent, uint256 deadline, address partner, bool isApproved, address beneficiary, bytes path, bytes permit, bytes16 uuid) data) payable';
const directOf = (toAmount: bigint) => [
  {
    fromToken: usdc,
    toToken: weth,
    exchange: v3Router,
    fromAmount: K,
    toAmount,
    expectedAmount: quarter,
    feePercent: 0n,
    deadline: soon,
    partner: zero,
    isApproved: false,
    beneficiary: zero,
    path,
    permit: '0x',
    uuid: '0x0102030405060708090a0b0c0d0e0f10',
  },
];
const simple = (name: string) =>
  `function ${name}((address fromToken, address toToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address[] callees, bytes exchangeData, uint256[] startIndexes, uint256[] values, address beneficiary, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data) payable returns (uint256)`;
const simpleOf = (fromAmount: bigint, toAmount: bigint) => [
  {
    fromToken: usdc,
    toToken: weth,
    fromAmount,
    toAmount,
    expectedAmount: quarter,
    callees: [v3Router],
    exchangeData: '0x',
    startIndexes: [0n, 0n],
    values: [0n],
    beneficiary: zero,
    partner: zero,
    feePercent: 0n,
    permit: '0x',
    deadline: soon,
    uuid: '0x0102030405060708090a0b0c0d0e0f10',
  },
];
const outOnBalancer =
  'function swapExactAmountOutOnBalancerV2((uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, uint256 beneficiaryAndApproveFlag) balancerData, uint256 partnerAndFee, bytes permit, bytes data) payable returns (uint256, uint256, uint256, uint256)';
const dai = at('0x6b175474e89094c44da98b954eedeac495271d0f');
const batchSwap =
  'function batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline) payable returns (int256[])';
const poolId = pad('0x77', { size: 32 });
const alone = { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false };
const odos = at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');
const odosExecutor = at('0xb28ca7e465c452ce4252598e0bc96aeba553cf82');
const multi =
  'function swapMulti((address tokenAddress, uint256 amountIn, address receiver)[] inputs, (address tokenAddress, uint256 relativeValue, address receiver)[] outputs, uint256 valueOutMin, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256[])';
const withDai = async (e: Ethereum) => tokenAt(e, dai, 'DAI', 10n * E18);
/** Coins and dollars for dollars: how much the coins count for, and the minimum of what all counts for. */
const odosMulti =
  (weight: bigint, minimum: bigint): Try['read'] =>
  async (e) => {
    await withDai(e);
    const moves = [{ ...pull, who: odosExecutor }, got, { kind: 1, token: dai, amount: fewDai }] as const;
    await put(e, odos, multi, moves, [usdc]);
    const gives = [{ tokenAddress: usdc, amountIn: K, receiver: odosExecutor }];
    const gets = [
      { tokenAddress: weth, relativeValue: weight, receiver: me },
      { tokenAddress: dai, relativeValue: 1n, receiver: me },
    ];
    return e.read(ask(1, odos, call(multi, gives, gets, minimum, '0x0102', odosExecutor, 0)));
  };
const fewDai = 10n * E18;
const atVelora = (id: string, why: string, text: string, args: readonly unknown[]): Try =>
  free(id, why, async (e) => {
    await e.stand(v3Router, {});
    await put(e, velora5, text, [pull, got], [usdc]);
    return e.read(ask(1, velora5, call(text, ...args)), { abis: { [velora5]: [text] } });
  });
const byAmount: readonly Try[] = [
  atVelora(
    'Velora v5, v3: a minimum of one wei',
    'The number that is the minimum is called an amount.',
    direct,
    directOf(1n),
  ),
  atVelora('Velora v5, v3: no minimum', 'The same with none at all.', direct, directOf(0n)),
  atVelora(
    'Velora v5, simple: no minimum',
    'The same of a simple swap.',
    simple('simpleSwap'),
    simpleOf(K, 0n),
  ),
  atVelora(
    'Velora v5, simple: an exact output for five times its price',
    'The number that is the maximum is called an amount.',
    simple('simpleBuy'),
    simpleOf(5n * K, quarter),
  ),
  one(
    'Velora v6, Balancer: an exact output for five times its price',
    'The same in v6.',
    velora6,
    outOnBalancer,
    [
      {
        fromAmount: 5n * K,
        toAmount: quarter,
        quotedAmount: K,
        metadata: pad('0x1', { size: 32 }),
        beneficiaryAndApproveFlag: BigInt(me),
      },
      0n,
      '0x',
      '0x',
    ],
    { ops: [pull, got] },
  ),
  free(
    'Balancer v2: a batch that ends with a drop of dollars',
    'Only what ends the path is held to its minimum: most of the coins between stay unprotected.',
    async (e) => {
      await withDai(e);
      await put(e, vault2, batchSwap, [pull, got, { kind: 1, token: dai, amount: fewDai }], [usdc]);
      return e.read(
        ask(
          1,
          vault2,
          call(
            batchSwap,
            0,
            [
              { poolId, assetInIndex: 0n, assetOutIndex: 1n, amount: K, userData: '0x' },
              { poolId, assetInIndex: 1n, assetOutIndex: 2n, amount: E18 / 400n, userData: '0x' },
            ],
            [usdc, weth, dai],
            alone,
            [K, 0n, -((fewDai * 99n) / 100n)],
            soon,
          ),
        ),
      );
    },
  ),
  free(
    'Odos: several, of which one is worth nothing',
    'The weights decide what the minimum counts: the coins count nothing.',
    odosMulti(0n, (fewDai * 99n) / 100n),
  ),
  free('Odos: several, of which none is held', 'to compare.', odosMulti(1n, 1n)),
];

const inSafe = (
  id: string,
  why: string,
  nonce: bigint,
  make: (e: Ethereum) => Promise<Readonly<{ to: Address; data?: Hex; value?: bigint }>>,
): Try =>
  free(id, why, async (e) => {
    const { safe } = e.stage.at;
    const asked = safeTypedData(safe, safeTx({ nonce, ...(await make(e)) } as never));
    return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
  });
const governor = at('0xc0da02939e1441f497fd74f78ce7decb17b66529');
const booster = at('0xf403c135812408bfbe8713b5a23a04b3d48aae31');
const cctp = at('0xbd3fa81b58ba92a82136038b25adec7066af3155');
const lido = at('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');
const others: readonly Try[] = [
  inSafe(
    'Safe: a payment that lies ready for years',
    'Number fifty: others sign the forty-nine before, and then it is due.',
    50n,
    async (e) => ({ to: e.stage.friend, value: 1n }),
  ),
  inSafe('Safe: a payment', 'to compare.', 0n, async (e) => ({ to: e.stage.friend, value: 1n })),
  inSafe(
    'Safe: dollars to its own address on another network',
    'Nobody may ever be there.',
    0n,
    async (e) => {
      const text =
        'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)';
      await e.stand(cctp, { [text]: [] });
      return { to: cctp, data: call(text, K, 6, pad(e.stage.at.safe, { size: 32 }), usdc) };
    },
  ),
  one(
    'CCTP: only he may finish it',
    'What is burned is minted when he likes, or never.',
    cctp,
    'function depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller) returns (uint64)',
    [K, 6, pad(me, { size: 32 }), usdc, pad(thief, { size: 32 })],
    { ops: [pull] },
  ),
  one(
    'Governor: a vote in fractions',
    'The bytes say how the weight is divided, against what the number says.',
    governor,
    'function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params) returns (uint256)',
    [
      77n,
      1,
      '',
      concat([pad(toHex(10n ** 24n), { size: 16 }), pad('0x', { size: 16 }), pad('0x', { size: 16 })]),
    ],
  ),
  free(
    'Curve: into the pool for nothing, beside a word on the share',
    'What another call names is not weighed.',
    async (e) => {
      const text = 'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)';
      await lp(e);
      await put(e, threePool, text, [pull, { kind: 1, token: three, amount: 970n * E18 }], [usdc]);
      return e.read(
        askBatch(1, [
          { to: threePool, data: call(text, [0n, K, 0n], 1n) },
          { to: three, data: call(approve, thief, 0n) },
        ]),
      );
    },
  ),
  free(
    'an exact output of coins’ worth beside a stake of coins',
    'What the stake takes passes for what the swap takes.',
    async (e) => {
      const text =
        'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable returns (uint256[])';
      const submit = 'function submit(address _referral) payable returns (uint256)';
      await tokenAt(e, lido, 'stETH', 1n);
      await put(e, v2, text, [
        { kind: 1, token: usdc, amount: K / 10n },
        { kind: 2, who: pool, amount: E18 / 40n },
        { kind: 2, amount: (E18 * 43n) / 40n },
      ]);
      await e.stand(lido, { [submit]: [{ kind: 2, who: pool, amount: E18 }] });
      return e.read(
        askBatch(1, [
          { to: v2, data: call(text, K / 10n, [weth, usdc], me, soon), value: (E18 * 44n) / 40n },
          { to: lido, data: call(submit, zero), value: E18 },
        ]),
      );
    },
  ),
  free(
    'tricrypto: a burn of five times as much, beside coins for a friend',
    'Coins that go pass for the shares that go.',
    async (e) => {
      await tokenAt(e, crv, 'crv3crypto', 6n * E18);
      await put(
        e,
        tricrypto,
        imbalance,
        [
          { kind: 0, token: crv, who: pool, amount: E18 },
          { kind: 1, token: usdc, amount: K },
        ],
        [crv],
      );
      return e.read(
        askBatch(1, [
          { to: tricrypto, data: call(imbalance, [K, 0n, 0n], 5n * E18) },
          { to: e.stage.friend, value: (49n * E18) / 10n },
        ]),
      );
    },
  ),
];

const claim = 'function claim()';
/** An old farm, which was allowed dollars when it was used, and takes them for the thief when it is claimed from. */
const farm = async (e: Ethereum, text: string, amount: bigint, who: Address = thief) => {
  const where = await e.put('Genuine');
  await e.send(me, usdc, call('function mint(address,uint256)', where, K));
  await e.stand(
    where,
    {
      [text]: [
        { kind: 0, token: usdc, who, amount },
        { kind: 1, token: usdc, amount: 1_000_000n },
      ],
    },
    [usdc],
  );
  return where;
};
const under: readonly Try[] = [
  free(
    'a farm takes what an exact output leaves of its maximum',
    'What a swap may take at most explains what another call takes, to whomever it goes.',
    async (e) => {
      await put(e, v2, exactOut, [
        { kind: 0, token: usdc, who: pool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, (K * 42n) / 10n);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(exactOut, E18 / 40n, (K * 44n) / 10n, [usdc, weth], me, soon) },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free(
    'a farm takes for itself what an exact output leaves of its maximum',
    'The same, into the farm.',
    async (e) => {
      await put(e, v2, exactOut, [
        { kind: 0, token: usdc, who: pool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await e.put('Genuine');
      await e.stand(old, { [claim]: [{ kind: 0, token: usdc, amount: (K * 42n) / 10n, who: old }] }, [usdc]);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(exactOut, E18 / 40n, (K * 44n) / 10n, [usdc, weth], me, soon) },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free(
    'a farm takes what a swap that fails would have taken',
    'The amount of a command that may fail explains what another call takes.',
    async (e) => {
      await put(e, universal, execute, [
        { ...pull, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, 4n * K);
      return e.read(
        askBatch(1, [
          {
            to: universal,
            data: plan(
              [0x00, v3In, me, K / 10n, (E18 * 99n) / 4_000n, path, true],
              [0x80, v3In, me, 4n * K, 1n, path, true],
            ),
          },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free('a farm takes beside a repayment of all', 'The repayment takes ten dollars.', async (e) => {
    const repay =
      'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf) returns (uint256)';
    await put(e, aave, repay, [{ kind: 0, token: usdc, who: pool, amount: 10_000_000n }]);
    const old = await farm(e, claim, 4n * K);
    return e.read(
      askBatch(1, [
        { to: aave, data: call(repay, usdc, most, 2n, me) },
        { to: old, data: call(claim) },
      ]),
      { abis: { [old]: [claim] } },
    );
  }),
  free('a farm takes beside a payment to a friend', 'to compare.', async (e) => {
    const old = await farm(e, claim, K);
    return e.read(
      askBatch(1, [
        { to: usdc, data: call(transfer, e.stage.friend, K) },
        { to: old, data: call(claim) },
      ]),
      { abis: { [old]: [claim] } },
    );
  }),
  free('a farm takes what a swap that is exact would have', 'to compare.', async (e) => {
    await put(e, v2, tokensForTokens, [
      { ...pull, amount: K / 10n },
      { kind: 1, token: weth, amount: E18 / 40n },
    ]);
    const old = await farm(e, claim, K);
    return e.read(
      askBatch(1, [
        { to: v2, data: call(tokensForTokens, K / 10n, (E18 * 99n) / 4_000n, [usdc, weth], me, soon) },
        { to: old, data: call(claim) },
      ]),
      { abis: { [old]: [claim] } },
    );
  }),
  free('Convex: a deposit that is not staked', 'It earns nothing until it is.', async (e) => {
    const text = 'function deposit(uint256 _pid, uint256 _amount, bool _stake) returns (bool)';
    await rpc(e.url, 'anvil_setBalance', [booster, toHex(E18)]);
    await lp(e);
    await put(
      e,
      booster,
      text,
      [
        { kind: 0, token: three, who: pool, amount: E18 },
        { kind: 5, token: await e.put('Coin'), amount: E18 },
      ],
      [three],
    );
    return e.read(ask(1, booster, call(text, 9n, E18, false)));
  }),
  free('Sablier: an early claim', 'What has not vested is forgone for good.', async (e) => {
    const text =
      'function claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof) payable';
    const where = await e.put('Vests');
    e.published(where);
    await e.send(me, usdc, call('function mint(address,uint256)', where, K));
    return e.read(ask(1, where, call(text, 7n, me, 2n * K, [])));
  }),
];

const key = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';
const v4Swap = (given: bigint, least: bigint, settled: bigint): Command => [
  0x10,
  'bytes, bytes[]',
  '0x060c0f',
  [
    abi(`(${key}, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData) swap`, {
      poolKey: { currency0: usdc, currency1: weth, fee: 500, tickSpacing: 10, hooks: zero },
      zeroForOne: true,
      amountIn: given,
      amountOutMinimum: least,
      hookData: '0x',
    }),
    abi('address, uint256', usdc, settled),
    abi('address, uint256', weth, least),
  ],
];
const gateway = at('0xd01607c3c5ecaba394d8be377a08590149325722');
const prime = at('0x4e033931ad43597d96d6bcc25c280717730b58b1');
const aWeth = at('0x4d5f47fa6a74757f35c14fd3a6ef8e3c9bc514e8');
const outOfGateway = (id: string, why: string, named: Address): Try =>
  free(id, why, async (e) => {
    for (const [where, debt] of [
      [aave, 10n ** 12n],
      [prime, 0n],
    ] as const) {
      await standsAs(e, where, 'Owed');
      await e.send(me, where, call('function make(uint256)', debt));
    }
    await tokenAt(e, aWeth, 'aEthWETH', E18);
    const text = 'function withdrawETH(address pool, uint256 amount, address onBehalfOf)';
    await put(
      e,
      gateway,
      text,
      [
        { kind: 0, token: aWeth, who: pool, amount: E18 / 2n },
        { kind: 2, amount: E18 / 2n },
      ],
      [aWeth],
    );
    const back = await e.read(ask(1, gateway, call(text, named, E18 / 2n, me)));
    await rpc(e.url, 'anvil_setCode', [aave, '0x']);
    return back;
  });
const explained: readonly Try[] = [
  free(
    'a farm takes what a settlement of v4 leaves of its maximum',
    'What is settled at most explains what another call takes.',
    async (e) => {
      await put(e, universal, execute, [
        { ...pull, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, 4n * K);
      return e.read(
        askBatch(1, [
          { to: universal, data: plan(v4Swap(K / 10n, (E18 * 99n) / 4_000n, (K * 44n) / 10n)) },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  planned(
    'universal: v4, an honest swap',
    'to compare.',
    [
      { ...pull, amount: K / 10n },
      { kind: 1, token: weth, amount: E18 / 40n },
    ],
    0n,
    v4Swap(K / 10n, (E18 * 99n) / 4_000n, K / 10n),
  ),
  free(
    'a farm takes an item beside one that is sent',
    'One item that goes by a call explains all of its collection.',
    async (e) => {
      await standsAs(e, apes, 'Items');
      const old = await e.put('Genuine');
      await e.stand(old, {
        [claim]: [
          { kind: 0, token: apes, who: old, amount: 9n },
          { kind: 1, token: usdc, amount: 1_000_000n },
        ],
      });
      await e.send(me, usdc, call('function mint(address,uint256)', old, K));
      for (const id of [7n, 9n]) await e.send(me, apes, call('function make(address,uint256)', me, id));
      await e.send(me, apes, call('function approve(address,uint256)', old, 9n));
      return e.read(
        askBatch(1, [
          {
            to: apes,
            data: call(
              'function transferFrom(address from, address to, uint256 tokenId)',
              me,
              e.stage.friend,
              7n,
            ),
          },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free('a farm takes an item', 'to compare.', async (e) => {
    await standsAs(e, apes, 'Items');
    const old = await e.put('Genuine');
    await e.stand(old, {
      [claim]: [
        { kind: 0, token: apes, who: old, amount: 9n },
        { kind: 1, token: usdc, amount: 1_000_000n },
      ],
    });
    await e.send(me, usdc, call('function mint(address,uint256)', old, K));
    await e.send(me, apes, call('function make(address,uint256)', me, 9n));
    await e.send(me, apes, call('function approve(address,uint256)', old, 9n));
    return e.read(ask(1, old, call(claim)), { abis: { [old]: [claim] } });
  }),
  outOfGateway('Aave gateway: out of the pool that owes', 'to compare.', aave),
  outOfGateway(
    'Aave gateway: out, by the name of another pool',
    'The gateway ignores the pool that it is given: what is owed is asked of the wrong one.',
    prime,
  ),
];

const single =
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)';
const factory = at('0x1f98431c8ad98523631ae4a59f267346ea31f984');
const pyusd = at('0x6c3ea9036406852006290770bedfcaba0e23a0e8');
const ldo = at('0x5a98fcbea516cf06857215779fd812ca3bef1b32');
const order =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';
const fieldsOf = (text: string) =>
  text.split(',').map((it) => {
    const [type, name] = it.split(' ');
    return { name: name ?? '', type: type ?? '' };
  });
const sells = (
  id: string,
  why: string,
  what: Readonly<{ opened: bigint; buyAmount: bigint }>,
  over: object = {},
): Try =>
  free(id, why, async (e) => {
    await rpc(e.url, 'anvil_setCode', [factory, '0x']);
    if (what.opened > 0n) {
      await standsAs(e, factory, 'OnePool');
      await e.send(me, factory, call('function make(uint160)', what.opened));
    }
    for (const [token, name] of [
      [pyusd, 'PYUSD'],
      [ldo, 'LDO'],
    ] as const) {
      await tokenAt(e, token, name, 10_000n * E18);
      await e.send(me, token, call('function mint(address,uint256)', factory, 1n));
    }
    await e.send(me, pyusd, call('function call_(string,uint8)', 'PYUSD', 6));
    return e.read(
      askTypedData(me, {
        types: {
          EIP712Domain: fieldsOf('string name,string version,uint256 chainId,address verifyingContract'),
          Order: fieldsOf(order),
        },
        primaryType: 'Order',
        domain: {
          name: 'Gnosis Protocol',
          version: 'v2',
          chainId: 1,
          verifyingContract: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
        },
        message: {
          sellToken: pyusd,
          buyToken: ldo,
          receiver: me,
          sellAmount: K,
          buyAmount: what.buyAmount,
          validTo: Math.floor(Date.now() / 1000) + 1_200,
          appData: pad('0x', { size: 32 }),
          feeAmount: 0n,
          kind: 'sell',
          partiallyFillable: false,
          sellTokenBalance: 'erc20',
          buyTokenBalance: 'erc20',
          ...over,
        },
      }),
    );
  });
/** The root of a price of one LDO for a thousand PYUSD, in units of the smallest: LDO is the first of the two. */
const root = (sqrt: number) => BigInt(Math.floor(sqrt * 2 ** 48)) * 2n ** 48n;
const his = root(Math.sqrt(1e9 / 1e18));
const market: readonly Try[] = [
  free(
    'a farm takes what a price limit leaves of an exact input',
    'A swap that stops at a price takes less than its input, and the rest of that explains the farm.',
    async (e) => {
      await put(e, v3Router, single, [
        { ...pull, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, 4n * K);
      return e.read(
        askBatch(1, [
          {
            to: v3Router,
            data: call(single, {
              tokenIn: usdc,
              tokenOut: weth,
              fee: 500,
              recipient: me,
              deadline: soon,
              amountIn: (K * 42n) / 10n,
              amountOutMinimum: (E18 * 99n) / 4_000n,
              sqrtPriceLimitX96: 2n ** 112n,
            }),
          },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  sells('CoW: a thousand dollars for one LDO', 'to compare: nobody says what it is worth.', {
    opened: 0n,
    buyAmount: E18,
  }),
  sells(
    'CoW: a thousand dollars for one LDO, where the thief opened the only pool',
    'A pool with one unit of each, which he opened yesterday, says the price.',
    { opened: his, buyAmount: E18 },
  ),
];

const mint =
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable returns (uint256, uint128, uint256, uint256)';
const last: readonly Try[] = [
  free(
    'Uniswap v3: into the only pool, which the thief opened',
    'The pool that the price is held against is the one that is wrong.',
    async (e) => {
      await rpc(e.url, 'anvil_setCode', [factory, '0x']);
      await standsAs(e, factory, 'OnePool');
      await e.send(me, factory, call('function make(uint160)', his));
      for (const [token, name] of [
        [pyusd, 'PYUSD'],
        [ldo, 'LDO'],
      ] as const) {
        await tokenAt(e, token, name, 10_000n * E18);
        await e.send(me, token, call('function mint(address,uint256)', factory, 1n));
      }
      await put(
        e,
        v3,
        mint,
        [
          { kind: 0, token: ldo, who: pool, amount: E18 },
          { kind: 0, token: pyusd, who: pool, amount: K },
          { kind: 3, amount: 9n },
        ],
        [pyusd, ldo],
      );
      await e.send(me, v3, call('function call_(string,uint8,bool)', 'UNI-V3-POS', 0, true));
      return e.read(
        ask(
          1,
          v3,
          call(mint, {
            token0: ldo,
            token1: pyusd,
            fee: 10_000,
            tickLower: -887_200,
            tickUpper: 887_200,
            amount0Desired: E18,
            amount1Desired: K,
            amount0Min: (E18 * 99n) / 100n,
            amount1Min: (K * 99n) / 100n,
            recipient: me,
            deadline: soon,
          }),
        ),
      );
    },
  ),
  free(
    'Balancer v2: an exact output at any price, beside a drop of what is paid',
    'A token that goes and comes in one batch has no maximum.',
    async (e) => {
      await withDai(e);
      await put(
        e,
        vault2,
        batchSwap,
        [
          { ...pull, amount: K / 10n },
          { kind: 1, token: weth, amount: E18 / 40n },
          { kind: 0, token: dai, who: pool, amount: E18 / 100n },
        ],
        [usdc, dai],
      );
      return e.read(
        ask(
          1,
          vault2,
          call(
            batchSwap,
            1,
            [
              { poolId, assetInIndex: 0n, assetOutIndex: 1n, amount: E18 / 40n, userData: '0x' },
              { poolId, assetInIndex: 2n, assetOutIndex: 0n, amount: 10_000n, userData: '0x' },
            ],
            [usdc, weth, dai],
            alone,
            [4n * K, -E18 / 40n, (E18 * 101n) / 10_000n],
            soon,
          ),
        ),
      );
    },
  ),
  free(
    'Uniswap v2: a deadline in four million years',
    'It is later than all of us, and below the number that stands for never.',
    async (e) => {
      await put(e, v2, tokensForTokens, [pull, got]);
      return e.read(
        ask(1, v2, call(tokensForTokens, K, (quarter * 99n) / 100n, [usdc, weth], me, 2n ** 47n)),
      );
    },
  ),
];

const tries: readonly Try[] = [
  ...last,
  ...market,
  ...explained,
  ...netted,
  ...floors,
  ...pools,
  ...loans,
  ...zeroth,
  ...ended,
  ...maxima,
  ...wash,
  ...unweighed,
  ...priced,
  ...byAmount,
  ...others,
  ...under,
];

const funded: readonly Address[] = [
  v2,
  universal,
  router2,
  aave,
  threePool,
  tricrypto,
  v3,
  comet,
  oneInch5,
  oneInch6,
  zeroX,
  okx,
  vault2,
  velora5,
  velora6,
  velodrome,
  odos,
  v3Router,
  at('0xd01607c3c5ecaba394d8be377a08590149325722'),
];
const verdicts = new Map<string, string>();

beforeAll(async () => {
  for (const chainId of new Set(tries.map((it) => it.chainId ?? 1))) {
    await onEthereum(chainId, async (e) => {
      for (const it of funded) await rpc(e.url, 'anvil_setBalance', [it, toHex(100n * E18)]);
      for (const it of tries.filter((that) => (that.chainId ?? 1) === chainId)) {
        verdicts.set(it.id, await outcomeOf(() => it.read(e)));
      }
    });
  }
}, 900_000);

test('none is read back calmly but those that are written down as open', () => {
  expect(verdicts.size).toBeGreaterThanOrEqual(80);
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' && !told.has(id) ? [id] : []));
  expect(calm.toSorted()).toEqual([...open].toSorted());
});
