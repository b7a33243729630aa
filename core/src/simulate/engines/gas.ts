import type { PinnedBlock } from '../../model/effects.ts';
import type { Outcome } from '../../effects/engine.ts';
import { readerGas } from '../../effects/reader.ts';
import { byEthereum } from '../../world/byEthereum.ts';

/** How many values are read before and after a run. */
export const maxReads = 48;

/** As many with those of who decides over contracts, where the block has room for them beside so much gas. */
export function roomForReads(block: PinnedBlock, gasLimit: bigint): number {
  const left = block.gasLimit - gasLimit - 1_000_000n;
  const room = left > 0n ? Number(left / readerGas(1)) : 0;
  return Math.max(maxReads, Math.min(room, maxReads + maxControl));
}

const maxControl = 24;

/** EIP-7825: the most that one transaction may use. Nodes hold calls to it, too. */
export const maxTransactionGas = 16_777_216n;

/** Whether a network takes no transaction with so much gas (EIP-7825), though a node may run it anyway. */
export function isTooMuchGas(gas: bigint | undefined, chainId: number): boolean {
  return gas !== undefined && gas > maxTransactionGas && byEthereum.has(chainId);
}

/** Gas units for each of `calls` calls that leave room for the reads in the block, before and after. */
export function ampleGas(block: PinnedBlock, calls: number): bigint {
  const forReads = 2n * readerGas(maxReads) + 1_000_000n;
  const room = block.gasLimit > 2n * forReads ? block.gasLimit - forReads : block.gasLimit / 2n;
  const each = calls > 1 ? room / 2n : room;
  return each < maxTransactionGas ? each : maxTransactionGas;
}

/**
 * Gas units as a wallet would set them: what the user set, or half as much again as the calls need, which is what the
 * node estimates (`needed`) or what was used; all of it where a call failed.
 */
export function fittingGas(
  { calls }: Outcome,
  ample: readonly bigint[],
  set: bigint | undefined,
  needed: readonly bigint[],
): readonly bigint[] {
  return calls.map(({ ok, gasUsed }, n) => {
    const most = ample[n] ?? maxTransactionGas;
    if (set !== undefined || !ok) return most;
    const fitting = ((needed[n] ?? gasUsed) * 3n) / 2n;
    return fitting < most ? fitting : most;
  });
}

/** Gas units for the same calls in another block, where they may do more: room to show it, within what is ample. */
export function widerGas(gas: readonly bigint[], ample: readonly bigint[]): readonly bigint[] {
  return gas.map((it, n) => {
    const wider = (it * 3n) / 2n + 1_000_000n;
    const most = ample[n] ?? it;
    return wider < most ? wider : most > it ? most : it;
  });
}
