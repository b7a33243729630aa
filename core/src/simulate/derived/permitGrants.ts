import type { Address } from 'viem';
import { type Permission, permissionOf } from '../../decode/permission.ts';
import type { TypedData } from '../../model/request.ts';
import { address } from '../../world/schema.ts';
import { messageAddress, messageInteger, messageAt } from './messageAt.ts';

/** One token that a signature lets someone take. `until` in seconds since the epoch; absent when it never ends. */
export type PermitGrant = Readonly<{ token: Address; value: bigint; until?: bigint; nonce: bigint }>;

/** Allowances that a signature gives. `contract` verifies it; `deadline` is until when it can be handed in. */
export type Permit = Readonly<{
  standard: 'ERC-2612' | 'DAI' | 'Permit2';
  contract: Address;
  owner: Address;
  spender: Address;
  deadline: bigint;
  grants: readonly PermitGrant[];
}>;

/**
 * Recognises an allowance by signature by the fields of its struct, never by its name: ERC-2612, the older form of DAI
 * (whose `allowed` means no limit or nothing, and whose expiry 0 means never), or `PermitSingle` and `PermitBatch` of
 * Permit2, whose owner is who signs. Undefined for anything else, and for one whose owner nobody says.
 */
export function permitOf(typed: TypedData, signer?: Address): Permit | undefined {
  const contract = address(typed.domain.verifyingContract);
  const permission = permissionOf(typed);
  if (permission.kind !== 'allowance' || contract === undefined) return undefined;
  const { message } = typed;
  const { standard } = permission;
  const owner = standard === 'Permit2' ? signer : messageAddress(message, permission.owner);
  const spender = messageAddress(message, permission.spender);
  const deadline = messageInteger(message, permission.deadline);
  const grants = permission.grants.map((_, n) => grantOf(permission, message, contract, n));
  if (owner === undefined || spender === undefined || deadline === undefined) return undefined;
  if (grants.includes(undefined)) return undefined;
  const never = standard === 'DAI' && deadline === 0n ? 2n ** 256n - 1n : deadline;
  const all = grants.filter((it) => it !== undefined);
  return { standard, contract, owner, spender, deadline: never, grants: all };
}

function grantOf(
  { standard, grants, given, deadline }: Extract<Permission, { kind: 'allowance' }>,
  message: TypedData['message'],
  contract: Address,
  n: number,
): PermitGrant | undefined {
  const grant = grants[n];
  const end = messageInteger(message, standard === 'Permit2' ? grant?.until : deadline);
  if (grant === undefined || end === undefined) return undefined;
  if (standard === 'Permit2') {
    const [token, value] = [messageAddress(message, grant.token), messageInteger(message, grant.amount)];
    const nonce = messageInteger(message, grant.token?.replace(/token$/, 'nonce'));
    if (token === undefined || value === undefined || nonce === undefined) return undefined;
    return { token, value, until: end, nonce };
  }
  const nonce = messageInteger(message, 'nonce');
  const yes = given === undefined ? undefined : messageAt(message, given);
  if (given !== undefined && typeof yes !== 'boolean') return undefined;
  const value = given === undefined ? messageInteger(message, grant.amount) : yes ? 2n ** 256n - 1n : 0n;
  if (nonce === undefined || value === undefined) return undefined;
  return { token: contract, value, nonce, ...(standard === 'DAI' && end === 0n ? {} : { until: end }) };
}
