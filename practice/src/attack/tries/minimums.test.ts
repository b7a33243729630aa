import { type Address, pad } from 'viem';
import { call } from '../../truth/sky.ts';
import {
  dai,
  odos,
  odosExecutor,
  okx,
  oneInch5,
  oneInch6,
  pool,
  router2,
  threePool,
  tricrypto,
  universal,
  v2,
  v3Router,
  vault2,
  velora5,
  velora6,
  zeroX,
} from './contractsAt.ts';
import { free, pullToPool, put, quarter } from './calls.ts';
import { approve, execute, tokensForTokens, v3In } from './functions.ts';
import { ask, askBatch, type Ethereum, me, type Op, thief, usdc, weth, zero } from './ground.ts';
import { E18, K, one, soon } from './oneCall.ts';
import { back, type Command, planned, planOf, self } from './routerPlans.ts';
import { secondStand } from './stands.ts';
import { control, type OnEthereum, told, tries } from './table.ts';
import { coinAt } from './tokensAt.ts';

const many2 = 'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])';

const single2 =
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)';

const unwrap2 = 'function unwrapWETH9(uint256 amountMinimum, address recipient) payable';

const sweep2 = 'function sweepToken(address token, uint256 amountMinimum, address recipient) payable';

const throughRouter = (id: string, why: string, least: bigint, floor: bigint, coins: boolean): OnEthereum =>
  free(id, why, async (e) => {
    await put(e, router2, many2, [
      pullToPool,
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
            recipient: self,
            amountIn: K,
            amountOutMinimum: least,
            sqrtPriceLimitX96: 0n,
          }),
          coins ? call(unwrap2, floor, me) : call(sweep2, weth, floor, me),
        ]),
      ),
    );
  });

const got: Op = { kind: 1, token: weth, amount: quarter };

const gotCoins: Op = { kind: 2, amount: quarter };

const floors: readonly OnEthereum[] = [
  control(
    throughRouter(
      'router 2: an honest swap, unwrapped',
      'to compare.',
      (quarter * 99n) / 100n,
      (quarter * 99n) / 100n,
      true,
    ),
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
    [pullToPool, got],
    0n,
    [0x00, v3In, self, K, 0n, back, true],
    [0x04, 'address, address, uint256', weth, me, 1n],
  ),
  planned(
    'universal: a swap, and coins of one wei at least',
    'The same with coins.',
    [pullToPool, gotCoins],
    0n,
    [0x00, v3In, self, K, 0n, back, true],
    [0x0c, 'address, uint256', me, 1n],
  ),
  planned(
    'universal: a swap, and coins of a hundredth at least',
    'The same with a hundredth.',
    [pullToPool, gotCoins],
    0n,
    [0x00, v3In, self, K, 0n, back, true],
    [0x0c, 'address, uint256', me, E18 / 400n],
  ),
  planned(
    'universal: a swap of one wei at least, and coins of one',
    'Both are set, and both are nothing.',
    [pullToPool, gotCoins],
    0n,
    [0x00, v3In, self, K, 1n, back, true],
    [0x0c, 'address, uint256', me, 1n],
  ),
  planned(
    'universal: a swap that may fail, with the minimum of two',
    'The minimum of a command that fails stands for that of the other.',
    [pullToPool, got],
    0n,
    [0x00, v3In, me, K, E18 / 400n, back, true],
    [0x80, v3In, me, 1n, quarter, back, true],
  ),
  planned(
    'universal: a swap of a hundredth at least',
    'The sandwich takes the rest.',
    [pullToPool, got],
    0n,
    [0x00, v3In, me, K, E18 / 400n, back, true],
  ),
  planned(
    'universal: coins at a hundredth, and a drop goes along',
    'Where coins go along, coins that come are weighed against nothing.',
    [pullToPool, gotCoins],
    10n ** 12n,
    [0x00, v3In, self, K, 0n, back, true],
    [0x0c, 'address, uint256', me, E18 / 400n],
    [0x0b, 'address, uint256', me, 10n ** 12n],
  ),
];

const move: Command = [0x02, 'address, address, uint160', usdc, self, (K * 49n) / 10n];

const hundredth: readonly Op[] = [
  { kind: 0, token: usdc, who: universal, amount: (K * 45n) / 10n },
  { kind: 1, token: usdc, amount: (K * 4_456n) / 1_000n },
];

const toAndFro = planOf(
  [0x02, 'address, address, uint160', usdc, self, (K * 45n) / 10n],
  [0x05, 'address, address, uint256', usdc, me, (K * 4_456n) / 1_000n],
);

const rounds = (id: string, why: string, count: number): OnEthereum =>
  free(id, why, async (e) => {
    await put(e, universal, execute, hundredth);
    return e.read(
      askBatch(
        1,
        Array.from({ length: count }, () => ({ to: universal, data: toAndFro })),
      ),
    );
  });

const wash: readonly OnEthereum[] = [
  rounds('universal: a hundredth stays', 'So little is what prices round away.', 1),
  rounds(
    'universal: a hundredth stays, eight times',
    'What goes to and fro makes what stays look small: the next one sweeps a twelfth of all.',
    8,
  ),
  planned(
    'universal: a tenth stays',
    'Whoever sweeps takes it.',
    [
      { kind: 0, token: usdc, who: universal, amount: (K * 49n) / 10n },
      { kind: 1, token: usdc, amount: (K * 457n) / 100n },
    ],
    0n,
    move,
    [0x05, 'address, address, uint256', usdc, me, (K * 457n) / 100n],
  ),
];

