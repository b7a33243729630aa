import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/waiting.ts';
import { useSyncExternalStore } from 'react';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { walletStore } from '../wallet/base/store.ts';
import look from '../ui/look/look.module.css';
import styles from './look/Waiting.module.css';

/** Where a script connects, and how. */
export function ConnectScript({ endpoint }: { endpoint: string | undefined }) {
  const { status } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  return (
    <section aria-labelledby="waiting-connect">
      <h2 id="waiting-connect">{words.connect}</h2>
      {endpoint === undefined ? (
        <Notice tone="unknown" title={words.noEndpoint} />
      ) : (
        <div className={`${look.panel} ${styles.connect}`}>
          <div className={styles.address}>
            <span className={styles.label}>{words.address}</span>
            <code className={styles.code}>
              <SafeText text={endpoint} max={300} />
            </code>
            <CopyButton value={endpoint} what={words.copied} />
          </div>
          <p className={look.quietBlock}>{words.addressHint}</p>
          {status === 'disconnected' ? <p className={look.quietBlock}>{words.noWallet}</p> : null}
          <p className={styles.label}>{words.examples}</p>
          <pre className={styles.code}>
            <SafeText text={words.commands.map((it) => fill(it, { endpoint })).join('\n\n')} lines="many" />
          </pre>
          <p className={look.quietBlock}>{words.timeouts}</p>
        </div>
      )}
    </section>
  );
}
