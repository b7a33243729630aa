import type { Hex } from 'viem';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { missingInDomain } from '../../crypto/missingInDomain.ts';
import { eip191Digest } from '../../crypto/message.ts';
import { safeTransactionHashes } from '../../request/safe/safeTransactionHashes.ts';
import type { Body } from '../../model/request.ts';

/** What a signature has to cover, and the chain that the request names, if it names one. */
export type Signed = Readonly<{ digest: Hex; chainId?: number }>;

/** The digest that a wallet signs for a request. Undefined for requests that are sent, not signed. */
export function signedBy(body: Body): Signed | undefined {
  switch (body.kind) {
    case 'message':
      return { digest: eip191Digest(body.bytes) };
    case 'typedData': {
      if (missingInDomain(body.typed).length > 0) return undefined;
      const { digest } = eip712Hashes(body.typed);
      const chainId = Number(body.typed.domain.chainId ?? 0n);
      return Number.isSafeInteger(chainId) && chainId > 0 ? { digest, chainId } : { digest };
    }
    case 'safeTransaction':
      return { digest: safeTransactionHashes(body).digest, chainId: body.chainId };
    default:
      return undefined;
  }
}
