import type { Hex } from 'viem';

/**
 * Functions of one standard or protocol, as data: the selector, and the signature in the human-readable form with
 * parameter names. The names become labels on the page and ends of fact ids (`step.0.arg.spender`).
 */
export type AbiTable = Readonly<{
  /** Who defines these functions: shown as the source of the reading. */
  source: string;
  functions: readonly (readonly [selector: Hex, signature: string])[];
}>;
