import { OwnTab } from '../review/OwnTab.tsx';
import styles from './OfflineNotice.module.css';

export function Framed() {
  return (
    <output className={styles.notice}>
      <span className={styles.offline}>
        <b>This page is inside another page.</b> Nothing can be signed here. <OwnTab />
      </span>
    </output>
  );
}
