import type { Readback } from '@readback/core/model/readback.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import * as stepWords from '@readback/phrases/words/web/review/steps.ts';
import { memo, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { mostSteps } from '../data/activity/recorded.ts';
import look from '../ui/look/look.module.css';
import { Detail } from '../ui/fold/Detail.tsx';
import styles from './Face.module.css';

/** Folded: what it is made of comes after what decides. */
const Steps = lazyPart(async () => (await import('./steps/Steps.tsx')).Steps);

/** Nobody has to read it: it comes after the verdict. */
const Behind = lazyPart(async () => (await import('./Behind.tsx')).Behind);

export type ReadbackDetailsProps = {
  readback: Readback;
  facts: FindFact;
  own: ReadonlySet<string>;
  onRetry: (() => void) | undefined;
  /** How many steps were read, where this is a record that keeps only the first of them. */
  allSteps?: number | undefined;
  /** Questions are asked here. */
  asks?: boolean;
  /** Nobody may be asked how it was simulated. */
  alone?: boolean;
  /** What was found is not told yet. */
  veiled?: boolean;
  /** What else can be opened: the fingerprints, another device. */
  children?: ReactNode;
};

/** What is behind the face of a Review, each part folded under its heading. */
export const ReadbackDetails = memo(function ReadbackDetails({
  readback,
  facts,
  own,
  onRetry,
  allSteps,
  asks = true,
  alone = false,
  veiled = false,
  children,
}: ReadbackDetailsProps) {
  const pending = readback.verdict === 'pending' || veiled;
  return (
    <div className={styles.details}>
      {/* The same ones before and after the verdict: what was opened stays open. */}
      <StepByStep readback={readback} facts={facts} own={own} allSteps={allSteps} />
      {children}
      {pending ? null : (
        // Together, and below what was there before: nothing that may be open already is pushed away.
        <Suspense>
          <Behind {...{ readback, facts, own, onRetry, asks, alone }} />
        </Suspense>
      )}
    </div>
  );
});

/** What is said of each step. A record of before there were descriptions has none. */
function describedBy({ descriptions = [] }: Readback) {
  if (descriptions.length === 0) return undefined;
  const bySteps = new Map(descriptions.map((it) => [it.step, it]));
  return (step: string) => bySteps.get(step);
}

/** The calls as they are in the bytes: there as soon as they are decoded, before anybody was asked. */
function StepByStep({
  readback,
  facts,
  own,
  allSteps,
}: Pick<ReadbackDetailsProps, 'readback' | 'facts' | 'own' | 'allSteps'>) {
  if (readback.steps.length === 0) return null;
  return (
    <Detail icon="steps" title={stepWords.title} beside={numberWords(BigInt(readback.steps.length))} wide>
      {allSteps === undefined ? null : (
        <p className={look.quiet}>{fill(stepWords.recordKeeps, { kept: mostSteps, all: allSteps })}</p>
      )}
      <div className={styles.tree}>
        <Suspense>
          <Steps
            steps={readback.steps}
            facts={facts}
            own={own}
            chainId={chainOf(readback.incoming.request.body)}
            described={describedBy(readback)}
          />
        </Suspense>
      </div>
    </Detail>
  );
}
