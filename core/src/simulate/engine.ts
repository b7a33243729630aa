import type { Address, Hex } from 'viem';
import type { PinnedBlock } from '../model/effects.ts';
import type { Known } from '../model/known.ts';
import type { TxFieldsSetByUser } from '../model/request.ts';
import type { World } from '../world/world.ts';
import type { Read } from './read.ts';

/** A call as an engine runs it. `to` null creates a contract. Amounts in wei, gas in units. */
export type SimulatedCall = Readonly<{
  from: Address;
  to: Address | null;
  value: bigint;
  data: Hex;
  gas: bigint;
  nonce?: bigint;
  accessList?: NonNullable<TxFieldsSetByUser['accessList']>;
}>;

/** In wei per gas. `none` runs without a price, which a contract can notice. */
export type RunFees =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'legacy'; gasPrice: bigint }>
  | Readonly<{ kind: 'dynamic'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;

/** State that is taken for granted in a run: storage slots, an account's native balance in wei, its code and its nonce. */
export type Override = Readonly<{
  address: Address;
  balance?: bigint;
  nonce?: bigint;
  code?: Hex;
  storage?: readonly Readonly<{ slot: Hex; value: Hex }>[];
}>;

/** What an engine is asked to run, one after the other in the pinned block, and what to read before and after. */
export type Run = Readonly<{
  block: PinnedBlock;
  /** What runs before anything is read: its changes are there already, and are none of the request's. */
  first?: readonly SimulatedCall[];
  calls: readonly SimulatedCall[];
  reads: readonly Read[];
  fees: RunFees;
  overrides: readonly Override[];
  /** Milliseconds that the run may take. */
  deadline: number;
}>;

export type Log = Readonly<{ address: Address; topics: readonly Hex[]; data: Hex }>;

export type CallOutcome = Readonly<{
  ok: boolean;
  gasUsed: bigint;
  /** What was returned, or the data of the revert. */
  data: Hex;
  logs: readonly Log[];
}>;

export type Outcome = Readonly<{
  calls: readonly CallOutcome[];
  /** Of `Run.first`, in order; absent where there was none. */
  first?: readonly CallOutcome[];
  /** In the order of `Run.reads`. */
  before: readonly Known<bigint>[];
  after: readonly Known<bigint>[];
  /** Wei per gas that the node took, as a contract sees it. */
  gasPrice: bigint;
  /** Whether the node ran it in the number and time of the pinned block. */
  inPinnedBlock: boolean;
  /** Whether there were more logs than are kept. */
  logsCut: boolean;
  endpoint: string;
}>;

/** `poor`: the sender cannot pay, by the node's word. */
export type RunResult = Known<Outcome> | Readonly<{ s: 'poor'; endpoint: string; said: string }>;

/** Anything that can run calls on the state of a block. Never throws; bounded by `signal` and deadlines of its own. */
export type Engine = Readonly<{
  name: string;
  run(run: Run, world: World, signal: AbortSignal): Promise<RunResult>;
}>;
