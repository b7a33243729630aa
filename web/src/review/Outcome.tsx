import * as words from '@readback/phrases/words/web/review/outcome.ts';
import { useState } from 'react';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { isAnswerUnknown } from '../data/isAnswerUnknown.ts';
import { isSent } from '../data/isSent.ts';
import { Button } from '../ui/Button.tsx';
import { letGo } from '../wallet/submit.ts';
import { AskedToKeep } from './AskedToKeep.tsx';
import { type Handing, handing, useHanding } from './handing.ts';
import { NotKept } from './NotKept.tsx';
import { LookFor } from './LookFor.tsx';
import styles from './Review.module.css';
import { SignAgain } from './SignAgain.tsx';
import { Unkept } from './Unkept.tsx';
import { useWaitedLong } from './useWaitedLong.ts';
import { WalletAnswer } from './WalletAnswer.tsx';

/** What became of a request that was answered, in the place of the buttons. */
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
  return (
    <div className={styles.buttons}>
      <output className={styles.outcome}>
        <b>{title}</b>
        <span className={styles.says}>{text}</span>
      </output>
      {here.unkept ? <Unkept entry={entry} /> : entry.state === 'open' ? null : <NotKept />}
      <AskedToKeep id={entry.id} />
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
        {onReadAgain === undefined || here.phase ? null : (
          <Button wide onClick={unknown ? () => setAgain(true) : onReadAgain}>
            {words.readAgain}
          </Button>
        )}
      </div>
      {onReadAgain ? (
        <SignAgain entry={entry} open={again} onOpenChange={setAgain} onGoOn={onReadAgain} />
      ) : null}
    </div>
  );
}

function outcomeWords(entry: ActivityEntry, phase: Handing['phase']): { title: string; text: string } {
  const { state, hash, safeTxHash } = entry;
  if (phase === 'preparing') return { title: words.preparing, text: words.preparingHint };
  switch (state) {
    case 'asked':
      return phase === 'asked'
        ? { title: words.waiting, text: words.waitingHint }
        : { title: words.noAnswer, text: words.noAnswerHint };
    case 'signed':
      return { title: words.signed, text: words.signedHint };
    case 'sent':
      if (safeTxHash) return { title: words.proposed, text: words.proposedHint };
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
