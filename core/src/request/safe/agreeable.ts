import { type Address, concatHex, type Hex } from 'viem';
import { eip712Hashes } from '../../crypto/eip712.ts';
import type { Body, TypedData } from '../../model/request.ts';
import { ReadbackError } from '../../text/errors.ts';
import { chainOf } from '../frozen/chainOf.ts';
import { asSafeMessage } from './safeMessage.ts';
import { asSafeTx, type SafeTransactionBody, safeTxTypedData } from './safeTypedData.ts';

/**
 * What the owners of a Safe sign, one of which may be a Safe that agrees to it by its hash. `bytes` are hashed to `digest`
 * (EIP-712): Safes before 1.5.0 ask a contract that owns them whether it agrees to these bytes, later ones to the digest.
 */
export type Agreeable = Readonly<{
  safe: Address;
  chainId: number;
  typed: TypedData;
  digest: Hex;
  bytes: Hex;
}>;

/** A transaction or a message of a Safe, as one can agree to it; undefined for anything else, and where its chain is not known. */
export function agreeable(body: Body): Agreeable | undefined {
  const found = foundIn(body);
  const chainId = found?.chainId ?? chainOf(body);
  if (found === undefined || chainId === undefined) return undefined;
  const { domainHash, messageHash, digest } = eip712Hashes(found.typed);
  return { ...found, chainId, digest, bytes: concatHex(['0x1901', domainHash, messageHash]) };
}

type Found = Readonly<{ safe: Address; chainId?: number; typed: TypedData }>;

function foundIn(body: Body): Found | undefined {
  if (body.kind === 'safeTransaction') return ofTransaction(body);
  if (body.kind !== 'typedData') return undefined;
  const { typed } = body;
  const found = asSafeTx(typed);
  if (found?.signing.gasField === 'dataGas') return undefined;
  const it = found ?? asSafeMessage(typed);
  if (it === undefined) return undefined;
  return { safe: it.safe, typed, ...(it.chainId === undefined ? {} : { chainId: it.chainId }) };
}

/** Undefined for a version of Safe that nobody here knows: what its owners sign is not known either. */
function ofTransaction(body: SafeTransactionBody): Found | undefined {
  try {
    return { safe: body.safe, chainId: body.chainId, typed: safeTxTypedData(body).typed };
  } catch (error) {
    if (error instanceof ReadbackError) return undefined;
    throw error;
  }
}
