import type { Address, Hex } from 'viem';
import { protocolAt } from '../../shipped/protocols.ts';
import { functionRows } from './rows.ts';
import type { StandardFunction } from './standard.ts';

/** The source of functions of a contract that is a network's own currency, as in `core/functions/tokens/polygonPol.fns`. */
export const ownCurrency = 'Polygon POL';

/**
 * The functions that have this selector at the contracts of one protocol alone, by the name that is shipped for their
 * address: elsewhere the same four bytes are another function, whose first parameter is who receives.
 */
export function addressBoundFunctions(
  selector: Hex,
  chainId: number | undefined,
  address: Address,
): readonly StandardFunction[] {
  const name = chainId === undefined ? undefined : protocolAt(chainId, address);
  return name === undefined ? [] : functionRows(selector).filter(({ at }) => at?.test(name) === true);
}
