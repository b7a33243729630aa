import type { ArgPath } from './argPath.ts';

/** Which asset an amount is of: the chain's own, the contract that is called, or the one that an argument names. */
export type AssetAt = 'native' | 'target' | ArgPath;

/** One of two assets: the first where the argument at `by` is true. */
export type Either = Readonly<{ by: ArgPath; yes: ArgPath; no: ArgPath }>;

/**
 * What an argument of a function means beyond its type. `token`: it names a token. `itemOr…`: an amount of
 * a token, or the id of an item when the contract is one of ERC-721, as the two standards share the function.
 * `wrapped`: an amount, if the contract is WETH9: others have functions of this name that count something else.
 */
export type MeaningRule =
  | Readonly<{
      as: 'amount' | 'allowance' | 'wrapped' | 'itemOrAmount' | 'itemOrAllowance';
      at: ArgPath;
      of: AssetAt;
    }>
  | Readonly<{ as: 'item'; at: ArgPath; of: 'target' }>
  /**
   * An amount of a token, or of the native currency where what represents that is the token; 2^255 is all there is,
   * and `zeroIsDue`: 0 is not an amount, but whatever is due by that time.
   */
  | Readonly<{ as: 'currency'; at: ArgPath; of: AssetAt | Either; zeroIsDue?: true }>
  /** An address that is packed into a number or into 32 bytes. */
  | Readonly<{ as: 'packed'; at: ArgPath }>
  /** Bytes that are so many words of 32, each a number: of another length they stay whole. */
  | Readonly<{ as: 'words'; at: ArgPath; counts: readonly number[] }>
  /** Who receives: 1 is who called the router, 2 the router. */
  | Readonly<{ as: 'recipient'; at: ArgPath }>
  | Readonly<{ as: 'deadline'; at: ArgPath; shift?: number }>
  | Readonly<{ as: 'operation' | 'nested' | 'token'; at: ArgPath }>;

/** Rules by the canonical signature of the function. */
export type MeaningTable = Readonly<Record<string, readonly MeaningRule[]>>;

export function amountRule(at: ArgPath, of: AssetAt): MeaningRule {
  return { as: 'amount', at, of };
}

export function allowance(at: ArgPath, of: AssetAt): MeaningRule {
  return { as: 'allowance', at, of };
}

export function deadline(...at: ArgPath): MeaningRule {
  return { as: 'deadline', at };
}

export function nested(...at: ArgPath): MeaningRule {
  return { as: 'nested', at };
}

export function currency(at: ArgPath, of: AssetAt | Either): MeaningRule {
  return { as: 'currency', at, of };
}

/** The same, where 0 represents whatever is due by that time. */
export function due(at: ArgPath, of: AssetAt | Either): MeaningRule {
  return { as: 'currency', at, of, zeroIsDue: true };
}

export function recipient(...at: ArgPath): MeaningRule {
  return { as: 'recipient', at };
}
