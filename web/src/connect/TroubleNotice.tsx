import * as words from '@readback/phrases/words/web/connect/chip.ts';
import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import type { Trouble } from '../wallet/trouble.ts';
import styles from './TroubleNotice.module.css';

/** One thing that is the matter with the wallet, with what to do, and the wallet's own words one step away. */
export function TroubleNotice({ trouble, actions }: { trouble: Trouble; actions?: ReactNode }) {
  return (
    <Notice
      tag={trouble.word}
      tone={trouble.calm ? 'plain' : 'caution'}
      title={trouble.says}
      live="status"
      actions={actions}
    >
      {trouble.todo}
      {trouble.details ? (
        <details className={styles.details}>
          <summary>{words.walletSaid}</summary>
          <SafeText text={trouble.details} lines="many" />
        </details>
      ) : null}
    </Notice>
  );
}
