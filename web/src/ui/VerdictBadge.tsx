import type { Verdict } from '@readback/core/model/readback.ts';
import styles from './VerdictBadge.module.css';

/** The verdict as a word on its tint. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return (
    <span className={`${styles.badge} ${styles[verdict]}`} data-verdict={verdict}>
      {verdictWords[verdict]}
    </span>
  );
}

export const verdictWords: Readonly<Record<Verdict, string>> = {
  pending: 'Still reading',
  stop: 'Stop',
  caution: 'Caution',
  notFullyRead: 'Not fully read',
  read: 'Read back',
};
