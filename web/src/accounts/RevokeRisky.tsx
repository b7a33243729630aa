import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { useState } from 'react';
import { openReview } from '../data/openReview.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Exposure.module.css';
import type { Exposure } from './exposure.ts';
import { revokeAllIncoming, revokeIncoming } from './revoke.ts';
import type { HoldingsOf } from './useHoldings.ts';

/** Takes back what the rules warn of: as one batch where the wallet takes batches, else the first of them. */
export function RevokeRisky({ risky, of }: { risky: readonly Exposure[]; of: HoldingsOf }) {
  const [asking, setAsking] = useState(false);
  const [first, ...others] = risky.map(({ it }) => it);
  if (first === undefined || others.length === 0) return null;
  const revoke = async () => {
    setAsking(true);
    const batch = revokeAllIncoming([first, ...others], of);
    // What asks a wallet is fetched when it is wanted; without it they are read back one after another.
    const together = await import('./takesBatch.ts').then(
      ({ takesBatch }) => takesBatch(batch, of.account),
      () => false,
    );
    setAsking(false);
    openReview(together ? batch : revokeIncoming(first, of));
  };
  return (
    <div className={styles.risky}>
      <Button busy={asking} onClick={() => void revoke()}>
        {fill(words.revokeRisky, { count: risky.length })}
      </Button>
      <p className={styles.more}>{words.howRisky}</p>
    </div>
  );
}
