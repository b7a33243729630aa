import type { Readback } from '@readback/core/model/readback.ts';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { HearbackPanel } from '../hearback/HearbackPanel.tsx';

const FlightResult = lazyPart(async () => (await import('../school/FlightResult.tsx')).FlightResult);

/** What came back from the wallet, above the record of what was read; in a flight, with what it was worth. */
export function Answered({ entry, shown }: { entry: ActivityEntry; shown: Readback | undefined }) {
  const { id, readback, hearback, hash, signature, flight } = entry;

  // What was read folds away below it: without this, a phone that was scrolled stays where it was.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);

  if (!readback) return null;
  return (
    <>
      <HearbackPanel
        {...{ readback, hearback, hash, signature }}
        acts
        fills
        id={flight === undefined ? id : undefined}
      />
      {flight === undefined ? null : (
        <Suspense>
          <FlightResult entry={entry} readback={shown} />
        </Suspense>
      )}
    </>
  );
}
