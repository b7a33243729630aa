import type { ArgPath } from '../argPath.ts';
import type { MeaningRule } from '../meaningRule.ts';
import type { BridgeUse } from './bridgeUse.ts';
import type { CommandMinimum, ArgPlace } from './commandModel.ts';

/**
 * - `swap`: both sides, the minimum and the receiver are read, and the page says them.
 * - `pays`: it pays out to someone, and is not a swap that is read whole.
 * - `permits`: it hands in a permission that lets the router spend an `amount`, or `all`.
 * - `handsIn`: it hands in permissions of Permit2.
 * - `allows`: it lets someone spend.
 * - `operates`: it lets someone take all that is held there, or no longer.
 * - `moves`: it moves assets to accounts that it names.
 * - `bridges`: it sends to another network.
 * - `refunds`: it pays back the native currency that swaps before it left.
 * - `means`: what it does is known by its model, and here stands what the page says of its arguments.
 */
export type FunctionUse =
  | Readonly<{ means: readonly MeaningRule[] }>
  | Readonly<{ permits: 'amount' | 'all' }>
  | Readonly<{ refunds: 'change' }>
  | Readonly<{ handsIn: 'one' | 'many'; means: readonly MeaningRule[] }>
  | Readonly<{ allows: AllowanceUse }>
  | Readonly<{ operates: Operator; means?: readonly MeaningRule[] }>
  | Readonly<{ moves: MovesUse }>
  | Readonly<{ pays: Payout }>
  | Readonly<{ bridges: BridgeUse }>
  | Readonly<{ swap: RouterSwap }>;

/**
 * `token`: `called` where the contract keeps it for its own. `zero`: an amount of 0 takes an allowance back, gives nothing,
 * may be the id of an item, or `adds` nothing to what was allowed before, as any other amount adds to it. `nobody`: what
 * nobody may take takes a permission back. `until`: when it ends; `thisCall`: with the call that gives it, `open`: it does not
 * say. `of`: whose assets may be taken, where those are not the caller's.
 */
export type AllowanceUse = Readonly<{
  spender: ArgPath;
  token: ArgPath | 'called';
  amount: ArgPath;
  zero: 'takesBack' | 'nothing' | 'mayBeItem' | 'adds';
  nobody?: 'takesBack';
  of?: ArgPath;
  until: ArgPath | 'thisCall' | 'open';
  means: readonly MeaningRule[];
}>;

/**
 * `given`: where it stands whether it is given. `of`: whose assets are taken. `end`: it is an allowance for all of a token,
 * and that is where its end stands; 0 is not one.
 */
export type Operator = Readonly<{
  who: ArgPath;
  given: ArgPath | 'yes' | 'no';
  of: ArgPath | 'caller';
  end?: ArgPath;
}>;

/**
 * `each`: a list of payments; `*` is the place of each in it. `token` `native`: coins that come along; `called`: the contract
 * that is called. `as`: the amount is the id of an item, or the first of several. `count`: how many of
 * an item that there is more than one of.
 */
export type MovesUse = Readonly<{
  each: ArgPath | 'one';
  from: ArgPath | 'caller';
  to: ArgPath;
  amount: ArgPath;
  token: ArgPath | 'native' | 'called';
  as?: 'item' | 'items';
  count?: ArgPath;
  means: readonly MeaningRule[];
}>;

/**
 * Who an address represents: the zero address for the caller, or, as routers of Uniswap V3 have it, 0 for the router
 * (`older`), or 1 for the caller and 2 for the router (`newer`). `none`: every address is itself.
 */
export type RouterMarks = 'zeroIsCaller' | 'older' | 'newer' | 'none';

/**
 * `to`: who receives; `byRole`: only what its model says of it is weighed. `minimum`: it reverts unless so much comes out of
 * the router.
 */
export type Payout = Readonly<{
  to: ArgPath | 'caller' | 'byRole';
  marks: RouterMarks;
  minimum: CommandMinimum | 'none';
  means: readonly MeaningRule[];
}>;

/**
 * Where both sides of a swap stand among the arguments. Any address may be packed into a number; -1 is the end of a path.
 *
 * - `sells`, `amount`: `value` is the native currency that comes along; if an argument says how much of it is used, that
 *   is the `amount`.
 * - `buys`: `native` where it is always the native currency, `unnamed` where the call does not name it, and its pools decide.
 * - `kept`: how it is held to the other amount, its limit (`MinimumKept`).
 * - `exact`: which of the two amounts is the amount itself; the other is its limit.
 * - `native`: how it takes the native currency instead of a token: by a `placeholder` address, where any `value` comes
 *   along, or `never`.
 * - `path`: a packed path of Uniswap V3, which has to be taken apart first.
 * - `change`: what it does not use of the value is `kept` until someone asks for it, or goes `back`.
 * - `stops`: where a price is at which it stops, of both tokens in the order of their addresses, as the square root times
 *   2^96; 0 is not one.
 * - `means`: what the page says of its arguments; `sides`: both amounts are of the tokens of their sides.
 */
export type RouterSwap = Readonly<{
  sells: ArgPath | 'value';
  amount: ArgPath | 'value';
  buys: ArgPath | 'native' | 'unnamed';
  least: ArgPath;
  to: ArgPath | 'caller';
  exact: 'in' | 'out';
  kept: MinimumKept;
  marks: RouterMarks;
  native: 'placeholder' | 'value' | 'never';
  path: ArgPlace | 'none';
  change: 'kept' | 'back';
  stops?: ArgPath;
  means: readonly MeaningRule[] | 'sides';
}>;

/**
 * How a router is held to the limit of a swap, by its code. `measured`: it compares balances, or pays out of its own what
 * it promises. `factory`: it swaps only with pools that it derives from a factory, or makes sure of. `believed`: it adds
 * up what the pools say that the call names, so that each of these has the role `pool`. `rateIf`: measured, but of what
 * is truly sold, where the first bit of the number there is set: then not all needs to be sold. `feeIn`: measured, but before
 * a fee is taken, which the lowest 14 bits of the number there say.
 */
export type MinimumKept =
  | 'measured'
  | 'factory'
  | 'believed'
  | Readonly<{ rateIf: ArgPath }>
  | Readonly<{ feeIn: ArgPath }>;

/** What aggregators have in common: they say both tokens, by a placeholder for the native currency, and give change. */
export const aggregated = {
  marks: 'zeroIsCaller',
  native: 'placeholder',
  path: 'none',
  change: 'back',
  means: 'sides',
} as const satisfies Partial<RouterSwap>;
