import { concat, encodeAbiParameters, type Hex, maxUint256, parseAbiParameters } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import {
  aaveToken,
  dust,
  factory,
  ldo,
  migrator,
  npm,
  pool,
  pyusd,
  router2,
  uni,
  v2,
  velodrome,
} from './contractsAt.ts';
import { abi, free, gives, now, plainCall, pull, put } from './calls.ts';
import { ask, me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one, soon } from './oneCall.ts';
import { type Act, paysUsdc, play, plays, sellsDollars } from './players.ts';
import { at_, dustOf, his, oracle, P, sqrt, tokenAt } from './pricesOfPools.ts';
import { namedStand, secondStand, wrappedStands } from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';
import { coinAt, standsAs } from './tokensAt.ts';

const balancer = at('0xba12222222228d8ba445958a75a0704d566bf2c8');

const router3 = at('0xe592427a0aece92de3edee1f18e0157c05861564');

const curveRouter = at('0x45312ea0eff7e09c83cbe249fa1d7598c4c8cd4e');

const dai3 = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');

const ordersAndPrices: readonly OnEthereum[] = [
  told(
    'nothing of the user’s goes into the pool by this call',
    one(
      'Uniswap v3: a pool at a price of the thief',
      'Both tokens are true, and the price that the pool is begun with is a thousandth: robots take the difference.',
      npm,
      'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
      [usdc, weth, 10, 2n ** 96n],
    ),
  ),
  one(
    'Uniswap v3: a position in a pool of true tokens whose price is wrong',
    'Fee tier 10 has no pool but the thief’s, whose price he chose.',
    npm,
    'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable',
    [
      {
        token0: usdc,
        token1: weth,
        fee: 100,
        tickLower: -887272,
        tickUpper: 887272,
        amount0Desired: K,
        amount1Desired: 10n ** 15n,
        amount0Min: K,
        amount1Min: 10n ** 15n,
        recipient: me,
        deadline: soon,
      },
    ],
    {
      ops: [pull, { kind: 0, token: weth, amount: 10n ** 15n }, { kind: 3, amount: 556n }],
      allowed: [usdc, weth],
    },
  ),
  one(
    'Uniswap v3: what a price limit leaves is kept',
    'Of 5 coins 0.01 is swapped; the rest stays at the router, where anybody takes it.',
    router3,
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
    [
      {
        tokenIn: weth,
        tokenOut: usdc,
        fee: 500,
        recipient: me,
        deadline: soon,
        amountIn: E18 / 100n,
        amountOutMinimum: 20n * 10n ** 6n,
        sqrtPriceLimitX96: 0n,
      },
    ],
    { value: 5n * E18 },
  ),
  one(
    'Balancer: what is joined is a pool of the thief',
    'The pool’s id is his, and the pool says what each share is worth.',
    balancer,
    'function joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request) payable',
    [
      concat([thief, '0x0002', `0x${'00'.repeat(9)}77`]),
      me,
      me,
      {
        assets: [usdc, weth],
        maxAmountsIn: [K, 0n],
        userData: encodeAbiParameters(parseAbiParameters('uint256, uint256[], uint256'), [1n, [K, 0n], 0n]),
        fromInternalBalance: false,
      },
    ],
    { ops: [pull] },
  ),
  one(
    'Balancer: a relayer',
    'It may move all that the user allowed.',
    balancer,
    'function setRelayerApproval(address sender, address relayer, bool approved)',
    [me, router2, true],
  ),
  one(
    'Balancer: internal balance to the thief',
    'Kind 1 withdraws to him.',
    balancer,
    'function manageUserBalance((uint8 kind, address asset, uint256 amount, address sender, address recipient)[] ops) payable',
    [[{ kind: 2, asset: usdc, amount: K, sender: me, recipient: thief }]],
  ),
  one(
    'Curve router: through a pool of the thief',
    'It is asked for one unit.',
    curveRouter,
    'function exchange(address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _min_dy) payable returns (uint256)',
    [
      [usdc, thief, weth, zero, zero, zero, zero, zero, zero, zero, zero],
      [
        [0n, 1n, 1n, 1n, 2n],
        [0n, 0n, 0n, 0n, 0n],
        [0n, 0n, 0n, 0n, 0n],
        [0n, 0n, 0n, 0n, 0n],
        [0n, 0n, 0n, 0n, 0n],
      ],
      K,
      10n ** 15n,
    ],
    { ops: [pull, { kind: 1, token: weth, amount: 10n ** 15n }] },
  ),
  one(
    'Curve 3pool: liquidity for nothing',
    'The minimum is nothing.',
    dai3,
    'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)',
    [[0n, K, 0n], 0n],
    { ops: [pull] },
  ),
];

