import * as difference from '@readback/phrases/words/web/review/difference.ts';
import * as words from '@readback/phrases/words/web/review/outcome.ts';
import { sendingMethods } from '@readback/core/request/wallet/methods.ts';
import { useState, useEffect } from 'react';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { isAnswerUnknown } from '../../data/activity/isAnswerUnknown.ts';
import { isSent } from '../../data/activity/isSent.ts';
import { Button } from '../../ui/Button.tsx';
import { letGo } from '../../wallet/submit.ts';
import { type Handing, handing, useHanding } from '../../data/activity/handing.ts';
import { NotKept } from '../../handing/NotKept.tsx';
import { LookFor } from './LookFor.tsx';
import { hearbackWords } from '../../hearback/hearbackWords.ts';
import { happenedAsRead, isUndone } from '../../hearback/hearing.ts';
import styles from '../Review.module.css';
import { SignAgain } from '../../handing/SignAgain.tsx';
import { WalletAnswer } from '../../handing/WalletAnswer.tsx';
import { useChanging } from '../../data/changing.ts';
import { askedToKeep } from '../../handing/askToKeep.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { steadyNow } from '../../data/steadyClock.ts';

/** What became of a request that was answered, instead of the buttons. */
export function Outcome({
  entry,
  onReadAgain,
  onLook,
}: {
  entry: ActivityEntry;
  onReadAgain: (() => void) | undefined;
  onLook: (() => void) | undefined;
}) {
  const here = useHanding(entry.id);
  const [again, setAgain] = useState(false);
  const waitedLong = useWaitedLong(here);
  const { title, text } = outcomeWords(entry, here.phase);
  const unknown = isAnswerUnknown(entry);
  // What is in reach everywhere says what must not be done, and nothing calm.
  const loud = entry.hearback?.verdict === 'different';
  return (
    <>
      <div className={styles.buttons}>
        <output className={loud ? styles.inBar : styles.outcome}>
          <b>{loud ? difference.todo : title}</b>
          {loud || text === '' ? null : <span className={styles.says}>{text}</span>}
        </output>
        {here.unkept ? <Unkept entry={entry} /> : entry.state === 'open' ? null : <NotKept />}
        <WalletAnswer entry={entry} />
        {waitedLong ? <p className={styles.says}>{words.waitedLong}</p> : null}
        {unknown && !here.phase && !entry.imported ? <LookFor key={entry.id} entry={entry} /> : null}
        <div className={styles.two}>
          {waitedLong ? (
            <Button
              wide
              onClick={() => {
                letGo();
                handing.change(entry.id, { phase: undefined });
              }}
            >
              {words.showsNothing}
            </Button>
          ) : null}
          {onLook ? (
            <Button wide onClick={onLook}>
              {words.askNode}
            </Button>
          ) : null}
          {onReadAgain === undefined || here.phase || loud ? null : (
            <Button wide onClick={unknown ? () => setAgain(true) : onReadAgain}>
              {words.readAgain}
            </Button>
          )}
        </div>
        {onReadAgain ? (
          <SignAgain entry={entry} open={again} onOpenChange={setAgain} onGoOn={onReadAgain} />
        ) : null}
      </div>
      {loud ? null : <AskedToKeep id={entry.id} />}
    </>
  );
}

function outcomeWords(entry: ActivityEntry, phase: Handing['phase']): { title: string; text: string } {
  const { state, hash, safeTxHash, call, hearback } = entry;
  if (phase === 'preparing') return { title: words.preparing, text: words.preparingHint };
  switch (state) {
    case 'asked':
      return phase === 'asked'
        ? { title: words.waiting, text: words.waitingHint }
        : { title: words.noAnswer, text: words.noAnswerHint };
    case 'signed':
      if (!hearback) return { title: words.signed, text: words.signedHint };
      // What came of it, the hearback says; beside it only that all is well.
      return {
        title: words.signed,
        text: hearbackWords(hearback).tone === 'ok' ? words.signedSame : words.signedHeard,
      };
    case 'sent':
      if (hearback && happenedAsRead(hearback) && !isUndone(hearback))
        return { title: words.done, text: words.doneHint };
      if (safeTxHash) return { title: words.proposed, text: words.proposedHint };
      if (call?.method === sendingMethods.rawTransaction) return { title: words.sent, text: words.sentRaw };
      return { title: words.sent, text: hash ? words.sentHash : words.sentBatch };
    case 'rejected':
      return { title: words.rejected, text: words.rejectedHint };
    case 'failed':
      if (isAnswerUnknown(entry)) {
        return { title: isSent(entry) ? words.maybeSent : words.maybeSigned, text: words.maybeHint };
      }
      return { title: words.notSigned, text: entry.refused ? words.refused : words.noSignature };
    case 'open':
      return { title: words.open, text: '' };
  }
}

/** Why the browser is asked to keep what this page keeps, and what it said, with the entry that was signed first. */
function AskedToKeep({ id }: { id: string }) {
  const asked = useChanging(askedToKeep);
  if (asked?.id !== id) return null;
  return <output className={`${styles.says} ${styles.apart}`}>{words.askedToKeep[asked.said]}</output>;
}

/** What is known of a hand-over is on this page alone, until the disk has it or the user says that they have. */
function Unkept({ entry }: { entry: ActivityEntry }) {
  const { id, hash, signature, batch, safeTxHash, answer } = entry;
  const came = hash ?? signature ?? safeTxHash ?? batch ?? answer?.text;
  return (
    <Notice
      tone="caution"
      live="alert"
      title={came === undefined ? words.notRecorded : words.onlyHere}
      actions={
        came === undefined ? undefined : (
          <Button onClick={() => handing.change(id, { unkept: false })}>{words.savedElsewhere}</Button>
        )
      }
    >
      {came === undefined ? (
        words.notRecordedHint
      ) : (
        <>
          {words.onlyHereHint} <CopyButton word value={came} what={words.answer} />
        </>
      )}
    </Notice>
  );
}

/** In milliseconds: then the user may say that the wallet shows nothing. */
const long = 30_000;

/** Whether the wallet was asked so long ago that its user may be looking at nothing. */
function useWaitedLong({ phase, since = 0 }: Handing): boolean {
  const [passed, setPassed] = useState(0);
  const waits = phase === 'asked';

  // Time passes outside React.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setPassed(since), Math.max(0, since + long - steadyNow()));
    return () => clearTimeout(timer);
  }, [waits, since]);

  return waits && passed === since;
}
