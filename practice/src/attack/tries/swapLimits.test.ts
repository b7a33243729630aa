import type { Readback } from '@readback/core/model/readback.ts';
import { type Address, concat, maxUint256, pad, toHex } from 'viem';
import { wrappings } from '../../corpus/wrappings.ts';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import type { Stage } from '../stage.ts';
import {
  aave,
  crv,
  npm,
  odos,
  odosExecutor,
  okx,
  oneInch,
  pool,
  real,
  three,
  threePool,
  tricrypto,
  v2,
  velora,
  xen,
} from './contractsAt.ts';
import { type Call, free, itself, now, pullToPool, put, quarter, usd } from './calls.ts';
import { approve, exactOut, imbalance, supply } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth } from './ground.ts';
import { batch, onPractice, tx, user } from './onPractice.ts';
import { at, E18, K, one, soon } from './oneCall.ts';
import { factoryStands, firstStand, namedStand, secondStand, stranger } from './stands.ts';
import { control, type OnEthereum, type OnPractice, told, tries } from './table.ts';
import { coinAt, lp, supplied } from './tokensAt.ts';

const addLiquidity =
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';

const swapOnPractice =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

const quoted = 32_000_000_000_000_000n;

const practiced: readonly OnPractice[] = [
  ...(
    [
      [
        'the first liquidity of a pair, at a wrong price',
        'There is no pair: the ratio is the price. 400 dollars beside one coin of the other are taken by robots.',
        (a: Stage['at']) => [a.practiceDollar, a.practiceToken, usd(400), E18, usd(400), E18],
      ],
      [
        'liquidity without minima',
        'The price is moved before: what goes in is worth less.',
        (a: Stage['at']) => [a.practiceDollar, a.weth9, usd(100), E18 / 30n, 0n, 0n],
      ],
      [
        'liquidity at a price far from the pool’s',
        'Most is refused, or the minima hold.',
        (a: Stage['at']) => [a.practiceDollar, a.weth9, usd(100), E18 / 30n, usd(1), 1n],
      ],
    ] as const
  ).map(([id, why, of]) =>
    batch(
      id,
      why,
      ({ at: a }) => {
        const [x, y, m, n, ...mins] = of(a) as unknown as readonly [
          Address,
          Address,
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        return [
          ...(y === a.weth9 ? [{ to: a.weth9, data: call('function deposit() payable'), value: n }] : []),
          { to: x, data: call('function approve(address spender, uint256 value)', a.router, m) },
          { to: y, data: call('function approve(address spender, uint256 value)', a.router, n) },
          { to: a.router, data: call(addLiquidity, x, y, m, n, ...mins, user, BigInt(now + 1_200)) },
        ];
      },
      { atomicRequired: true },
    ),
  ),
  tx('a swap for two thirds of its worth', 'A robot takes the third.', ({ at: a }) => ({
    to: a.router,
    data: call(
      swapOnPractice,
      usd(100),
      (quoted * 2n) / 3n,
      [a.practiceDollar, a.weth9],
      user,
      BigInt(now + 1_200),
    ),
  })),
  tx('a swap for nine tenths', 'A robot takes the tenth.', ({ at: a }) => ({
    to: a.router,
    data: call(
      swapOnPractice,
      usd(100),
      (quoted * 92n) / 100n,
      [a.practiceDollar, a.weth9],
      user,
      BigInt(now + 1_200),
    ),
  })),
  tx('a swap that never expires', 'It is carried out when the price suits the robot.', ({ at: a }) => ({
    to: a.router,
    data: call(swapOnPractice, usd(100), quoted, [a.practiceDollar, a.weth9], user, maxUint256),
  })),
  ...wrappings.flatMap((way): readonly OnPractice[] =>
    way.id === 'safe' || way.id === 'operation'
      ? [
          onPractice(`the first liquidity at a wrong price, in ${way.id}`, 'The same.', (stage) => {
            const who = stage.at[way.who as 'safe'];
            return way.request(stage, [
              {
                to: stage.at.router,
                value: 0n,
                data: call(
                  addLiquidity,
                  stage.at.practiceDollar,
                  stage.at.practiceDai,
                  usd(400),
                  E18,
                  usd(400),
                  E18,
                  who,
                  BigInt(now + 1_200),
                ),
              },
            ]);
          }),
        ]
      : [],
  ),
];

const odosSwap =
  'function swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256)';

const odosTry = (id: string, why: string, code: number, min: bigint) =>
  one(
    id,
    why,
    odos,
    odosSwap,
    [
      {
        inputToken: usdc,
        inputAmount: K,
        inputReceiver: odosExecutor,
        outputToken: weth,
        outputQuote: (E18 * 25n) / 100n,
        outputMin: min,
        outputReceiver: me,
      },
      '0x0102',
      odosExecutor,
      code,
    ],
    {
      ops: [
        { ...pullToPool, who: odosExecutor },
        { kind: 1, token: weth, amount: (E18 * 245n) / 1000n },
        ...(code === 0 ? [] : [{ kind: 1, token: weth, who: thief, amount: E18 / 250n } as const]),
      ],
    },
  );

const unxswap =
  'function unxswapByOrderId(uint256 srcToken, uint256 amount, uint256 minReturn, bytes32[] pools) payable returns (uint256)';

const fees = [
  control(odosTry('Odos: an honest swap', 'to compare.', 0, (E18 * 244n) / 1000n)),
  odosTry(
    'Odos: a code that takes two percent',
    'A code above 2^31 takes a fee out of what comes, to whoever registered it: up to two percent.',
    3_000_000_000,
    (E18 * 244n) / 1000n,
  ),
  free(
    'OKX: a commission behind the arguments',
    'The last words of the data send three percent to the thief.',
    async (e) => {
      await e.stand(
        okx,
        {
          [unxswap]: [
            pullToPool,
            { kind: 1, token: weth, amount: E18 / 4n },
            { kind: 1, token: weth, who: thief, amount: E18 / 130n },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', okx, E18));
      const data = call(unxswap, BigInt(usdc), K, (E18 * 249n) / 1000n, [
        pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 }),
      ]);
      const tail = concat([
        pad(weth, { size: 32 }),
        `0x3ca20afc2bbb${(30_000_000).toString(16).padStart(12, '0')}${thief.slice(2)}`,
      ]);
      return e.read(ask(1, okx, concat([data, tail])), { abis: { [okx]: [unxswap] } });
    },
  ),
];

const veloraText =
  'function swapExactAmountInOnUniswapV2((address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary, bytes pools) uniData, uint256 partnerAndFee, bytes permit) payable returns (uint256, uint256, uint256)';

const veloraTry = (id: string, why: string, fee: bigint) =>
  one(
    id,
    why,
    velora,
    veloraText,
    [
      {
        srcToken: usdc,
        destToken: weth,
        fromAmount: K,
        toAmount: (E18 * 244n) / 1000n,
        quotedAmount: (E18 * 245n) / 1000n,
        metadata: pad('0x1', { size: 32 }),
        beneficiary: me,
        pools: '0x',
      },
      fee,
      '0x',
    ],
    { ops: [pullToPool, { kind: 1, token: weth, amount: (E18 * 245n) / 1000n }] },
  );

const moreFees = [
  control(veloraTry('Velora: an honest swap', 'to compare.', 0n)),
  veloraTry(
    'Velora: two percent to a partner',
    'The fee is in one number with the thief.',
    (BigInt(thief) << 96n) | 200n,
  ),
  veloraTry(
    'Velora: all surplus to a partner',
    'What comes beyond the quote is his.',
    (BigInt(thief) << 96n) | (1n << 94n),
  ),
  free(
    'OKX: a trim behind the arguments',
    'Of what comes above a number that he chose, a tenth of all goes to him.',
    async (e) => {
      await e.stand(
        okx,
        {
          [unxswap]: [
            pullToPool,
            { kind: 1, token: weth, amount: E18 / 4n },
            { kind: 1, token: weth, who: thief, amount: E18 / 50n },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', okx, E18));
      const data = call(unxswap, BigInt(usdc), K, (E18 * 249n) / 1000n, [
        pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 }),
      ]);
      const tail = concat([
        `0x777777771111${'0'.repeat(20)}${'0'.repeat(32)}`,
        `0x777777771111${(100).toString(16).padStart(12, '0')}${thief.slice(2)}`,
      ]);
      return e.read(ask(1, okx, concat([data, tail])), { abis: { [okx]: [unxswap] } });
    },
  ),
  free(
    'OKX: a commission on top of what is given',
    'Thirty dollars more than the arguments say go to the thief.',
    async (e) => {
      await e.stand(
        okx,
        {
          [unxswap]: [
            pullToPool,
            { kind: 0, token: usdc, who: thief, amount: (K * 3n) / 100n },
            { kind: 1, token: weth, amount: E18 / 4n },
          ],
        },
        [usdc],
      );
      await e.send(me, weth, call('function mint(address,uint256)', okx, E18));
      const data = call(unxswap, BigInt(usdc), K, (E18 * 249n) / 1000n, [
        pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 }),
      ]);
      const tail = concat([
        pad(usdc, { size: 32 }),
        `0x3ca20afc2aaa${(30_000_000).toString(16).padStart(12, '0')}${thief.slice(2)}`,
      ]);
      return e.read(ask(1, okx, concat([data, tail])), { abis: { [okx]: [unxswap] } });
    },
  ),
];

const oneInchText =
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)';

