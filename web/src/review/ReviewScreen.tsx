import type { FindFact } from '@readback/phrases/say.ts';
import { activity, useEntry } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { useBook } from '../data/book.ts';
import { openReview } from '../data/openReview.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { VerdictBadge } from '../ui/VerdictBadge.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { Compare } from './Compare.tsx';
import { Engines } from './Engines.tsx';
import { findFact } from './findFact.ts';
import { frameView, isFramed } from './framed.ts';
import { isToHear } from './hearing.ts';
import { HearbackPanel } from './HearbackPanel.tsx';
import { Outcome, ProblemNotice } from './Outcome.tsx';
import { ownAccounts } from './own.ts';
import { ReadbackView } from './ReadbackView.tsx';
import { chainOf } from './requestWords.ts';
import styles from './Review.module.css';
import { SignPanel } from './SignPanel.tsx';
import { Strip } from './Strip.tsx';
import { signControl } from './signControl.ts';
import { useHearing } from './useHearing.ts';
import { useReading } from './useReading.ts';
import { useSigning } from './useSigning.ts';

/** One request: read, shown, and handed to the wallet from here and from nowhere else. */
export function ReviewScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  if (!entry) {
    return (
      <div className={styles.missing}>
        <h1>This request is not here</h1>
        <EmptyState title="It may have been removed, or it was read in another browser.">
          Paste the request again to read it.
        </EmptyState>
      </div>
    );
  }
  return <Review entry={entry} />;
}

function Review({ entry }: { entry: ActivityEntry }) {
  const { incoming, state } = entry;
  const wallet = useWallet(chainOf(incoming.request.body));
  const book = useBook();
  const { shown, current, readFor, retry } = useReading(entry, wallet);
  const { sign, problem, asking } = useSigning(entry, wallet);
  const look = useHearing(entry);
  const facts: FindFact = shown ? findFact(shown) : () => undefined;
  const own = shown ? ownAccounts(shown, wallet.account, book) : new Set<string>();
  const control = signControl({ readback: current, wallet, readFor, framed: isFramed(frameView()) });

  return (
    <div className={styles.review}>
      <div className={styles.main}>
        {state === 'signed' || (state === 'sent' && entry.hash) ? (
          entry.readback ? (
            <HearbackPanel
              readback={entry.readback}
              hearback={entry.hearback}
              hash={entry.hash}
              signature={entry.signature}
            />
          ) : null
        ) : null}
        <ProblemNotice problem={problem} entry={entry} />
        {shown ? (
          <ReadbackView
            readback={shown}
            facts={facts}
            own={own}
            onRetry={state === 'open' ? retry : undefined}
          />
        ) : (
          <div className={styles.top}>
            <VerdictBadge verdict="pending" />
            <h1 className={styles.sentence} tabIndex={-1}>
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
              onSign={(account) => current && sign(account, current)}
              onReject={() => activity.update(entry.id, { state: 'rejected' })}
              onReadAgain={retry}
            />
          ) : (
            <Outcome
              entry={entry}
              asking={asking}
              onReadAgain={() => openReview({ ...incoming, receivedAt: Date.now() })}
              onLook={isToHear(entry) || entry.hearback?.verdict === 'cannotTell' ? look : undefined}
            />
          )}
        </Strip>
        <Compare fingerprints={shown?.fingerprints ?? []} />
        {shown ? <Engines readback={shown} facts={facts} /> : null}
      </aside>
    </div>
  );
}
