import { allowance, currency, deadline, due, type MeaningRule, recipient } from '../meaningRule.ts';
import type { RouterVersion } from '../../shipped/universalRouters.ts';
import {
  bridgeCommand,
  checkCommand,
  otherCommand,
  payoutCommand,
  permitCommand,
  pullCommand,
  swapCommand,
} from './commandKinds.ts';
import type { CommandModel } from './commandModel.ts';
import type { CommandRow, CommandTable } from './commandTable.ts';

const swapIn = 'address recipient, uint256 amountIn, uint256 amountOutMin';
const swapOut = 'address recipient, uint256 amountOut, uint256 amountInMax';

/** Of an exact output on V3 the path is walked backwards. Of V2 an amount of 0 is what was paid to the pool before. */
const swap = (
  name: string,
  exact: 'in' | 'out',
  more: string,
  { first, isPaid }: Readonly<{ first: 0 | -1; isPaid: boolean }>,
) => {
  const isV3 = name.startsWith('V3');
  const amount = isPaid ? due : currency;
  const means: readonly MeaningRule[] = [
    recipient(0),
    { as: 'token', at: [3, '*'] },
    amount([1], [3, first]),
    currency([2], [3, first === 0 ? -1 : 0]),
  ];
  return swapCommand({
    text: `${name}(${exact === 'in' ? swapIn : swapOut}, ${isV3 ? 'bytes' : 'address[]'} path, bool payerIsUser${more})`,
    by: 4,
    means,
    path: isV3 ? [3] : 'none',
    swap: { over: 'path', exact, reversed: isV3 && exact === 'out', zeroIsPaid: !isV3 },
    receiver: [0],
    marks: 'uniswap',
    puts: { what: 'bought', to: [0], amount: 'unsaid' },
    takes: 'sold',
  });
};

const swaps = (more: string): readonly CommandRow[] => [
  { code: 0x00, command: swap('V3_SWAP_EXACT_IN', 'in', more, { first: 0, isPaid: false }) },
  { code: 0x01, command: swap('V3_SWAP_EXACT_OUT', 'out', more, { first: 0, isPaid: false }) },
  { code: 0x08, command: swap('V2_SWAP_EXACT_IN', 'in', more, { first: 0, isPaid: true }) },
  { code: 0x09, command: swap('V2_SWAP_EXACT_OUT', 'out', more, { first: -1, isPaid: false }) },
];

const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)';
const permit = (of: string) =>
  `(${of} details, address spender, uint256 sigDeadline) permit, bytes signature`;

const portion = (name: string, parameter: string, of: bigint) =>
  payoutCommand({
    text: `${name}(address token, address recipient, uint256 ${parameter})`,
    means: [recipient(1), { as: 'token', at: [0] }],
    receiver: [1],
    marks: 'uniswap',
    minimum: 'none',
    native: { of: [0], amount: 'portion' },
    puts: 'none',
    takes: { what: [0], amount: 'some', unlessTo: [1] },
    portion: { at: [2], of },
  });

