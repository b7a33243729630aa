import type { PinnedBlock } from '../../model/effects.ts';
import { blockTime } from '../../world/blockTime.ts';
import type { Run, RunFees } from '../../effects/engine.ts';
import { randaoOf, turned } from './randao.ts';
import { unforeseeable } from './unforeseeable.ts';

/**
 * Another block that may just as well carry a request out: the one after the pinned block, a block time later, made by
 * someone else, with every bit of its randomness the other way round, and a base fee that is a sixteenth higher (a block can raise it by an eighth)
 * as far as the fees still pay for it. Near enough that prices and deadlines hold, other enough for a contract that
 * looks whether it is only tried.
 */
export function otherBlock(block: PinnedBlock, fees: RunFees): Pick<Run, 'block' | 'surroundings'> {
  const later = blockTime(block.chainId) ?? 1n;
  const raised = block.baseFeePerGas === 0n ? 0n : block.baseFeePerGas + block.baseFeePerGas / 16n + 1n;
  const paid = highest(fees);
  const baseFeePerGas = paid !== undefined && paid < raised ? block.baseFeePerGas : raised;
  return {
    block: { ...block, number: block.number + 1n, timestamp: block.timestamp + later, baseFeePerGas },
    surroundings: {
      coinbase: unforeseeable(),
      prevRandao: turned(randaoOf(block)),
      between: [{ number: block.number, timestamp: block.timestamp }],
    },
  };
}

function highest(fees: RunFees): bigint | undefined {
  switch (fees.kind) {
    case 'none':
      return undefined;
    case 'legacy':
      return fees.gasPrice;
    case 'dynamic':
      return fees.maxFeePerGas;
  }
}
