import type { Readback } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import type { ReactNode } from 'react';
import { verdictWordOf } from '../../readback/verdictWordOf.ts';
import { Detail } from '../../ui/fold/Detail.tsx';
import styles from './Record.module.css';

/** What was read before it was decided, folded away. */
export function Record({
  readback,
  isRejected,
  children,
}: {
  readback: Readback;
  isRejected: boolean;
  children: ReactNode;
}) {
  return (
    <Detail
      icon="book"
      title={isRejected ? words.recordOfRejected : words.recordOf}
      beside={verdictWordOf(readback)}
    >
      <div className={styles.record}>{children}</div>
    </Detail>
  );
}
