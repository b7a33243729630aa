import * as words from '@readback/phrases/words/web/review/screen.ts';
import styles from './Face.module.css';
import { QuietBand } from './verdict/VerdictBand.tsx';

/** The face before the first thing was read. */
export function NoFace() {
  return (
    <div className={styles.face} data-tone="pending">
      <div className={styles.say}>
        <QuietBand verdict="pending" />
        <h1 className={`${styles.sentence} ${styles.draft}`} tabIndex={-1}>
          {words.reading}
        </h1>
      </div>
    </div>
  );
}
