import type { Readback, Verdict } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import { VerdictBadge, verdictWords } from '../ui/said/VerdictBadge.tsx';
import type { Fired } from '../readback/checks.ts';
import { decidingPhrase } from './decidingPhrase.ts';
import styles from './VerdictBand.module.css';

/** The verdict across the whole readback: a shape, its word, and what decided it. The list below says the rest. */
export function VerdictBand({
  readback: { verdict, unread },
  fired,
  facts,
}: {
  readback: Readback;
  fired: readonly Fired[];
  facts: FindFact;
}) {
  const decided = decidingPhrase(verdict, fired, unread);
  return (
    <div className={`${styles.band} ${styles[verdict]}`}>
      <VerdictShape verdict={verdict} />
      <span className={styles.word} data-verdict={verdict}>
        {verdictWords[verdict]}
      </span>
      {decided ? (
        <span className={styles.decided}>
          <PhraseText phrase={decided} facts={facts} />
        </span>
      ) : null}
    </div>
  );
}

/** The band before there is a readback, and of one beside which something else happened: it may not calm anybody. */
export function QuietBand({ verdict, muted }: { verdict: Verdict; muted?: boolean | undefined }) {
  return (
    <div className={`${styles.band} ${styles.pending}`}>
      <VerdictBadge verdict={verdict} muted={muted} />
    </div>
  );
}

/** The verdict beside the buttons, where the band may be out of sight. It is read out where the band is. */
export function VerdictMark({ verdict = 'pending' }: { verdict: Verdict | undefined }) {
  return (
    <p aria-hidden className={`${styles.mark} ${styles[verdict]}`}>
      <VerdictShape verdict={verdict} />
      {verdictWords[verdict]}
    </p>
  );
}

function VerdictShape({ verdict }: { verdict: Verdict }) {
  return <span aria-hidden className={`${styles.shape} ${styles[`${verdict}Shape`]}`} />;
}
