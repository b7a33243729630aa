import { eip191Digest } from '@readback/core/crypto/message.ts';
import { eip712Hashes } from '@readback/core/crypto/eip712.ts';
import type { Body } from '@readback/core/model/request.ts';
import { isRecord } from '../../data/base/shapes.ts';
import type { Reviewed } from './callOf.ts';

/**
 * What the protocol gives for a result of a wallet. An account that is not a Safe has no proposals: the hash of the transaction, or
 * the name of the batch, is in its place. A message comes with its own hash, and its signature.
 */
export function resultOf(method: Reviewed, result: unknown, body: Body | undefined): unknown {
  if (method === 'sendTransactions') return { safeTxHash: isRecord(result) ? result['id'] : result };
  const messageHash =
    body?.kind === 'message'
      ? eip191Digest(body.bytes)
      : body?.kind === 'typedData'
        ? eip712Hashes(body.typed).digest
        : undefined;
  return { messageHash, signature: result };
}