const oneInchTry = (id: string, why: string, flags: bigint, value: bigint) =>
  one(
    id,
    why,
    oneInch,
    oneInchText,
    [
      thief,
      {
        srcToken: usdc,
        dstToken: weth,
        srcReceiver: thief,
        dstReceiver: me,
        amount: K,
        minReturnAmount: (E18 * 244n) / 1000n,
        flags,
      },
      '0x01',
    ],
    {
      ops: [
        { ...pullToPool, who: thief },
        { kind: 1, token: weth, amount: (E18 * 245n) / 1000n },
        ...(value > 0n ? [{ kind: 2, who: thief, amount: value } as const] : []),
      ],
      value,
    },
  );

const extra = [
  control(oneInchTry('1inch: an honest swap', 'to compare.', 0n, 0n)),
  oneInchTry(
    '1inch: coins for the executor',
    'A flag lets coins go to the executor, who is the thief, beside a fair swap.',
    2n,
    E18 / 20n,
  ),
  oneInchTry(
    '1inch: two coins for the executor',
    'The same with eight times the worth of the swap.',
    2n,
    2n * E18,
  ),
  told(
    'what is not filled comes back, and the minimum holds for the rest',
    oneInchTry('1inch: part of a swap', 'The minimum holds for the part that is filled.', 1n, 0n),
  ),
  free('Odos: a code that takes two percent of several', 'The same of a swap of several.', async (e) => {
    const text =
      'function swapMulti((address tokenAddress, uint256 amountIn, address receiver)[] inputs, (address tokenAddress, uint256 relativeValue, address receiver)[] outputs, uint256 valueOutMin, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256[])';
    await e.stand(
      odos,
      {
        [text]: [
          { ...pullToPool, who: odosExecutor },
          { kind: 1, token: weth, amount: (E18 * 245n) / 1000n },
          { kind: 1, token: weth, who: thief, amount: E18 / 250n },
        ],
      },
      [usdc],
    );
    await e.send(me, weth, call('function mint(address,uint256)', odos, E18));
    return e.read(
      ask(
        1,
        odos,
        call(
          text,
          [{ tokenAddress: usdc, amountIn: K, receiver: odosExecutor }],
          [{ tokenAddress: weth, relativeValue: 1n, receiver: me }],
          (E18 * 244n) / 1000n,
          '0x0102',
          odosExecutor,
          3_000_000_000,
        ),
      ),
      { abis: { [odos]: [text] } },
    );
  }),
  itself(
    'XEN: a rank is taken for years',
    'Nothing is to be had of it for a year and more.',
    xen,
    'XEN',
    'function claimRank(uint256 term)',
    [550n],
    [],
  ),
];

