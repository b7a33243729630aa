import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activity, useEntry } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { networkOf, useConfig } from '../data/config.ts';
import { openReview } from '../data/openReview.ts';
import { askedBy, chainOf } from '../review/requestWords.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { VerdictBadge } from '../ui/VerdictBadge.tsx';
import styles from './EntryScreen.module.css';
import { EntryRecord } from './EntryRecord.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import { entryWord } from './entryWords.ts';

/** One request of the past: what was asked, how it read, what became of it. */
export function EntryScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  return entry ? <Entry entry={entry} /> : <NoEntry />;
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { readback, incoming } = entry;
  const word = entryWord(entry);
  return (
    <article className={styles.screen}>
      <p className={styles.back}>
        <Link to="/activity">Activity</Link>
      </p>
      {readback ? (
        <div className={styles.verdict}>
          <VerdictBadge verdict={readback.verdict} />
        </div>
      ) : null}
      <h1 className={styles.title}>
        <EntryTitle entry={entry} />
      </h1>
      <p className={styles.outcome}>
        <b className={styles[word.tone]}>{word.word}.</b> <SafeText text={word.says} max={600} />
      </p>
      <dl className={styles.facts}>
        <dt>Asked</dt>
        <dd>
          <time dateTime={new Date(entry.openedAt).toISOString()}>
            {new Date(entry.openedAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
          </time>
          , {askedBy(incoming)}
        </dd>
        <dt>Network</dt>
        <dd>
          <NetworkName chainId={chainOf(incoming.request.body)} />
        </dd>
      </dl>
      <EntryRecord entry={entry} />
      <Actions entry={entry} />
    </article>
  );
}

function NetworkName({ chainId }: { chainId: number | undefined }) {
  useConfig();
  if (chainId === undefined) return 'none: a message belongs to no network';
  return networkOf(chainId)?.name ?? `network ${chainId}`;
}

function Actions({ entry }: { entry: ActivityEntry }) {
  const [forgotten, setForgotten] = useState(false);
  if (forgotten) return null;
  return (
    <div className={styles.actions}>
      {entry.state === 'open' ? (
        <Link className={styles.goOn} to="/review/$id" params={{ id: entry.id }}>
          Go on with its Review
        </Link>
      ) : (
        <Button onClick={() => openReview({ ...entry.incoming, receivedAt: Date.now() })}>
          Read the same request again
        </Button>
      )}
      <Button
        tone="quiet"
        onClick={() => {
          setForgotten(true);
          activity.remove(entry.id);
        }}
      >
        Forget this entry
      </Button>
    </div>
  );
}

function NoEntry() {
  return (
    <section className={styles.screen}>
      <h1>There is no such entry</h1>
      <p className={styles.outcome}>
        It was forgotten, or it was read back in another browser: Activity never leaves the device it was made
        on. What is here is in <Link to="/activity">Activity</Link>.
      </p>
    </section>
  );
}
