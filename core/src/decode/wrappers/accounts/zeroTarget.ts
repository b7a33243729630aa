import { type Address, zeroAddress } from 'viem';
import type { Actor } from '../../../model/step.ts';
import { type InnerCall, sizeOf } from '../inner.ts';

/** Whom a call of an account really reaches, and whether accounts differ in that. */
export type Target = Readonly<{ to: Address; doubt: boolean }>;

/**
 * Whom the zero address stands for in the calls of an account. ERC-7821 says: the account itself. ERC-7579 says
 * nothing: the accounts of OpenZeppelin call themselves, others the zero address. There the reading that can do more
 * harm is taken and the doubt said: with data a call to the account itself, without a payment that is burnt. With
 * both, or where the account is not known, there is no reading.
 */
export function targetOf(
  to: Address,
  self: Actor,
  zeroIsSelf: boolean,
  value: bigint,
  part: InnerCall,
): Target | undefined {
  if (to !== zeroAddress) return { to, doubt: false };
  if (zeroIsSelf) return self === 'unknown' ? undefined : { to: self, doubt: false };
  if (sizeOf(part) === 0) return { to: zeroAddress, doubt: true };
  return value > 0n || self === 'unknown' ? undefined : { to: self, doubt: true };
}
