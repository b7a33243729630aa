import { valueOf } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Receipt } from './mined.ts';
import type { HearingNode } from './node.ts';
import { hasBlock } from './settled.ts';

/** So many blocks the chain may have been taken back since the readback, where the node does not say. */
const takenBack = 3n;

/**
 * Whether it was mined before the readback was made: an earlier transaction, however equal, is not what was signed then.
 * In a block of no higher number than the one that was read only after that one was taken back.
 */
export async function wasMinedBefore(
  { effects }: Readback,
  { blockNumber }: Pick<Receipt, 'blockNumber'>,
  node: HearingNode,
): Promise<boolean> {
  const block = valueOf(effects)?.block;
  if (block === undefined || blockNumber > block.parentNumber) return false;
  if (blockNumber + takenBack <= block.parentNumber) return true;
  return (await hasBlock({ number: block.parentNumber, hash: block.parentHash }, node)) === true;
}
