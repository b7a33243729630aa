import type { Step } from '@readback/core/model/step.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Fold } from './Fold.tsx';
import styles from './Steps.module.css';
import { rawWords } from './stepView.ts';
import { grouped } from '../ui/grouped.ts';
import { SafeText } from '../ui/SafeText.tsx';

/** Bytes that nobody could read: all of them, as a contract would cut them, without saying what they mean. */
export function RawData({ step }: { step: Step }) {
  const { selector, words, bytes } = rawWords(step.data);
  if (bytes === 0) return <p className={styles.sub}>There is no data to read.</p>;
  return (
    <div className={styles.rawData}>
      <p className={styles.sub}>
        Not decoded: {grouped(bytes)} bytes
        {selector ? `, selector ${selector}, ${words.length} ${words.length === 1 ? 'word' : 'words'}` : ''}{' '}
        <CopyButton value={step.data} what="data" />
      </p>
      <ol className={styles.words}>
        <Fold items={words} what="words">
          {(word, at) => (
            <li key={`${at}${word}`} className={styles.word}>
              <span className={styles.at}>{at}</span>
              <SafeText text={word.slice(2)} />
            </li>
          )}
        </Fold>
      </ol>
    </div>
  );
}
