import { sentencePlace } from '@readback/assistant/explain/place.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import { listed } from '@readback/phrases/listed.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as changeWords from '@readback/phrases/words/web/review/changes.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import * as stepWords from '@readback/phrases/words/web/review/steps.ts';
import { memo, Suspense, type RefObject, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Ask } from '../ask/Ask.tsx';
import { Explain } from '../assistant/Explain.tsx';
import { mostSteps } from '../data/activity/recorded.ts';
import panel from '../ui/Panel.module.css';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { oneColumn, useMedia } from '../ui/useMedia.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Alerts, NotKnown } from './Alerts.tsx';
import { Calls } from './calls/Calls.tsx';
import { Changes } from './changes/Changes.tsx';
import { Checks } from './Checks.tsx';
import { Described } from './claims/Described.tsx';
import { alerts, saidOnce } from '../readback/checks.ts';
import { changes } from './changes/changes.ts';
import { changesMuch } from './changes/changesMuch.ts';
import { AsksForSite } from './findings/later.ts';
import { Flow } from './flow/Flow.tsx';
import { Parties } from './parties/Parties.tsx';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { isSignedAlready } from '@readback/core/request/frozen/isSignedAlready.ts';
import styles from './Review.module.css';
import { Section } from '../ui/Section.tsx';
import { isPending, lookedAt, stillLooking } from './signing/stillLooking.ts';
import { NarrowStrip } from './Strip.tsx';
import { Steps } from './steps/Steps.tsx';
import { ToDecision } from './signing/ToDecision.tsx';
import { QuietBand, VerdictBand } from './VerdictBand.tsx';

/** Only of what is a text or typed data. */
const Asked = lazyPart(async () => (await import('./Asked.tsx')).Asked);

/** Only where the user said what it should do. */
const WhatYouSaid = lazyPart(async () => (await import('../intent/WhatYouSaid.tsx')).WhatYouSaid);

/** Only where what happens could not be read. */
const KnownAnyway = lazyPart(async () => (await import('./steps/KnownAnyway.tsx')).KnownAnyway);

export type ReadbackViewProps = {
  readback: Readback;
  facts: FindFact;
  own: ReadonlySet<string>;
  /** In lower case: whom the request is for, where nobody has said that it is the user. */
  asked?: string | undefined;
  /** Absent in a record: what was read then is not read again. */
  onRetry: (() => void) | undefined;
  /** How many steps were read, where this is a record that keeps only the first of them. */
  allSteps?: number | undefined;
  /** Something else happened than was read back. */
  muted?: boolean;
  /** What was heard of it, where anything was. */
  hearback?: Hearback | undefined;
};

/**
 * The readback itself: the verdict, the sentence, who, what is not known, what to mind, what changes, step by step. In
 * one column what changes comes before the rest, so that it is seen without scrolling; on a very wide screen it stands
 * beside it.
 */
export const ReadbackView = memo(function ReadbackView({
  readback,
  facts,
  own,
  asked,
  onRetry,
  allSteps,
  muted,
  hearback,
}: ReadbackViewProps) {
  const { body } = readback.incoming.request;
  const signed = body.kind === 'message' || body.kind === 'typedData' ? body : undefined;
  const effects = valueOf(readback.effects);
  const unread = <NotKnown unread={readback.unread} facts={facts} onRetry={onRetry} />;
  const below = new Set(readback.parties.map(({ address }) => address.toLowerCase()));
  const stop = readback.verdict === 'stop';
  const pending = readback.verdict === 'pending';
  const narrow = useMedia(oneColumn);
  const heading = useSentenceSize(readback.sentence, pending);
  // A Stop is said at once; the rest waits for its place below it.
  const fired = saidOnce(alerts(readback.findings), facts).filter(
    ({ severity }) => !pending || severity === 'stop',
  );
  const about = (
    <>
      <Parties
        parties={readback.parties}
        facts={facts}
        own={own}
        asked={asked}
        findings={readback.findings}
      />
      <NarrowStrip incoming={readback.incoming} readback={readback} facts={facts} />
    </>
  );
  const asks = signed ? (
    <Suspense fallback={<Skeleton says={words.stillReading} lines={2} />}>
      <Asked body={signed} facts={facts} />
    </Suspense>
  ) : null;
  // The words of a message are what is decided about; the domain of typed data is not.
  const domainLast = body.kind === 'typedData';
  const changing = pending ? (
    // A Stop above it takes its place: it is another one then, and nothing that was read moves.
    <StillLooking key={fired.length} readback={readback} />
  ) : (
    <>
      {domainLast ? null : asks}
      <WhatChanges readback={readback} facts={facts} own={own} />
      {domainLast ? asks : null}
    </>
  );
  return (
    <div className={styles.readback}>
      <div className={styles.part}>
        <div className={styles.top}>
          {muted ? (
            <QuietBand verdict={readback.verdict} muted />
          ) : (
            <VerdictBand readback={readback} fired={fired} facts={facts} />
          )}
          <h1
            ref={heading}
            className={`${styles.sentence} ${pending ? styles.draft : ''} ${body.kind === 'message' ? styles.one : ''}`}
            tabIndex={-1}
            data-place={sentencePlace}
          >
            {readback.sentence.length === 0 ? (
              words.reading
            ) : (
              // What was only asked for is another sentence: no word of it moves over to the next.
              <PhrasesText
                key={pending ? 'draft' : 'whole'}
                phrases={readback.sentence}
                facts={facts}
                below={below}
              />
            )}
          </h1>
          <Meant readback={readback} facts={facts} />
          <ToDecision />
          {narrow ? null : about}
        </div>
        {narrow ? changing : null}
        {stop ? null : unread}
        <Alerts
          // In one column the verdict puts what changes above it: it is mounted again there, instead of moving.
          key={narrow && pending ? 'draft' : 'whole'}
          alerts={fired}
          readback={readback}
          facts={facts}
          signed={isSignedAlready(body)}
        />
        {stop ? unread : null}
        {/* Its room is kept; it is seen where it stays. */}
        <div className={pending ? styles.roomOnly : undefined}>
          <Explain readback={readback} facts={facts} own={own} pending={pending} />
        </div>
        {/* It comes below what changes, and would be seen on its way up. */}
        {narrow && !pending ? about : null}
      </div>
      <div className={`${styles.part} ${styles.moves}`}>
        {narrow ? null : changing}
        {pending ? null : (
          <>
            {signed ? (
              <Suspense>
                <AsksForSite readback={readback} />
              </Suspense>
            ) : null}
            {effects ? <Flow effects={effects} own={own} facts={facts} /> : null}
            <Described readback={readback} facts={facts} />
          </>
        )}
        {/* The same ones before and after the verdict: what was opened stays open, and where the reader is stays in sight. */}
        <StepByStep readback={readback} facts={facts} own={own} allSteps={allSteps} />
        {effects && !pending ? <Calls effects={effects} steps={readback.steps} facts={facts} /> : null}
      </div>
      {pending ? null : (
        <div className={styles.part}>
          <Checks findings={readback.findings} />
          <Ask readback={readback} own={own} hearback={hearback} />
        </div>
      )}
    </div>
  );
});

