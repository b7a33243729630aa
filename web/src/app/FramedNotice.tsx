import { Suspense, useSyncExternalStore } from 'react';
import { frameView, isFramed, onParent } from '../wallet/framed.ts';
import { lazyPart } from './lazyPart.tsx';
import styles from './OfflineNotice.module.css';

const OwnTab = lazyPart(async () => (await import('../review/OwnTab.tsx')).OwnTab);

/** One line for a page inside another page that is neither our own nor Safe: nothing can be signed there. */
export function FramedNotice() {
  const framed = useSyncExternalStore(onParent, () => isFramed(frameView()));
  if (!framed) return null;
  return (
    <output className={styles.notice}>
      <span className={styles.offline}>
        <b>This page is inside another page.</b> Nothing can be signed in it.{' '}
        <Suspense>
          <OwnTab />
        </Suspense>
      </span>
    </output>
  );
}
