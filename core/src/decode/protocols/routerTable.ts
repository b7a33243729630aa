import type { Hex } from 'viem';
import type { ArgPath } from '../argPath.ts';
import type { FunctionModel } from '../abis/functionModel.ts';

/**
 * The functions of a router or an aggregator, as an `AbiTable` has them, and of each whether it is a swap. A row without its
 * use does not compile.
 */
export type RouterTable = Readonly<{ source: string; functions: readonly RouterRow[] }>;

export type RouterRow = readonly [selector: Hex, signature: string, model: FunctionModel, use: RouterUse];

/**
 * - `swap`: both sides, the minimum and the receiver are read, and the page says them.
 * - `pays`: it pays out to the account that stands there, and is no swap that is read whole. The zero address is the caller.
 * - `modelOnly`: what it does is known by its model alone.
 */
export type RouterUse = 'modelOnly' | Readonly<{ pays: ArgPath }> | Readonly<{ swap: RouterSwap }>;

/**
 * Where both sides of a swap stand among the arguments. Nobody named, or the zero address, is the caller.
 *
 * - `sells`, `amount`: `value` is the native currency that comes along.
 * - `buys`: `unnamed` where the call does not name it, and its pools decide.
 * - `exact`: which of the two amounts is the amount itself; the other is its limit.
 */
export type RouterSwap = Readonly<{
  sells: ArgPath | 'value';
  amount: ArgPath | 'value';
  buys: ArgPath | 'unnamed';
  least: ArgPath;
  to: ArgPath | 'caller';
  exact: 'in' | 'out';
}>;
