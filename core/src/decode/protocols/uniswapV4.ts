import type { ArgPath } from '../argPath.ts';
import { currency, due, type MeaningRule, recipient } from '../meaningRule.ts';
import { otherCommand, payoutCommand, positionCommand, settleCommand, swapCommand } from './commandKinds.ts';
import type { CommandModel } from './commandModel.ts';
import type { CommandRow, CommandTable } from './commandTable.ts';

const poolKey =
  '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';
const path =
  '(address intermediateCurrency, uint24 fee, int24 tickSpacing, address hooks, bytes hookData)[] path';

const [zero, one]: readonly [ArgPath, ArgPath] = [
  [0, 0, 0],
  [0, 0, 1],
];

/** A swap in one pool, whose direction is an argument: the first amount is of what is given, or of what is bought. */
const inPool = (exact: 'in' | 'out'): readonly MeaningRule[] => {
  const given = { by: [0, 1], yes: zero, no: one };
  const bought = { by: [0, 1], yes: one, no: zero };
  return [
    { as: 'token', at: zero },
    { as: 'token', at: one },
    due([0, 2], exact === 'in' ? given : bought),
    currency([0, 3], exact === 'in' ? bought : given),
  ];
};

/** The same through several pools: of an exact output the path begins with what is given. */
const throughPools = (exact: 'in' | 'out', at: number): readonly MeaningRule[] => [
  { as: 'token', at: [0, 0] },
  { as: 'token', at: [0, 1, '*', 0] },
  due([0, at], [0, 0]),
  currency([0, at + 1], [0, 1, exact === 'in' ? -1 : 0, 0]),
];

/** What is bought stays with the pools, from where a later action takes it. */
const left = {
  by: 'caller',
  path: 'none',
  receiver: 'none',
  marks: 'uniswap',
  puts: 'none',
  takes: 'none',
} as const;

/** `perHop`: a least price for each pool is before the amounts of a path, and behind those of a pool. */
const swaps = (perHop: boolean): readonly CommandRow[] => {
  const single = perHop ? 'uint256 minHopPriceX36, ' : '';
  const many = perHop ? 'uint256[] minHopPriceX36, ' : '';
  const at = perHop ? 3 : 2;
  return [
    {
      code: 0x06,
      command: swapCommand({
        text: `SWAP_EXACT_IN_SINGLE((${poolKey}, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, ${single}bytes hookData) swap)`,
        means: inPool('in'),
        swap: { over: 'pool', exact: 'in', at: 2 },
        ...left,
      }),
    },
    {
      code: 0x07,
      command: swapCommand({
        text: `SWAP_EXACT_IN((address currencyIn, ${path}, ${many}uint128 amountIn, uint128 amountOutMinimum) swap)`,
        means: throughPools('in', at),
        swap: { over: 'pools', exact: 'in', at },
        ...left,
      }),
    },
    {
      code: 0x08,
      command: swapCommand({
        text: `SWAP_EXACT_OUT_SINGLE((${poolKey}, bool zeroForOne, uint128 amountOut, uint128 amountInMaximum, ${single}bytes hookData) swap)`,
        means: inPool('out'),
        swap: { over: 'pool', exact: 'out', at: 2 },
        ...left,
      }),
    },
    {
      code: 0x09,
      command: swapCommand({
        text: `SWAP_EXACT_OUT((address currencyOut, ${path}, ${many}uint128 amountOut, uint128 amountInMaximum) swap)`,
        means: throughPools('out', at),
        swap: { over: 'pools', exact: 'out', at },
        ...left,
      }),
    },
  ];
};

const settle: CommandRow = {
  code: 0x0b,
  command: settleCommand({
    text: 'SETTLE(address currency, uint256 amount, bool payerIsUser)',
    means: [due([1], [0])],
    by: 2,
    native: { of: [0], amount: [1], zeroIsAll: true },
    takes: { what: [0], amount: [1], zeroIsDue: true, unlessPaid: [2] },
    settles: { token: [0], most: [1] },
    clears: 'none',
    housekeeping: true,
  }),
};

