import type { CommandRow, CommandTable } from './commandTable.ts';

const poolKey =
  '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';
const path =
  '(address intermediateCurrency, uint24 fee, int24 tickSpacing, address hooks, bytes hookData)[] path';

const swaps = (one: string, many: string): readonly CommandRow[] => [
  {
    code: 0x06,
    signature: `SWAP_EXACT_IN_SINGLE((${poolKey}, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, ${one}bytes hookData) swap)`,
    by: 'caller',
  },
  {
    code: 0x07,
    signature: `SWAP_EXACT_IN((address currencyIn, ${path}, ${many}uint128 amountIn, uint128 amountOutMinimum) swap)`,
    by: 'caller',
  },
  {
    code: 0x08,
    signature: `SWAP_EXACT_OUT_SINGLE((${poolKey}, bool zeroForOne, uint128 amountOut, uint128 amountInMaximum, ${one}bytes hookData) swap)`,
    by: 'caller',
  },
  {
    code: 0x09,
    signature: `SWAP_EXACT_OUT((address currencyOut, ${path}, ${many}uint128 amountOut, uint128 amountInMaximum) swap)`,
    by: 'caller',
  },
];

const settle: CommandRow = {
  code: 0x0b,
  signature: 'SETTLE(address currency, uint256 amount, bool payerIsUser)',
  by: 2,
};
const take: CommandRow = {
  code: 0x0e,
  signature: 'TAKE(address currency, address recipient, uint256 amount)',
};

/** What a router does with the pools: V4Router handles these and refuses all others. */
const payments: readonly CommandRow[] = [
  settle,
  { code: 0x0c, signature: 'SETTLE_ALL(address currency, uint256 maxAmount)', by: 'caller' },
  take,
  { code: 0x0f, signature: 'TAKE_ALL(address currency, uint256 minAmount)' },
  { code: 0x10, signature: 'TAKE_PORTION(address currency, address recipient, uint256 bips)' },
];

const limits = 'uint128 amount0Max, uint128 amount1Max';
const least = 'uint128 amount0Min, uint128 amount1Min';
const range = `${poolKey}, int24 tickLower, int24 tickUpper`;

/** What the position manager does; it swaps nothing. */
const positions: readonly CommandRow[] = [
  {
    code: 0x00,
    signature: `INCREASE_LIQUIDITY(uint256 tokenId, uint256 liquidity, ${limits}, bytes hookData)`,
    by: 'caller',
  },
  {
    code: 0x01,
    signature: `DECREASE_LIQUIDITY(uint256 tokenId, uint256 liquidity, ${least}, bytes hookData)`,
    by: 'caller',
  },
  {
    code: 0x02,
    signature: `MINT_POSITION(${range}, uint256 liquidity, ${limits}, address owner, bytes hookData)`,
    by: 'caller',
  },
  { code: 0x03, signature: `BURN_POSITION(uint256 tokenId, ${least}, bytes hookData)`, by: 'caller' },
  {
    code: 0x04,
    signature: `INCREASE_LIQUIDITY_FROM_DELTAS(uint256 tokenId, ${limits}, bytes hookData)`,
    by: 'caller',
  },
  {
    code: 0x05,
    signature: `MINT_POSITION_FROM_DELTAS(${range}, ${limits}, address owner, bytes hookData)`,
    by: 'caller',
  },
  settle,
  { code: 0x0d, signature: 'SETTLE_PAIR(address currency0, address currency1)', by: 'caller' },
  take,
  { code: 0x11, signature: 'TAKE_PAIR(address currency0, address currency1, address recipient)' },
  { code: 0x12, signature: 'CLOSE_CURRENCY(address currency)', by: 'caller' },
  { code: 0x13, signature: 'CLEAR_OR_TAKE(address currency, uint256 amountMax)' },
  { code: 0x14, signature: 'SWEEP(address currency, address recipient)' },
  { code: 0x15, signature: 'WRAP(uint256 amount)' },
  { code: 0x16, signature: 'UNWRAP(uint256 amount)' },
];

const source = 'Uniswap v4';

/**
 * Actions of Uniswap v4, one byte each: as a Universal Router of 2.0, one of 2.1 (whose swaps have a least price a
 * hop), and the position manager know them. From Actions.sol, V4Router.sol and PositionManager.sol of the package
 * @uniswap/v4-periphery 1.0.3 and, for 2.1, @uniswap/v4-sdk 2.4.0. A byte has no flags here.
 */
export const v4Actions: Readonly<Record<'2.0' | '2.1' | 'positions', CommandTable>> = {
  '2.0': { source, mask: 0xff, rows: [...swaps('', ''), ...payments] },
  '2.1': {
    source,
    mask: 0xff,
    rows: [...swaps('uint256 minHopPriceX36, ', 'uint256[] minHopPriceX36, '), ...payments],
  },
  positions: { source, mask: 0xff, rows: positions },
};
