import { isOver } from '../../data/activity/isOver.ts';
import * as words from '@readback/phrases/words/web/review/outcome.ts';
import { Suspense, useEffect, useState } from 'react';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { isAnswerUnknown } from '../../data/activity/isAnswerUnknown.ts';
import { Button } from '../../ui/Button.tsx';
import { letGo } from '../../wallet/submit.ts';
import { type Handing, handing, useHanding } from '../../data/activity/handing.ts';
import { NotKept } from '../../handing/NotKept.tsx';
import { LookFor } from './LookFor.tsx';
import { isToHear } from '../../hearback/hearing.ts';
import { isLoud } from '../../readback/isLoud.ts';
import { outcomeWords } from '../after/outcomeWords.ts';
import { useHasPlan } from '../after/useHasPlan.ts';
import look from '../../ui/look/look.module.css';
import styles from '../look/Review.module.css';
import { WalletAnswer } from '../../handing/WalletAnswer.tsx';
import { useChanging } from '../../data/base/changing.ts';
import { askedToKeep } from '../../handing/askToKeep.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { steadyNow } from '../../data/base/steadyClock.ts';
import { lazyPart } from '../../ui/late/lazyPart.tsx';

/** Only where nobody knows whether it was signed. */
const SignAgain = lazyPart(async () => (await import('../../handing/SignAgain.tsx')).SignAgain);

/** Only once it is over. */
const GoOn = lazyPart(async () => (await import('../after/GoOn.tsx')).GoOn);

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
  // The face says what became of it.
  const over = isOver(entry);
  // What is in reach everywhere says what must not be done, and nothing calm.
  const loud = entry.hearback?.verdict === 'different';
  const isAnswered = entry.state === 'signed' || entry.state === 'sent';
  const isDone = over && !unknown;
  const hasPlan = useHasPlan(entry);
  return (
    <>
      <div className={styles.buttons}>
        {loud ? null : over && !isAnswered ? null : (
          // Once it is over the face shows it: here it is said to those who hear the page.
          <output className={over ? look.hidden : styles.outcome}>
            <b>{title}</b> <span className={styles.says}>{text}</span>
          </output>
        )}
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
          {isDone ? (
            <Suspense>
              <GoOn entry={entry} onPayAgain={here.phase ? undefined : onReadAgain} />
            </Suspense>
          ) : null}
          {onLook ? (
            <Button wide onClick={onLook}>
              {words.askNode}
            </Button>
          ) : null}
          {onReadAgain === undefined || here.phase || !mayReadAgain(entry) ? null : (
            <Button wide onClick={unknown ? () => setAgain(true) : onReadAgain}>
              {words.readAgain}
            </Button>
          )}
        </div>
        {isDone && !hasPlan && mayClose(entry) ? (
          <p className={styles.says}>{isToHear(entry) ? words.keepsLooking : words.mayClose}</p>
        ) : null}
        {onReadAgain && again ? (
          <Suspense>
            <SignAgain entry={entry} open={again} onOpenChange={setAgain} onGoOn={onReadAgain} />
          </Suspense>
        ) : null}
      </div>
      {loud ? null : <AskedToKeep id={entry.id} />}
    </>
  );
}

/** What was done is done: only what was not signed, or whose answer is not known, is read again here. */
function mayReadAgain({ state }: ActivityEntry): boolean {
  return state === 'rejected' || state === 'failed' || state === 'asked';
}

/** Of what was not signed, that is plain. */
function mayClose({ state, hearback }: ActivityEntry): boolean {
  return (state === 'signed' || state === 'sent') && !isLoud(hearback);
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
