import type { Address, Hex } from 'viem';
import { decimalJson } from '../../kit/decimalJson.ts';
import type { Body } from '../../model/request.ts';
import { safeTxIn } from './safeTypedData.ts';

/**
 * A Safe transaction with one owner’s signature, as JSON in the fields that Safe’s transaction service has for them: what is
 * passed on to the other owners, and read here as the same transaction. Undefined for a request that is not one.
 */
export function signedSafeTransaction(
  body: Body,
  { hash, owner, signature }: Readonly<{ hash: Hex; owner: Address; signature: Hex }>,
): string | undefined {
  const found = safeTxIn(body);
  if (found === undefined) return undefined;
  const { safe, chainId, tx } = found;
  return decimalJson({ safe, chainId, ...tx, safeTxHash: hash, sender: owner, signature });
}
