import type { Thresholds } from './preferences.ts';

/** Whether a priority fee is out of all proportion to the base fee of its block. Both in wei per gas. */
export function isAbsurdTip(
  tip: bigint,
  baseFeePerGas: bigint,
  { priorityFeeGwei }: Pick<Thresholds, 'priorityFeeGwei'>,
): boolean {
  return tip > BigInt(Math.round(priorityFeeGwei * 1e9)) && tip > 5n * baseFeePerGas;
}
