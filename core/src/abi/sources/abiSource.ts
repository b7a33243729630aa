import type { Address, Hex } from 'viem';
import type { Provenance } from '../../model/fact.ts';
import type { Known } from '../../model/known.ts';
import type { Bounds } from '../../world/world.ts';
import type { ReadAbi } from '../readAbi.ts';

/**
 * Which contract's ABI is wanted. `codeHash` is keccak256 of its code, where that was read. `key`: the user's own, for
 * services that want one.
 */
export type AbiQuestion = Readonly<{
  chainId: number;
  address: Address;
  codeHash?: Hex | undefined;
  key?: string | undefined;
}>;

/**
 * An ABI that a source gave. `match` is how its source code fits the chain: `exact` down to the metadata, `partial`
 * for everything that runs. `name` is what the source calls the contract, an identifier. `elsewhere`: where the source
 * says that the functions of a proxy come from, which only the chain knows.
 */
export type FoundAbi = Readonly<{
  abi: ReadAbi;
  name?: string;
  match: 'exact' | 'partial';
  elsewhere?: readonly Address[];
  from: Extract<Provenance, { by: 'source' }>;
}>;

/** Fetches JSON from the source's host. Whoever gives it decides whether the host may be asked at all. */
export type FetchJson = (url: string, bounds: Bounds) => Promise<Known<unknown>>;

/** A service that has ABIs: one file each. `notFound` when it does not have this one. */
export type AbiSource = Readonly<{
  name: string;
  find(
    question: AbiQuestion,
    base: string,
    fetchJson: FetchJson,
    signal: AbortSignal,
  ): Promise<Known<FoundAbi>>;
}>;
