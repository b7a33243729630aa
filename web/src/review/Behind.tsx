import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Suspense } from 'react';
import { Ask } from '../ask/Ask.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { AboutDetail } from './AboutDetail.tsx';
import { Calls } from './calls/Calls.tsx';
import { Checks } from './Checks.tsx';
import { Described } from './claims/Described.tsx';
import { EnginesLater } from './compare/EnginesLater.tsx';
import { AsksForSite } from './findings/later.ts';
import { Flow } from './flow/Flow.tsx';
import { WorthOf } from './money/WorthOf.tsx';

/** Only of typed data. */
const Domain = lazyPart(async () => (await import('./Domain.tsx')).Domain);

/**
 * What is there once there is a verdict: the checks, the simulated calls and what moves, questions, what it is, and other
 * ways to simulate it, each folded.
 */
export function Behind({
  readback,
  facts,
  own,
  onRetry,
  asks,
  alone,
}: {
  readback: Readback;
  facts: FindFact;
  own: ReadonlySet<string>;
  onRetry: (() => void) | undefined;
  /** Questions are asked here. */
  asks: boolean;
  /** Nobody may be asked how it was simulated. */
  alone: boolean;
}) {
  const { body } = readback.incoming.request;
  const effects = valueOf(readback.effects);
  return (
    <>
      {body.kind === 'typedData' ? (
        <Suspense>
          <Domain typed={body.typed} facts={facts} />
        </Suspense>
      ) : null}
      {body.kind === 'typedData' || body.kind === 'message' ? (
        <Suspense>
          <AsksForSite readback={readback} />
        </Suspense>
      ) : null}
      <Checks findings={readback.findings} />
      {effects ? <Calls effects={effects} steps={readback.steps} facts={facts} /> : null}
      {effects ? <Flow effects={effects} own={own} facts={facts} /> : null}
      <Described readback={readback} facts={facts} />
      {asks ? <Ask worthOf={WorthOf} readback={readback} own={own} /> : null}
      <AboutDetail incoming={readback.incoming} readback={readback} facts={facts} />
      {alone ? null : <EnginesLater readback={readback} facts={facts} onRetry={onRetry} />}
    </>
  );
}
