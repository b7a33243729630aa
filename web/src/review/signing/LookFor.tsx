import type { LookedFor } from '@readback/core/hearback/transaction/lookFor.ts';
import * as words from '@readback/phrases/words/web/review/outcome.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { activity } from '../../data/activity/activity.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { isSent } from '../../data/activity/isSent.ts';
import { Button } from '../../ui/Button.tsx';
import { HashLine } from '../../hearback/HashLine.tsx';
import { mayAskByItself } from '../../hearback/hearing.ts';
import styles from '../look/Review.module.css';

/**
 * Looks on the network for a transaction whose answer did not arrive. What is found is compared when the user says so:
 * another program may have sent the same.
 */
export function LookFor({ entry }: { entry: ActivityEntry }) {
  const [attempt, setAttempt] = useState(mayAskByItself(entry) ? 1 : 0);
  const [found, setFound] = useState<LookedFor>();
  const { id } = entry;

  const look = useEffectEvent((signal: AbortSignal) => lookNow(entry, signal));

  // The chain is outside React.
  useEffect(() => {
    if (attempt === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    void look(signal).then((it) => {
      if (!signal.aborted) setFound(it);
    });
    return () => controller.abort();
  }, [id, attempt]);

  if (!isSent(entry)) return null;
  const again = () => {
    setFound(undefined);
    setAttempt((before) => before + 1);
  };
  if (found?.kind === 'found') {
    const { hash } = found;
    return (
      <>
        <output className={styles.says}>{lookedWords(found)}</output>
        <HashLine title={words.foundHash} what={words.foundHashCopied} hex={hash} />
        <Button wide onClick={() => activity.update(id, { state: 'sent', hash })}>
          {words.compareFound}
        </Button>
      </>
    );
  }
  const waits = attempt > 0 && !found;
  return (
    <>
      <output className={styles.says}>{waits ? words.looking : found ? lookedWords(found) : ''}</output>
      <Button wide busy={waits} onClick={again}>
        {attempt === 0 ? words.lookFor : words.lookAgain}
      </Button>
    </>
  );
}

async function lookNow(entry: ActivityEntry, signal: AbortSignal): Promise<LookedFor> {
  const loaded = await import('./lookForEntry.ts').catch(() => undefined);
  return loaded ? loaded.lookForEntry(entry, signal) : { kind: 'cannotTell' };
}

function lookedWords(found: LookedFor): string {
  if (found.kind !== 'found') return words.notFound[found.kind];
  return found.mined ? words.foundMined : words.foundPending;
}
