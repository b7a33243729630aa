import type { Address, Hex } from 'viem';
import type { Assumption, Limit } from '../model/limits.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Known } from '../model/known.ts';
import type { TxOverrides } from '../model/request.ts';
import type { World } from '../world/world.ts';
import type { rawRead } from './read.ts';
import type { CallFrames } from './callFrames.ts';
import type { CurrencyMove } from './currencyLogs.ts';
import type { Log } from './log.ts';

/** A call as an engine runs it. `to` null creates a contract. Amounts in wei, gas in units. */
export type SimulatedCall = Readonly<{
  from: Address;
  to: Address | null;
  value: bigint;
  data: Hex;
  gas: bigint;
  nonce?: bigint;
  accessList?: NonNullable<TxOverrides['accessList']>;
}>;

/** In wei per gas. `none` runs without a price, which a contract can notice. */
export type RunFees =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'legacy'; gasPrice: bigint }>
  | Readonly<{ kind: 'dynamic'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;

/** State that is assumed in a run: storage slots, an account's native balance in wei, its code and its nonce. */
export type Override = Readonly<{
  address: Address;
  balance?: bigint;
  /** In place of a balance, of whoever pays for a run and is made up for it: enough, and no more than people have. */
  pays?: boolean;
  nonce?: bigint;
  code?: Hex;
  storage?: readonly Readonly<{ slot: Hex; value: Hex }>[];
}>;

/** `between`: the empty blocks that stand between the parent and the pinned block. Time in seconds. */
export type Surroundings = Readonly<{
  coinbase: Address;
  prevRandao: Hex;
  between: readonly Readonly<{ number: bigint; timestamp: bigint }>[];
}>;

/** What an engine is asked to run, one after the other in the pinned block, and what to read before and after. */
export type Run = Readonly<{
  block: PinnedBlock;
  /** What runs before anything is read: its changes are there already, and are not among the request's. */
  first?: readonly SimulatedCall[];
  calls: readonly SimulatedCall[];
  reads: readonly Parameters<typeof rawRead>[0][];
  fees: RunFees;
  overrides: readonly Override[];
  /** Where the block is to be another than the node would make: who makes it, its randomness, and blocks before it. */
  surroundings?: Surroundings;
  /** The randomness of the block, where it is given and `surroundings` has no other. */
  prevRandao?: Hex;
  /** In wei, of the sender before the run, where an earlier run read it. */
  balance?: bigint;
  /** Milliseconds that the run may take. */
  deadline: number;
}>;

export type CallOutcome = Readonly<{
  ok: boolean;
  gasUsed: bigint;
  /** What was returned, or the data of the revert. */
  data: Hex;
  /** What contracts logged. */
  logs: readonly Log[];
  /** What the network itself logged of its currency; absent where it logged nothing of it. */
  currency?: readonly CurrencyMove[];
}>;

/** What the state of one account became, as a node's tracer tells it. What is absent did not change. */
export type StateChange = Readonly<{
  address: Address;
  balance?: Readonly<{ before: bigint; after: bigint }>;
  code?: Readonly<{ before: Hex; after: Hex }>;
  storage: readonly Readonly<{ slot: Hex; before: Hex; after: Hex }>[];
}>;

export type Outcome = Readonly<{
  /** The method that the node ran it by. */
  engine: string;
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
  /** The calls inside of each of `calls`, in order; absent where nobody traced them. */
  traces?: Known<readonly CallFrames[]>;
  /** Absent where no tracer was asked. */
  state?: Known<readonly StateChange[]>;
  /** What this engine cannot see, and what it took for granted. */
  notLookedAt: readonly Limit[];
  assumed: readonly Assumption[];
  endpoint: string;
}>;

/** `poor`: the sender cannot pay, by the node's word. */
export type RunResult = Known<Outcome> | Readonly<{ s: 'poor'; endpoint: string }>;

/** Anything that can run calls on the state of a block. Never throws; bounded by `signal` and deadlines of its own. */
export type Engine = Readonly<{
  name: string;
  run(run: Run, world: World, signal: AbortSignal): Promise<RunResult>;
}>;
