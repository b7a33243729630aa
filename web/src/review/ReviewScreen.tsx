import type { FindFact } from '@readback/phrases/say.ts';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { WithWallet, WithWalletLater } from '../app/WithWallet.tsx';
import { activity, useEntry } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { useBook } from '../data/book.ts';
import { openReview } from '../data/openReview.ts';
import { isOnlyChecked } from '@readback/core/request/onlyChecked.ts';
import { madeMine } from '../inbox/madeMine.ts';
import type { FailedProps } from '../router/CatchErrors.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VerdictBadge } from '../ui/VerdictBadge.tsx';
import { walletStore } from '../wallet/store.ts';
import { Compare } from './Compare.tsx';
import { Engines } from './Engines.tsx';
import { DoingContext } from './findings/doing.ts';
import { Amended } from './findings/later.ts';
import { findFact } from '../data/findFact.ts';
import { isLoud } from './hearing.ts';
import { WasRead } from './Moved.tsx';
import { wasOf } from './wasRead.ts';
import { ownAccounts } from './own.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { ReadbackView } from './ReadbackView.tsx';
import styles from './Review.module.css';
import { Said } from './Said.tsx';
import { SecondDevice } from './SecondDevice.tsx';
import { Strip } from './Strip.tsx';
import { useHearing } from './useHearing.ts';
import { useReading } from './useReading.ts';
import type { Problem } from './useSigning.ts';
import { useWhole } from './useWhole.ts';
import { AgainButton } from '../app/AgainButton.tsx';
import { isNotLoaded } from '../app/isNotLoaded.ts';
import { lazyPart } from '../app/lazyPart.tsx';

const CheckView = lazyPart(async () => (await import('./CheckView.tsx')).CheckView);
const Actions = lazyPart(async () => (await import('./Actions.tsx')).Actions);
const HearbackPanel = lazyPart(async () => (await import('./HearbackPanel.tsx')).HearbackPanel);
const FlightBar = lazyPart(async () => (await import('../school/FlightBar.tsx')).FlightBar);
const ProposalPanel = lazyPart(async () => (await import('./ProposalPanel.tsx')).ProposalPanel);

/** One request: read, shown, and handed to the wallet from here and from nowhere else. */
export function ReviewScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  const whole = useWhole(entry?.incoming.request);
  if (!entry) {
    return (
      <NoRequest
        title="This request is not here"
        why="It may have been removed, or it was read in another browser."
      />
    );
  }
  if (whole === undefined) return <Opening />;
  if (!whole) {
    return (
      <NoRequest
        title="This request was damaged"
        why="What this browser kept of it is no longer what was frozen. It is not read, and cannot be signed."
      />
    );
  }
  if (entry.imported) {
    return (
      <NoRequest
        title="This is a record from a file"
        why="It can be looked at in Activity, and read again from there. It cannot be signed."
      />
    );
  }
  if (entry.state === 'open' && isOnlyChecked(entry.incoming)) return <Checked entry={entry} />;
  return <Review entry={entry} />;
}

function Opening() {
  return (
    <div className={styles.missing}>
      <h1>Opening the request</h1>
      <Skeleton says="Opening the request" lines={3} />
    </div>
  );
}

function NoRequest({ title, why }: { title: string; why: string }) {
  return (
    <div className={styles.missing}>
      <h1>{title}</h1>
      <EmptyState title={why}>Paste the request again to read it.</EmptyState>
    </div>
  );
}

/** A form that a link filled in was sent off: it is only checked, and taking it over takes its place. */
function Checked({ entry: { id, incoming } }: { entry: ActivityEntry }) {
  return (
    <Suspense fallback={<Opening />}>
      <CheckView
        incoming={incoming}
        onMakeMine={() => {
          openReview(madeMine(incoming));
          activity.remove(id);
        }}
        onLeave={() => activity.update(id, { state: 'rejected' }, 'open')}
      />
    </Suspense>
  );
}

