import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Exposure.module.css';
import type { Exposure } from './exposure.ts';
import type { HoldingsOf } from '../../data/held/holdingsKey.ts';
import { useRevokeRisky } from './useRevokeRisky.ts';

/** Takes back all that the rules warn of, where it is more than one. */
export function RevokeRisky({ risky, of }: { risky: readonly Exposure[]; of: HoldingsOf }) {
  const { asking, revoke } = useRevokeRisky(risky, of);
  if (risky.length < 2) return null;
  return (
    <div className={styles.risky}>
      <Button busy={asking} onClick={() => void revoke()}>
        {fill(words.revokeRisky, { count: risky.length })}
      </Button>
      <p className={styles.more}>{words.howRisky}</p>
    </div>
  );
}
