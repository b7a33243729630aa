import type { Hearback } from '../../model/hearback.ts';
import { known } from '../../model/known.ts';
import { hash32, isRecord } from '../../world/schema.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import type { HearingNode } from './node.ts';
import type { PollSchedule } from './pace.ts';

/** Whether what was mined lies so deep, or has stood so long, that it is not looked for any more. */
export function isFinal({ facts }: Hearback): boolean {
  return facts['mined.settled'] !== undefined;
}

export function asFinal(hearback: Hearback): Hearback {
  const fact = { id: 'mined.settled', value: known({ kind: 'bool', value: true } as const), from: [] };
  return { ...hearback, facts: { ...hearback.facts, [fact.id]: fact } };
}

/** Whether enough blocks are on the one that it was mined in. One request. */
export async function liesDeep(block: bigint, node: HearingNode, { deep }: PollSchedule): Promise<boolean> {
  const latest = await node.number();
  return latest.s === 'known' && latest.v.value >= block + BigInt(deep);
}

/**
 * Whether a block was taken back: the node has another of its number, or none. A node that does not answer takes
 * nothing back. One request.
 */
export async function wasTakenBack(
  block: Readonly<{ number: bigint; hash: string }>,
  node: HearingNode,
): Promise<boolean> {
  return (await hasBlock(block, node)) === false;
}

/** Whether a block is part of the chain that the node has; undefined where it does not answer. One request. */
export async function hasBlock(
  { number, hash }: Readonly<{ number: bigint; hash: string }>,
  { world, chainId, signal }: HearingNode,
): Promise<boolean | undefined> {
  const params = [`0x${number.toString(16)}`, false];
  const question = { chainId, method: 'eth_getBlockByNumber', params };
  const bounds = { ...ordinary(signal), maxBytes: 1_048_576 };
  const block = await rpc(world, question, bounds, (it) => (isRecord(it) ? hash32(it.hash) : undefined));
  if (block.s === 'known') return block.v.value === hash.toLowerCase();
  return block.s === 'unknown' && block.why === 'notFound' ? false : undefined;
}
