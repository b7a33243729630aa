import type { Hex } from 'viem';
import { functionAbi } from '../decode/abi/functionAbi.ts';
import type { VerifiedFunctions } from '../world/world.ts';
import type { FoundAbi } from './abiSource.ts';

/** What a Review needs of an ABI that a source gave: the functions with one selector, and who gave them. */
export function functionsFor({ abi, from, elsewhere }: FoundAbi, selector: Hex): VerifiedFunctions {
  const functions = abi.functions.filter((it) => functionAbi(it)?.selector === selector.toLowerCase());
  return { functions, from, ...(elsewhere === undefined ? {} : { elsewhere }) };
}
