import * as words from '@readback/phrases/words/web/review/problem.ts';
import type { ReactNode } from 'react';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import styles from '../look/Review.module.css';
import type { Problem } from '../../handing/useSigning.ts';

/** Why the wallet was not asked, or what it answered; what was kept. */
export function ProblemNotice({
  problem,
  entry,
}: {
  problem: Problem | undefined;
  entry: ActivityEntry;
}): ReactNode {
  const says = problem?.says ?? entry.problem;
  if (!says) return null;
  return (
    <div className={styles.problem}>
      <Notice title={<SafeText text={says} max={400} />} live="alert">
        {words.kept}
        {problem && problem.details !== '' ? (
          <details className={styles.details}>
            <summary>{words.answer}</summary>
            <SafeText text={problem.details} lines="many" max={600} />
          </details>
        ) : null}
      </Notice>
    </div>
  );
}