/** Pays out what the pools owe; `puts` where that is the router. */
const takeCommand = (
  it: Pick<CommandModel, 'text' | 'means' | 'receiver' | 'minimum' | 'puts' | 'portion'>,
): CommandModel => payoutCommand({ marks: 'uniswap', native: 'none', takes: 'none', ...it });

const take: CommandRow = {
  code: 0x0e,
  command: takeCommand({
    text: 'TAKE(address currency, address recipient, uint256 amount)',
    means: [recipient(1), due([2], [0])],
    receiver: [1],
    minimum: 'none',
    puts: { what: [[0]], to: [1], amount: 'unsaid' },
    portion: 'none',
  }),
};

/** What a router does with the pools: V4Router handles these and refuses all others. */
const payments: readonly CommandRow[] = [
  settle,
  {
    code: 0x0c,
    command: settleCommand({
      text: 'SETTLE_ALL(address currency, uint256 maxAmount)',
      means: [currency([1], [0])],
      by: 'caller',
      native: { of: [0], amount: [1] },
      takes: { what: 'coins', among: [[0], [1]] },
      settles: { token: [0], most: [1] },
      clears: 'none',
      housekeeping: true,
    }),
  },
  take,
  {
    code: 0x0f,
    command: {
      ...takeCommand({
        text: 'TAKE_ALL(address currency, uint256 minAmount)',
        means: [currency([1], [0])],
        receiver: 'none',
        minimum: { token: [0], to: 'caller', least: [1] },
        puts: 'none',
        portion: 'none',
      }),
      housekeeping: true,
    },
  },
  {
    code: 0x10,
    command: takeCommand({
      text: 'TAKE_PORTION(address currency, address recipient, uint256 bips)',
      means: [recipient(1), { as: 'token', at: [0] }],
      receiver: [1],
      minimum: 'none',
      puts: { what: [[0]], to: [1], amount: 'unsaid' },
      portion: { at: [2], of: 10_000n },
    }),
  },
];

const limits = 'uint128 amount0Max, uint128 amount1Max';
const least = 'uint128 amount0Min, uint128 amount1Min';
const range = `${poolKey}, int24 tickLower, int24 tickUpper`;

