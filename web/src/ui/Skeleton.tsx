import look from './look/first.module.css';
import styles from './Skeleton.module.css';

/** Space kept for what is still being checked. `says` tells those who cannot see it what is awaited. */
export function Skeleton({ says, lines = 1 }: { says: string; lines?: number }) {
  return (
    <output className={styles.skeleton}>
      <span className={look.hidden}>{says}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden />
      ))}
    </output>
  );
}
