import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { isOver } from '../data/activity/isOver.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { WithWallet, WithWalletLater } from '../connect/WithWallet.tsx';
import { activity, useEntry } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { useArmed } from '../data/activity/armed.ts';
import { useBook } from '../data/own/book.ts';
import { openReview } from '../inbox/openReview.ts';
import { onlyChecked } from '@readback/core/model/ways.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { madeMine } from '../inbox/madeMine.ts';
import type { FailedProps } from '../ui/late/CatchErrors.tsx';
import { Button } from '../ui/Button.tsx';
import fold from '../ui/fold/Detail.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { walletStore } from '../wallet/base/store.ts';
import { Compare } from './compare/Compare.tsx';
import { DoingContext } from '../readback/doing.ts';
import { Amended } from './findings/later.ts';
import { findFact } from '../data/findFact.ts';
import { isLoud } from '../readback/isLoud.ts';
import { WasRead } from './drift/Moved.tsx';
import { wasOf } from './drift/wasRead.ts';
import { ownAccounts } from '../readback/own.ts';
import { AllDetails } from './fold/AllDetails.tsx';
import { NoFace } from './NoFace.tsx';
import { ReadbackDetails } from './ReadbackDetails.tsx';
import { MoneyContext } from './money/WorthOf.tsx';
import { ReadbackFace } from './ReadbackFace.tsx';
import look from '../ui/look/look.module.css';
import styles from './look/Review.module.css';
import { Said } from './Said.tsx';
import { Strip } from './Strip.tsx';
import { useHearing } from '../hearback/useHearing.ts';
import { useReading } from './reading/useReading.ts';
import type { Problem } from '../handing/useSigning.ts';
import { useWhole } from './useWhole.ts';
import { AgainButton } from '../ui/late/AgainButton.tsx';
import type { NoRequestProps } from './NoRequest.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const CheckView = lazyPart(async () => (await import('./CheckView.tsx')).CheckView);
const Actions = lazyPart(async () => (await import('./signing/Actions.tsx')).Actions);
const Answered = lazyPart(async () => (await import('./Answered.tsx')).Answered);
const NotHeard = lazyPart(async () => (await import('../hearback/NotHeard.tsx')).NotHeard);
const NoRequest = lazyPart(async () => (await import('./NoRequest.tsx')).NoRequest);
const FlightBar = lazyPart(async () => (await import('../school/FlightBar.tsx')).FlightBar);
const VeiledActions = lazyPart(async () => (await import('../school/VeiledActions.tsx')).VeiledActions);
const ProblemNotice = lazyPart(async () => (await import('./signing/ProblemNotice.tsx')).ProblemNotice);
const SecondDevice = lazyPart(async () => (await import('./compare/SecondDevice.tsx')).SecondDevice);
const meant = () => import('../intent/meant.ts');
const ArmAgain = lazyPart(async () => (await meant()).ArmAgain);
const SayHere = lazyPart(async () => (await meant()).SayHere);
const Unmet = lazyPart(async () => (await meant()).Unmet);
const ProposalPanel = lazyPart(async () => (await import('../hearback/ProposalPanel.tsx')).ProposalPanel);

/** One request: read, shown, and handed to the wallet from here and from nowhere else. */
export function ReviewScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  const whole = useWhole(entry?.incoming.request);
  if (!entry) {
    return <Missing of="gone" />;
  }
  if (whole === undefined) return <Opening />;
  if (!whole) {
    return <Missing of="damaged" />;
  }
  if (entry.imported) {
    return <Missing of="imported" />;
  }
  if (entry.state === 'open' && onlyChecked(entry.incoming)) return <Checked entry={entry} />;
  return <Review entry={entry} />;
}

/** Seldom wanted: fetched when it is. */
function Missing(props: NoRequestProps) {
  return (
    <Suspense fallback={<Opening />}>
      <NoRequest {...props} />
    </Suspense>
  );
}

