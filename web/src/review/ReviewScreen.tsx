import type { FindFact } from '@readback/phrases/say.ts';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { activity, useEntry } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { askedAgain } from '../data/askedAgain.ts';
import { useBook } from '../data/book.ts';
import { isFresh } from '../data/fresh.ts';
import { openReview } from '../data/openReview.ts';
import { isOnlyChecked } from '@readback/core/request/onlyChecked.ts';
import { madeMine } from '../inbox/madeMine.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { VerdictBadge } from '../ui/VerdictBadge.tsx';
import { useNow } from '../ui/useNow.ts';
import { useCannotSign } from '../wallet/useCannotSign.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { useAsking } from './asking.ts';
import { CheckView } from './CheckView.tsx';
import { Compare } from './Compare.tsx';
import { Engines } from './Engines.tsx';
import { findFact } from '../data/findFact.ts';
import { frameView, isFramed } from '../wallet/framed.ts';
import { isLoud, isToHear } from './hearing.ts';
import { HearbackPanel } from './HearbackPanel.tsx';
import { Outcome, ProblemNotice } from './Outcome.tsx';
import { ownAccounts } from './own.ts';
import { ProposalPanel } from './ProposalPanel.tsx';
import { ReadbackView } from './ReadbackView.tsx';
import { chainOf } from './requestWords.ts';
import styles from './Review.module.css';
import { SignPanel } from './SignPanel.tsx';
import { SecondDevice } from './SecondDevice.tsx';
import { Strip } from './Strip.tsx';
import { isTooOld, signControl } from './signControl.ts';
import { useHearing } from './useHearing.ts';
import { useReading } from './useReading.ts';
import { useSigning } from './useSigning.ts';
import { isWhole } from './whole.ts';

/** One request: read, shown, and handed to the wallet from here and from nowhere else. */
export function ReviewScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  const request = entry?.incoming.request;
  const whole = useMemo(() => request && (isFresh(request) || isWhole(request)), [request]);
  if (!entry) {
    return (
      <NoRequest
        title="This request is not here"
        why="It may have been removed, or it was read in another browser."
      />
    );
  }
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
    <CheckView
      incoming={incoming}
      onMakeMine={() => {
        openReview(madeMine(incoming));
        activity.remove(id);
      }}
      onLeave={() => activity.update(id, { state: 'rejected' })}
    />
  );
}

function Review({ entry }: { entry: ActivityEntry }) {
  const { incoming, state } = entry;
  const wallet = useWallet(chainOf(incoming.request.body));
  const book = useBook();
  const { shown, current, readFor, readAt, retry } = useReading(entry, wallet);
  const { sign, problem } = useSigning(entry, wallet);
  const asking = useAsking(entry.id);
  const now = useNow();
  const look = useHearing(entry);
  const facts: FindFact = shown ? findFact(shown) : () => undefined;
  const own = shown ? ownAccounts(shown, wallet.account, book) : new Set<string>();
  const control = signControl({
    readback: current,
    wallet,
    readFor,
    age: now - readAt,
    framed: isFramed(frameView()),
    cannot: useCannotSign(wallet, incoming.request.body),
  });

  /** Once more by the clock: the page may have slept between the last look at it and the press. */
  const press = (account: Address) => {
    if (!current) return;
    if (isTooOld(current, Date.now() - readAt)) retry();
    else sign(account, current);
  };

  return (
    <div className={styles.review}>
      <div className={styles.main}>
        {state === 'signed' || (state === 'sent' && entry.hash) ? (
          entry.readback ? (
            <>
              <HearbackPanel
                readback={entry.readback}
                hearback={entry.hearback}
                hash={entry.hash}
                signature={entry.signature}
              />
              <p className={styles.recordOf}>What was read back before it was signed</p>
            </>
          ) : null
        ) : null}
        {entry.safeTxHash ? <ProposalPanel entry={entry} safeTxHash={entry.safeTxHash} /> : null}
        <ProblemNotice problem={problem} entry={entry} />
        {shown ? (
          <ReadbackView
            readback={shown}
            facts={facts}
            own={own}
            onRetry={state === 'open' ? retry : undefined}
            muted={isLoud(entry.hearback)}
          />
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
          {state === 'open' ? (
            <SignPanel
              control={control}
              verdict={current?.verdict}
              wallet={wallet}
              facts={facts}
              raw={incoming.request.raw}
              onSign={press}
              onReject={() => activity.update(entry.id, { state: 'rejected' })}
              onReadAgain={retry}
            />
          ) : (
            <Outcome
              entry={entry}
              asking={asking}
              onReadAgain={() => openReview(askedAgain(entry))}
              onLook={isToHear(entry) || entry.hearback?.verdict === 'cannotTell' ? look : undefined}
            />
          )}
        </Strip>
        <Compare fingerprints={shown?.fingerprints ?? []} />
        <SecondDevice request={incoming.request} />
        {shown ? <Engines readback={shown} facts={facts} /> : null}
      </aside>
    </div>
  );
}
