import * as words from '@readback/phrases/words/web/review/noRequest.ts';
import { keepingWords } from '../data/rows/keepingWords.ts';
import { isUnread } from '../data/rows/isUnread.ts';
import { useKeeping } from '../data/activity/useKeeping.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './look/Review.module.css';

/** Why there is no Review of a request. */
type Missing = keyof typeof words.titles;

export type NoRequestProps = Readonly<{ of: Missing }>;

/** Stands instead of a Review. What a slow disk brings later takes its place automatically. */
export function NoRequest({ of: why }: NoRequestProps) {
  const keeping = useKeeping();
  if (why === 'gone' && isUnread(keeping)) {
    return (
      <div className={styles.missing}>
        <h1>{words.notYet}</h1>
        <EmptyState title={keepingWords[keeping]}>{words.notYetHint}</EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.missing}>
      <h1>{words.titles[why]}</h1>
      <EmptyState title={words.why[why]}>{words.paste}</EmptyState>
    </div>
  );
}
