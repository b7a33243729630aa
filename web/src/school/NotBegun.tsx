import { notBegun } from '@readback/phrases/words/web/school/course.ts';
import type { NotBegun as Why } from './beginFlight.ts';
import styles from './Flight.module.css';

/** Says why a flight could not begin. */
export function NotBegun({ problem }: { problem: Why | undefined }) {
  if (problem === undefined) return null;
  return (
    <p className={styles.problem} role="alert">
      {notBegun[problem]}
    </p>
  );
}
