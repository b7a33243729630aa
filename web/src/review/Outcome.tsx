import type { ActivityEntry } from '../data/activityEntry.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Review.module.css';
import { WalletAnswer } from './WalletAnswer.tsx';

/** What became of a request that was answered, in the place of the buttons. */
export function Outcome({
  entry,
  asking,
  onReadAgain,
  onLook,
}: {
  entry: ActivityEntry;
  /** This page asked the wallet and is waiting for it. */
  asking: boolean;
  onReadAgain: (() => void) | undefined;
  onLook: (() => void) | undefined;
}) {
  const { title, text } = words(entry, asking);
  return (
    <div className={styles.buttons}>
      <output className={styles.outcome}>
        <b>{title}</b>
        <span className={styles.says}>{text}</span>
      </output>
      <WalletAnswer entry={entry} />
      <div className={styles.two}>
        {onLook ? (
          <Button wide onClick={onLook}>
            Ask the node again
          </Button>
        ) : null}
        {onReadAgain === undefined || (entry.state === 'asked' && asking) ? null : (
          <Button wide onClick={onReadAgain}>
            Read it again
          </Button>
        )}
      </div>
    </div>
  );
}

function words({ state, hash, safeTxHash }: ActivityEntry, asking: boolean): { title: string; text: string } {
  switch (state) {
    case 'asked':
      if (asking) {
        return {
          title: 'Waiting for your wallet',
          text: 'Compare what it shows with this page, then sign or reject there.',
        };
      }
      return {
        title: 'The outcome is not known',
        text: 'The wallet was asked, and its answer has not arrived here: the page was closed before, or another tab is waiting for it. Look in your wallet whether it was signed. It is not sent again from here.',
      };
    case 'signed':
      return { title: 'Signed', text: 'Your wallet gave a signature. It is compared with what was read.' };
    case 'sent':
      if (safeTxHash) {
        return {
          title: 'Proposed',
          text: 'Your Safe took it as a proposal. Nothing has happened yet: its owners have to confirm it, and one of them to carry it out.',
        };
      }
      return {
        title: 'Sent',
        text: hash
          ? 'Your wallet gave a transaction hash.'
          : 'Your wallet took it as a batch. While it is connected here, it is asked by which transactions it carried the calls out, and what was mined is compared.',
      };
    case 'rejected':
      return { title: 'Rejected', text: 'You rejected it here. Nothing was signed.' };
    case 'failed':
      return { title: 'Not signed here', text: 'Your wallet did not answer with a signature.' };
    case 'open':
      return { title: 'Open', text: '' };
  }
}
