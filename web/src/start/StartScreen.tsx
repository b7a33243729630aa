import * as words from '@readback/phrases/words/web/start.ts';
import { Suspense, useState } from 'react';
import { useActivity } from '../data/activity/activity.ts';
import { useConfig } from '../data/networks/config.ts';
import { keepDraft, keptDraft } from '../inbox/pasteDraft.ts';
import { MeantHere } from '../intent/MeantHere.tsx';
import { Link } from '../router/Link.tsx';
import type { Target } from '../router/places.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PasteForm } from './PasteForm.tsx';
import styles from './StartScreen.module.css';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const EntryList = lazyPart(async () => (await import('../entries/EntryList.tsx')).EntryList);
const PracticePanel = lazyPart(async () => (await import('./PracticePanel.tsx')).PracticePanel);

/** What people come for who have nothing to paste. */
const tasks = [
  { word: words.send, icon: 'send', link: { to: '/compose', search: { kind: 'send' } } },
  { word: words.revoke, icon: 'shield', link: { to: '/approvals' } },
  { word: words.message, icon: 'pen', link: { to: '/compose', search: { kind: 'message' } } },
  { word: words.verify, icon: 'check', link: { to: '/verify' } },
] as const satisfies readonly Readonly<{ word: string; icon: IconName; link: Target }>[];

/** The first page: one field that takes anything. */
export function StartScreen() {
  // What is pasted here opens at once: it is of no use in the list that is being left.
  const [since] = useState(Date.now);
  const lately = useActivity()
    .filter(({ openedAt }) => openedAt < since)
    .slice(0, 5);
  const practice = useConfig()?.practice;
  const [meant, setMeant] = useState(0);
  return (
    <section className={styles.start}>
      <div>
        <h1 className={styles.hero}>{words.promise}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <PasteForm key={meant} />
        <MeantHere
          onMeant={() => {
            // The words have become the plan that stands below the field now.
            if (keptDraft().outcome?.kind !== 'wish') return;
            keepDraft({ text: '' });
            setMeant((times) => times + 1);
          }}
        />
        <ul className={styles.tasks} aria-label={words.tasks}>
          {tasks.map(({ word, icon, link }) => (
            <li key={word}>
              <Link className={styles.task} {...link}>
                <Icon name={icon} size={24} />
                {word}
              </Link>
            </li>
          ))}
        </ul>
        {lately.length > 0 ? (
          <>
            <h2>{words.recent}</h2>
            <Suspense fallback={<Skeleton says={words.openingActivity} lines={lately.length} />}>
              <EntryList entries={lately} />
            </Suspense>
          </>
        ) : null}
      </div>
      {practice ? (
        <div className={styles.beside}>
          <h2>{lately.length > 0 ? words.practice : words.newHere}</h2>
          <Suspense fallback={<Skeleton says={words.openingPractice} lines={3} />}>
            <PracticePanel />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
