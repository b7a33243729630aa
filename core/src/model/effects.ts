import type { Address, Hex } from 'viem';
import type { Assumption, Limit, NotNow } from './limits.ts';
import type { Asset, StepId } from './fact.ts';
import type { Known } from './known.ts';
import type { Phrase } from './phrase.ts';

/**
 * The block that a simulation runs in, fixed once for every engine and every read: the state of the block
 * `parentHash`, and the number and time (seconds) that the next block is expected to have. Fees in wei per gas.
 */
export type PinnedBlock = Readonly<{
  chainId: number;
  parentHash: Hex;
  parentNumber: bigint;
  number: bigint;
  timestamp: bigint;
  baseFeePerGas: bigint;
  gasLimit: bigint;
  endpoint: string;
}>;

/** A quantity in the asset's smallest unit, a permission that is given or not, or a hash or address. */
export type EffectValue = bigint | boolean | Hex;

/**
 * `implementation`, `admin`, `beacon`: slots of EIP-1967. `contract`: code that is put where there was none, or
 * other code. `delegation`: what an account runs by EIP-7702. `owners` is one owner who is added or removed
 * (`counterparty`), `module` likewise. `granted`: who has a role. `implementation` of a Safe is its singleton.
 */
export type EffectPart =
  | 'owner'
  | 'pendingOwner'
  | 'granted'
  | 'implementation'
  | 'admin'
  | 'beacon'
  | 'contract'
  | 'delegation'
  | 'owners'
  | 'threshold'
  | 'module'
  | 'guard'
  | 'moduleGuard'
  | 'fallbackHandler';

/**
 * What changes for `who`. `read` values come from reads of the state before and after; a `claimed` change only from
 * what a contract says in its events: of a balance or item, `before` and `after` are then what reads say, which deny it.
 * `counterparty` is the spender, operator or new owner.
 */
export type EffectLine = Readonly<{
  id: string;
  who: Address;
  what:
    | 'balance'
    | 'nft'
    | 'allowance'
    | 'operator'
    | 'owner'
    | 'role'
    | 'code'
    | 'delegate'
    | 'safe'
    | 'fee';
  asset?: Asset;
  counterparty?: Address;
  /** Only for permissions that are not kept by the asset's own contract: who keeps them (Permit2). */
  via?: Address;
  /** What of a contract changes, for `owner`, `role`, `code` and `safe`. */
  part?: EffectPart;
  /** Only for `role`: its identifier (OpenZeppelin AccessControl; zero is the admin of all). */
  role?: Hex;
  before: Known<EffectValue>;
  after: Known<EffectValue>;
  basis: 'read' | 'claimed';
  /** Only for `fee`: what it can cost at most, in wei. */
  most?: bigint;
  /** Only for permissions that end: seconds since the epoch. */
  until?: bigint;
  cause: readonly StepId[];
}>;

export type Revert = Readonly<{
  data: Hex;
  /** `Error(string)`, a panic's name or a custom error's signature: foreign text. */
  reason?: string;
  /** The innermost call that failed and took the others with it, where calls were traced. */
  at?: TracedCall['id'];
  /** What would let it pass, where that can be computed. */
  remedy?: Phrase;
}>;

/**
 * A call as an engine saw it run. `id` is the path of indices from the outermost call (`0.2.1`); the list is in the
 * order of the simulation, parents first. Values in wei, gas in units. A `step` is the step of the request that it carries out.
 */
export type TracedCall = Readonly<{
  id: string;
  op: 'call' | 'staticcall' | 'delegatecall' | 'callcode' | 'create' | 'selfdestruct';
  from: Address;
  to: Address | null;
  value: bigint;
  gasUsed: bigint;
  /** The first four bytes of what was sent, or less, and how many bytes there were. */
  selector: Hex;
  size: number;
  ok: boolean;
  revert?: Revert;
  step?: StepId;
}>;

/**
 * What goes from one to the other. `claimed`: by an event that no read confirms. `amount` in the smallest unit. `step`: the
 * innermost step of the request in whose call it happens; absent where nobody traced it.
 */
export type Move = Readonly<{
  from: Address;
  to: Address;
  asset: Asset;
  amount: bigint;
  basis: 'read' | 'claimed';
  step?: StepId;
}>;

/**
 * A contract that changes its storage, and in how many slots. `who`: they are kept under that account's address; absent for
 * the rest, which may be about anybody.
 */
