import { type FunctionAbi, functionAbi } from '@readback/core/codec/functionAbi.ts';
import type { AbiFunction } from 'viem';

const known = new WeakMap<AbiFunction, FunctionAbi | undefined>();

/** Signature, selector and types of a function: hashed once, not each time that it is drawn. */
export function partsOf(fn: AbiFunction): FunctionAbi | undefined {
  if (!known.has(fn)) known.set(fn, functionAbi(fn));
  return known.get(fn);
}
