import type { Step } from '@readback/core/model/step.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Fold } from './Fold.tsx';
import styles from './Steps.module.css';
import { rawWords } from './stepView.ts';
import { SafeText } from '../ui/SafeText.tsx';
import { Words } from '../ui/Words.tsx';

/** Bytes that nobody could read: all of them, as a contract would cut them, without saying what they mean. */
export function RawData({ step }: { step: Step }) {
  const { selector, words: inData, bytes } = rawWords(step.data);
  if (bytes === 0) return <p className={styles.sub}>{words.noData}</p>;
  const copy = <CopyButton value={step.data} what={words.data} />;
  return (
    <div className={styles.rawData}>
      <p className={styles.sub}>
        {selector ? (
          <Words of={words.notDecodedCall} values={{ bytes, selector, words: inData.length, copy }} />
        ) : (
          <Words of={words.notDecoded} values={{ bytes, copy }} />
        )}
      </p>
      <ol className={styles.words}>
        <Fold items={inData} what="words">
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
