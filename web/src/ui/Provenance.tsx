import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import type { Provenance as From } from '@readback/core/model/fact.ts';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { Disclose } from './Disclose.tsx';
import styles from './Provenance.module.css';
import { provenanceLine } from './provenance.ts';
import { SafeText } from './SafeText.tsx';
import { Words } from './Words.tsx';

export type ProvenanceProps = {
  children: ReactNode;
  from: readonly From[];
  /** The value as it stands in the bytes: shown and copied as it is. */
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
          <ProvenanceList from={from} />
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

/** The sources of a value, one a line. */
export function ProvenanceList({ from, what }: { from: readonly From[]; what?: string }) {
  if (from.length === 0)
    return <p className={styles.line}>{what ? fill(words.noSourceOf, { what }) : words.noSource}</p>;
  return (
    <ul className={styles.list}>
      {from.map(provenanceLine).map((line) => (
        <li key={`${line.by}${line.says}${line.named}${line.digits?.join()}`} className={styles.line}>
          {what ? <span className={styles.by}>{what}</span> : null}
          <Words
            of={words.source}
            values={{
              who: line.by,
              b: (inner) => <b>{inner}</b>,
              named: line.named ? 'yes' : 'no',
              name: <SafeText text={line.named ?? ''} />,
              says: <SafeText text={line.says} max={400} />,
            }}
          />
          {line.digits?.map((digits) => (
            <span key={digits} className={styles.digits}>
              <SafeText text={digits} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
