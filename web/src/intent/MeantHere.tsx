import * as words from '@readback/phrases/words/web/intent/meant.ts';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { WithWallet } from '../connect/WithWallet.tsx';
import { armed, isShown, useArmed } from '../data/activity/armed.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './MeantHere.module.css';
import { isSayWanted, saying } from './saying.ts';

const SayIt = lazyPart(async () => (await import('./laterSayIt.ts')).laterSayIt());
const ArmedLines = lazyPart(async () => (await import('./ArmedLines.tsx')).ArmedLines);

/** On Start and Compose: what the next request should do can be said here, and what was said is shown until it comes. */
export function MeantHere({ onMeant }: { onMeant?: (() => void) | undefined }) {
  const open = useSyncExternalStore(saying.subscribe, saying.get);
  const setOpen = saying.set;
  const [now] = useState(Date.now);
  // Whoever leaves the screen closes it.
  useEffect(() => {
    if (isSayWanted()) saying.set(true);
    return () => saying.set(false);
  }, []);
  const waiting = useArmed().filter((it) => isShown(it, now));
  return (
    <div className={styles.here}>
      {waiting.length > 0 ? (
        <Suspense fallback={<Skeleton says={words.openingSaid} lines={2} />}>
          <ArmedLines waiting={waiting} onSayAgain={() => setOpen(true)} />
        </Suspense>
      ) : null}
      <div className={styles.ask}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.question}
        </Button>
        <span className={styles.hint}>{words.hint}</span>
      </div>
      {open ? (
        <WithWallet>
          <Suspense>
            <SayIt
              here={false}
              onClose={() => setOpen(false)}
              onMade={onMeant}
              onMeant={(intent) => {
                armed.arm(intent);
                setOpen(false);
                onMeant?.();
              }}
            />
          </Suspense>
        </WithWallet>
      ) : null}
    </div>
  );
}
