import * as words from '@readback/phrases/words/web/start.ts';
import { Suspense, useState } from 'react';
import { useActivity } from '../data/activity/activity.ts';
import { useConfig } from '../data/config.ts';
import { MeantHere } from '../intent/MeantHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PasteForm } from './PasteForm.tsx';
import styles from './StartScreen.module.css';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const EntryList = lazyPart(async () => (await import('../entries/EntryList.tsx')).EntryList);
const PracticePanel = lazyPart(async () => (await import('./PracticePanel.tsx')).PracticePanel);

/** The first page: one field that takes anything. */
export function StartScreen() {
  // What is pasted here opens at once: it is of no use in the list that is being left.
  const [since] = useState(Date.now);
  const lately = useActivity()
    .filter(({ openedAt }) => openedAt < since)
    .slice(0, 5);
  const practice = useConfig()?.practice;
  return (
    <section className={styles.start}>
      <h1 className={styles.hero}>{words.promise}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <PasteForm />
      <MeantHere />
      {lately.length > 0 ? (
        <>
          <h2>{words.recent}</h2>
          <Suspense fallback={<Skeleton says={words.openingActivity} lines={lately.length} />}>
            <EntryList entries={lately} />
          </Suspense>
        </>
      ) : null}
      {practice ? (
        <>
          <h2>{lately.length > 0 ? words.practice : words.newHere}</h2>
          <Suspense fallback={<Skeleton says={words.openingPractice} lines={3} />}>
            <PracticePanel />
          </Suspense>
        </>
      ) : null}
    </section>
  );
}