/** What all versions share, but for the swaps. */
const shared: readonly CommandRow[] = [
  {
    code: 0x02,
    command: pullCommand({
      text: 'PERMIT2_TRANSFER_FROM(address token, address recipient, uint160 amount)',
      means: [recipient(1), currency([2], [0])],
      pays: { token: [0], to: [1], amount: [2] },
      marks: 'uniswap',
      puts: { what: [[0]], to: [1], amount: [2] },
    }),
  },
  {
    code: 0x03,
    command: permitCommand({
      text: `PERMIT2_PERMIT_BATCH(${permit(`${details}[]`)})`,
      means: [allowance([0, 0, '*', 1], [0, 0, '*', 0]), deadline(0, 0, '*', 2), deadline(0, 2)],
      permits: 'many',
    }),
  },
  {
    code: 0x04,
    command: payoutCommand({
      text: 'SWEEP(address token, address recipient, uint256 amountMin)',
      means: [recipient(1), currency([2], [0])],
      receiver: [1],
      marks: 'uniswap',
      minimum: { token: [0], to: [1], least: [2] },
      native: { of: [0], amount: 'all' },
      puts: 'none',
      takes: { what: [0], amount: 'all', unlessTo: [1] },
      portion: 'none',
    }),
  },
  {
    code: 0x05,
    command: payoutCommand({
      text: 'TRANSFER(address token, address recipient, uint256 value)',
      means: [recipient(1), currency([2], [0])],
      receiver: [1],
      marks: 'uniswap',
      minimum: 'none',
      native: { of: [0], amount: [2] },
      puts: 'none',
      takes: { what: [0], amount: [2], unlessTo: [1] },
      portion: 'none',
    }),
  },
  { code: 0x06, command: portion('PAY_PORTION', 'bips', 10_000n) },
  {
    code: 0x0a,
    command: permitCommand({
      text: `PERMIT2_PERMIT(${permit(details)})`,
      means: [allowance([0, 0, 1], [0, 0, 0]), deadline(0, 0, 2), deadline(0, 2)],
      permits: 'one',
    }),
  },
  {
    code: 0x0b,
    command: payoutCommand({
      text: 'WRAP_ETH(address recipient, uint256 amount)',
      means: [recipient(0), currency([1], 'native')],
      receiver: [0],
      marks: 'uniswap',
      minimum: 'none',
      native: { of: 'native', amount: [1] },
      puts: { what: 'wrapped', to: [0], amount: [1] },
      takes: { what: 'wraps', amount: [1] },
      portion: 'none',
    }),
  },
  {
    code: 0x0c,
    command: payoutCommand({
      text: 'UNWRAP_WETH(address recipient, uint256 amountMin)',
      means: [recipient(0), currency([1], 'native')],
      receiver: [0],
      marks: 'uniswap',
      minimum: { token: 'wrapped', to: [0], least: [1] },
      native: 'none',
      puts: { what: 'native', to: [0], amount: 'unsaid' },
      takes: { what: 'unwraps', amount: 'all' },
      portion: 'none',
    }),
  },
  {
    code: 0x0d,
    command: pullCommand({
      text: 'PERMIT2_TRANSFER_FROM_BATCH((address from, address to, uint160 amount, address token)[] transfers)',
      means: [currency([0, '*', 2], [0, '*', 3])],
      pays: 'each',
      marks: 'uniswap',
      puts: 'none',
    }),
  },
  {
    code: 0x0e,
    command: checkCommand({
      text: 'BALANCE_CHECK_ERC20(address owner, address token, uint256 minBalance)',
      means: [currency([2], [1])],
      housekeeping: true,
    }),
  },
  {
    code: 0x21,
    command: otherCommand({
      text: 'EXECUTE_SUB_PLAN(bytes commands, bytes[] inputs)',
      means: [{ as: 'nested', at: [1, '*'] }],
      by: 'router',
    }),
  },
];

const sweepItems = (text: string) =>
  payoutCommand({
    text,
    means: [],
    receiver: [1],
    marks: 'uniswap',
    minimum: 'none',
    native: 'none',
    puts: 'none',
    takes: 'none',
    portion: 'none',
  });

/** Of 1.2, those that do not carry calldata of a market: what those run is not read. */
const items: readonly CommandRow[] = [
  {
    code: 0x15,
    command: checkCommand({
      text: 'OWNER_CHECK_721(address owner, address token, uint256 id)',
      means: [],
      housekeeping: true,
    }),
  },
  {
    code: 0x16,
    command: checkCommand({
      text: 'OWNER_CHECK_1155(address owner, address token, uint256 id, uint256 minBalance)',
      means: [],
      housekeeping: true,
    }),
  },
  { code: 0x17, command: sweepItems('SWEEP_ERC721(address token, address recipient, uint256 id)') },
  {
    code: 0x1d,
    command: sweepItems('SWEEP_ERC1155(address token, address recipient, uint256 id, uint256 amount)'),
  },
  {
    code: 0x22,
    command: otherCommand({
      text: 'APPROVE_ERC20(address token, uint256 spender)',
      means: [],
      by: 'router',
    }),
  },
];

const poolKey =
  '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';

/** Calls of position managers (0x11, 0x12, 0x14) are not here: what they carry is calldata, and is not read. */
const v4: readonly CommandRow[] = [
  {
    code: 0x10,
    command: otherCommand({
      text: 'V4_SWAP(bytes actions, bytes[] params)',
      means: [{ as: 'nested', at: [1, '*'] }],
      by: 'caller',
    }),
  },
  {
    code: 0x13,
    command: otherCommand({
      text: `V4_INITIALIZE_POOL(${poolKey}, uint160 sqrtPriceX96)`,
      means: [],
      by: 'router',
    }),
  },
];

const deposit =
  'address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message, bool useNative';

const later: readonly CommandRow[] = [
  { code: 0x07, command: portion('PAY_PORTION_FULL_PRECISION', 'portion', 10n ** 18n) },
  {
    code: 0x40,
    command: bridgeCommand({
      text: `ACROSS_V4_DEPOSIT_V3((${deposit}) params)`,
      means: [],
      receiver: [0, 1],
      refunds: [0, 0],
      // It pays out on another network, to the address as it is.
      marks: 'none',
      native: { of: 'native', amount: [0, 4], if: [0, 12] },
      takes: { what: [0, 2], amount: [0, 4] },
    }),
  },
];