export type StateRecord = Readonly<{ contract: Address; who?: Address; slots: number }>;

/**
 * How safe a loan is: what secures it, as far as the market counts it, for each unit that is owed, times 10^18. Below 10^18
 * anybody may sell what secures it. `free`: nothing is owed.
 */
export type Health = bigint | 'free';

/**
 * How safe an account's loan is before and after. `market`: the contract that is called. `oracle`: whose price that rests on,
 * where the call names it: anybody can make a market with any oracle.
 */
export type LoanHealth = Readonly<{
  market: Address;
  account: Address;
  oracle?: Address;
  before: Known<Health>;
  after: Known<Health>;
}>;

/**
 * What an account owes or keeps in a market, or in a position of a number, and in no token: a word (`at`) of what `contract`
 * answers to `data`, in a unit of its own.
 */
export type PositionLine = Readonly<{
  contract: Address;
  account: Address;
  data: Hex;
  at: number;
  what: 'owed' | 'kept';
  before: Known<bigint>;
  after: Known<bigint>;
}>;

/**
 * The same run in another plausible block (number, time, coinbase, randomness, base fee, gas price). `same`: it came
 * to the same. `different`: `lines` are the ids of the lines that differ, `status` whether it failed or passed there.
 * `by` `amount`: only amounts differ, by no more than a hundredth, or which item of a collection; else `effect`.
 * `worse`: more leaves there, less comes, or a permission is wider. `there`: the lines that differ as they are there.
 */
export type OtherBlock = Readonly<
  | { s: 'same' }
  | {
      s: 'different';
      lines: readonly string[];
      status: Effects['status'];
      by?: 'amount' | 'effect';
      worse?: boolean;
      there?: readonly EffectLine[];
    }
>;

/**
 * The same run as other wallets send it: with as much gas, or with the bytes that an app has them add (`suffixed`). `different`:
 * what it came to with `gas` units, of all that were tried the worst.
 */
export type OtherGas = Readonly<
  { s: 'same' } | (Extract<OtherBlock, { s: 'different' }> & Readonly<{ gas: bigint; suffixed?: true }>)
>;

/** How many calls of a run are kept: the first ones, in the order of the simulation. */
export const maxTraced = 10_000;

export type Effects = Readonly<{
  block: PinnedBlock;
  status: 'success' | 'partial' | 'revert';
  revert?: Revert;
  /** Gas units that the simulation used. */
  gasUsed: bigint;
  lines: readonly EffectLine[];
  /**
   * Balances of those whom the request pays, also where they stay the same or could not be read (`effect.<n>` counts
   * on from the lines). They are not a change of the user's. Absent where nobody was paid, and in older readbacks.
   */
  arrivals?: readonly EffectLine[];
  engines: readonly Readonly<{ name: string; agrees: boolean | null }>[];
  /** The calls that were made, outermost first; absent where no engine traces them. At most `maxTraced`. */
  calls?: Known<readonly TracedCall[]>;
  /** What moves between whom; absent where nothing moves. */
  moves?: readonly Move[];
  /** How safe loans are that the calls change; absent where they change none, or nobody could ask. */
  health?: readonly LoanHealth[];
  /** What accounts owe and keep in no token, where logs say that it changed; absent where none does. */
  positions?: readonly PositionLine[];
  /** What contracts keep about the user and changes; absent where nobody looked. */
  records?: Known<readonly StateRecord[]>;
  /** No contract logged an event. Absent where one did, or where the engine does not list them. */
  eventless?: true;
  /** What comes and whoever has it cannot pass on, as a trial after the run shows; absent where all of it can, or nobody tried. */
  bound?: readonly Readonly<{ who: Address; asset: Asset }>[];
  /** Absent where no other block was tried. */
  otherBlock?: Known<OtherBlock>;
  /** Absent where the request sets its gas, runs no code, or no other gas limit was tried. */
  otherGas?: Known<OtherGas>;
  /**
   * Why what is signed could not be used in this block. It may be usable later: no reason to sign it. Absent where
   * nothing stands against it, or nobody looked.
   */
  notNow?: readonly NotNow[];
  /** What no engine inspected, and what was assumed: said on the page. */
  notLookedAt: readonly Limit[];
  assumed: readonly Assumption[];
}>;