const yearn = at('0xda816459f1ab5631232fe5e97a05bbbb94970c95');

const numbers: readonly OnEthereum[] = [
  gives(
    [
      'Curve 3pool: liquidity for nothing, with shares',
      'The minimum is nothing: a robot moves the price before.',
      dai3,
      'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)',
      [[0n, K, 0n], 0n],
      { ops: [pull] },
    ],
    970n * E18,
  ),
  one(
    'Curve stETH pool: exchanged for nothing',
    'The minimum is nothing.',
    at('0xdc24316b9ae028f1497c275eb9192a3ea0f67022'),
    'function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy) payable returns (uint256)',
    [0n, 1n, E18, 0n],
    { value: E18, ops: [{ kind: 1, token: weth, amount: E18 }], allowed: [] },
  ),
  one(
    'Curve stETH pool: taken out for nothing',
    'The minima are nothing.',
    at('0xdc24316b9ae028f1497c275eb9192a3ea0f67022'),
    'function remove_liquidity(uint256 _amount, uint256[2] _min_amounts) returns (uint256[2])',
    [E18, [0n, 0n]],
    { ops: [{ kind: 1, token: weth, amount: E18 }], allowed: [] },
  ),
  one(
    'Curve 3pool: taken out of all coins for nothing',
    'The minima are nothing.',
    dai3,
    'function remove_liquidity(uint256 _amount, uint256[3] min_amounts)',
    [1_000n * E18, [0n, 0n, 0n]],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Balancer: several swaps for nothing, inside',
    'The limits are none, and all is in the vault: nothing moves outside.',
    balancer,
    'function batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, int256[] limits, uint256 deadline) payable returns (int256[])',
    [
      0,
      [{ poolId: `0x${'96'.repeat(32)}`, assetInIndex: 0n, assetOutIndex: 1n, amount: K, userData: '0x' }],
      [usdc, weth],
      { sender: me, fromInternalBalance: true, recipient: me, toInternalBalance: true },
      [10n ** 30n, 10n ** 30n],
      soon,
    ],
  ),
  one(
    'Balancer: an exact output that may cost all, inside',
    'The limit is all.',
    balancer,
    'function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline) payable returns (uint256)',
    [
      { poolId: `0x${'96'.repeat(32)}`, kind: 1, assetIn: usdc, assetOut: weth, amount: 1n, userData: '0x' },
      { sender: me, fromInternalBalance: true, recipient: me, toInternalBalance: true },
      10n ** 30n,
      soon,
    ],
  ),
  one(
    'Yearn: a loss of all is fine',
    'The loss may be all.',
    yearn,
    'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) returns (uint256)',
    [1_000n * E18, me, 10_000n],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Curve 3pool: taken out for nothing',
    'The minimum is nothing.',
    dai3,
    'function remove_liquidity_one_coin(uint256 _token_amount, int128 i, uint256 min_amount)',
    [1_000n * E18, 1n, 0n],
    { ops: [{ kind: 1, token: usdc, amount: K }], allowed: [] },
  ),
  one(
    'Curve 3pool: taken out for all shares',
    'The most may be all.',
    dai3,
    'function remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)',
    [[0n, 1n, 0n], maxUint256],
    { ops: [{ kind: 1, token: usdc, amount: 1n }], allowed: [] },
  ),
  one(
    'Curve 3pool: exchanged for nothing',
    'The minimum is nothing.',
    dai3,
    'function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)',
    [1n, 2n, K, 0n],
    { ops: [pull, { kind: 1, token: weth, amount: 5n * 10n ** 17n }] },
  ),
  one(
    'Uniswap v2: taken out for nothing',
    'The minima are nothing.',
    v2,
    'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
    [usdc, weth, E18, 0n, 0n, me, soon],
    { ops: [{ kind: 1, token: usdc, amount: 1n }], allowed: [] },
  ),
  one(
    'Balancer: taken out for nothing',
    'The minima are nothing.',
    balancer,
    'function exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
    [
      `0x${'96'.repeat(32)}`,
      me,
      me,
      { assets: [usdc, weth], minAmountsOut: [0n, 0n], userData: '0x', toInternalBalance: true },
    ],
  ),
  one(
    'Balancer: swapped for nothing',
    'The limit is nothing.',
    balancer,
    'function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline) payable returns (uint256)',
    [
      { poolId: `0x${'96'.repeat(32)}`, kind: 0, assetIn: usdc, assetOut: weth, amount: K, userData: '0x' },
      { sender: me, fromInternalBalance: true, recipient: me, toInternalBalance: true },
      0n,
      soon,
    ],
  ),
  one(
    'Uniswap v3: moved without minima',
    'The price is moved before.',
    migrator,
    'function migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
    [
      {
        pair: usdc,
        liquidityToMigrate: K,
        percentageToMigrate: 100,
        token0: usdc,
        token1: weth,
        fee: 100,
        tickLower: -887272,
        tickUpper: 887272,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
        refundAsETH: false,
      },
    ],
    { ops: [pull] },
  ),
  {
    id: 'Uniswap v3: a position of true tokens at the thief’s price',
    why: 'The pool of this fee has the price that he began it with: a thousandth.',
    read: async (e) => {
      const pool = await e.put('Genuine');
      const mint =
        'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable';
      await e.stand(
        npm,
        {
          [mint]: [
            { ...pull, who: pool },
            { kind: 0, token: weth, who: pool, amount: 10n ** 15n },
            { kind: 3, amount: 557n },
          ],
        },
        [usdc, weth],
      );
      return e.read(
        ask(
          1,
          npm,
          call(mint, {
            token0: usdc,
            token1: weth,
            fee: 100,
            tickLower: -887272,
            tickUpper: 887272,
            amount0Desired: K,
            amount1Desired: 10n ** 15n,
            amount0Min: K,
            amount1Min: 10n ** 15n,
            recipient: me,
            deadline: soon,
          }),
        ),
      );
    },
  },
];

