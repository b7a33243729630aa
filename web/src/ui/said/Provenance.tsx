import * as words from '@readback/phrases/words/web/ui/facts.ts';
import type { Provenance as From } from '@readback/core/model/fact.ts';
import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton.tsx';
import { Disclose, Sources } from './Disclose.tsx';
import styles from './Provenance.module.css';
import { SafeText } from '../text/SafeText.tsx';

export type ProvenanceProps = {
  children: ReactNode;
  from: readonly From[];
  /** The value as it is in the bytes: shown and copied as it is. */
  raw?: { label: string; value: string } | undefined;
  className?: string | undefined;
};

/** A value that can say where it comes from, one press away. */
export function Provenance({ children, from, raw, className }: ProvenanceProps) {
  return (
    <Disclose
      title={words.from}
      className={className}
      content={
        <>
          <Sources from={from} />
          {raw ? (
            <div className={styles.raw}>
              <span className={styles.by}>{raw.label}</span>
              <span className={styles.digits}>
                <SafeText text={raw.value} max={4_000} />
              </span>
              <CopyButton value={raw.value} what={raw.label} />
            </div>
          ) : null}
        </>
      }
    >
      {children}
    </Disclose>
  );
}
