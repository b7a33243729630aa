import type { Hex } from 'viem';
import { functionAbi } from '../codec/functionAbi.ts';
import type { VerifiedFunctions } from '../world/world.ts';
import type { FoundAbi } from './sources/abiSource.ts';
import type { AbiErrorItem } from '../model/abi.ts';

/** What a Review needs of an ABI that a source gave: the functions and errors with one selector, and who gave them. */
export function functionsFor({ abi, from, name, elsewhere }: FoundAbi, selector: Hex): VerifiedFunctions {
  const functions = abi.functions.filter((it) => functionAbi(it)?.selector === selector.toLowerCase());
  const errors = errorsFor(abi.errors, selector);
  return {
    functions,
    ...(errors.length === 0 ? {} : { errors }),
    from,
    ...(name === undefined ? {} : { name: name.slice(0, 256) }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
  };
}

/** The errors with one selector, which is made of name and types as that of a function is. */
export function errorsFor(errors: readonly AbiErrorItem[], selector: Hex): readonly AbiErrorItem[] {
  return errors
    .filter((it) => {
      const fn = functionAbi({ ...it, type: 'function', outputs: [], stateMutability: 'view' });
      return fn?.selector === selector.toLowerCase();
    })
    .slice(0, 8);
}
