import { keepingWords } from '../data/keepingWords.ts';
import { isUnread } from '../data/isUnread.ts';
import { useKeeping } from '../data/useKeeping.ts';
import { isLost } from '../app/isNotLoaded.ts';
import { Link } from '../router/Link.tsx';
import { chainName } from '@readback/phrases/chains.ts';
import { useState } from 'react';
import { useEntry } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { networkOf, useConfig } from '../data/config.ts';
import { forgetEntries } from '../data/forgetEntries.ts';
import { isLoud, isToHear, mayAskByItself } from '../review/hearing.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { isAnswerUnknown } from '../data/isAnswerUnknown.ts';
import { askedBy } from '../review/requestWords.ts';
import { readAgain } from '../review/readAgain.ts';
import { SignAgain } from '../review/SignAgain.tsx';
import { WalletAnswer } from '../review/WalletAnswer.tsx';
import { useHearing } from '../review/useHearing.ts';
import { Button } from '../ui/Button.tsx';
import button from '../ui/Button.module.css';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Time } from '../ui/Time.tsx';
import { VerdictBadge } from '../ui/VerdictBadge.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './EntryScreen.module.css';
import { EntryHearback, EntryRecord } from './EntryRecord.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import { accountOf } from './entryFacts.ts';
import { entryWord } from './entryWords.ts';

/** One request of the past: what was asked, how it read, what became of it. */
export function EntryScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  return entry ? <Entry key={id} entry={entry} /> : <NoEntry />;
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { readback, summary, incoming, imported, hearback } = entry;
  const word = entryWord(entry);
  const { look, failed } = useHearing(entry);
  const verdict = readback?.verdict ?? summary?.verdict;
  const loud = isLoud(hearback);
  const asks = isToHear(entry) && (!mayAskByItself(entry) || hearback?.verdict === 'cannotTell');
  const cannotTell = entry.state === 'signed' && hearback?.verdict === 'cannotTell';
  return (
    <article className={styles.screen}>
      <p className={styles.back}>
        <Link to="/activity">Activity</Link>
      </p>
      {imported ? <FromFile /> : null}
      {loud ? <EntryHearback entry={entry} /> : null}
      {verdict ? (
        <div className={styles.verdict}>
          <VerdictBadge verdict={verdict} muted={loud || imported} />
        </div>
      ) : null}
      <h1 className={styles.title}>
        <EntryTitle entry={entry} />
      </h1>
      <p className={styles.outcome}>
        <b className={styles[word.tone]}>{word.word}.</b> <SafeText text={word.says} max={600} />
      </p>
      <dl className={styles.facts}>
        <dt>Asked</dt>
        <dd>
          <time dateTime={new Date(entry.openedAt).toISOString()}>
            <Time seconds={BigInt(Math.floor(entry.openedAt / 1_000))} />
          </time>
          , {askedBy(incoming)}
        </dd>
        <dt>Network</dt>
        <dd>
          <NetworkName chainId={chainOf(incoming.request.body)} />
        </dd>
        <AccountOf entry={entry} />
      </dl>
      <WalletAnswer entry={entry} />
      {isAnswerUnknown(entry) && !imported ? <AnswerForm entry={entry} /> : null}
      {loud ? null : <EntryHearback entry={entry} />}
      {failed ? (
        <p role="alert">
          The part of Readback that asks could not be loaded. This entry is kept.
          {isLost(failed) ? ' Reload the page to load it.' : null}
        </p>
      ) : null}
      {asks || cannotTell || failed ? (
        <p className={styles.look}>
          <Button onClick={look}>{hearback ? 'Ask the node again' : 'Ask the node'}</Button>
          <span className={styles.quiet}>Asking its network for the outcome.</span>
        </p>
      ) : null}
      {!readback && summary ? (
        <p className={styles.gone}>
          For old requests, only the readback’s verdict and sentence are kept. Read it again to see all of it
          as of now.
        </p>
      ) : null}
      <EntryRecord entry={entry} />
      <Actions entry={entry} />
    </article>
  );
}

function FromFile() {
  return (
    <div className={styles.fromFile}>
      <Notice title="This record came from a file">
        This browser did not create it, so what it says about the readback, signature and outcome proves
        nothing. Read it again to be sure.
      </Notice>
    </div>
  );
}

/** Whose request it was, with the way to that account; a message may name nobody. */
function AccountOf({ entry }: { entry: ActivityEntry }) {
  const { body } = entry.incoming.request;
  const account = accountOf(entry);
  if (account === undefined) return null;
  return (
    <>
      <dt>Account</dt>
      <dd>
        <NamedAddress address={account} chainId={chainOf(body)} />{' '}
        <Link className={styles.toAccount} to="/accounts/$address" params={{ address: account }}>
          Open account
        </Link>
      </dd>
    </>
  );
}

function NetworkName({ chainId }: { chainId: number | undefined }) {
  useConfig();
  if (chainId === undefined) return 'none: a message is not tied to a network';
  return networkOf(chainId)?.name ?? chainName(chainId);
}

function Actions({ entry }: { entry: ActivityEntry }) {
  const [forgotten, setForgotten] = useState(false);
  const [again, setAgain] = useState(false);
  if (forgotten) return null;
  return (
    <div className={styles.actions}>
      {entry.state === 'open' && !entry.imported ? (
        <Link className={`${button.button} ${button.primary}`} to="/review/$id" params={{ id: entry.id }}>
          Continue its Review
        </Link>
      ) : (
        <Button onClick={() => (isAnswerUnknown(entry) ? setAgain(true) : readAgain(entry))}>
          Read it again
        </Button>
      )}
      <SignAgain entry={entry} open={again} onOpenChange={setAgain} onGoOn={() => readAgain(entry)} />
      <Button
        tone="quiet"
        onClick={() => {
          setForgotten(true);
          forgetEntries([entry.id]);
        }}
      >
        Forget this entry
      </Button>
    </div>
  );
}

function NoEntry() {
  const keeping = useKeeping();
  if (isUnread(keeping)) {
    return (
      <section className={styles.screen}>
        <h1>This entry cannot be looked up yet</h1>
        <p className={styles.outcome}>{keepingWords[keeping]}</p>
      </section>
    );
  }
  return (
    <section className={styles.screen}>
      <h1>Entry not found</h1>
      <p className={styles.outcome}>
        It was forgotten, or read back in another browser: Activity stays on its device unless you save it.
        See what is here in <Link to="/activity">Activity</Link>.
      </p>
    </section>
  );
}
