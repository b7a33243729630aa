import { useState } from 'react';
import { openReview } from '../../inbox/openReview.ts';
import type { Exposure } from './exposure.ts';
import { revokeAllIncoming, revokeIncoming } from '../../holdings/revoke.ts';
import type { HoldingsOf } from '../../data/held/holdingsKey.ts';

/**
 * Takes back what the rules warn of, through Review: as one batch where the wallet takes batches, else the first of
 * them. `asking`: the wallet is being asked whether it does.
 */
export function useRevokeRisky(risky: readonly Exposure[], of: HoldingsOf) {
  const [asking, setAsking] = useState(false);
  const revoke = async () => {
    const [first, ...others] = risky.map(({ it }) => it);
    if (first === undefined) return;
    if (others.length === 0) return void openReview(revokeIncoming(first, of));
    setAsking(true);
    const batch = revokeAllIncoming([first, ...others], of);
    // What asks a wallet is fetched when it is wanted; without it they are read back one after another.
    const together = await import('../../holdings/takesBatch.ts').then(
      ({ takesBatch }) => takesBatch(batch, of.account),
      () => false,
    );
    setAsking(false);
    openReview(together ? batch : revokeIncoming(first, of));
  };
  return { asking, revoke };
}
