import type { Address, Hex } from 'viem';
import type { AbiSourceId, AbiErrorItem, AbiFor } from '../model/abi.ts';
import type { Provenance } from '../model/fact.ts';
import type { Known } from '../model/known.ts';
import type { Preferences } from '../model/preferences.ts';
import type { Call } from '../model/request.ts';

/** What a node answered: a result, or a JSON-RPC error (a revert among them). Both are foreign data. */
export type RpcAnswer =
  | Readonly<{ result: unknown; endpoint: string }>
  | Readonly<{ error: Readonly<{ code: number; message: string; data?: unknown }>; endpoint: string }>;

/**
 * One entry of the user's own book. `paid` counts how often the user has paid it from here; `blocked` is one that the
 * user wants nothing to do with. `imported`: its name came with a file. It is shown as a label and gives no trust.
 * `watched`: an account that no wallet has given, only inspected: it counts as the user's on screens, and never in a verdict.
 */
export type BookEntry = Readonly<{
  address: Address;
  name?: string;
  own: boolean;
  paid: number;
  blocked?: true;
  imported?: true;
  watched?: boolean;
  /**
   * The chains on which the user said, in an act of its own for this one address, that they know the account. Only this
   * makes a Stop milder, and only to a Caution. Never read from a file.
   */
  knownOn?: readonly number[];
}>;

/** The page that asks, and the wallet behind it, if one is connected. `host` as in a URL, with its port. */
export type Session = Readonly<{
  host: string;
  wallet?: Readonly<{ chainId: number; account: Address; name: string }>;
}>;

/** A name for an address, and who says so: foreign text. */
export type Label = Readonly<{ name: string; source: string; asOf?: string }>;

/** Where names are asked: the chain that the name service is on, and its universal resolver there. */
export type NameService = Readonly<{ chainId: number; universalResolver: Address }>;

/**
 * Functions out of an ABI that the user keeps, and errors with the same four bytes. `codeHash` is keccak256 of the
 * code that it is of, where that was read.
 */
export type KeptFunctions = AbiFor & Readonly<{ codeHash?: Hex; errors?: readonly AbiErrorItem[] }>;

/**
 * What a source has of a contract: the functions, and errors, with one selector; none where it has another ABI.
 * `elsewhere` is where the source says that its code runs: a hint, since only the chain knows.
 */
export type VerifiedFunctions = Readonly<{
  functions: AbiFor['functions'];
  errors?: readonly AbiErrorItem[];
  from: Extract<Provenance, { by: 'source' }>;
  /** What the source calls the contract. */
  name?: string;
  elsewhere?: readonly Address[];
}>;

/** A file of a registry of descriptors, as it was fetched from `host` at `fetchedAt` (milliseconds since the epoch). */
export type RegistryFile = Readonly<{ text: string; host: string; fetchedAt: number }>;

/** A transaction that was sent from here, by the number that it has among those of its account. */
export type WaitingCall = Readonly<{ nonce: bigint; call: Call }>;

/**
 * What a source has on record of a contract. `verified`: its source code is published and compiles to what stands
 * there. `createdBlock` and `createdAt` (seconds since the epoch): when it was made, as far as the source says.
 */
export type ContractRecord = Readonly<{
  verified: boolean;
  name?: string;
  createdBlock?: bigint;
  createdAt?: bigint;
  from: Extract<Provenance, { by: 'source' }>;
}>;

/** A token, or a whole collection, of which a spender may have a permission. */
export type PermittedAsset = Readonly<{ kind: 'token' | 'collection'; address: Address }>;

/** A list of scams that the user chose, and when it was made or fetched (as `YYYY-MM-DD`). */
export type ScamList = Readonly<{ name: string; asOf: string }>;

/** Which of those asked for (addresses and hosts) are on which list. `lists` are all that were searched; none: nobody chose any. */
export type Listings = Readonly<{
  lists: readonly ScamList[];
  found: readonly Readonly<{ what: string; list: ScamList }>[];
}>;

/** The latest block of a node: its own time, and that of this device when it was seen, in seconds since the epoch. */
export type Head = Readonly<{ chainId: number; endpoint: string; timestamp: bigint; seenAt: bigint }>;

