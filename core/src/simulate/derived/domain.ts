import type { Address } from 'viem';
import { selectors } from '../../world/selectors.ts';
import { domainHashOf } from '../../crypto/eip712.ts';
import type { TypedData } from '../../model/request.ts';
import type { AtPin } from './atPin.ts';

/**
 * Whether a contract says that it signs under another domain than typed data has (`DOMAIN_SEPARATOR()` of ERC-2612 and
 * Permit2): such a signature is worth nothing there. False where it says nothing.
 */
export async function domainDiffers(typed: TypedData, contract: Address, at: AtPin): Promise<boolean> {
  const its = await at.word(contract, selectors.DOMAIN_SEPARATOR);
  return its.s === 'known' && its.v !== 0n && its.v !== BigInt(domainHashOf(typed) ?? 0);
}
