import type { Hex } from 'viem';
import type { Body } from '../../model/request.ts';
import { readJson } from '../../text/json/readJson.ts';
import { isSignedJson, signedJsonReading } from '../../request/parse/signedJson.ts';
import { ReadbackError } from '../../text/errors.ts';
import type { SentTransaction } from './mined.ts';

/**
 * How far a node's word on a transaction could be checked. `proven`: put together again as the bytes that were
 * signed, it has the hash that was asked for, and the sender is whose key signed. `ownType`: of a type that is the
 * network's own, of which nothing can be computed here. `wrong`: the fields are not those of this hash.
 */
export type Proven = Readonly<
  | { s: 'proven' | 'ownType'; sent: SentTransaction }
  | { s: 'wrong'; why: 'fields' | 'unsigned' | 'type'; details: string }
>;

/**
 * Computes the hash of a transaction again, from its fields and its signature (types 0 to 4 of EIP-2718), and recovers
 * its sender. What a node says beside that is not taken over. Never throws.
 */
export async function proven(
  { record, sent }: Readonly<{ record: Readonly<Record<string, unknown>>; sent: SentTransaction }>,
  { hash, chainId }: Readonly<{ hash: Hex; chainId: number }>,
): Promise<Proven> {
  if (sent.type !== undefined && sent.type > 4n) {
    return standardTypesOnly.has(chainId)
      ? { s: 'wrong', why: 'type', details: `type 0x${sent.type.toString(16)}` }
      : { s: 'ownType', sent };
  }
  try {
    const node = readJson(JSON.stringify(record));
    if (node.kind !== 'object' || !isSignedJson(node)) {
      return { s: 'wrong', why: 'unsigned', details: 'no signature' };
    }
    const reading = signedJsonReading(node, '', { chainId });
    const parsed = 'finish' in reading ? await reading.finish() : reading;
    if (!parsed.ok) return { s: 'wrong', why: 'fields', details: parsed.error.message };
    const { body } = parsed.request;
    if (body.kind !== 'transaction' || body.signed?.hash !== hash.toLowerCase()) {
      return { s: 'wrong', why: 'fields', details: 'another hash' };
    }
    return { s: 'proven', sent: ofBody(body, sent) };
  } catch (thrown) {
    const details = thrown instanceof ReadbackError ? thrown.message : String(thrown);
    return { s: 'wrong', why: 'fields', details };
  }
}

/** Networks without transaction types of their own: a node that names one there does not tell the truth. */
const standardTypesOnly: ReadonlySet<number> = new Set([1, 11_155_111, 560_048, 31_337]);

/** Only what was signed; a legacy transaction need not name its network. */
function ofBody(
  { chainId, from, call, set }: Extract<Body, { kind: 'transaction' }>,
  { hash, from: said, chainId: named, type, nonce, gas }: SentTransaction,
): SentTransaction {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas, authorizationList, blobVersionedHashes } = set;
  return {
    hash,
    from: from ?? said,
    ...call,
    nonce: set.nonce ?? nonce,
    gas: set.gas ?? gas,
    authorizations: authorizationList?.length ?? 0,
    blobs: blobVersionedHashes ?? [],
    ...(named === undefined ? {} : { chainId: BigInt(chainId) }),
    ...(type === undefined ? {} : { type }),
    ...(gasPrice === undefined ? {} : { gasPrice }),
    ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
    ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
    ...(authorizationList === undefined ? {} : { authorizationList }),
  };
}
