import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';
import { useMemo } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { findFact } from '../data/findFact.ts';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { Time } from '../ui/time/Time.tsx';
import { Words } from '../ui/text/Words.tsx';
import { Differences } from './Differences.tsx';
import look from '../ui/look/look.module.css';
import styles from './Said.module.css';
import { saidState, stateWords } from './said.ts';
import { useIntentFacts } from './useIntentFacts.ts';
import { YourWords } from './YourWords.tsx';

/** What was said of a request of the past, and how it compared. Of a file it says nothing but what the file says. */
export function EntrySaid({ entry, intent }: { entry: ActivityEntry; intent: Intent }) {
  const { readback, imported, incoming } = entry;
  const found = useMemo(() => readback && findFact(readback), [readback]);
  const facts = useIntentFacts(intent, found);
  const withdrawn = incoming.intent === undefined;
  const state = readback && !imported && !withdrawn ? saidState(readback) : undefined;
  return (
    <section
      className={`${styles.said} ${state ? styles[state] : ''}`}
      data-testid="entry-said"
      data-said={state}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        {state ? <span className={styles.state}>{stateWords(state, intent)}</span> : null}
      </div>
      <p className={styles.sentence}>
        <PhrasesText phrases={intentPhrases(intent)} facts={facts} />
      </p>
      <YourWords intent={intent} />
      {readback && state === 'differs' ? <Differences readback={readback} facts={facts} /> : null}
      <p className={look.quietWrap}>
        <Words
          of={words.saidAt}
          values={{ time: <Time seconds={BigInt(Math.floor(intent.saidAt / 1_000))} /> }}
        />{' '}
        {imported ? words.fromFile : withdrawn ? words.withdrawn : null}
      </p>
    </section>
  );
}
