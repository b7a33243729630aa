import { Suspense, useState } from 'react';
import { useActivity } from '../data/activity.ts';
import { useConfig } from '../data/config.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PasteForm } from './PasteForm.tsx';
import styles from './StartScreen.module.css';
import { lazyPart } from '../app/lazyPart.tsx';

const EntryList = lazyPart(async () => (await import('../activity/EntryList.tsx')).EntryList);
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
      <h1 className={styles.hero}>Know what you sign.</h1>
      <p className={styles.lead}>
        Paste a request from any app. Readback says in plain words what it will do, before your wallet asks
        you.
      </p>
      <PasteForm />
      {lately.length > 0 ? (
        <>
          <h2>Recent</h2>
          <Suspense fallback={<Skeleton says="Opening activity" lines={lately.length} />}>
            <EntryList entries={lately} />
          </Suspense>
        </>
      ) : null}
      {practice ? (
        <>
          <h2>{lately.length > 0 ? 'Practice' : 'New here?'}</h2>
          <Suspense fallback={<Skeleton says="Opening the practice chain" lines={3} />}>
            <PracticePanel />
          </Suspense>
        </>
      ) : null}
    </section>
  );
}