const drop = 10n ** 12n;

const poolWord = BigInt('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');

const inBits = pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 });

const sold = (
  id: string,
  where: Address,
  text: string,
  args: readonly unknown[],
  allowed: readonly Address[] = [usdc],
): OnEthereum =>
  one(
    `${id}: a minimum of a millionth`,
    'A swap whose minimum is a drop: a sandwich takes the rest.',
    where,
    text,
    args,
    { ops: [pullToPool, got], allowed },
  );

const unweighed: readonly OnEthereum[] = [
  sold(
    '1inch v5, one pool',
    oneInch5,
    'function unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools) payable returns (uint256)',
    [usdc, K, drop, [poolWord]],
  ),
  sold(
    '1inch v5, v3',
    oneInch5,
    'function uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools) payable returns (uint256)',
    [K, drop, [poolWord]],
  ),
  sold(
    '1inch v6, one pool',
    oneInch6,
    'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)',
    [BigInt(usdc), K, drop, poolWord],
  ),
  sold(
    '1inch v6, two pools',
    oneInch6,
    'function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2) returns (uint256)',
    [BigInt(usdc), K, drop, poolWord, poolWord],
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
    [back, K, drop, me],
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
    [usdc, K, drop, zero, [poolWord]],
  ),
  free(
    '1inch v6, beside a word on what comes: a minimum of a millionth',
    'The same, where another call names the token that comes.',
    async (e) => {
      const text =
        'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)';
      await put(e, oneInch6, text, [pullToPool, got], [usdc]);
      return e.read(
        askBatch(1, [
          { to: oneInch6, data: call(text, BigInt(usdc), K, drop, poolWord) },
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
      await put(e, oneInch5, text, [pullToPool, got], [usdc]);
      return e.read(
        askBatch(1, [
          { to: oneInch5, data: call(text, K, drop, [poolWord]) },
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
      await put(e, tricrypto, text, [pullToPool, got], [usdc]);
      return e.read(
        askBatch(1, [
          { to: tricrypto, data: call(text, 0n, 2n, K, drop) },
          { to: weth, data: call(approve, thief, 0n) },
        ]),
      );
    },
  ),
];

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
    path: back,
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

const batchSwap =
  'function batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline) payable returns (int256[])';

const poolId = pad('0x77', { size: 32 });

const balances = { sender: me, fromInternalBalance: false, recipient: me, toInternalBalance: false };

const multi =
  'function swapMulti((address tokenAddress, uint256 amountIn, address receiver)[] inputs, (address tokenAddress, uint256 relativeValue, address receiver)[] outputs, uint256 valueOutMin, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256[])';

const withDai = async (e: Ethereum) => coinAt(e, dai, 'DAI', 10n * E18);

const fewDai = 10n * E18;

/** Coins and dollars for dollars: how much the coins count for, and the minimum of what all counts for. */
const odosMulti =
  (weight: bigint, minimum: bigint): OnEthereum['read'] =>
  async (e) => {
    await withDai(e);
    const moves = [
      { ...pullToPool, who: odosExecutor },
      got,
      { kind: 1, token: dai, amount: fewDai },
    ] as const;
    await put(e, odos, multi, moves, [usdc]);
    const gives = [{ tokenAddress: usdc, amountIn: K, receiver: odosExecutor }];
    const gets = [
      { tokenAddress: weth, relativeValue: weight, receiver: me },
      { tokenAddress: dai, relativeValue: 1n, receiver: me },
    ];
    return e.read(ask(1, odos, call(multi, gives, gets, minimum, '0x0102', odosExecutor, 0)));
  };

const atVelora = (id: string, why: string, text: string, args: readonly unknown[]): OnEthereum =>
  free(id, why, async (e) => {
    await e.stand(v3Router, {});
    await put(e, velora5, text, [pullToPool, got], [usdc]);
    return e.read(ask(1, velora5, call(text, ...args)), { abis: { [velora5]: [text] } });
  });

const byAmount: readonly OnEthereum[] = [
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
    { ops: [pullToPool, got] },
  ),
  free(
    'Balancer v2: a batch that ends with a drop of dollars',
    'Only what ends the path is held to its minimum: most of the coins between stay unprotected.',
    async (e) => {
      await withDai(e);
      await put(e, vault2, batchSwap, [pullToPool, got, { kind: 1, token: dai, amount: fewDai }], [usdc]);
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
            balances,
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
  free('Odos: several, of which none is held', 'The tokens that come are the thief’s.', odosMulti(1n, 1n)),
];

const last: readonly OnEthereum[] = [
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
          { ...pullToPool, amount: K / 10n },
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
            balances,
            [4n * K, -E18 / 40n, (E18 * 101n) / 10_000n],
            soon,
          ),
        ),
      );
    },
  ),
  told(
    'the minimum holds whenever it is carried out, and the date is shown',
    free(
      'Uniswap v2: a deadline in four million years',
      'It is later than all of us, and below the number that stands for never.',
      async (e) => {
        await put(e, v2, tokensForTokens, [pullToPool, got]);
        return e.read(
          ask(1, v2, call(tokensForTokens, K, (quarter * 99n) / 100n, [usdc, weth], me, 2n ** 47n)),
        );
      },
    ),
  ),
];

tries(import.meta.url, [
  {
    round: 'fifth reading',
    stands: secondStand,
    entries: [...floors, ...wash, ...unweighed, ...byAmount, ...last],
  },
]);
