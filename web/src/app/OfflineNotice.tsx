import * as words from '@readback/phrases/words/web/app.ts';
import { useOnline } from '../ui/useOnline.ts';
import styles from './OfflineNotice.module.css';

/** Says what still works without a network. It comes and goes in a row of its own, under the header. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className={styles.notice}>
      {online ? null : (
        <span className={styles.offline}>
          <b>{words.offline}</b> {words.offlineHint}
        </span>
      )}
    </output>
  );
}
