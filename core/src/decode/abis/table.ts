import type { Hex } from 'viem';
import type { FunctionUse } from '../protocols/protocolTable.ts';
import type { FunctionModel } from './functionModel.ts';

/**
 * Functions of one standard or protocol, as data: the selector, the signature in the human-readable form with
 * parameter names, and what the function does with each parameter. The names become labels on the page and ends of
 * fact ids (`step.0.arg.spender`).
 */
export type AbiTable = Readonly<{
  /** Who defines these functions: shown as the source of the reading. */
  source: string;
  functions: readonly AbiRow[];
}>;

export type AbiRow = readonly [selector: Hex, signature: string, model?: FunctionModel, use?: FunctionUse];
