import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import * as words from '@readback/phrases/words/web/activity/entry.ts';
import { keepingWords } from '../data/rows/keepingWords.ts';
import { isUnread } from '../data/rows/isUnread.ts';
import { useKeeping } from '../data/activity/useKeeping.ts';
import { isLost } from '../ui/late/isNotLoaded.ts';
import { navigate } from '../router/here.ts';
import { Link } from '../router/Link.tsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { activity, useEntry } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { isToHear, mayAskByItself } from '../hearback/hearing.ts';
import { isLoud } from '../readback/isLoud.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { isAnswerUnknown } from '../data/activity/isAnswerUnknown.ts';
import { askedBy } from '../readback/requestWords.ts';
import { readAgain } from '../inbox/readAgain.ts';
import { SignAgain } from '../handing/SignAgain.tsx';
import { WalletAnswer } from '../handing/WalletAnswer.tsx';
import { useHearing } from '../hearback/useHearing.ts';
import { Button } from '../ui/Button.tsx';
import button from '../ui/Button.module.css';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Time } from '../ui/time/Time.tsx';
import { entryVerdictName } from '../entries/entryVerdict.ts';
import { VerdictBadge } from '../ui/said/VerdictBadge.tsx';
import { Words } from '../ui/text/Words.tsx';
import { Ask } from '../ask/Ask.tsx';
import { useBook } from '../data/own/book.ts';
import { ownAccounts } from '../readback/own.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './EntryScreen.module.css';
import { EntryHearback, EntryRecord } from './EntryRecord.tsx';
import { EntryTitle } from '../entries/EntryTitle.tsx';
import { forgetEntries } from '../data/activity/forgetEntries.ts';
import { canUndo } from '../ui/undo/undo.ts';
import { accountOf } from '../entries/entryFacts.ts';
import { entryWord } from '../entries/entryWords.ts';

const EntrySaid = lazyPart(async () => (await import('../intent/EntrySaid.tsx')).EntrySaid);

/** One request of the past: what was asked, how it read, what became of it. */
export function EntryScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  const forget = (it: ActivityEntry) => {
    canUndo({
      says: forgottenWords.entry,
      what: <EntryTitle entry={it} />,
      back: () => activity.restore(it),
      // That it was handed to a wallet is forgotten with it, and not before: what comes back is never offered twice.
      gone: () => (activity.entry(it.id) === undefined ? forgetEntries([it.id]) : undefined),
    });
    activity.remove(it.id);
    navigate({ to: '/activity', replace: true });
  };
  return entry ? <Entry key={id} entry={entry} onForget={() => forget(entry)} /> : <NoEntry />;
}

function Entry({ entry, onForget }: { entry: ActivityEntry; onForget: () => void }) {
  const { readback, summary, incoming, imported, hearback } = entry;
  const word = entryWord(entry);
  const { look, failed } = useHearing(entry);
  const verdict = entryVerdictName(entry);
  const loud = isLoud(hearback);
  const chainId = chainOf(incoming.request.body);
  const asks = isToHear(entry) && (!mayAskByItself(entry) || hearback?.verdict === 'cannotTell');
  const cannotTell = entry.state === 'signed' && hearback?.verdict === 'cannotTell';
  return (
    <article className={styles.screen}>
      <p className={styles.back}>
        <Link to="/activity">{words.activity}</Link>
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
        <Words
          of={words.outcome}
          values={{
            b: (inner) => <b className={styles[word.tone]}>{inner}</b>,
            word: word.word,
            says: <SafeText text={word.says} max={600} />,
          }}
        />
      </p>
      <dl className={styles.facts}>
        <dt>{words.asked}</dt>
        <dd>
          <Words
            of={words.askedAt}
            values={{
              time: (
                <time dateTime={new Date(entry.openedAt).toISOString()}>
                  <Time seconds={BigInt(Math.floor(entry.openedAt / 1_000))} />
                </time>
              ),
              by: askedBy(incoming),
            }}
          />
        </dd>
        <dt>{words.network}</dt>
        <dd>{chainId === undefined ? words.noNetwork : <NetworkName chainId={chainId} />}</dd>
        <AccountOf entry={entry} />
      </dl>
      <SaidOf entry={entry} />
      <WalletAnswer entry={entry} />
      {isAnswerUnknown(entry) && !imported ? <AnswerForm entry={entry} /> : null}
      {loud ? null : <EntryHearback entry={entry} />}
      {failed ? (
        <p role="alert">{isLost(failed) ? `${words.notLoaded} ${words.reload}` : words.notLoaded}</p>
      ) : null}
      {asks || cannotTell || failed ? (
        <p className={styles.look}>
          <Button onClick={look}>{hearback ? words.askAgain : words.ask}</Button>
          <span className={styles.quiet}>{words.asking}</span>
        </p>
      ) : null}
      {!readback && summary ? <p className={styles.gone}>{words.summaryOnly}</p> : null}
      {entry.state === 'open' ? null : <Questions entry={entry} />}
      <EntryRecord entry={entry} />
      <Actions entry={entry} onForget={onForget} />
    </article>
  );
}