/** Of 1.0, whose PERMIT2_TRANSFER_FROM knows no marks for the caller and the router, and is not read. */
const older = shared.filter(({ code }) => code <= 0x0d && code !== 0x02);

/** PancakeSwap's pools of stable tokens: how many tokens each has stands beside the path. */
const stableSwap = (exact: 'in' | 'out') => {
  const [first, last] = exact === 'in' ? [0, -1] : [-1, 0];
  return swapCommand({
    text: `STABLE_SWAP_EXACT_${exact === 'in' ? 'IN' : 'OUT'}(${exact === 'in' ? swapIn : swapOut}, address[] path, uint256[] flag, bool payerIsUser)`,
    by: 5,
    means: [
      recipient(0),
      { as: 'token', at: [3, '*'] },
      (exact === 'in' ? due : currency)([1], [3, first]),
      currency([2], [3, last]),
    ],
    path: 'none',
    swap: { over: 'path', exact, reversed: false, zeroIsPaid: exact === 'in' },
    receiver: [0],
    marks: 'uniswap',
    puts: { what: 'bought', to: [0], amount: 'unsaid' },
    takes: 'sold',
  });
};

const stable: readonly CommandRow[] = [
  { code: 0x22, command: stableSwap('in') },
  { code: 0x23, command: stableSwap('out') },
];

/**
 * Swaps of Velodrome and Aerodrome: a flag says whether the pools are Uniswap's or their own. Every path is packed: of pairs
 * it is tokens, with a byte between two of their own that says whether the pair is a stable one.
 */
const packedSwap = (name: string, exact: 'in' | 'out'): CommandModel => {
  const isV3 = name.startsWith('V3');
  const first = !isV3 && exact === 'out' ? -1 : 0;
  const amount = !isV3 && exact === 'in' ? due : currency;
  return swapCommand({
    text: `${name}(${exact === 'in' ? swapIn : swapOut}, bytes path, bool payerIsUser, bool isUni)`,
    by: 4,
    means: [
      recipient(0),
      { as: 'token', at: [3, '*'] },
      amount([1], [3, first]),
      currency([2], [3, first === 0 ? -1 : 0]),
    ],
    path: [3],
    ...(isV3 ? {} : { pairs: { unlessTrue: [5] } }),
    swap: { over: 'path', exact, reversed: isV3 && exact === 'out', zeroIsPaid: !isV3 },
    receiver: [0],
    marks: 'uniswap',
    puts: { what: 'bought', to: [0], amount: 'unsaid' },
    takes: 'sold',
  });
};

const packedSwaps: readonly CommandRow[] = [
  { code: 0x00, command: packedSwap('V3_SWAP_EXACT_IN', 'in') },
  { code: 0x01, command: packedSwap('V3_SWAP_EXACT_OUT', 'out') },
  { code: 0x08, command: packedSwap('V2_SWAP_EXACT_IN', 'in') },
  { code: 0x09, command: packedSwap('V2_SWAP_EXACT_OUT', 'out') },
];

const source = 'Uniswap Universal Router';

/**
 * Commands of the Universal Router by version. From the package @uniswap/universal-router-sdk 5.13.0 (2.0, 2.1) and
 * Commands.sol and Dispatcher.sol of @uniswap/universal-router 1.6.0 (1.2), 2.1.0 and the tag v1.1.0 (1.0). PancakeSwap:
 * @pancakeswap/universal-router-sdk 1.0.20 and Dispatcher.sol of github.com/pancakeswap/infinity-universal-router; its
 * swaps with pools of Infinity are not read. Velodrome: Dispatcher.sol of github.com/velodrome-finance/universal-router.
 */
export const universalRouterCommands: Readonly<Record<RouterVersion, CommandTable>> = {
  '1.0': { source: `${source} 1.0`, mask: 0x1f, rows: [...swaps(''), ...older] },
  PancakeSwap: {
    source: 'PancakeSwap Universal Router',
    mask: 0x3f,
    rows: [...swaps(''), ...shared, ...stable],
  },
  Velodrome: { source: 'Velodrome Universal Router', mask: 0x3f, rows: [...packedSwaps, ...shared] },
  '1.2': { source: `${source} 1.2`, mask: 0x3f, rows: [...swaps(''), ...shared, ...items] },
  '2.0': { source: `${source} 2.0`, mask: 0x3f, rows: [...swaps(''), ...shared, ...v4] },
  '1.2 or 2.0': { source, mask: 0x3f, rows: [...swaps(''), ...shared] },
  '2.1': {
    source: `${source} 2.1`,
    mask: 0x7f,
    rows: [...swaps(', uint256[] minHopPriceX36'), ...shared, ...v4, ...later],
  },
};
