import type { Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';
import { Fold } from './Fold.tsx';
import styles from './Steps.module.css';
import { oddityWords } from './stepView.ts';

/** What is strange about how the bytes are written. The values shown are those that the contract reads. */
export function Oddities({ step }: { step: Step }) {
  if (step.oddities.length === 0) return null;
  return (
    <ul className={styles.oddities}>
      <Fold items={step.oddities} what="oddities">
        {({ at, what }) => (
          <li key={`${what}${at}`}>
            <span className={styles.sub}>{fill(words.oddity, { oddity: oddityWords[what], at })}</span>
          </li>
        )}
      </Fold>
    </ul>
  );
}
