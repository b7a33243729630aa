import type { ReactNode } from 'react';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { answerWords } from './answerWords.ts';
import styles from './Review.module.css';

/** What a wallet answered where it was not simply what it was asked for: whole, to be copied. */
export function WalletAnswer({ entry }: { entry: ActivityEntry }): ReactNode {
  const words = answerWords(entry);
  const { answer } = entry;
  if (!words || !answer) return null;
  return (
    <Notice tone={words.tone} title={words.title} live="status">
      {words.says}
      <details className={styles.details} open={words.open}>
        <summary>{answer.how === 'threw' ? 'The wallet’s error' : 'What the wallet answered'}</summary>
        <SafeText text={answer.text} lines="many" max={1_000} />
        <CopyButton value={answer.text} what="the answer" />
        {answer.cut ? ' The answer was longer. Only its beginning is kept.' : null}
      </details>
    </Notice>
  );
}
