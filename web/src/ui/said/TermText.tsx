import { glossary } from '@readback/phrases/words/glossary.ts';
import { Disclose } from './Disclose.tsx';
import { SafeText } from '../text/SafeText.tsx';
import styles from './Term.module.css';
import { termsOf } from './termsOf.ts';

/** Words of ours, in which each entry of the glossary says at its first word what it means when it is pressed. */
export function TermText({ text, max }: { text: string; max: number }) {
  return (
    <>
      {termsOf(text).map(({ at, text: words, term }) =>
        term === undefined ? (
          <SafeText key={at} text={words} max={max} />
        ) : (
          <Disclose
            key={at}
            title={glossary[term].term}
            className={styles.term}
            content={<p>{glossary[term].says}</p>}
          >
            <SafeText text={words} max={max} />
          </Disclose>
        ),
      )}
    </>
  );
}
