import { limitsPlace } from '../../ui/pointed/place.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/engines.ts';
import { Suspense } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Detail } from '../../ui/fold/Detail.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { enginesWords, otherBlockWords, otherGasWords } from '@readback/phrases/engineWords.ts';
import look from '../../ui/look/look.module.css';
import styles from './Compared.module.css';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { Words } from '../../ui/text/Words.tsx';

const HowFound = lazyPart(async () => (await import('./HowFound.tsx')).HowFound);

export type EnginesProps = {
  readback: Readback;
  facts: FindFact;
  /** Absent where it is a record, or nobody may be asked. */
  onRetry: (() => void) | undefined;
};

/** What ran it, on which state, by whose word; what was assumed, and what nobody inspected. */
export function Engines({ readback, facts, onRetry }: EnginesProps) {
  const { effects } = readback;
  if (readback.stations.simulate === 'skipped') return null;
  const others =
    effects.s === 'known'
      ? [otherBlockWords(effects.v.otherBlock), otherGasWords(effects.v.otherGas)].filter(
          (it) => it !== undefined,
        )
      : [];
  return (
    <Detail icon="search" title={words.howFound} open={others.some(({ differs }) => differs)}>
      <div data-place={limitsPlace}>
        {effects.s === 'pending' ? <p className={look.quietWrap}>{words.pending}</p> : null}
        {effects.s === 'unknown' ? (
          <p className={look.quietWrap}>
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
        {effects.s === 'known' ? (
          <>
            <p className={look.quietWrap}>{enginesWords(effects.v)}</p>
            {others.map(({ says, differs }) => (
              <p key={says} className={differs ? styles.differs : look.quietWrap}>
                {says}
              </p>
            ))}
            <Suspense fallback={<Skeleton says={words.opening} lines={4} />}>
              <HowFound effects={effects.v} readback={readback} facts={facts} />
            </Suspense>
          </>
        ) : null}
        {onRetry && effects.s === 'known' ? (
          <Button tone="quiet" className={styles.again} onClick={onRetry}>
            {words.again}
          </Button>
        ) : null}
      </div>
    </Detail>
  );
}
