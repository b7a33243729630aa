import type { Address, Hex } from 'viem';
import { missingInDomain } from '../../crypto/missingInDomain.ts';
import type { TypedData } from '../../model/request.ts';
import { domainOfSafe, safeDomain, sameFields, typedJson } from './safeTypedData.ts';

/** A message of a Safe: what its owners sign, so that the Safe agrees to `message` (ERC-1271). No chain in a domain before 1.3.0. */
export type FoundSafeMessage = Readonly<{ safe: Address; chainId?: number; message: Hex }>;

const fields = [{ name: 'message', type: 'bytes' }];

/** Recognizes the message of a Safe by its shape, under a domain of the Safe alone; undefined for anything else. */
export function asSafeMessage(typed: TypedData): FoundSafeMessage | undefined {
  if (typed.primaryType !== 'SafeMessage' || missingInDomain(typed).length > 0) return undefined;
  if (!sameFields(typed.types['SafeMessage'], fields)) return undefined;
  const found = domainOfSafe(typed.domain);
  return found && { ...found, message: typed.message['message'] as Hex };
}

/**
 * The EIP-712 typed data by which an owner of a Safe signs a message of it, in the form of the Safe's version.
 *
 * @throws {ReadbackError} for a version of Safe that is not known
 */
export function safeMessageTypedData(
  { address, ...safe }: Readonly<{ address: Address; chainId: number; version: string }>,
  message: Hex,
): { json: string; typed: TypedData } {
  const { fields: ofDomain, domain } = safeDomain({ ...safe, safe: address });
  const typed: TypedData = {
    types: { EIP712Domain: ofDomain, SafeMessage: fields },
    primaryType: 'SafeMessage',
    domain,
    message: { message },
  };
  return { json: typedJson(typed), typed };
}
