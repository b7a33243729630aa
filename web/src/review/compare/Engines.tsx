import { limitsPlace } from '@readback/assistant/explain/place.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/engines.ts';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import panel from '../../ui/Panel.module.css';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { enginesWords, otherBlockWords, otherGasWords } from '@readback/phrases/engineWords.ts';
import styles from '../Review.module.css';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { Words } from '../../ui/text/Words.tsx';

const HowFound = lazyPart(async () => (await import('./HowFound.tsx')).HowFound);

export type EnginesProps = {
  readback: Readback;
  facts: FindFact;
  /** Absent where it is a record, or nobody may be asked. */
  onRetry: (() => void) | undefined;
};

/** What ran it, on which state, by whose word; what was assumed, and what nobody looked at. */
export function Engines({ readback, facts, onRetry }: EnginesProps) {
  const { effects } = readback;
  if (readback.stations.simulate === 'skipped') return null;
  return (
    <section className={`${panel.panel} ${styles.box}`} aria-labelledby="engines">
      <h2 id="engines" className={styles.boxTitle}>
        {words.title}
      </h2>
      {effects.s === 'pending' ? <p className={styles.sub}>{words.pending}</p> : null}
      {effects.s === 'unknown' ? (
        <p className={styles.sub}>
          {effects.source ? (
            <Words
              of={words.notSimulatedBy}
              values={{ why: whyWords[effects.why], source: <SafeText text={effects.source} /> }}
            />
          ) : (
            fill(words.notSimulated, { why: whyWords[effects.why] })
          )}
        </p>
      ) : null}
      {effects.s === 'known' ? <Ran effects={effects.v} readback={readback} facts={facts} /> : null}
      {onRetry && effects.s === 'known' ? (
        <Button tone="quiet" className={styles.again} onClick={onRetry}>
          {words.again}
        </Button>
      ) : null}
    </section>
  );
}

function Ran({ effects, readback, facts }: { effects: Effects; readback: Readback; facts: FindFact }) {
  const [opened, setOpened] = useState(false);
  const others = [otherBlockWords(effects.otherBlock), otherGasWords(effects.otherGas)];
  return (
    <>
      <p className={styles.sub}>{enginesWords(effects)}</p>
      {others.map((it) =>
        it ? (
          <p key={it.says} className={it.differs ? styles.differs : styles.sub}>
            {it.says}
          </p>
        ) : null,
      )}
      <details
        className={styles.proof}
        data-place={limitsPlace}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>{words.howFound}</summary>
        {opened ? (
          <Suspense fallback={<Skeleton says={words.opening} lines={4} />}>
            <HowFound effects={effects} readback={readback} facts={facts} />
          </Suspense>
        ) : null}
      </details>
    </>
  );
}
