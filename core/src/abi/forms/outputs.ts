import { type AbiParameter, type Hex, hexToBytes } from 'viem';
import { abiDecode } from '../../codec/abiDecode.ts';
import { abiFields } from '../../codec/abiType.ts';
import { freshBudget } from '../../codec/budget.ts';
import type { Arg } from '../../model/step.ts';

/**
 * The values that a function returned, by the outputs of its ABI. Undefined when the data is not the canonical
 * encoding of such values: then the ABI is not that of the contract, and nothing is shown as if it were.
 */
export function outputsOf(outputs: readonly AbiParameter[], data: Hex): readonly Arg[] | undefined {
  const fields = abiFields(outputs);
  if (fields === undefined) return undefined;
  const read = abiDecode(fields, hexToBytes(data), 0, freshBudget());
  return read.ok && read.oddities.every(({ what }) => what === 'invalidText') ? read.args : undefined;
}
