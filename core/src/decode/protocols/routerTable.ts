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
 * Where both sides of a swap stand among the arguments. A token may be the address that stands for the native currency, and
 * any address may be packed into a number.
 *
 * - `sells`, `amount`: `value` is the native currency that comes along.
 * - `buys`: `native` where it is always the native currency, `unnamed` where the call does not name it, and its pools decide.
 * - `to`: who receives. `zero`: what the zero address means there, the `caller` or `itself`.
 * - `exact`: which of the two amounts is the amount itself; the other is its limit.
 */
export type RouterSwap = Readonly<{
  sells: ArgPath | 'value';
  amount: ArgPath | 'value';
  buys: ArgPath | 'native' | 'unnamed';
  least: ArgPath;
  to: ArgPath | 'caller';
  exact: 'in' | 'out';
  zero: 'caller' | 'itself';
}>;
