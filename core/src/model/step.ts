import type { Address, Hex } from 'viem';
import type { Asset, Provenance, StepId } from './fact.ts';

export type ByteRange = readonly [start: number, end: number];

export type ArgValue =
  | Readonly<{ kind: 'integer'; value: bigint }>
  | Readonly<{ kind: 'bool'; value: boolean }>
  | Readonly<{ kind: 'address'; address: Address }>
  /**
   * `parts`: what packed bytes are made of, where that is known (the path of a swap), named by their position. `couldBe`: a
   * call that the bytes would be, if anybody made it.
   */
  | Readonly<{ kind: 'bytes'; hex: Hex; parts?: readonly Arg[]; couldBe?: CouldBe }>
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'array'; items: readonly Arg[] }>
  | Readonly<{ kind: 'tuple'; fields: readonly Arg[] }>;

/** A call that bytes are the exact encoding of, by our own tables: a suggestion for who looks, and no fact. */
export type CouldBe = Readonly<{ name: string; signature: string; args: readonly Arg[] }>;

/** How a value is meant, beyond its type. Set by the label station, never by a guess. */
export type Meaning =
  | Readonly<{ as: 'amount'; asset: Asset }>
  | Readonly<{ as: 'allowance'; asset: Asset }>
  /** The id of one item of a collection (ERC-721, ERC-1155). */
  | Readonly<{ as: 'item'; asset: Asset }>
  /** `shift`: by how many bits the time is above others in its number. */
  | Readonly<{ as: 'deadline'; shift?: number }>
  | Readonly<{ as: 'operation' }>
  /** An address in the low 160 bits of a number, or at the end of 32 bytes. */
  | Readonly<{ as: 'addressIn' }>
  /**
   * A value that a router takes for something else: for who called it, for itself, for all that it has, or for what
   * is `due` by that time: all that pools owe it or are owed, or that was paid to them before.
   */
  | Readonly<{ as: 'stands'; for: 'caller' | 'router' | 'wholeBalance' | 'due' }>
  | Readonly<{ as: 'nested' }>;

/**
 * One decoded value. `bytes` is its place in the step's calldata, offset and length words not included
 * (typed data has no places: `bytes` is `[0, 0]`). Elements of arrays are named by their index.
 */
export type Arg = Readonly<{
  name: string;
  type: string;
  value: ArgValue;
  bytes: ByteRange;
  meaning?: Meaning;
}>;

/**
 * `canonical`: re-encodes to the same bytes. `lenient`: the contract's decoder accepts it, every difference is in
 * `oddities`, and the values are what the contract reads, if it reads this function: `otherFunction` says that the
 * same bytes are a call of another one, too. `appendedSender`: behind the values is the account that calls, as forwarders put it
 * there (ERC-2771). `unread`: bytes only. There is no fourth.
 */
export type ReadingLevel = 'canonical' | 'lenient' | 'unread';

export type Oddity = Readonly<{
  at: number;
  what:
    | 'dirtyBits'
    | 'boolNotOne'
    | 'sharedOffset'
    | 'backwardOffset'
    | 'overrun'
    | 'cutShort'
    | 'trailingBytes'
    | 'appendedSender'
    | 'invalidText'
    | 'dirtyPadding'
    | 'gap'
    | 'unknownOperation'
    | 'otherFunction'
    | 'budget';
}>;

/** Whose authority a step uses: an `approve` made inside a router's call is the router's approval. */
export type Actor = Address | 'unknown';

export type StepFunction = Readonly<{
  name: string;
  /** Canonical signature, `transfer(address,uint256)`; for typed data its `encodeType`. */
  signature: string;
  selector: Hex;
  from: readonly Provenance[];
}>;

export type Step = Readonly<{
  id: StepId;
  op: 'call' | 'delegatecall' | 'create' | 'permission';
  actor: Actor;
  to: Address | null;
  /** In wei. */
  value: bigint;
  data: Hex;
  /** Place of `data` in the calldata of the parent step; of the root, the whole of it. */
  bytes: ByteRange;
  /** `later`: signed now, used by others at a time of their choosing. */
  runs: 'always' | 'mayFail' | 'later';
  /** Where it fails, what called it goes on. `runs` also tells of what is above it, and hides this in what runs later. */
  failsAlone?: true;
  reading: ReadingLevel;
  oddities: readonly Oddity[];
  fn?: StepFunction;
  /** Set for a command of a router: the byte or bytes that name it. `data` is then its argument, not calldata. */
  commandByte?: Hex;
  /** Of a command: who called the router, whose assets it may take and to whom it sends what comes back. */
  caller?: Actor;
  args: readonly Arg[];
  steps: readonly Step[];
}>;
