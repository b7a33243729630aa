import { outputsOf } from '@readback/core/abi/forms/outputs.ts';
import { maxDecimals } from '@readback/core/text/amount.ts';
import type { AbiFunction } from 'viem';
import type { Reads } from './useReads.ts';

/** What a contract answered to `decimals()`, if that is a number of decimals. */
export function decimalsOf(values: readonly AbiFunction[], reads: Pick<Reads, 'of'>): number | undefined {
  const fn = values.find(({ name }) => name === 'decimals');
  const answer = fn && reads.of(fn);
  const [arg] = (fn && answer?.s === 'known' && outputsOf(fn.outputs, answer.v)) || [];
  if (arg?.value.kind !== 'integer') return undefined;
  const { value } = arg.value;
  return value >= 0n && value <= BigInt(maxDecimals) ? Number(value) : undefined;
}
