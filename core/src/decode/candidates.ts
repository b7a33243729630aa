import type { AbiFunction, Address, Hex } from 'viem';
import type { Provenance } from '../model/fact.ts';
import { type FunctionAbi, functionAbi } from './abi/functionAbi.ts';
import { standardFunctions } from './abis/standard.ts';

/**
 * Functions that the user or a source gave for an address, human-readable (`transfer(address to, uint256 amount)`)
 * or as JSON, and who gave them.
 */
export type AbiFor = Readonly<{
  address: Address;
  functions: readonly (string | AbiFunction)[];
  from: Provenance;
}>;

/** One way to read a selector, and everyone who says so. */
export type Candidate = Readonly<{ fn: FunctionAbi; from: readonly Provenance[] }>;

/**
 * The functions that a selector may stand for at an address: first those given for this very address, then those
 * of the standards. The same signature from several sources is one candidate with the names of the first.
 */
export function candidates(selector: Hex, to: Address, abis: readonly AbiFor[]): readonly Candidate[] {
  const bySignature = new Map<string, Candidate>();
  for (const { fn, from } of [...given(selector, to, abis), ...standard(selector)]) {
    const there = bySignature.get(fn.signature);
    bySignature.set(
      fn.signature,
      there === undefined ? { fn, from } : { fn: there.fn, from: [...there.from, ...from] },
    );
  }
  return [...bySignature.values()];
}

function given(selector: Hex, to: Address, abis: readonly AbiFor[]): Candidate[] {
  return abis
    .filter(({ address }) => address.toLowerCase() === to.toLowerCase())
    .flatMap((abi) =>
      functionsOf(abi)
        .filter((fn) => fn.selector === selector)
        .map((fn) => ({ fn, from: [abi.from] })),
    );
}

/** Parsed once for an ABI, not once for each step that it may explain. */
const parsed = new WeakMap<AbiFor, readonly FunctionAbi[]>();

function functionsOf(abi: AbiFor): readonly FunctionAbi[] {
  const there = parsed.get(abi);
  if (there !== undefined) return there;
  const made = abi.functions.slice(0, 2_000).flatMap((it) => functionAbi(it) ?? []);
  parsed.set(abi, made);
  return made;
}

const standardCache = new Map<Hex, readonly Candidate[]>();

function standard(selector: Hex): readonly Candidate[] {
  const there = standardCache.get(selector);
  if (there !== undefined) return there;
  const made = standardFunctions(selector).flatMap(({ source, text }): Candidate[] => {
    const fn = functionAbi(text);
    return fn === undefined ? [] : [{ fn, from: [{ by: 'source', name: source }] }];
  });
  if (made.length > 0) standardCache.set(selector, made);
  return made;
}
