import { findFact } from '../../data/findFact.ts';
import look from '../../ui/look/look.module.css';
import styles from './Drift.module.css';
import { Changed } from './Drifted.tsx';
import { renewedWords } from './renewedWords.ts';
import type { Drifting } from './drifting.ts';

/** Says quietly how what was read stands now. It keeps its place, and only new words are said aloud. */
export function RenewedLine({ drifting }: { drifting: Drifting | undefined }) {
  const marks = drifting && !drifting.held ? drifting.drift.marks : [];
  const words = renewedWords(drifting);
  return (
    <div className={styles.line} data-testid="renewed">
      <output className={look.hidden}>{words.aloud}</output>
      {drifting && marks.length > 0 ? (
        <details>
          <summary>{words.shown}</summary>
          <Changed changes={marks} facts={findFact(drifting.read, drifting.drift.facts)} />
        </details>
      ) : (
        <span aria-hidden>{words.shown}</span>
      )}
    </div>
  );
}
