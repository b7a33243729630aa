import type { Address } from 'viem';
import type { Effects, PinnedBlock } from '../model/effects.ts';
import type { Facts } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import type { Known } from '../model/known.ts';
import type { StationState } from '../model/readback.ts';
import type { Step } from '../model/step.ts';
import type { Call, SigningRequest } from '../model/request.ts';
import type { Later } from './trace/later.ts';
import type { Override } from '../effects/engine.ts';

/** `later`: what becomes known after that, if anything does; the effects say so by calls that are pending. */
export type Simulated = Readonly<{
  effects: Known<Effects>;
  facts: Facts;
  state: StationState;
  later?: Promise<Later>;
}>;

export type ToSimulate = Readonly<{
  request: SigningRequest;
  steps: readonly Step[];
  block: PinnedBlock;
  /** The user's own, the signer, the Safe: whose changes are shown. */
  accounts: readonly Address[];
  given?: SimulationOverrides;
  /** What the user said that it should do: what that is about is read, too. */
  intent?: Intent;
  /** By when the runs have ended, in milliseconds as `performance.now()` counts them. */
  end?: number;
  /** Whether to ask of the sender what else waits to be mined, and whether it is a contract. */
  askOfSender?: boolean;
}>;

/**
 * What people give for a run besides the request. `before`: transactions of the same account that will be mined before,
 * in their order; what is told is what changes after them. The rest is for people who know what they do, and is always
 * said: state that is changed by hand, and a block of another number or time (seconds since the epoch).
 */
export type SimulationOverrides = Readonly<{
  before?: readonly Call[];
  overrides?: readonly Override[];
  number?: bigint;
  timestamp?: bigint;
}>;
