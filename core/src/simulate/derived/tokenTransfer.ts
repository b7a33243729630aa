import type { Address } from 'viem';
import { permissionOf } from '../../decode/permission.ts';
import type { TypedData } from '../../model/request.ts';
import { address } from '../../world/schema.ts';
import { messageAddress, messageInteger, messageAt } from './messageAt.ts';

/**
 * Tokens that a signature lets someone move once. Permit2: `spender` moves them wherever it likes. ERC-3009: they go
 * from the owner to `to`. Times in seconds since the epoch; `nonce` is a number that is marked as used, in any order.
 */
export type SignedTransfer = Readonly<{
  standard: 'Permit2' | 'ERC-3009';
  contract: Address;
  owner: Address;
  spender?: Address;
  to?: Address;
  nonce: bigint;
  from?: bigint;
  until: bigint;
  parts: readonly Readonly<{ token: Address; amount: bigint }>[];
  /** Whether it is one of several in a list, which is another function of Permit2. */
  batch: boolean;
  /** Whether it is bound to something that the spender has to keep to. */
  bound: boolean;
}>;

/**
 * Recognises a transfer by signature by the shape of its types: `PermitTransferFrom` and `PermitBatchTransferFrom` of
 * Permit2, with or without a witness, and both forms of ERC-3009. Undefined for anything else.
 */
export function signedTransferOf(typed: TypedData, signer?: Address): SignedTransfer | undefined {
  const permission = permissionOf(typed);
  const contract = address(typed.domain.verifyingContract);
  if (permission.kind !== 'transfer' || contract === undefined) return undefined;
  const { message } = typed;
  const { standard } = permission;
  const nonce = nonceOf(message['nonce']);
  const until = messageInteger(message, permission.deadline);
  if (nonce === undefined || until === undefined) return undefined;
  const parts = permission.grants.map(({ token, amount }) => {
    const its = token === undefined ? contract : messageAddress(message, token);
    const raw = messageInteger(message, amount);
    return its === undefined || raw === undefined ? undefined : { token: its, amount: raw };
  });
  const all = parts.filter((it) => it !== undefined);
  if (all.length < parts.length) return undefined;
  const base = { standard, contract, nonce, parts: all };
  if (standard === 'ERC-3009') {
    const [owner, to] = [
      messageAddress(message, permission.owner),
      messageAddress(message, permission.receiver),
    ];
    const from = messageInteger(message, 'validAfter');
    if (owner === undefined || to === undefined || from === undefined) return undefined;
    return { ...base, owner, to, from, until, batch: false, bound: false };
  }
  const spender = messageAddress(message, permission.spender);
  if (signer === undefined || spender === undefined) return undefined;
  const batch = Array.isArray(messageAt(message, 'permitted'));
  return { ...base, owner: signer, spender, until, batch, bound: permission.witness !== undefined };
}

function nonceOf(it: unknown): bigint | undefined {
  return messageInteger({ it }, 'it');
}
