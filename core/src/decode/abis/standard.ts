import type { Hex } from 'viem';
import { functionRows } from './rows.ts';

export type StandardFunction = Readonly<{ source: string; text: string }>;

/**
 * The functions that have this selector at any contract, as text: `approve(address,uint256)` is one of ERC-20 and one of
 * ERC-721. Where two sources have one function, the earlier one gives the names of the parameters.
 */
export function standardFunctions(selector: Hex): readonly StandardFunction[] {
  return functionRows(selector).filter(({ at }) => at === undefined);
}