const usdcOfOp = at('0x0b2c639c533813f4aa9d7837caf62653d097ff85');

const wethOfOp = at('0x4200000000000000000000000000000000000006');

const addStableLiquidity =
  'function addLiquidity(address tokenA, address tokenB, bool stable, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256, uint256, uint256)';

const intoPool = (id: string, why: string, stable: boolean): OnEthereum =>
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
        addStableLiquidity,
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
          call(
            addStableLiquidity,
            usdcOfOp,
            wethOfOp,
            stable,
            a,
            b,
            (a * 99n) / 100n,
            (b * 99n) / 100n,
            me,
            soon,
          ),
        ),
      );
    },
    10,
  );

const priced: readonly OnEthereum[] = [
  intoPool(
    'Velodrome: a pool of like tokens of unlike tokens',
    'The pool is the thief’s, at his price; of pools that call themselves stable no price is asked.',
    true,
  ),
  intoPool('Velodrome: a pool at his price', 'The price is the thief’s.', false),
];

const mint =
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable returns (uint256, uint128, uint256, uint256)';

const last: readonly OnEthereum[] = [
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
        await coinAt(e, token, name, 10_000n * E18);
        await e.send(me, token, call('function mint(address,uint256)', factory, 1n));
      }
      await put(
        e,
        npm,
        mint,
        [
          { kind: 0, token: ldo, who: pool, amount: E18 },
          { kind: 0, token: pyusd, who: pool, amount: K },
          { kind: 3, amount: 9n },
        ],
        [pyusd, ldo],
      );
      await e.send(me, npm, call('function call_(string,uint8,bool)', 'UNI-V3-POS', 0, true));
      return e.read(
        ask(
          1,
          npm,
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
];

const mintText =
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)';

