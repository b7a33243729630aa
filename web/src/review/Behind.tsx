import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Calls } from './calls/Calls.tsx';
import { Checks } from './Checks.tsx';
import { Described } from './claims/Described.tsx';
import { AsksForSite } from './findings/later.ts';
import { Flow } from './flow/Flow.tsx';

/** Only of typed data. */
const Asked = lazyPart(async () => (await import('./Asked.tsx')).Asked);

/** What is there once there is a verdict: the checks, the simulated calls and what moves, each folded. */
export function Behind({
  readback,
  facts,
  own,
}: {
  readback: Readback;
  facts: FindFact;
  own: ReadonlySet<string>;
}) {
  const { body } = readback.incoming.request;
  const effects = valueOf(readback.effects);
  return (
    <>
      {body.kind === 'typedData' ? (
        <Suspense>
          <Asked body={body} facts={facts} />
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
    </>
  );
}
