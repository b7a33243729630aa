import type { Address } from 'viem';
import { knownName } from '../shipped/known.ts';
import { type Known, known } from '../model/known.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { codeOf, type Evidence } from './evidence.ts';

/**
 * Whether Readback ships a name for an address, and a contract is at it at the pinned block. A name alone says what
 * would be there: on a network where nobody deployed it, the address is anybody's guess.
 */
export function isShipped(view: Evidence, address: Address): boolean {
  const chainId = requestChain(view);
  if (chainId === undefined || knownName(chainId, address) === undefined) return false;
  const stands = standsAt(view, address);
  return stands.s === 'known' && stands.v;
}

/** Whether a contract is at an address at the pinned block. An account that only borrows code is not one. */
export function standsAt(view: Evidence, address: Address): Known<boolean> {
  const code = codeOf(view, address);
  return code.s === 'known' ? known(code.v.state === 'contract') : code;
}
