import type { Hex } from 'viem';
import type { JsonObject } from '../../text/json/jsonNode.ts';
import type { TypedData } from '../../model/request.ts';

/** Typed data as it was accepted here: the JSON that a wallet receives, and what was read in it. */
export type Accepted = Readonly<{ json: JsonObject; typed: TypedData }>;

/**
 * What a library hashes: the same as is shown here, nothing (it throws), or something else. Then `primaryType` is what
 * it takes for the main type, and `digest` what it would sign, absent where the value could not be read strictly.
 * `only`: all values are those that are shown; the order of the domain's fields is its own, or it
 * adds a size to integers that have none, or zeros at the other end of bytes.
 */
export type HashedBy =
  | Readonly<{ kind: 'same' | 'refused' }>
  | Readonly<{ kind: 'other'; primaryType: string; only?: 'order' | 'sizes' | 'digits'; digest?: Hex }>;

/** A library that hashes typed data. `signs`: wallets sign with it; else it is used by apps and verifiers only. */
export type SigningLibrary = Readonly<{
  name: string;
  version: string;
  signs: boolean;
  hashed: (it: Accepted) => HashedBy;
}>;
