import type { Hex } from 'viem';
import type { PinnedBlock } from '../model/effects.ts';
import type { Provenance } from '../model/fact.ts';

type At = Readonly<{ chainId: number; block: Hex; number: bigint }>;

/** A value at a block as one node tells it, by `engines` where it was computed: nothing else confirms it. */
export function toldByNode(at: At, endpoint: string, ...engines: readonly string[]): Provenance {
  const { chainId, block, number } = at;
  return { by: 'chain', chainId, block, number, proof: 'none', engines, endpoint };
}

/** The same at the block that a readback is pinned to: the state it was read from is that of its parent. */
export function toldAtPin(
  { chainId, parentHash, parentNumber }: PinnedBlock,
  endpoint: string,
  ...engines: readonly string[]
): Provenance {
  return toldByNode({ chainId, block: parentHash, number: parentNumber }, endpoint, ...engines);
}
