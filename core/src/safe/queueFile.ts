import { signedSoFar } from './agreement.ts';
import { packSignatures } from './ownerSignature.ts';
import type { Queued } from './queue.ts';

/** What is passed on to other owners: the proposal, and the transactions of other Safes that it agrees to. */
export function fileToPassOn(queued: Queued): object {
  const { beside = [] } = queued.proposal.request;
  const others = beside.flatMap((it) => {
    if (it.kind !== 'safeTransaction') return [];
    const { safe, chainId, tx } = it;
    return [{ safe, chainId, ...tx }];
  });
  return others.length === 0 ? fileOfQueued(queued) : [fileOfQueued(queued), ...others];
}

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
