import { spokenPhrase } from '@readback/core/fingerprint/spokenPhrase.ts';
import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import * as words from '@readback/phrases/words/web/review/spoken.ts';
import type { Hex } from 'viem';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { verdicts } from '@readback/phrases/words/web/ui/verdicts.ts';
import look from '../../ui/look/look.module.css';
import styles from './SecondDevice.module.css';

/** What two people at two devices say to each other: the request in eight words, and the verdict. */
export function Spoken({ digest, verdict }: { digest: Hex; verdict: VerdictName | undefined }) {
  return (
    <div className={styles.spoken}>
      <dl>
        <dt>{words.phrase}</dt>
        <dd className={styles.words}>
          <SafeText text={spokenPhrase(digest).join(' ')} />
        </dd>
        {verdict === undefined || verdict === 'pending' ? null : (
          <>
            <dt>{words.verdict}</dt>
            <dd className={styles.words}>{verdicts[verdict]}</dd>
          </>
        )}
      </dl>
      <p className={look.quiet}>{words.hint}</p>
    </div>
  );
}