function Opening() {
  return (
    <div className={styles.missing}>
      <h1>{words.opening}</h1>
      <Skeleton says={words.opening} lines={3} />
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
  const [mismatch, setMismatch] = useState(false);
  const [hasText, setHasText] = useState(incoming.request.body.kind !== 'message');
  const onText = useCallback(() => setHasText(true), []);
  const { look, failed } = useHearing(entry);
  const facts: FindFact = useMemo(() => (shown ? findFact(shown) : () => undefined), [shown]);
  const { account } = wallet;
  const own = useMemo(
    () => (shown ? ownAccounts(shown, account, book) : new Set<string>()),
    [shown, account, book],
  );
  const over = isOver(entry);
  const veiled = state === 'open' && entry.veiled === true;
  const money = useMemo(() => (over ? undefined : { entry: entry.id }), [over, entry.id]);

  // What is shown may be what was read before.
  const isReading = state === 'open' && (!reading.current || reading.current.verdict === 'pending');

  const { id, flight } = entry;
  const doing = useMemo(
    () => (state === 'open' ? { id, flight, readAgain: retry } : undefined),
    [state, id, flight, retry],
  );
  const was = useMemo(() => wasOf(reading.drifting), [reading.drifting]);

  const face = shown ? (
    <DoingContext value={doing}>
      <MoneyContext value={money}>
        <ReadbackFace
          readback={shown}
          facts={facts}
          own={own}
          me={account?.toLowerCase()}
          onRetry={state === 'open' ? retry : undefined}
          onText={onText}
          muted={over || isLoud(entry.hearback)}
          over={over}
          veiled={veiled}
        />
      </MoneyContext>
    </DoingContext>
  ) : undefined;
  const details = shown ? (
    <DoingContext value={doing}>
      <ReadbackDetails
        readback={shown}
        facts={facts}
        own={own}
        onRetry={state === 'open' ? retry : undefined}
        allSteps={shown === entry.readback ? entry.allSteps : undefined}
        asks={!over}
        veiled={veiled}
      >
        <Compare fingerprints={shown.fingerprints} onDiffers={setMismatch} />
        <Suspense>
          <SecondDevice request={incoming.request} verdict={verdictName(shown)} />
        </Suspense>
        {veiled ? null : <SayMeant entry={entry} />}
      </ReadbackDetails>
    </DoingContext>
  ) : undefined;

  return (
    <WasRead value={was}>
      <div className={styles.review} data-undecided={state === 'open' || undefined}>
        <div className={styles.main} data-reading={isReading || undefined}>
          {entry.flight === undefined ? null : (
            <Suspense fallback={<Skeleton says={words.openingPart} lines={2} />}>
              <FlightBar entry={entry} readback={shown} />
            </Suspense>
          )}
          <Said readback={state === 'open' && !veiled ? shown : undefined} hearback={entry.hearback} />
          {over ? (
            <Suspense fallback={<Skeleton says={words.openingPart} lines={4} />}>
              <Answered entry={entry} shown={shown} own={own}>
                {face}
                {details}
              </Answered>
            </Suspense>
          ) : null}
          {entry.safeTxHash ? (
            <WithWallet fallback={<Skeleton says={words.openingPart} lines={4} />}>
              <ProposalPanel entry={entry} safeTxHash={entry.safeTxHash} />
            </WithWallet>
          ) : null}
          {problem || (entry.problem && state === 'failed') ? (
            <Suspense>
              <ProblemNotice problem={problem} entry={entry} />
            </Suspense>
          ) : null}
          {failed ? (
            <Suspense>
              <NotHeard failed={failed} onLook={look} />
            </Suspense>
          ) : null}
          {entry.amends ? (
            <Suspense>
              <Amended of={entry.amends} now={shown} />
            </Suspense>
          ) : null}
          {over ? null : (face ?? <NoFace />)}
        </div>
        <aside className={styles.aside} aria-label={words.side}>
          <Strip incoming={incoming} readback={shown} facts={facts} quiet={over || veiled} over={over}>
            {veiled ? (
              <Suspense fallback={<ActionsLoading />}>
                <VeiledActions entry={entry} readback={shown} Failed={NoActions} />
              </Suspense>
            ) : (
              <WithWalletLater fallback={<ActionsLoading />} Failed={NoActions}>
                <Actions
                  Failed={NoActions}
                  entry={entry}
                  reading={hasText ? reading : { ...reading, current: undefined }}
                  facts={facts}
                  mismatch={mismatch}
                  onLook={look}
                  onProblem={setProblem}
                />
              </WithWalletLater>
            )}
          </Strip>
          {veiled ? null : <MeantAside entry={entry} />}
        </aside>
        {over || !details ? null : (
          <div className={styles.behind}>
            <AllDetails>{details}</AllDetails>
          </div>
        )}
      </div>
    </WasRead>
  );
}

/** The form for an intent, of a request that has none. */
function SayMeant({ entry: { id, incoming, state } }: { entry: ActivityEntry }) {
  const [says, setSays] = useState(false);
  if (incoming.intent || state !== 'open') return null;
  return (
    <div className={fold.row}>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setSays(true)}>
        <Icon name="pen" /> {words.whatMeant}
      </Button>
      {says ? (
        <Suspense>
          <SayHere id={id} onClose={() => setSays(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What was said and did not come to pass waits for this request or the next one. */
function MeantAside({ entry }: { entry: ActivityEntry }) {
  const { incoming, state, flight, withdrawn } = entry;
  const { intent } = incoming;
  const waits = useArmed().length > 0;
  if (intent && (state === 'rejected' || state === 'failed') && flight === undefined) {
    return (
      <Suspense>
        <ArmAgain intent={intent} />
      </Suspense>
    );
  }
  if (intent || state !== 'open' || !(waits || withdrawn)) return null;
  return (
    <Suspense>
      <Unmet entry={entry} />
    </Suspense>
  );
}

/** Keeps the place of the buttons. */
function ActionsLoading() {
  return (
    <div className={`${styles.buttons} ${styles.coming}`}>
      <output className={look.hidden}>{words.loadingWallet}</output>
      <div className={styles.two}>
        <Button wide aria-disabled>
          {words.openingPart}
        </Button>
      </div>
    </div>
  );
}

/** The readback is there without it. */
function NoActions({ error, reset }: FailedProps) {
  return (
    <div className={styles.buttons}>
      <p className={styles.says}>{words.noActions}</p>
      <div className={styles.two}>
        <AgainButton wide error={error} onAgain={reset} />
      </div>
    </div>
  );
}