/** What the position manager does; it swaps nothing. */
const positions: readonly CommandRow[] = [
  {
    code: 0x00,
    command: positionCommand({
      text: `INCREASE_LIQUIDITY(uint256 tokenId, uint256 liquidity, ${limits}, bytes hookData)`,
      means: [],
      receiver: 'none',
      position: { act: 'into', which: 'named', model: { act: 'into', roles: { tokenId: 'position' } } },
    }),
  },
  {
    code: 0x01,
    command: positionCommand({
      text: `DECREASE_LIQUIDITY(uint256 tokenId, uint256 liquidity, ${least}, bytes hookData)`,
      means: [],
      receiver: 'none',
      position: { act: 'outOf', which: 'named', model: 'none' },
    }),
  },
  {
    code: 0x02,
    command: positionCommand({
      text: `MINT_POSITION(${range}, uint256 liquidity, ${limits}, address owner, bytes hookData)`,
      means: [recipient(6), currency([4], [0, 0]), currency([5], [0, 1])],
      receiver: [6],
      position: {
        act: 'into',
        which: 'new',
        model: {
          act: 'into',
          roles: { currency0: 'token', currency1: 'token', owner: 'owner', hooks: 'contract' },
          marks: 'uniswap',
        },
      },
    }),
  },
  {
    code: 0x03,
    command: positionCommand({
      text: `BURN_POSITION(uint256 tokenId, ${least}, bytes hookData)`,
      means: [],
      receiver: 'none',
      position: { act: 'outOf', which: 'named', model: 'none' },
    }),
  },
  {
    code: 0x04,
    command: positionCommand({
      text: `INCREASE_LIQUIDITY_FROM_DELTAS(uint256 tokenId, ${limits}, bytes hookData)`,
      means: [],
      receiver: 'none',
      position: { act: 'into', which: 'named', model: 'none' },
    }),
  },
  {
    code: 0x05,
    command: positionCommand({
      text: `MINT_POSITION_FROM_DELTAS(${range}, ${limits}, address owner, bytes hookData)`,
      means: [],
      receiver: [5],
      position: { act: 'into', which: 'new', model: 'none' },
    }),
  },
  settle,
  {
    code: 0x0d,
    command: settleCommand({
      text: 'SETTLE_PAIR(address currency0, address currency1)',
      means: [],
      by: 'caller',
      native: { of: 'native', amount: 'all' },
      takes: { what: 'coins', among: [[0], [1]] },
      settles: 'none',
      clears: 'none',
      housekeeping: true,
    }),
  },
  take,
  {
    code: 0x11,
    command: takeCommand({
      text: 'TAKE_PAIR(address currency0, address currency1, address recipient)',
      means: [recipient(2)],
      receiver: [2],
      minimum: 'none',
      puts: { what: [[0], [1]], to: [2], amount: 'unsaid' },
      portion: 'none',
    }),
  },
  {
    code: 0x12,
    command: settleCommand({
      text: 'CLOSE_CURRENCY(address currency)',
      means: [],
      by: 'caller',
      native: { of: [0], amount: 'all' },
      takes: { what: 'coins', among: [[0], [1]] },
      settles: 'none',
      clears: 'none',
      housekeeping: false,
    }),
  },
  {
    code: 0x13,
    command: settleCommand({
      text: 'CLEAR_OR_TAKE(address currency, uint256 amountMax)',
      means: [],
      by: 'router',
      native: 'none',
      takes: 'none',
      settles: 'none',
      clears: { token: [0], most: [1] },
      housekeeping: false,
    }),
  },
  {
    code: 0x14,
    command: payoutCommand({
      text: 'SWEEP(address currency, address recipient)',
      means: [recipient(1)],
      receiver: [1],
      marks: 'uniswap',
      minimum: 'none',
      native: { of: [0], amount: 'all' },
      puts: 'none',
      takes: { what: [0], amount: 'all', unlessTo: [1] },
      portion: 'none',
    }),
  },
  {
    code: 0x15,
    command: payoutCommand({
      text: 'WRAP(uint256 amount)',
      means: [],
      receiver: 'none',
      marks: 'uniswap',
      minimum: 'none',
      native: { of: 'native', amount: [0] },
      puts: { what: 'wrapped', to: 'router', amount: 'unsaid' },
      takes: { what: 'wraps', amount: [0], zeroIsDue: true },
      portion: 'none',
    }),
  },
  {
    code: 0x16,
    command: payoutCommand({
      text: 'UNWRAP(uint256 amount)',
      means: [],
      receiver: 'none',
      marks: 'uniswap',
      minimum: 'none',
      native: 'none',
      puts: { what: 'native', to: 'router', amount: 'unsaid' },
      takes: { what: 'unwraps', amount: [0], zeroIsDue: true },
      portion: 'none',
    }),
  },
];

/** What the position manager hides its actions in, ABI-encoded once more. */
export const unlock: CommandModel = otherCommand({
  text: 'UNLOCK(bytes actions, bytes[] params)',
  means: [{ as: 'nested', at: [1, '*'] }],
  by: 'caller',
});

const source = 'Uniswap v4';

/**
 * Actions of Uniswap v4, one byte each: as a Universal Router of 2.0, one of 2.1 (whose swaps have a least price a
 * hop), and the position manager know them. From Actions.sol, V4Router.sol and PositionManager.sol of the package
 * @uniswap/v4-periphery 1.0.3 and, for 2.1, @uniswap/v4-sdk 2.4.0. A byte has no flags here.
 */
export const v4Actions: Readonly<Record<'2.0' | '2.1' | 'positions', CommandTable>> = {
  '2.0': { source, mask: 0xff, rows: [...swaps(false), ...payments] },
  '2.1': { source, mask: 0xff, rows: [...swaps(true), ...payments] },
  positions: { source, mask: 0xff, rows: positions },
};
