import * as words from '@readback/phrases/words/web/find.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Keys.module.css';

/** What can be done with a key, and that none of them signs. */
export function Keys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={words.keysTitle} description={words.keysNote}>
      <h3 className={styles.title}>{words.keysEverywhere}</h3>
      <dl className={styles.keys}>
        <dt>
          <kbd>{words.control}</kbd> <kbd>{words.command}</kbd>
        </dt>
        <dd>{words.keys.find}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{words.keys.list}</dd>
      </dl>
      <h3 className={styles.title}>{words.keysReview}</h3>
      <dl className={styles.keys}>
        <dt>
          <kbd>D</kbd>
        </dt>
        <dd>{words.keys.decision}</dd>
        <dt>
          <kbd>R</kbd>
        </dt>
        <dd>{words.keys.reject}</dd>
        <dt>
          <kbd>{words.space}</kbd>
        </dt>
        <dd>{words.keys.hold}</dd>
      </dl>
    </Dialog>
  );
}
