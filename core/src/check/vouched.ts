import type { Address } from 'viem';
import { valueOf } from '../model/known.ts';
import { isNamed } from './contractRecord.ts';
import { codeOf, type View } from './view.ts';

/**
 * Whether somebody the user relies on vouches for a contract: Readback ships its name, or the user saved it. A name
 * over an address without code vouches for nothing.
 */
export function isVouched(view: View, contract: Address): boolean {
  return isNamed(view, contract) && valueOf(codeOf(view, contract))?.state !== 'none';
}
