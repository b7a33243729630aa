import { keepingWords } from '../data/keepingWords.ts';
import { isUnread } from '../data/isUnread.ts';
import { useKeeping } from '../data/useKeeping.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './Review.module.css';

/** Why there is no Review of a request. */
type Missing = 'gone' | 'damaged' | 'imported';

export type NoRequestProps = Readonly<{ of: Missing }>;

/** Stands in the place of a Review. What a slow disk brings later takes its place by itself. */
export function NoRequest({ of: why }: NoRequestProps) {
  const keeping = useKeeping();
  const [title, says] = words[why];
  if (why === 'gone' && isUnread(keeping)) {
    return (
      <div className={styles.missing}>
        <h1>This request cannot be looked up yet</h1>
        <EmptyState title={keepingWords[keeping]}>It opens here as soon as it can be read.</EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.missing}>
      <h1>{title}</h1>
      <EmptyState title={says}>Paste the request again to read it.</EmptyState>
    </div>
  );
}

const words: Readonly<Record<Missing, readonly [title: string, says: string]>> = {
  gone: ['This request is not here', 'It may have been removed, or it was read in another browser.'],
  damaged: [
    'This request was damaged',
    'This browser’s copy no longer matches the request that was frozen. It is not read and cannot be signed.',
  ],
  imported: [
    'This is a record from a file',
    'You can view it in Activity and read it again from there. It cannot be signed.',
  ],
};
