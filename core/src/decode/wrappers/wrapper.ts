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
  /** Set by what reads the calls inside one, from `runs`. */
  failsAlone?: true;
  /** Set where `data` is the argument of a command, not calldata. */
  command?: Command;
  /** Of a command: who called the router first. */
  caller?: Actor;
}>;

/**
 * A command of a router: what one of its bytes represents. `signature` is human-readable
 * (`WRAP_ETH(address recipient, uint256 amount)`) and its arguments are ABI-encoded without a selector; without it
 * nobody here knows the command, and it stays unread. `code` is the byte or bytes that name it; `source`, who
 * defines it.
 */
export type Command = Readonly<{ code: Hex; signature?: string; source: string }>;

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
 *
 * `applies`: where one signature means several things, whether this is what it means at an address on a chain;
 * absent, it means the same everywhere. The first wrapper that applies opens the call, and none is guessed.
 * `within`: types that the signatures have among theirs, where there are many of them.
 * `command`: the signatures are those of commands; no function that happens to have the same is taken for one.
 * `packed`: the contract takes what is behind the selector apart itself, so that it is nothing extra.
 */
export type Wrapper = Readonly<{
  signatures: readonly string[];
  within?: string;
  command?: true;
  packed?: true;
  applies?: (to: Address | null, chainId: number | undefined) => boolean;
  open: (outer: CallToRead, args: readonly Arg[], room: number) => Opened;
}>;
