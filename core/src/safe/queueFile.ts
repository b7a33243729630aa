import { signedSoFar } from './agreement.ts';
import { packSignatures } from './ownerSignature.ts';
import type { Queued } from './queue.ts';

/** A proposal in the form of Safe's transaction service, with the signatures that hold: what is passed on to other owners. */
export function fileOfQueued({ proposal, agreement }: Queued) {
  const { safe, chainId, tx } = proposal.request.body;
  return {
    safe,
    chainId,
    ...tx,
    safeTxHash: proposal.digest,
    confirmations: signedSoFar(agreement).map((one) => ({
      owner: one.owner,
      signature: packSignatures([one]),
    })),
  };
}
