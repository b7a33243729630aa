import type { Readback } from '@readback/core/model/readback.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { Ask } from '../ask/Ask.tsx';
import { HearbackPanel } from '../hearback/HearbackPanel.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { WorthOf } from './money/WorthOf.tsx';
import { DecidedFace } from './after/DecidedFace.tsx';
import { Record } from './after/Record.tsx';

const FlightResult = lazyPart(async () => (await import('../school/FlightResult.tsx')).FlightResult);

/** What became of a request, in the place of what was read; in a flight, with what it was worth. `children` is what was read. */
export function Answered({
  entry,
  shown,
  own,
  children,
}: {
  entry: ActivityEntry;
  shown: Readback | undefined;
  own: ReadonlySet<string>;
  children: ReactNode;
}) {
  const { id, state, readback, hearback, hash, signature, openedAt, answeredAt, flight } = entry;

  // What was read folds away below it: without this, a phone that was scrolled, and whoever was at its words, is nowhere.
  useEffect(() => {
    scrollTo({ top: 0 });
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);

  const isCompared =
    state === 'signed' || (state === 'sent' && (hash !== undefined || hearback !== undefined));
  const record = shown ? (
    <>
      <Ask worthOf={WorthOf} readback={shown} own={own} hearback={hearback} />
      <Record readback={shown} isRejected={state === 'rejected'}>
        {children}
      </Record>
    </>
  ) : null;
  return (
    <>
      {isCompared && readback ? (
        <HearbackPanel
          {...{ readback, hearback, hash, signature, openedAt, answeredAt }}
          acts
          fills
          id={flight === undefined ? id : undefined}
        >
          {record}
        </HearbackPanel>
      ) : (
        <DecidedFace entry={entry} readback={shown}>
          {record}
        </DecidedFace>
      )}
      {flight === undefined ? null : (
        <Suspense>
          <FlightResult entry={entry} readback={shown} />
        </Suspense>
      )}
    </>
  );
}
