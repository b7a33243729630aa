import type { FunctionModel } from '../abis/functionModel.ts';
import type { ArgPath } from '../argPath.ts';
import type { Either, MeaningRule } from '../meaningRule.ts';

/** Where a value stands: positions from the outside in. */
export type ArgPlace = readonly number[];

/** All that a command of a router means: what its row says, and for what it leaves out, that it does nothing of the kind. */
export type CommandModel = Readonly<{
  /** As in Solidity, with names of parameters: they become labels. */
  text: string;
  /** What it does, and what each of its parameters is for. */
  model: FunctionModel;
}> &
  CommandUse;

/**
 * What a command does with its arguments. What it does not do is said as well, so that nothing is forgotten: each field is
 * read by one file of `actions/` or `evidence/`.
 */
export type CommandUse = Readonly<{
  /** Whose authority it uses. A number: the place of the word that is true where the caller pays, false where the router does. */
  by: 'caller' | 'router' | number;
  /** What the page says of its arguments. */
  means: readonly MeaningRule[];
  /** Where a packed path of Uniswap V3 stands. */
  path: ArgPlace | 'none';
  /** Whether the path is one of pairs: a byte between two tokens says which kind of pair, but where a flag is true. */
  pairs: Readonly<{ unlessTrue: ArgPlace }> | 'none';
  swap: CommandSwap | 'none';
  /** Who gets what it pays out. Payments that it makes from an account are `pays`. */
  receiver: ArgPlace | 'none';
  /** Who gets it back where nobody pays it out on the other network. */
  refunds: ArgPlace | 'none';
  /** Whether 1 stands for who called the router and 2 for the router, as Uniswap's do. */
  marks: 'uniswap' | 'none';
  /** What it pays out, of what the router has or the pools owe. */
  out: CommandOut | 'none';
  /** It reverts unless so much comes out of the router. */
  minimum: CommandMinimum | 'none';
  /** What it uses of the value that came with the call. */
  native: NativeUse | 'none';
  /** What it leaves with the router, for a later command. */
  puts: CommandPuts | 'none';
  /** What it takes of what lies with the router. */
  takes: CommandTakes | 'none';
  /** The part of what the router has that it pays out. */
  portion: Readonly<{ at: ArgPlace; of: bigint }> | 'none';
  /** Tokens that it moves from an account. `each`: a list of payments, with who pays. */
  pays: Readonly<{ token: ArgPlace; to: ArgPlace; amount: ArgPlace }> | 'each' | 'none';
  /** Permissions of Permit2 that it hands in. */
  permits: 'one' | 'many' | 'none';
  /** What it pays to the pools: the caller, or where a flag is false the router. */
  settles: CommandSettles | 'none';
  /** What it leaves with the pools, up to so much. */
  clears: Readonly<{ token: ArgPlace; most: ArgPlace }> | 'none';
  /** Which position it changes. `weighed`: what goes into it is weighed by its roles. */
  position: Readonly<{ which: 'new' | 'named'; weighed: boolean }> | 'none';
  /** It needs no line of its own: it looks whether something holds, or settles what a swap owes. */
  quiet: boolean;
}>;

/**
 * - `router`: a swap of what the router or the caller has, along the tokens that it names. `pools`: what it buys stays with
 *   the pools of Uniswap v4. `given` and `got`: both amounts, of which one is exact and the other a limit.
 *   `zero`: 0 as the exact amount is whatever is `due` by then, or lies `inPair`, the first of the path.
 * - `holdings`: a part of what the router holds; only its minimum is read. `pool`: the pool that it swaps with, and believes.
 * - `permit`: what the caller lets it take by a permit; what it buys is not among its arguments.
 */
export type CommandSwap =
  | Readonly<{
      over: 'router' | 'pools';
      exact: 'in' | 'out';
      sells: ArgPath | Either;
      given: ArgPlace;
      buys: ArgPath | Either;
      got: ArgPlace;
      zero: 'none' | 'due' | 'inPair';
    }>
  | Readonly<{ over: 'holdings'; least: ArgPlace | 'none'; pool: ArgPlace | 'none' }>
  | Readonly<{ over: 'permit'; given: ArgPlace; sells: ArgPlace; least: ArgPlace }>;

/**
 * `of`: the token, or two; `wrapped`: the coins that it wraps; `unwrapped`: the coins that it unwraps. `from`: who had it.
 * `amount` `unsaid`: all, a part, or whatever is there. `zeroIsDue`: 0 is whatever is owed.
 */
export type CommandOut = Readonly<{
  from: 'router' | 'pools';
  of: readonly ArgPlace[] | 'wrapped' | 'unwrapped';
  amount: ArgPlace | 'unsaid';
}>;

/**
 * `token` `wrapped`: whatever is wrapped on the chain. `to` `caller`: whoever called the router. `fee`: a part of it, which
 * someone else is paid once it was compared with what is there.
 */
export type CommandMinimum = Readonly<{
  least: ArgPlace;
  fee?: Readonly<{ at: ArgPlace; of: bigint }>;
  token: ArgPlace | 'wrapped';
  to: ArgPlace | 'caller';
}>;

/**
 * `of`: a token; only where it is the native currency. `amount`: where it stands, `all` that is there, or its `portion`.
 * `zeroIsAll`: 0 is whatever is owed. `if`: a flag that has to be true.
 */
export type NativeUse = Readonly<{
  of: ArgPlace | 'native';
  amount: ArgPlace | 'all' | 'portion';
  zeroIsAll?: true;
  if?: ArgPlace;
}>;

/** `to`: only where this is the router. `bought`: what its swap buys. `amount` `unsaid`: known only once it runs. */
export type CommandPuts = Readonly<{
  what: 'wrapped' | 'native' | 'bought' | readonly ArgPlace[];
  to: ArgPlace | 'router';
  amount: ArgPlace | 'unsaid';
}>;

/**
 * - `wraps`: coins that it wraps. `unwraps`: the wrapped currency.
 * - `sold`: what its swap sells.
 * - `coins`: the native currency, where one of these is it.
 * - a place: the token that is there. `unlessPaid`: the flag that is true where the caller pays. `unlessTo`: nothing
 *   leaves where this is the router.
 *
 * `amount` `some`: known only once it runs. `zeroIsDue`: 0 is whatever is owed.
 */
export type CommandTakes =
  | 'sold'
  | Readonly<{ what: 'coins'; among: readonly ArgPlace[] }>
  | Readonly<{
      what: 'wraps' | 'unwraps' | ArgPlace;
      amount: ArgPlace | 'all' | 'some';
      zeroIsDue?: true;
      unlessPaid?: ArgPlace;
      unlessTo?: ArgPlace;
    }>;

/** `amount` `owed`: whatever it is. `most`: the amount is the maximum of what is owed. */
export type CommandSettles = Readonly<{
  of: readonly ArgPlace[];
  amount: ArgPlace | 'owed';
  most: boolean;
  unlessFalse: ArgPlace | 'none';
}>;