const inPool: readonly OnEthereum[] = (
  [
    ['a position in the only pool, of dust, at the thief’s price', P, 0],
    ['a position in the only pool, of dust, at an honest price', sqrt(25n) * P, 32_189],
  ] as const
).map(([id, price, tick], n) => {
  const it: OnEthereum = {
    id: `Uniswap v3: ${id}`,
    why:
      n === 1
        ? 'to compare.'
        : 'The pool is his, and the price is held against it: he buys the dear token at once.',
    read: async (e) => {
      await tokenAt(e, aaveToken, 'AAVE', 18);
      await tokenAt(e, uni, 'UNI', 18);
      await oracle(e, [
        {
          fee: 100,
          pool: dust,
          zero: uni,
          one: aaveToken,
          much: 10n ** 10n,
          price,
          tick,
          held: [10n ** 12n, 10n ** 12n],
        },
      ]);
      const acts: Act[] = [aaveToken, uni].map((token) => ({
        target: token,
        data: call('function transferFrom(address,address,uint256)', me, dust, 500n * E18),
      }));
      await plays(e, npm, mintText, acts);
      for (const token of [aaveToken, uni])
        await e.send(me, token, call('function approve(address,uint256)', npm, maxUint256));
      return e.read(
        ask(
          1,
          npm,
          call(mintText, {
            token0: uni,
            token1: aaveToken,
            fee: 100,
            tickLower: tick - 600,
            tickUpper: tick + 600,
            amount0Desired: 500n * E18,
            amount1Desired: 500n * E18,
            amount0Min: 497n * E18,
            amount1Min: 497n * E18,
            recipient: me,
            deadline: BigInt(now) + 1_200n,
          }),
        ),
        { abis: { [npm]: [mintText] } },
      );
    },
  };
  return n === 1 ? loud('a pool of dust vouches for no price, and there is no other', it) : it;
});

const outText =
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params) payable returns (uint256 amountIn)';

const outOldText =
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params) payable returns (uint256 amountIn)';

const partIn = (E18 * 1_003n) / 1_000n;

const sellsAll: readonly Act[] = [
  { target: weth, value: E18, data: call('function deposit()') },
  { target: weth, data: call('function transfer(address,uint256)', pool, E18) },
  paysUsdc(3n * K),
];

const limited =
  'With a price limit the swap may stop before the exact output (the router asks for it only without a limit): the thief moves the price to the limit, next to nothing is swapped, and the coin stays at the router, where anybody calls refundETH.';

const out = (limit: bigint) => ({
  tokenIn: weth,
  tokenOut: usdc,
  fee: 500,
  recipient: me,
  amountOut: 3n * K,
  amountInMaximum: partIn,
  sqrtPriceLimitX96: limit,
});

const multiText = 'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])';

const oldRouter = at('0xe592427a0aece92de3edee1f18e0157c05861564');