/** What the user said that it should do, beside what it does. */
function Meant({ readback, facts }: Pick<ReadbackViewProps, 'readback' | 'facts'>) {
  const { intent } = readback.incoming;
  if (intent === undefined) return null;
  return (
    <Suspense fallback={<Skeleton says={words.openingSaid} lines={3} />}>
      <WhatYouSaid intent={intent} readback={readback} facts={facts} />
    </Suspense>
  );
}

/** What is said of each step. A record of before there were descriptions has none. */
function describedBy({ descriptions = [] }: Readback) {
  if (descriptions.length === 0) return undefined;
  const bySteps = new Map(descriptions.map((it) => [it.step, it]));
  return (step: string) => bySteps.get(step);
}

/** Stands where the rest will stand, so that nothing moves which is already read. */
function StillLooking({ readback }: { readback: Readback }) {
  const looking = stillLooking(readback);
  return (
    <div className={`${panel.panel} ${styles.reserved} ${changesMuch(readback) ? styles.much : ''}`}>
      <output className={styles.unseen}>
        {looking.length === 0 ? words.puttingIntoWords : fill(words.checking, { what: listed(looking) })}
      </output>
      <ul aria-hidden className={styles.lookups}>
        {lookedAt.map((it) => (
          <li key={it} className={isPending(readback, it) ? styles.waits : styles.came}>
            {words.looking[it]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The calls as they are in the bytes: there as soon as they are decoded, before anybody was asked. */
function StepByStep({
  readback,
  facts,
  own,
  allSteps,
}: Pick<ReadbackViewProps, 'readback' | 'facts' | 'own' | 'allSteps'>) {
  if (readback.steps.length === 0) return null;
  return (
    <Section title={stepWords.title}>
      {allSteps === undefined ? null : (
        <p className={panel.sub}>{fill(stepWords.recordKeeps, { kept: mostSteps, all: allSteps })}</p>
      )}
      <div className={`${panel.panel} ${styles.tree}`}>
        <Steps
          steps={readback.steps}
          facts={facts}
          own={own}
          chainId={chainOf(readback.incoming.request.body)}
          described={describedBy(readback)}
        />
      </div>
    </Section>
  );
}

function WhatChanges({ readback, facts, own }: Omit<ReadbackViewProps, 'onRetry'>) {
  if (readback.stations.simulate === 'skipped') return null;
  const effects = valueOf(readback.effects);
  if (effects) {
    return (
      <Section title={readback.incoming.mined ? changeWords.titleAgain : changeWords.title}>
        <Changes effects={effects} rows={changes(readback, facts, own)} facts={facts} />
      </Section>
    );
  }
  return (
    <Suspense fallback={<Skeleton says={words.stillReading} lines={2} />}>
      <KnownAnyway readback={readback} facts={facts} />
    </Suspense>
  );
}

/**
 * A sentence that is higher than the room that was kept for it is set smaller, so that what is below it stays
 * where it was read. How high it is, only the page knows once it is drawn; it says so before anything is seen.
 */
function useSentenceSize(sentence: unknown, pending: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const fit = () => {
      const it = heading.current;
      if (!it) return;
      delete it.dataset.long;
      delete it.dataset.fitted;
      const room = Number.parseFloat(getComputedStyle(it).minHeight);
      for (const size of ['long', 'longer']) {
        // Half a pixel may be lost where lengths are rounded.
        if (room > 0 && it.offsetHeight > room + 1) it.dataset.long = size;
      }
      if (!pending) it.dataset.fitted = '';
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [sentence, pending]);

  return heading;
}
