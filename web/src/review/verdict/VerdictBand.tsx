import * as words from '@readback/phrases/words/web/ui/verdicts.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { VerdictBadge } from '../../ui/said/VerdictBadge.tsx';
import { type VerdictName, verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { Suspense, useEffect, useState } from 'react';
import { Help } from '../../ui/help/Help.tsx';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import styles from './VerdictBand.module.css';

/** Only of what was not fully read. */
const PartsRead = lazyPart(async () => (await import('../parts/PartsRead.tsx')).PartsRead);

/** The verdict at the head of the face: a shape of its own, and its word. */
export function VerdictBand({ readback }: { readback: Readback }) {
  const { verdict } = readback;
  const name = verdictName(readback);
  return (
    <div className={`${styles.band} ${styles[verdict]}`}>
      <VerdictShape verdict={verdict} />
      <span className={styles.word} data-verdict={verdict}>
        <Help of={name} title={words.verdicts[name]} />
      </span>
      {verdict === 'notFullyRead' ? (
        <Suspense>
          <PartsRead readback={readback} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The band before there is a readback, and of one beside which something else happened: it may not calm anybody. */
export function QuietBand({ verdict, muted }: { verdict: VerdictName; muted?: boolean | undefined }) {
  return (
    <div className={styles.band}>
      <VerdictBadge verdict={verdict} muted={muted} />
    </div>
  );
}

/** The band of a flight that is decided before its verdict is shown. */
export function VeiledBand() {
  return (
    <div className={styles.band}>
      <span className={styles.word}>{words.veiled}</span>
    </div>
  );
}

/** The verdict beside the buttons, while the head of the face is out of sight. It is read out where the head is. */
export function VerdictMark({ readback }: { readback: Readback | undefined }) {
  const verdict = readback?.verdict ?? 'pending';
  const [isAway, setAway] = useState(false);
  // A browser tells only an observer whether something is in sight.
  useEffect(() => {
    const head = document.querySelector('main [data-verdict]');
    if (!head) return;
    const observer = new IntersectionObserver(([it]) => setAway(it?.isIntersecting === false));
    observer.observe(head);
    return () => observer.disconnect();
  }, [verdict]);
  return (
    <p
      aria-hidden
      className={`${styles.mark} ${styles[verdict]}`}
      data-away={(isAway && verdict !== 'pending') || undefined}
    >
      <VerdictShape verdict={verdict} />
      {words.verdicts[readback ? verdictName(readback) : verdict]}
    </p>
  );
}

function VerdictShape({ verdict }: Pick<Readback, 'verdict'>) {
  return <span aria-hidden className={`${styles.shape} ${styles[`${verdict}Shape`]}`} />;
}
