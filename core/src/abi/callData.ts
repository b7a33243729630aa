import type { Hex } from 'viem';
import { abiEncode } from '../codec/abiEncode.ts';
import type { FunctionAbi } from '../codec/functionAbi.ts';
import type { Arg } from '../model/step.ts';

/** The calldata of a function with these values, in the canonical encoding; undefined when they do not fit it. */
export function callDataOf(fn: FunctionAbi, args: readonly Arg[]): Hex | undefined {
  if (args.length !== fn.fields.length) return undefined;
  const encoded = abiEncode(fn.fields, args);
  return encoded === undefined ? undefined : `${fn.selector}${encoded.slice(2)}`;
}