function Review({ entry }: { entry: ActivityEntry }) {
  const { incoming, state } = entry;
  const wallet = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const book = useBook();
  const reading = useReading(entry, wallet);
  const { shown, retry } = reading;
  const [problem, setProblem] = useState<Problem>();
  const { look, failed } = useHearing(entry);
  const facts: FindFact = useMemo(() => (shown ? findFact(shown) : () => undefined), [shown]);
  const { account } = wallet;
  const own = useMemo(
    () => (shown ? ownAccounts(shown, account, book) : new Set<string>()),
    [shown, account, book],
  );
  const answered =
    state === 'signed' || (state === 'sent' && (entry.hash !== undefined || entry.hearback !== undefined));

  const { id, flight } = entry;
  const doing = useMemo(
    () => (state === 'open' ? { id, flight, readAgain: retry } : undefined),
    [state, id, flight, retry],
  );
  const was = useMemo(() => wasOf(reading.drifting), [reading.drifting]);

  return (
    <WasRead value={was}>
      <div className={styles.review}>
        <div className={styles.main}>
          {entry.flight === undefined ? null : (
            <Suspense fallback={<Skeleton says="Opening the flight" lines={2} />}>
              <FlightBar entry={entry} readback={shown} />
            </Suspense>
          )}
          <Said verdict={state === 'open' ? shown?.verdict : undefined} hearback={entry.hearback} />
          {answered && entry.readback ? (
            <>
              <Suspense fallback={<Skeleton says="Opening the hearback" lines={4} />}>
                <HearbackPanel
                  readback={entry.readback}
                  hearback={entry.hearback}
                  hash={entry.hash}
                  signature={entry.signature}
                />
              </Suspense>
              <p className={styles.recordOf}>What was read back before it was signed</p>
            </>
          ) : null}
          {entry.safeTxHash ? (
            <WithWallet fallback={<Skeleton says="Opening the proposal" lines={4} />}>
              <ProposalPanel entry={entry} safeTxHash={entry.safeTxHash} />
            </WithWallet>
          ) : null}
          <ProblemNotice problem={problem} entry={entry} />
          {failed ? <NotHeard failed={failed} onLook={look} /> : null}
          {entry.amends ? (
            <Suspense>
              <Amended of={entry.amends} now={shown} />
            </Suspense>
          ) : null}
          {shown ? (
            <DoingContext value={doing}>
              <ReadbackView
                readback={shown}
                facts={facts}
                own={own}
                onRetry={state === 'open' ? retry : undefined}
                allSteps={shown === entry.readback ? entry.allSteps : undefined}
                muted={isLoud(entry.hearback)}
              />
            </DoingContext>
          ) : (
            <div className={styles.top}>
              <VerdictBadge verdict="pending" />
              <h1 className={`${styles.sentence} ${styles.draft}`} tabIndex={-1}>
                Reading the request
              </h1>
            </div>
          )}
        </div>
        <aside className={styles.aside} aria-label="Sign and compare">
          <Strip incoming={incoming} readback={shown} facts={facts}>
            <WithWalletLater fallback={<ActionsLoading />} Failed={NoActions}>
              <Actions
                Failed={NoActions}
                entry={entry}
                reading={reading}
                facts={facts}
                onLook={look}
                onProblem={setProblem}
              />
            </WithWalletLater>
          </Strip>
          <Compare fingerprints={shown?.fingerprints ?? []} />
          <SecondDevice request={incoming.request} />
          {shown ? (
            <Engines readback={shown} facts={facts} onRetry={state === 'open' ? retry : undefined} />
          ) : null}
        </aside>
      </div>
    </WasRead>
  );
}

/** It is signed, and kept: only what looks for the outcome did not come. */
function NotHeard({ failed, onLook }: { failed: unknown; onLook: () => void }) {
  return (
    <Notice
      title="What became of it is not being looked for"
      live="alert"
      actions={<AgainButton error={failed} onAgain={onLook} />}
    >
      {isNotLoaded(failed)
        ? 'The part that looks for it could not be loaded.'
        : 'The part that looks for it stopped working.'}{' '}
      What your wallet answered stays. Nothing is sent again.
    </Notice>
  );
}

/** Keeps the place of the buttons. */
function ActionsLoading() {
  return (
    <div className={styles.buttons}>
      <output className={styles.unseen}>Opening the wallet part.</output>
      <div className={styles.two}>
        <Button wide aria-disabled>
          Opening
        </Button>
      </div>
    </div>
  );
}

/** The readback stands without it. */
function NoActions({ error, reset }: FailedProps) {
  return (
    <div className={styles.buttons}>
      <p className={styles.says}>
        The part that signs could not be loaded. What was read stands, and is kept in Activity.
      </p>
      <div className={styles.two}>
        <AgainButton wide error={error} onAgain={reset} />
      </div>
    </div>
  );
}