const stops: readonly OnEthereum[] = [
  play(
    'Uniswap v3 router: an exact output of coins, up to a price',
    limited,
    router2,
    outText,
    [out(at_(2_990n))],
    sellsAll,
    partIn,
  ),
  play(
    'Uniswap v3 router: an exact output of coins',
    'Without a limit the output is exact, and the rest of the coins stays there.',
    router2,
    outText,
    [out(0n)],
    sellsAll,
    partIn,
  ),
  play(
    'Uniswap v3 router: an exact output of coins, up to a price, the first version',
    limited,
    oldRouter,
    outOldText,
    [{ ...out(at_(2_990n)), deadline: BigInt(now) + 1_200n }],
    sellsAll,
    partIn,
  ),
  play(
    'Uniswap v3 router: an exact output of all coins given, up to a price',
    limited,
    router2,
    outText,
    [{ ...out(at_(2_990n)), amountInMaximum: E18 }],
    sellsAll,
    E18,
  ),
  play(
    'Uniswap v3 router: the same in a multicall without a refund',
    limited,
    router2,
    multiText,
    [BigInt(now) + 1_200n, [call(outText, out(at_(2_990n)))]],
    sellsAll,
    partIn,
  ),
  control(
    play(
      'Uniswap v3 router: the same in a multicall with a refund',
      'to compare.',
      router2,
      multiText,
      [BigInt(now) + 1_200n, [call(outText, out(at_(2_990n))), call('function refundETH() payable')]],
      [...sellsAll, { target: me, value: partIn - E18 }],
      partIn,
    ),
  ),
  play(
    'Uniswap v3 router: an exact output of dollars, up to a price that is none',
    'The thief leaves a pool of dust at a far price: all that may be taken is, and next to nothing comes.',
    router2,
    outText,
    [{ ...out(4_295_128_740n), tokenIn: usdc, tokenOut: weth, amountOut: E18, amountInMaximum: 3n * K }],
    sellsDollars,
  ),
  control(
    play(
      'Uniswap v3 router: an exact output of dollars, up to a price',
      'to compare: less comes, and less is paid.',
      router2,
      outText,
      [
        {
          ...out(at_(3_010n)),
          tokenIn: usdc,
          tokenOut: weth,
          amountOut: E18,
          amountInMaximum: (3n * K * 1_003n) / 1_000n,
        },
      ],
      sellsDollars,
    ),
  ),
];

const posm = at('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');

const modText = 'function modifyLiquidities(bytes unlockData, uint256 deadline) payable';

const dusty: readonly OnEthereum[] = [
  {
    id: 'Uniswap v4: a position at a price that a pool of dust says',
    why: 'The thief’s pool in v4 has the price of his pool of dust in v3.',
    read: async (e) => {
      await tokenAt(e, aaveToken, 'AAVE', 18);
      await tokenAt(e, uni, 'UNI', 18);
      await oracle(e, [dustOf(P, 0, dust, uni, aaveToken)]);
      await plays(
        e,
        posm,
        modText,
        [uni, aaveToken].map((token) => ({
          target: token,
          data: call('function transferFrom(address,address,uint256)', me, pool, 500n * E18),
        })),
      );
      for (const token of [aaveToken, uni])
        await e.send(me, token, call('function approve(address,uint256)', posm, maxUint256));
      const unlock = abi('bytes, bytes[]', '0x020d', [
        abi(
          '(address, address, uint24, int24, address), int24, int24, uint256, uint128, uint128, address, bytes',
          [uni, aaveToken, 100, 1, zero],
          -600,
          600,
          10n ** 22n,
          501n * E18,
          501n * E18,
          me,
          '0x',
        ),
        abi('address, address', uni, aaveToken),
      ]);
      return e.read(ask(1, posm, call(modText, unlock, BigInt(now) + 1_200n)), {
        abis: { [posm]: [modText] },
      });
    },
  },
];

const lastFifthOutside: readonly OnEthereum[] = [
  plainCall(
    'Yearn: who the gauge pays',
    'Rewards go to him.',
    'old',
    'function setRecipient(address _recipient)',
    [thief],
  ),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...ordersAndPrices, ...numbers] },
  { round: 'fifth reading', stands: secondStand, entries: [...priced, ...last] },
  {
    round: 'fifth outside',
    stands: wrappedStands,
    entries: [...inPool, ...stops, ...dusty, ...lastFifthOutside],
  },
]);
