import type { Fingerprint } from '@readback/core/model/fingerprint.ts';
import * as words from '@readback/phrases/words/web/review/compared.ts';
import { useEffect, useMemo } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { compareAll, type Compared as Result } from './compareAll.ts';
import styles from './Compared.module.css';

export type ComparedProps = {
  typed: string;
  fingerprints: readonly Fingerprint[];
  hint: string;
  onCompared: (result: Result | undefined) => void;
};

/** What comes of comparing what was typed with the fingerprints; `hint` while nothing of it can be compared. */
export function Compared({ typed, fingerprints, hint, onCompared }: ComparedProps) {
  const compared = useMemo(() => compareAll(typed, fingerprints), [typed, fingerprints]);

  // Other parts of the screen act on it: signing, and the fingerprint that is marked.
  useEffect(() => {
    onCompared(compared);
    return () => onCompared(undefined);
  }, [compared, onCompared]);

  if (!compared) return <output className={styles.compared}>{hint}</output>;
  if (compared.tone === 'different') {
    return (
      <div className={styles.compared}>
        <Notice tone="stop" title={<span className={styles.mismatch}>{words.different}</span>} live="alert">
          <span className={styles.open}>{compared.says}</span>
        </Notice>
      </div>
    );
  }
  return (
    <output className={styles.compared}>
      <span className={styles[compared.tone]}>{compared.says}</span>
    </output>
  );
}