/** Every question that the engine can put to the world outside, with the type of its answer. */
export type Questions = {
  rpc: { ask: Readonly<{ chainId: number; method: string; params: readonly unknown[] }>; answer: RpcAnswer };
  label: { ask: Readonly<{ chainId: number; address: Address }>; answer: Label };
  /**
   * Whom names on a chain are asked of. Unknown where names are turned off, and where the network that would be
   * asked was never used, unless the user typed the name.
   */
  ens: { ask: Readonly<{ chainId: number; typed: boolean }>; answer: NameService };
  /** A gateway that a contract names (ERC-3668): `url` is a template, and foreign; `data` goes to it. */
  gateway: { ask: Readonly<{ url: string; sender: Address; data: Hex }>; answer: Readonly<{ data: Hex }> };
  /** What the user keeps of a contract's ABI: the functions with this selector, and who gave them. */
  abi: {
    ask: Readonly<{ chainId: number; address: Address; selector: Hex }>;
    answer: readonly KeptFunctions[];
  };
  /** What a source of verified contracts has of the code at an address. It learns the chain and the address. */
  verified: {
    ask: Readonly<{ source: AbiSourceId; chainId: number; address: Address; codeHash?: Hex; selector: Hex }>;
    answer: VerifiedFunctions;
  };
  /**
   * Signatures that anybody listed for a selector. Whoever keeps the list learns these four bytes, and not the chain:
   * that says whether the list is asked at all.
   */
  signatures: { ask: Readonly<{ chainId: number; selector: Hex }>; answer: readonly string[] };
  /**
   * A file of the registry of ERC-7730 descriptors, by its path there. Whoever has the registry learns which file is
   * read: whose contracts are used. `chainId` is the chain of the request, which it is not told.
   */
  descriptor: { ask: Readonly<{ chainId: number; path: string }>; answer: RegistryFile };
  /**
   * When an auditor took back an attestation that is kept off the chain, in seconds since the epoch; 0 for never. A node
   * of Ethereum learns the auditor and the attestation.
   */
  revoked: { ask: Readonly<{ auditor: Address; uid: Hex }>; answer: bigint };
  /** What an account sent from here to a chain, and what is not mined yet as far as is known here. */
  waiting: { ask: Readonly<{ chainId: number; account: Address }>; answer: readonly WaitingCall[] };
  /**
   * Permissions over assets of an account that a spender has, or had, as far as this device knows of them. Nobody is asked:
   * whether they stand is read elsewhere.
   */
  permitted: {
    ask: Readonly<{ chainId: number; account: Address; spender: Address }>;
    answer: readonly PermittedAsset[];
  };
  /** What is on record of a contract. Whoever keeps the record learns the chain and the address. */
  contract: {
    ask: Readonly<{ chainId: number; address: Address; codeHash?: Hex }>;
    answer: ContractRecord;
  };
  /**
   * Looked up in lists that were fetched whole, so that nobody learns what is looked up. Sites are hosts. `kept`: no list
   * is fetched for it.
   */
  listed: {
    ask: Readonly<{ addresses: readonly Address[]; sites: readonly string[]; kept?: true }>;
    answer: Listings;
  };
  preferences: { ask: Readonly<Record<never, never>>; answer: Preferences };
  book: { ask: Readonly<Record<never, never>>; answer: readonly BookEntry[] };
  session: { ask: Readonly<Record<never, never>>; answer: Session };
  /** What nodes said lately of their latest blocks. Nobody is asked for it. */
  heads: { ask: Readonly<Record<never, never>>; answer: readonly Head[] };
  /** Seconds since the epoch, by a clock that never goes back while the page is open. */
  time: { ask: Readonly<Record<never, never>>; answer: bigint };
};

export type QuestionKind = keyof Questions;

/** Bounds of one question. `deadline` in milliseconds from now, `maxBytes` of the answer. */
export type Bounds = Readonly<{ signal: AbortSignal; deadline: number; maxBytes: number }>;

/**
 * The world outside the engine. It never throws and never hangs: every question is answered `known` or `unknown`
 * within its bounds. One method, so that it crosses a message port as it is.
 */
export type World = Readonly<{
  ask<K extends QuestionKind>(
    kind: K,
    question: Questions[K]['ask'],
    bounds: Bounds,
  ): Promise<Known<Questions[K]['answer']>>;
}>;
