import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { ifHere } from '@readback/phrases/message.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as saidWords from '@readback/phrases/words/web/intent/said.ts';
import { Suspense, use } from 'react';
import { checkWords, lateWords } from '../data/lateWords.ts';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import styles from './Face.module.css';

type DecidedProps = {
  phrase: Phrase;
  readback: Readback;
  facts: FindFact;
  /** It differs from what the user said: the table of differences says in what. */
  isDifference: boolean;
};

/** What decided the verdict, unless the sentence says the same. The words of it may come only now, or not at all. */
export function Decided(decided: DecidedProps) {
  if (isInSentence(decided) !== undefined) return <Line {...decided} />;
  return (
    <Suspense
      fallback={
        <p className={styles.decided} data-decided>
          …
        </p>
      }
    >
      <Late {...decided} />
    </Suspense>
  );
}

function Late(decided: DecidedProps) {
  use(lateWords());
  use(checkWords());
  return <Line {...decided} />;
}

function Line(decided: DecidedProps) {
  if (isInSentence(decided) === true) return <span hidden data-decided="above" />;
  return (
    <p className={styles.decided} data-decided>
      {decided.isDifference ? (
        saidWords.states.differs
      ) : (
        <PhraseText phrase={decided.phrase} facts={decided.facts} />
      )}
    </p>
  );
}

/** Whether the sentence says the same already; undefined while words of either are not here. */
function isInSentence({ phrase, readback, facts }: DecidedProps): boolean | undefined {
  const text = (it: Phrase) => plain(it, facts).toLowerCase().replace(/\.$/, '');
  return ifHere(() => {
    const says = text(phrase);
    return readback.sentence.some((it) => text(it).includes(says));
  });
}
