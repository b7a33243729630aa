import type { LookedFor } from '@readback/core/hearback/transaction/lookFor.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { activity } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { isSent } from '../data/isSent.ts';
import { Button } from '../ui/Button.tsx';
import { HashLine } from './HashLine.tsx';
import { mayAskByItself } from './hearing.ts';
import styles from './Review.module.css';

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
        <output className={styles.says}>{words(found)}</output>
        <HashLine what="transaction hash" hex={hash} />
        <Button wide onClick={() => activity.update(id, { state: 'sent', hash })}>
          Compare it with what was read
        </Button>
      </>
    );
  }
  const waits = attempt > 0 && !found;
  return (
    <>
      <output className={styles.says}>
        {waits ? 'Looking for it on its network.' : found ? words(found) : ''}
      </output>
      <Button wide busy={waits} onClick={again}>
        {attempt === 0 ? 'Look for it on its network' : 'Look for it again'}
      </Button>
    </>
  );
}

async function lookNow(entry: ActivityEntry, signal: AbortSignal): Promise<LookedFor> {
  const loaded = await import('./lookForEntry.ts').catch(() => undefined);
  return loaded ? loaded.lookForEntry(entry, signal) : { kind: 'cannotTell' };
}

function words(found: LookedFor): string {
  switch (found.kind) {
    case 'found':
      return found.mined
        ? 'Since this was read, the account sent a transaction with the same receiver, amount and data. It was mined.'
        : 'The account sent a transaction with the same receiver, amount and data. It is not mined yet.';
    case 'nothing':
      return 'The account sent nothing since this was read, as far as its node knows. Your wallet may still hold the request.';
    case 'others':
      return 'Since this was read, the account sent other transactions, and this one is not among them. Your wallet may still hold the request.';
    case 'cannotTell':
      return 'It could not be searched for: the node does not report enough. Check your wallet.';
  }
}
