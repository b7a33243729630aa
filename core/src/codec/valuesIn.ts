import type { Hex } from 'viem';
import type { ArgValue } from '../model/step.ts';
import { abiDecode } from './abiDecode.ts';
import { freshBudget } from './budget.ts';
import { bytesOf } from './bytesOf.ts';
import type { FunctionAbi } from './functionAbi.ts';

/**
 * The values in bytes that are of these types, as a contract reads them, from `start` on. Undefined where it could not, or
 * where they are written in another way than Solidity writes them.
 */
export function valuesIn(
  { fields }: Pick<FunctionAbi, 'fields'>,
  data: Hex,
  start = 0,
): readonly ArgValue[] | undefined {
  const hex = data.toLowerCase() as Hex;
  const read = abiDecode(fields, { bytes: bytesOf(hex), hex }, start, freshBudget());
  return read.ok && read.oddities.length === 0 ? read.args.map(({ value }) => value) : undefined;
}