const oneCoin = 'function remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount)';

const outOfPool = (
  id: string,
  why: string,
  least: bigint,
  more: (e: Ethereum) => Promise<readonly Call[]>,
): OnEthereum =>
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

const pools: readonly OnEthereum[] = [
  outOfPool('3pool: out at any price, alone', 'The sandwich takes it.', 1_000_000n, async () => [
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

const above = (
  id: string,
  why: string,
  mostIn: bigint,
  more: (e: Ethereum) => Promise<readonly Call[]>,
): OnEthereum =>
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

const decrease =
  'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable returns (uint256, uint256)';

const removeTwo =
  'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256, uint256)';

const pair = at('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');

const maxima: readonly OnEthereum[] = [
  above(
    'an exact output at eleven times its price, alone',
    'The sandwich takes ten parts.',
    (K * 11n) / 10n,
    async () => [{ to: weth, data: call(approve, thief, 0n) }],
  ),
  above(
    'an exact output at eleven times its price, beside a loan to a pool',
    'What the pool takes passes for what the swap takes.',
    (K * 11n) / 10n,
    lends(K),
  ),
  free('tricrypto: a burn of five times as much', 'The sandwich has the user burn it all.', async (e) => {
    await coinAt(e, crv, 'crv3crypto', 6n * E18);
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
    npm,
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
    'The sandwich takes one side.',
    npm,
    decrease,
    [{ tokenId: 7n, liquidity: 15_811_388_300_841n, amount0Min: 0n, amount1Min: 1n, deadline: soon }],
    { ops: [{ kind: 6, amount: 1n }] },
  ),
  free(
    'Uniswap v2: liquidity out, one side at nothing, and that side is lent',
    'One of two minima is none, and what comes of it does not show.',
    async (e) => {
      await coinAt(e, pair, 'UNI-V2', 6n * E18);
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
  free('Uniswap v2: liquidity out, one side at nothing', 'The sandwich takes that side.', async (e) => {
    await coinAt(e, pair, 'UNI-V2', 6n * E18);
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

const six = at('0x111111125421ca6dc452d289314280a0f8842a65');

const augustus = at('0xdef171fe48cf0115b1d80b88dc8eab59176fee57');

const low = (E18 / 2n / 100n) * 98n;

const unoswap =
  'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)';

const ethUnoswap = 'function ethUnoswap(uint256 minReturn, uint256 dex) payable returns (uint256)';

const fork =
  'function swapOnUniswapV2Fork(address tokenIn, uint256 amountIn, uint256 amountOutMin, address weth, uint256[] pools) payable';

const poolOf = (pool: Address) => (997_000_000n << 160n) | (1n << 247n) | BigInt(pool);

type Asked = (e: Ethereum, pool: Address) => Promise<Readback>;

const poolSwaps: Readonly<Record<string, Asked>> = {
  'unoswap of 1inch': (e, pool) => soldTo(e, six, unoswap, [BigInt(usdc), K, low, poolOf(pool)]),
  'swapOnUniswapV2Fork of Velora': (e, pool) =>
    soldTo(e, augustus, fork, [usdc, K, low, weth, [poolOf(pool)]]),
  'ethUnoswap of 1inch': async (e, pool) => {
    await e.send(me, usdc, call('function mint(address,uint256)', six, 2n * K));
    await e.stand(six, {
      [ethUnoswap]: [
        { kind: 2, who: real, amount: E18 },
        { kind: 1, token: usdc, amount: 2n * K },
      ],
    });
    return e.read(ask(1, six, call(ethUnoswap, (2n * K * 98n) / 100n, poolOf(pool)), E18));
  },
};

async function soldTo(
  e: Ethereum,
  router: Address,
  text: string,
  args: readonly unknown[],
): Promise<Readback> {
  await e.send(me, weth, call('function mint(address,uint256)', router, E18));
  const paid = { kind: 1, token: weth, amount: E18 / 2n } as const;
  await e.stand(router, { [text]: [{ kind: 0, token: usdc, who: real, amount: K }, paid] }, [usdc]);
  return e.read(ask(1, router, call(text, ...args)));
}

const strangePools: readonly OnEthereum[] = Object.entries(poolSwaps).flatMap(([name, read]) => [
  {
    id: `${name}, a stranger’s pool`,
    why: 'What his pool says it is paid is believed by the router.',
    read: async (e: Ethereum) => read(e, await stranger(e)),
  },
  control({ id: `${name}, a pool of the factory`, why: 'to compare.', read: (e: Ethereum) => read(e, real) }),
]);

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...practiced] },
  { round: 'fourth reading', stands: firstStand, entries: [...fees, ...moreFees, ...extra] },
  { round: 'fifth reading', stands: secondStand, entries: [...pools, ...maxima] },
  { round: 'named', stands: factoryStands, entries: [...strangePools] },
]);
