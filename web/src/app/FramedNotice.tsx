import { useSyncExternalStore } from 'react';
import { OwnTab } from '../review/OwnTab.tsx';
import { frameView, isFramed, onParent } from '../wallet/framed.ts';
import styles from './OfflineNotice.module.css';

/** One line for a page inside another page that is neither our own nor Safe: nothing can be signed there. */
export function FramedNotice() {
  const framed = useSyncExternalStore(onParent, () => isFramed(frameView()));
  if (!framed) return null;
  return (
    <output className={styles.notice}>
      <span className={styles.offline}>
        <b>This page is inside another page.</b> Nothing can be signed in it. <OwnTab />
      </span>
    </output>
  );
}
