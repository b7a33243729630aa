import * as words from '@readback/phrases/words/web/review/outcome.ts';
import type { ReactNode } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { answerWords } from './answerWords.ts';
import styles from './WalletAnswer.module.css';

/** What a wallet answered where it was not simply what it was asked for: whole, to be copied. */
export function WalletAnswer({ entry }: { entry: ActivityEntry }): ReactNode {
  const said = answerWords(entry);
  const { answer } = entry;
  if (!said || !answer) return null;
  return (
    <Notice tone={said.tone} title={said.title} live="status">
      {said.says}
      <details className={styles.details} open={said.open}>
        <summary>{answer.how === 'threw' ? words.walletError : words.walletAnswer}</summary>
        <SafeText text={answer.text} lines="many" max={1_000} />
        <CopyButton value={answer.text} what={words.answer} />
        {answer.cut ? <> {words.cut}</> : null}
      </details>
    </Notice>
  );
}
