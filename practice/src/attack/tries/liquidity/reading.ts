import { maxUint256 } from 'viem';
import { call } from '../../../truth/sky.ts';
import { ask, me, thief, usdc, weth } from '../ground.ts';
import { at, E18, K, one, soon } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { given, increase, pull, ownWeth } from '../kits/reading.ts';
import { npm, flow, v2, pool } from '../addresses.ts';

const mint =
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable';

const positions: readonly OnEthereum[] = [
  {
    id: 'Uniswap v3: into a position that the thief gave the user',
    why: 'The position is the user’s, and its pool is of dollars and junk: the thief sells his junk into it for all the dollars.',
    read: async (e) => {
      await given(e, npm, 77n, { [increase]: [pull] });
      const its = {
        tokenId: 77n,
        amount0Desired: K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        deadline: soon,
      };
      return e.read(ask(1, npm, call(increase, its)));
    },
  },
  {
    id: 'Uniswap v3: all that is held into a position that the thief gave the user',
    why: 'The same with 5,000 of 5,000 dollars.',
    read: async (e) => {
      await given(e, npm, 78n, { [increase]: [{ ...pull, amount: 5n * K }] });
      const its = {
        tokenId: 78n,
        amount0Desired: 5n * K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        deadline: soon,
      };
      return e.read(ask(1, npm, call(increase, its)));
    },
  },
  {
    id: 'Sablier Flow: into a stream to the user that the thief may refund',
    why: 'The stream pays the user, but its sender is the thief, who takes back what has not streamed.',
    read: async (e) => {
      const text =
        'function deposit(uint256 streamId, uint128 amount, address sender, address recipient) payable';
      await given(e, flow, 4321n, { [text]: [pull] });
      return e.read(ask(1, flow, call(text, 4321n, K, thief, me)));
    },
  },
  one(
    'Uniswap v3: dollars for nothing, by a range',
    'A range far off the price sells 1,000 dollars for a hair of a coin: the next arbitrage takes them.',
    npm,
    mint,
    [
      {
        token0: usdc,
        token1: weth,
        fee: 10000,
        tickLower: 100000,
        tickUpper: 100200,
        amount0Desired: K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
      },
    ],
    { ops: [pull, { kind: 3, amount: 556n }] },
  ),
  {
    id: 'Uniswap v3: the first in a pool, at a price of the thief',
    why: 'The batch starts a pool at a price where 1,000 dollars cost a hair of a coin, and puts the dollars in.',
    read: async (e) => {
      const init =
        'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)';
      await e.stand(npm, { [init]: [], [mint]: [pull, { kind: 3, amount: 557n }] }, [usdc]);
      const many = 'function multicall(bytes[] data) payable';
      const its = {
        token0: usdc,
        token1: weth,
        fee: 100,
        tickLower: -887272,
        tickUpper: 887272,
        amount0Desired: K,
        amount1Desired: 1n,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
      };
      await e.stand(npm, { [many]: [pull, { kind: 3, amount: 557n }] }, [usdc]);
      return e.read(ask(1, npm, call(many, [call(init, usdc, weth, 100, 2n ** 70n), call(mint, its)])));
    },
  },
  {
    id: 'Uniswap v2: the first in a pair, at no price',
    why: 'There is no pair of the two, or next to nothing in it: 1,000 dollars beside a hair of a coin are a price that is taken at once.',
    read: async (e) => {
      const text =
        'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
      const shares = await e.put('Coin');
      await e.stand(
        v2,
        {
          [text]: [
            pull,
            { kind: 0, token: weth, who: pool, amount: 1_000n },
            { kind: 5, token: shares, amount: E18 },
          ],
        },
        [usdc, weth],
      );
      return e.read(ask(1, v2, call(text, usdc, weth, K, 1_000n, K, 1_000n, me, soon)));
    },
  },
  {
    id: 'Uniswap v2: liquidity without a least',
    why: 'The pair is moved before: what is put in is put in at the thief’s price.',
    read: async (e) => {
      const text =
        'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
      const shares = await e.put('Coin');
      await e.stand(
        v2,
        {
          [text]: [
            pull,
            { kind: 0, token: weth, who: pool, amount: E18 / 3n },
            { kind: 5, token: shares, amount: E18 },
          ],
        },
        [usdc, weth],
      );
      return e.read(ask(1, v2, call(text, usdc, weth, K, E18 / 3n, 0n, 0n, me, soon)));
    },
  },
  {
    id: 'Curve 3pool: into it without a least',
    why: 'The pool is tilted before, and straightened afterwards with the user’s dollars.',
    read: async (e) => {
      const text = 'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)';
      const threePool = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
      const shares = await e.put('Coin');
      await e.stand(
        threePool,
        {
          [text]: [
            { kind: 0, token: usdc, amount: K },
            { kind: 5, token: shares, amount: 1_000n * E18 },
          ],
        },
        [usdc],
      );
      return e.read(ask(1, threePool, call(text, [0n, K, 0n], 0n)));
    },
  },
];

