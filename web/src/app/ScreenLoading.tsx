import * as words from '@readback/phrases/words/web/app.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from '../ui/Screen.module.css';

/** Keeps the place of a screen that is being fetched. */
export function ScreenLoading() {
  return (
    <div className={styles.loading}>
      <Skeleton says={words.opening} lines={3} />
    </div>
  );
}
