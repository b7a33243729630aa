import type { Address, Hex } from 'viem';
import type { Actor, Arg, ByteRange, Oddity, Step } from '../../model/step.ts';

/**
 * A call about to be read. `self` is the account whose storage and balance its code works on: the target of a
 * call, the caller's own for a delegatecall. What that code calls, it calls as `self`.
 */
export type CallToRead = Readonly<{
  op: Exclude<Step['op'], 'permission'>;
  actor: Actor;
  self: Actor;
  to: Address | null;
  /** In wei. Of a delegatecall: what its code sees as msg.value; nothing is moved. */
  value: bigint;
  data: Hex;
  /** Place of `data` in the calldata of the call that carries it. */
  bytes: ByteRange;
  runs: Step['runs'];
}>;

/** The calls inside one. `refused`: the contract reverts whatever it is sent with, so there is nothing to read. */
export type Opened = Readonly<{
  calls: readonly CallToRead[];
  oddities?: readonly Oddity[];
  refused?: boolean;
}>;

/**
 * An encoding that hides calls inside a call: the canonical signatures that carry it, and how the contract takes it
 * apart. `args` are those of the outer call and fit one of the signatures. `room` is how many bytes inner calls
 * may still be made of.
 */
export type Wrapper = Readonly<{
  signatures: readonly string[];
  open: (outer: CallToRead, args: readonly Arg[], room: number) => Opened;
}>;
