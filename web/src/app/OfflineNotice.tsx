import { useSyncExternalStore } from 'react';
import styles from './OfflineNotice.module.css';

/** Says what still works without a network. It comes and goes in a row of its own, under the header. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className={styles.notice}>
      {online ? null : (
        <span className={styles.offline}>
          <b>This device is offline.</b> Requests are still decoded and fingerprinted here, and Activity is
          here. What only a node can tell stays unknown, and nothing is sent by itself when the network
          returns.
        </span>
      )}
    </output>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
