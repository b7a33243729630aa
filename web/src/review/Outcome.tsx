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
  const { title, text } = words(entry, here.phase);
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
      {waitedLong ? (
        <p className={styles.says}>
          No answer yet. If your wallet shows nothing, you can go on with other requests. This one may still
          appear in your wallet: reject it there if you no longer want it. If it answers later, the answer is
          kept.
        </p>
      ) : null}
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
            My wallet shows nothing
          </Button>
        ) : null}
        {onLook ? (
          <Button wide onClick={onLook}>
            Ask the node again
          </Button>
        ) : null}
        {onReadAgain === undefined || here.phase ? null : (
          <Button wide onClick={unknown ? () => setAgain(true) : onReadAgain}>
            Read it again
          </Button>
        )}
      </div>
      {onReadAgain ? (
        <SignAgain entry={entry} open={again} onOpenChange={setAgain} onGoOn={onReadAgain} />
      ) : null}
    </div>
  );
}

function words(entry: ActivityEntry, phase: Handing['phase']): { title: string; text: string } {
  const { state, hash, safeTxHash } = entry;
  if (phase === 'preparing') {
    return { title: 'Passing it to your wallet', text: 'It is recorded first.' };
  }
  switch (state) {
    case 'asked':
      if (phase === 'asked') {
        return {
          title: 'Waiting for your wallet',
          text: 'Compare what it shows with this page, then sign or reject there.',
        };
      }
      return {
        title: 'Your wallet may already have this',
        text: 'Your wallet’s answer has not arrived here: the page was closed before, or another tab is waiting for it. Check in your wallet whether it was signed. It is not sent again from here.',
      };
    case 'signed':
      return { title: 'Signed', text: 'Your wallet gave a signature. It is compared with what was read.' };
    case 'sent':
      if (safeTxHash) {
        return {
          title: 'Proposed',
          text: 'Your Safe received it as a proposal. Nothing has happened yet: its owners must confirm it, and one of them must execute it.',
        };
      }
      return {
        title: 'Sent',
        text: hash
          ? 'Your wallet gave a transaction hash.'
          : 'Your wallet accepted it as a batch. While it is connected, Readback asks it which transactions carried out the calls, and compares what was mined.',
      };
    case 'rejected':
      return { title: 'Rejected', text: 'You rejected it here. Nothing was signed.' };
    case 'failed':
      if (isAnswerUnknown(entry)) {
        return {
          title: isSent(entry) ? 'It may have been sent' : 'It may have been signed',
          text: 'Your wallet’s answer does not say. Check your wallet before you sign again.',
        };
      }
      return {
        title: 'Not signed here',
        text: entry.refused
          ? 'Your wallet refused it. Nothing was signed.'
          : 'Your wallet gave no signature.',
      };
    case 'open':
      return { title: 'Open', text: '' };
  }
}
