import { useOnline } from '../ui/useOnline.ts';
import styles from './OfflineNotice.module.css';

/** Says what still works without a network. It comes and goes in a row of its own, under the header. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className={styles.notice}>
      {online ? null : (
        <span className={styles.offline}>
          <b>This device is offline.</b> Requests are still decoded and fingerprinted, and Activity is
          available. Anything that needs a node stays unknown. Nothing is sent automatically when you are back
          online.
        </span>
      )}
    </output>
  );
}