const taps: readonly OnEthereum[] = [
  one(
    'Uniswap v3 positions: coins with nothing',
    'Anybody calls refundETH.',
    npm,
    'function multicall(bytes[] data) payable',
    [[]],
    { value: 5n * E18 },
  ),
  one(
    'Uniswap v3 positions: coins with a pool that is there',
    'The same: the pool is there, and the coins stay.',
    npm,
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
    [usdc, weth, 3000, 2n ** 96n],
    { value: 5n * E18 },
  ),
  one(
    'Yearn: a withdrawal that may lose all',
    'A loss of 10,000 of 10,000 is allowed; strategies that have lost are paid by this one.',
    at('0xda816459f1ab5631232fe5e97a05bbbb94970c95'),
    'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss)',
    [maxUint256, me, 10_000n],
  ),
];

const moreAsks: readonly OnEthereum[] = [
  {
    id: 'a position of dollars and a WETH9 of the thief',
    why: 'He sells his WETH9 into it for all the dollars.',
    read: async (e) => {
      const fake = await ownWeth(e.url, e.stage.at.weth9);
      e.published(fake);
      await e.stand(npm, { [mint]: [pull, { kind: 3, amount: 901n }] }, [usdc]);
      const its = {
        token0: fake,
        token1: usdc,
        fee: 3000,
        tickLower: -887220,
        tickUpper: 887220,
        amount0Desired: 0n,
        amount1Desired: K,
        amount0Min: 0n,
        amount1Min: K,
        recipient: me,
        deadline: soon,
      };
      return e.read(ask(1, npm, call(mint, its)));
    },
  },
  {
    id: 'Curve 3pool: one coin out without a least',
    why: 'The pool is tilted before: all shares go for a hundredth of what they are worth.',
    read: async (e) => {
      const pool = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
      const text = 'function remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount)';
      await e.stand(pool, { [text]: [{ kind: 1, token: usdc, amount: K }] });
      await e.send(me, usdc, call('function mint(address,uint256)', pool, K));
      return e.read(ask(1, pool, call(text, 1_000n * E18, 1n, 0n)));
    },
  },
  {
    id: 'Uniswap v3: out of a position without a least',
    why: 'The pool is tilted before.',
    read: async (e) => {
      const text =
        'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable';
      await given(e, npm, 80n, { [text]: [] });
      return e.read(
        ask(
          1,
          npm,
          call(text, { tokenId: 80n, liquidity: E18, amount0Min: 0n, amount1Min: 0n, deadline: soon }),
        ),
      );
    },
  },
  {
    id: 'Curve stETH pool: coins into it without a least',
    why: 'The pool is tilted before, and straightened with the user’s coins.',
    read: async (e) => {
      const pool = at('0xdc24316b9ae028f1497c275eb9192a3ea0f67022');
      const text = 'function add_liquidity(uint256[2] amounts, uint256 min_mint_amount) payable';
      const shares = await e.put('Coin');
      await e.stand(pool, { [text]: [{ kind: 5, token: shares, amount: 9n * E18 }] });
      return e.read(ask(1, pool, call(text, [10n * E18, 0n], 0n), 10n * E18));
    },
  },
];

export const reading: Group = {
  round: 'reading',
  entries: [...positions, ...taps, ...moreAsks],
};
