import type { Hex } from 'viem';
import type { ArgPath } from '../argPath.ts';
import type { FunctionModel } from '../abis/functionModel.ts';
import type { MeaningRule } from '../meaningRule.ts';
import type { CommandMinimum, ArgPlace } from './commandModel.ts';

/**
 * The functions of a router or an aggregator, as an `AbiTable` has them, and of each whether it is a swap. A row without its
 * use does not compile.
 */
export type RouterTable = Readonly<{ source: string; functions: readonly RouterRow[] }>;

export type RouterRow = readonly [selector: Hex, signature: string, model: FunctionModel, use: RouterUse];

/**
 * - `swap`: both sides, the minimum and the receiver are read, and the page says them.
 * - `pays`: it pays out to somebody, and is no swap that is read whole.
 * - `permits`: it hands in a permission that lets the router spend an `amount`, or `all`.
 * - `modelOnly`: what it does is known by its model alone.
 */
export type RouterUse =
  | 'modelOnly'
  | Readonly<{ permits: 'amount' | 'all' }>
  | Readonly<{ pays: RouterPayout }>
  | Readonly<{ swap: RouterSwap }>;

/**
 * Who an address stands for: the zero address for the caller, or, as routers of Uniswap V3 have it, 0 for the router
 * (`older`), or 1 for the caller and 2 for the router (`newer`). `none`: every address is itself.
 */
export type RouterMarks = 'zeroIsCaller' | 'older' | 'newer' | 'none';

/** `to`: who receives. `minimum`: it reverts unless so much comes out of the router. */
export type RouterPayout = Readonly<{
  to: ArgPath | 'caller';
  marks: RouterMarks;
  minimum: CommandMinimum | 'none';
  means: readonly MeaningRule[];
}>;

/**
 * Where both sides of a swap stand among the arguments. Any address may be packed into a number; -1 is the end of a path.
 *
 * - `sells`, `amount`: `value` is the native currency that comes along.
 * - `buys`: `native` where it is always the native currency, `unnamed` where the call does not name it, and its pools decide.
 * - `exact`: which of the two amounts is the amount itself; the other is its limit.
 * - `native`: how it takes the native currency in the place of a token: by a `placeholder` address, where any `value` comes
 *   along, or `never`.
 * - `path`: a packed path of Uniswap V3, which has to be taken apart first.
 * - `change`: what it does not use of the value is `kept` until somebody asks for it, or goes `back`.
 * - `means`: what the page says of its arguments; `sides`: both amounts are of the tokens of their sides.
 */
export type RouterSwap = Readonly<{
  sells: ArgPath | 'value';
  amount: ArgPath | 'value';
  buys: ArgPath | 'native' | 'unnamed';
  least: ArgPath;
  to: ArgPath | 'caller';
  exact: 'in' | 'out';
  marks: RouterMarks;
  native: 'placeholder' | 'value' | 'never';
  path: ArgPlace | 'none';
  change: 'kept' | 'back';
  means: readonly MeaningRule[] | 'sides';
}>;

/** What aggregators have in common: they say both tokens, by a placeholder for the native currency, and give change. */
export const aggregated = {
  marks: 'zeroIsCaller',
  native: 'placeholder',
  path: 'none',
  change: 'back',
  means: 'sides',
} as const satisfies Partial<RouterSwap>;

/** The same of what pays out, and is no swap. */
export const aggregatedPayout = {
  marks: 'zeroIsCaller',
  minimum: 'none',
  means: [],
} as const satisfies Partial<RouterPayout>;