/** What can be asked of a request that is finished, while its readback is kept. */
function Questions({ entry: { readback, hearback, imported } }: { entry: ActivityEntry }) {
  const book = useBook();
  if (!readback || imported) return null;
  return <Ask readback={readback} own={ownAccounts(readback, undefined, book)} hearback={hearback} />;
}

/** What the user said that it should do, also where they took it back. */
function SaidOf({ entry }: { entry: ActivityEntry }) {
  const intent = entry.incoming.intent ?? entry.withdrawn;
  if (intent === undefined) return null;
  return (
    <Suspense fallback={<Skeleton says={words.openingSaid} lines={2} />}>
      <EntrySaid entry={entry} intent={intent} />
    </Suspense>
  );
}

function FromFile() {
  return (
    <div className={styles.fromFile}>
      <Notice title={words.fromFile}>{words.fromFileWhy}</Notice>
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
      <dt>{words.account}</dt>
      <dd>
        <NamedAddress address={account} chainId={chainOf(body)} />{' '}
        <Link className={styles.toAccount} to="/accounts/$address" params={{ address: account }}>
          {words.openAccount}
        </Link>
      </dd>
    </>
  );
}

function Actions({ entry, onForget }: { entry: ActivityEntry; onForget: () => void }) {
  const [again, setAgain] = useState(false);
  const [isRecordLost, setRecordLost] = useState(false);
  const save = () => {
    setRecordLost(false);
    import('./saveRecord.ts').then((it) => it.saveRecord(entry)).catch(() => setRecordLost(true));
  };
  return (
    <div className={styles.actions}>
      {entry.state === 'open' && !entry.imported ? (
        <Link className={`${button.button} ${button.primary}`} to="/review/$id" params={{ id: entry.id }}>
          {words.goOn}
        </Link>
      ) : (
        <Button onClick={() => (isAnswerUnknown(entry) ? setAgain(true) : readAgain(entry))}>
          {words.readAgain}
        </Button>
      )}
      <SignAgain entry={entry} open={again} onOpenChange={setAgain} onGoOn={() => readAgain(entry)} />
      {entry.readback &&
      entry.allSteps === undefined &&
      !entry.imported &&
      (entry.state === 'signed' || entry.state === 'sent') ? (
        <Button onClick={save}>{words.saveRecord}</Button>
      ) : null}
      {isRecordLost ? <p role="alert">{words.recordLost}</p> : null}
      <Button tone="quiet" onClick={onForget}>
        {words.forget}
      </Button>
    </div>
  );
}

function NoEntry() {
  const keeping = useKeeping();
  if (isUnread(keeping)) {
    return (
      <section className={styles.screen}>
        <h1>{words.notYet}</h1>
        <p className={styles.outcome}>{keepingWords[keeping]}</p>
      </section>
    );
  }
  return (
    <section className={styles.screen}>
      <h1>{words.notFound}</h1>
      <p className={styles.outcome}>
        <Words of={words.notFoundWhy} values={{ link: (inner) => <Link to="/activity">{inner}</Link> }} />
      </p>
    </section>
  );
}
