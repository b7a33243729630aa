import type { Address, Hex } from 'viem';
import { same } from '../ledger/account.ts';
import type { Provenance } from '../model/fact.ts';
import { type FunctionAbi, functionAbi } from '../codec/functionAbi.ts';
import { addressBoundFunctions } from './abis/addressBound.ts';
import { type StandardFunction, standardFunctions } from './abis/standard.ts';
import { groupBy } from '../kit/groupBy.ts';
import { memoize } from '../kit/memoize.ts';
import type { AbiFor } from '../model/abi.ts';

/** One way to read a selector, and everyone who says so; `standard`: it is a function of a standard. */
export type Candidate = Readonly<{ fn: FunctionAbi; from: readonly Provenance[]; standard?: true }>;

/**
 * The functions that a selector may represent at an address: first those of the standards, then those given for this
 * very address. What all checks know comes first, since an ABI may be a stranger's: four bytes are few enough to find
 * a harmless function for, and an approval must not be read as anything else, nor its arguments be called otherwise.
 * Where nobody said which address it is, only the standards count.
 * The same signature from several sources is one candidate with the names of the first, and all who say so.
 */
export function candidates(
  selector: Hex,
  to: Address | null,
  abis: readonly AbiFor[],
  chainId?: number,
): readonly Candidate[] {
  const bySignature = new Map<string, Candidate>();
  const all =
    to === null
      ? standard(selector)
      : [...addressBound(selector, to, chainId), ...standard(selector), ...given(selector, to, abis)];
  for (const it of all) {
    const { signature } = it.fn;
    const there = bySignature.get(signature);
    bySignature.set(signature, there === undefined ? it : { ...there, from: [...there.from, ...it.from] });
  }
  return [...bySignature.values()];
}

/** What the contracts of a protocol call this function is before what others call it. */
function addressBound(selector: Hex, to: Address, chainId: number | undefined): Candidate[] {
  return addressBoundFunctions(selector, chainId, to).flatMap(candidate);
}

const candidate = memoize(({ source, text }: StandardFunction): readonly Candidate[] => {
  const fn = functionAbi(text);
  return fn === undefined ? [] : [{ fn, from: [{ by: 'source', name: source }], standard: true }];
});

function given(selector: Hex, to: Address, abis: readonly AbiFor[]): Candidate[] {
  return abis
    .filter(({ address }) => same(address, to))
    .flatMap((abi) => functionsOf(abi).get(selector) ?? []);
}

/** Parsed once for an ABI, not once for each step that it may explain. */
const functionsOf = memoize((abi: AbiFor): ReadonlyMap<Hex, readonly Candidate[]> => {
  const all = abi.functions.slice(0, 2_000).flatMap((it) => functionAbi(it) ?? []);
  return groupBy(
    all.map((fn) => ({ fn, from: [abi.from] })),
    ({ fn }) => fn.selector,
  );
});

const standardCache = new Map<Hex, readonly Candidate[]>();

function standard(selector: Hex): readonly Candidate[] {
  const there = standardCache.get(selector);
  if (there !== undefined) return there;
  const made = standardFunctions(selector).flatMap(candidate);
  if (made.length > 0) standardCache.set(selector, made);
  return made;
}
