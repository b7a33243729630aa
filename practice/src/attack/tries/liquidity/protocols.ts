import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { call } from '../../../truth/sky.ts';
import { ask, me, thief, usdc, weth } from '../ground.ts';
import { E18, K, one, soon } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2, npm, v2 } from '../addresses.ts';
import { pull } from '../kits/protocols.ts';

const increase =
  'function increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable';

const increased = (amount: bigint) => ({
  tokenId: 912_345n,
  amount0Desired: amount,
  amount1Desired: 0n,
  amount0Min: amount,
  amount1Min: 0n,
  deadline: soon,
});

const positions: readonly OnEthereum[] = [
  one(
    'Uniswap v3: into another’s position',
    'Token 912345 is the thief’s: he takes the liquidity out.',
    npm,
    increase,
    [increased(K)],
    { ops: [pull] },
  ),
  one(
    'Uniswap v3: all that is held into another’s position',
    'The same with 5,000 of 5,000 dollars.',
    npm,
    increase,
    [increased(5n * K)],
    { ops: [{ ...pull, amount: 5n * K }] },
  ),
];

const inBytes: readonly OnEthereum[] = [
  one(
    'Gitcoin: who is paid',
    'The bytes name the thief as the account that is paid.',
    'old',
    'function registerRecipient(uint256 poolId, bytes data)',
    [5n, encodeAbiParameters(parseAbiParameters('address, address'), [me, thief])],
  ),
];

const junk: readonly OnEthereum[] = [
  one(
    'Uniswap v3: a position with junk',
    'The thief sells his token into it for all the dollars.',
    npm,
    'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable',
    (e) => [
      {
        token0: usdc,
        token1: e.junk,
        fee: 10000,
        tickLower: -887200,
        tickUpper: 887200,
        amount0Desired: K,
        amount1Desired: 1n,
        amount0Min: K,
        amount1Min: 0n,
        recipient: me,
        deadline: soon,
      },
    ],
    { ops: [pull, { kind: 3, amount: 555n }] },
  ),
  {
    id: 'Uniswap v2: liquidity of coins and junk',
    why: 'The thief sells his token into it for all the coins.',
    read: async (e) => {
      const text =
        'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable';
      const shares = await e.put('Coin');
      await e.stand(
        v2,
        {
          [text]: [
            { kind: 0, token: e.junk, amount: E18 },
            { kind: 5, token: shares, amount: E18 },
          ],
        },
        [e.junk],
      );
      return e.read(ask(1, v2, call(text, e.junk, E18, E18, 5n * E18, me, soon), 5n * E18));
    },
  },
  one(
    'Bancor: a strategy that sells for nothing',
    'The numbers are a price of nearly nothing: the thief buys at once.',
    'old',
    'function createStrategy(address token0, address token1, (uint128 y, uint128 z, uint64 A, uint64 B)[2] orders) payable',
    [
      usdc,
      weth,
      [
        { y: K, z: K, A: 0n, B: 1n },
        { y: 0n, z: 0n, A: 0n, B: 0n },
      ],
    ],
    { ops: [pull, { kind: 3, amount: 5n }] },
  ),
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...positions, ...inBytes, ...junk],
};
