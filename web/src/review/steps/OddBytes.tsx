import type { Oddity, Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/oddBytes.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { Fold } from '../fold/Fold.tsx';
import { oddityWords, rawWords } from '../bytes/rawWords.ts';
import look from '../../ui/look/look.module.css';
import styles from '../look/Steps.module.css';

/** The bytes of a step where nobody could read them, and what is strange about how they are written. */
export function OddBytes({ step, raw }: { step: Step; raw: boolean }) {
  return (
    <>
      {raw ? <RawData step={step} /> : null}
      <Oddities oddities={step.oddities} />
    </>
  );
}

/** Bytes that nobody could read: all of them, as a contract would cut them, without saying what they mean. */
function RawData({ step }: { step: Step }) {
  const { selector, words: inData, bytes } = rawWords(step.data);
  if (bytes === 0) return <p className={look.quiet}>{words.noData}</p>;
  const copy = <CopyButton value={step.data} what={words.data} />;
  return (
    <div className={styles.rawData}>
      <p className={look.quiet}>
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

/** What is strange about how the bytes are written. The values shown are those that the contract reads. */
function Oddities({ oddities }: { oddities: readonly Oddity[] }) {
  if (oddities.length === 0) return null;
  return (
    <ul className={styles.oddities}>
      <Fold items={oddities} what="oddities">
        {({ at, what }) => (
          <li key={`${what}${at}`}>
            <span className={look.quiet}>{fill(words.oddity, { oddity: oddityWords[what], at })}</span>
          </li>
        )}
      </Fold>
    </ul>
  );
}
