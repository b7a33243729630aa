import type { Assumption } from '../model/limits.ts';
import type { ReadPair } from '../effects/draft.ts';
import type { Outcome, RunResult } from '../effects/engine.ts';
import type { HealthAsked } from '../effects/health/question.ts';
import type { PositionAsked } from '../effects/positionQuestions.ts';
import type { AskedRead } from '../effects/read.ts';
import type { Effects } from '../model/effects.ts';
import type { Known } from '../model/known.ts';
import type { Fees } from './engines/fees.ts';

/** What the rounds came to: the outcome that counts, and what has to be said about it. */
export type Ran = Readonly<{
  outcome: Outcome;
  reads: readonly AskedRead[];
  /** How many values worth reading were left out. */
  leftOut: number;
  /** What was read of payees, after `reads`: first what they are `asked` to get. How many balances or payees were left out. */
  payees: Readonly<{ reads: readonly AskedRead[]; asked: number; leftOut: number }>;
  /** What was read of who decides over contracts, beside `reads`. */
  control: ControlReadings;
  fees: Fees;
  /** In wei, what the network asks for the data besides; undefined where it asks nothing. */
  dataFee: Known<bigint> | undefined;
  /** How safe loans are is read beside: how to find out. */
  health: readonly HealthAsked[];
  /** What accounts owe and keep in no token is read beside: what was asked. */
  positions: readonly PositionAsked[];
  /** Gas units that a wallet is likely to give the calls in all. */
  gasLimit: Known<bigint>;
  /** What came to the accounts and cannot be passed on. */
  bound?: NonNullable<Effects['bound']>;
  assumed: readonly Assumption[];
  /**
   * The same run in another block, what was read there or would have to be (unknown, then), and the run in the pinned
   * block that it is to be held against.
   */
  other?: Readonly<{ here: Outcome; there: RunResult; reads: readonly AskedRead[] }>;
  /**
   * The same run as other wallets send it: with other usual gas limits, or with bytes that the wallet adds (`suffixed`), and what
   * was read there or would have to be (unknown, then).
   */
  otherGas?: readonly Readonly<{
    gas: readonly bigint[];
    suffixed?: true;
    there: RunResult;
    reads: readonly AskedRead[];
  }>[];
}>;

/**
 * `looked`: at all that was worth it, only at what contracts say themselves (`asked`), or at nothing. `slots` are of
 * their storage. `leftOut`: for want of room, of contracts that are called.
 */
export type ControlReadings = Readonly<{
  looked: 'all' | 'asked' | 'none';
  slots: readonly ReadPair[];
  leftOut: number;
}>;
