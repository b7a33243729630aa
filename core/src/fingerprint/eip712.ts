import { concat, type Hex, hashDomain, hashStruct, keccak256 } from 'viem';
import type { TypedData } from '../model/request.ts';

/** `digest` is what is signed: keccak256(0x1901 ‖ `domainHash` ‖ `messageHash`). */
export type Eip712Hashes = Readonly<{ domainHash: Hex; messageHash: Hex; digest: Hex }>;

/**
 * The three hashes of EIP-712 typed data, of the fields that its types declare and of no others. A device shows
 * either the digest, or the other two together.
 */
export function eip712Hashes(typed: TypedData): Eip712Hashes {
  const types = typed.types as Record<string, { name: string; type: string }[]>;
  const domainHash = hashDomain({ domain: typed.domain, types });
  const messageHash = hashStruct({ data: typed.message, primaryType: typed.primaryType, types });
  return { domainHash, messageHash, digest: keccak256(concat(['0x1901', domainHash, messageHash])) };
}
