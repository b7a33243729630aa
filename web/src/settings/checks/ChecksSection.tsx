import * as words from '@readback/phrases/words/web/settings/checks.ts';
import look from '../../ui/look/look.module.css';
import { Auditors } from './Auditors.tsx';
import { BlockedAddresses } from './BlockedAddresses.tsx';
import { BlockedSites } from './BlockedSites.tsx';
import styles from './Checks.module.css';
import { MutedRules } from './MutedRules.tsx';
import { ThresholdRow } from './ThresholdRow.tsx';
import { thresholdFields } from './thresholdFields.ts';

/** What the user wants of the checks. */
export function ChecksSection() {
  return (
    <div className={styles.parts}>
      <section aria-labelledby="thresholds">
        <h2 id="thresholds">{words.thresholdsTitle}</h2>
        <p className={styles.lead}>{words.thresholdsLead}</p>
        <div className={look.panel}>
          {thresholdFields.map((it) => (
            <ThresholdRow key={it.name} of={it} />
          ))}
        </div>
      </section>
      <MutedRules />
      <BlockedSites />
      <BlockedAddresses />
      <Auditors />
    </div>
  );
}
