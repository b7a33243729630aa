import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/provenance.ts';
import type { Provenance as From } from '@readback/core/model/fact.ts';
import styles from './Provenance.module.css';
import { provenanceLine } from './provenance.ts';
import { SafeText } from '../text/SafeText.tsx';
import { Words } from '../text/Words.tsx';

export type ProvenanceListProps = {
  from: readonly From[];
  /** Names what of a value they are the sources of. */
  what?: string;
};

/** The sources of a value, one a line. */
export function ProvenanceList({ from, what }: ProvenanceListProps) {
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
