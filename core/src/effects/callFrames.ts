import type { Address, Hex } from 'viem';
import type { TracedCall } from '../model/effects.ts';
import type { Log } from './log.ts';

/**
 * A call as a node traced it. `parent` is its place in the list, -1 for an outermost call; what it called itself
 * is behind it, up to `end`. `undone`: it failed, or a call around it did, so that nothing of it is left.
 * `output` is what a failed call returned, and empty otherwise. `logs` are its own, and none where it is undone.
 */
export type TraceNode = Readonly<{
  id: TracedCall['id'];
  parent: number;
  end: number;
  op: TracedCall['op'];
  from: Address;
  to: Address | null;
  value: bigint;
  gasUsed: bigint;
  input: Hex;
  output: Hex;
  ok: boolean;
  undone: boolean;
  logs: readonly Log[];
}>;

/** The first calls of a run, parents first, in the order of the simulation. `cut`: there were more. */
export type CallFrames = Readonly<{ nodes: readonly TraceNode[]; cut: boolean }>;
