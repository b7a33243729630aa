import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';
import { DifferenceList } from './DifferenceList.tsx';
import look from '../ui/look/look.module.css';
import styles from './Said.module.css';
import { stateWords } from './said.ts';
import { useIntentFacts } from './useIntentFacts.ts';

/** How what happened, or was signed, compares with what the user said: each difference with both values. */
export function HeardSaid({
  intent,
  hearback: { said, effects },
  facts: found,
}: {
  intent: Intent;
  hearback: Hearback;
  facts: FindFact;
}) {
  const facts = useIntentFacts(intent, found);
  if (said === undefined) return null;
  const { state, differences } = said;
  return (
    <div className={`${styles.said} ${styles[state]}`} data-testid="heard-said" data-said={state}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.compared}</h2>
        <span className={styles.state}>{stateWords(state, intent)}</span>
      </div>
      {state === 'cannotCompare' ? <p className={look.quietWrap}>{words.missing}</p> : null}
      <DifferenceList
        all={differences.map((says) => ({ key: `${says.id} ${JSON.stringify(says.args)}`, says }))}
        facts={facts}
        found={effects === 'notApplicable' ? 'signed' : 'happened'}
      />
    </div>
  );
}
