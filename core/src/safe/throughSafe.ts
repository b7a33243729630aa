import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem';
import type { Body } from '../model/request.ts';
import type { Agreeable } from '../request/safe/agreeable.ts';
import { safeMessageTypedData } from '../request/safe/safeMessage.ts';
import type { SafeTransactionBody } from '../request/safe/safeTypedData.ts';
import { solidity } from '../world/solidity.ts';
import { type OwnerSignature, packSignatures } from './ownerSignature.ts';

/** A Safe as an owner of another one. */
export type AsOwner = Readonly<{ address: Address; version: string }>;

/** Whether a Safe of this version asks its owners that are contracts about the hash, and not about the bytes that are hashed. */
export function asksAboutHash(version: string): boolean {
  return /^1\.[5-9]/.test(version);
}

/**
 * What the owners of a Safe sign, so that it agrees, as an owner of another Safe, to what that one hashes (ERC-1271).
 * `version`: of the other Safe.
 *
 * @throws {ReadbackError} for a version of Safe that is not known
 */
export function messageOfOwner(
  { address, version }: AsOwner,
  of: Agreeable,
  ofVersion: string,
): Extract<Body, { kind: 'typedData' }> {
  const safe = { address, chainId: of.chainId, version };
  return {
    kind: 'typedData',
    ...safeMessageTypedData(safe, asksAboutHash(ofVersion) ? of.digest : of.bytes),
  };
}

const abi = parseAbi([solidity.approveHash]);

/** The transaction by which a Safe approves on chain, as an owner of another Safe, what that one hashes. */
export function approvalOfOwner(
  { address, version }: AsOwner,
  of: Agreeable,
  nonce: bigint,
): SafeTransactionBody {
  const none = { value: 0n, operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n } as const;
  const data = encodeFunctionData({ abi, args: [of.digest] });
  const tx = { ...none, to: of.safe, data, gasToken: zeroAddress, refundReceiver: zeroAddress, nonce };
  return { kind: 'safeTransaction', chainId: of.chainId, safe: address, version, tx };
}

/** A message of a Safe with what its owners signed for it, packed: `says` is the message, `it` how others agree to it. */
export type SignedSafeMessage = Readonly<{ it: Agreeable; says: Hex; signatures: readonly Hex[] }>;

/** So many Safes are gone through, one the owner of the other. */
const deepest = 4;

/** What was signed as messages of Safes, as signatures of these Safes: each as it was made, from owners of owners too. */
export function signaturesThrough(
  of: Agreeable,
  messages: readonly SignedSafeMessage[],
  depth = deepest,
): readonly OwnerSignature[] {
  if (depth === 0) return [];
  return messages.flatMap(({ it, says, signatures }): readonly OwnerSignature[] => {
    const isOfIt = it.chainId === of.chainId && (says === of.bytes || says === of.digest);
    if (!isOfIt) return [];
    const inner = signaturesThrough(it, messages, depth - 1).map((one) => packSignatures([one]));
    return [...signatures, ...inner].map((data) => ({ by: 'contract', owner: it.safe, data }));
  });
}
