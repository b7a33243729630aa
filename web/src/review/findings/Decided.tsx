import type { Phrase } from '@readback/core/model/phrase.ts';
import { ifHere } from '@readback/phrases/message.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as saidWords from '@readback/phrases/words/web/intent/said.ts';
import { Suspense, use } from 'react';
import { checkWords, lateWords } from '../../data/lateWords.ts';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import styles from '../Face.module.css';

type DecidedProps = {
  decided: Phrase;
  sentence: readonly Phrase[];
  facts: FindFact;
  /** It is told by the table of what was said and what happens, which says in what they differ. */
  isDifference: boolean;
};

/** What decided the verdict, right below the sentence, where the sentence does not say the same already. */
export function Decided(props: DecidedProps) {
  const isSaid = ifHere(() => isInSentence(props));
  if (isSaid !== undefined) return isSaid ? null : <Line {...props} />;
  return (
    <Suspense fallback={<p className={styles.decided}>…</p>}>
      <LateDecided {...props} />
    </Suspense>
  );
}

/** The same where its words, or those of the sentence, are still fetched. Where they do not come, it is never left out. */
function LateDecided(props: DecidedProps) {
  use(lateWords());
  use(checkWords());
  return ifHere(() => isInSentence(props)) === true ? null : <Line {...props} />;
}

function Line({ decided, facts, isDifference }: DecidedProps) {
  return (
    <p className={styles.decided} data-decided>
      {isDifference ? saidWords.states.differs : <PhraseText phrase={decided} facts={facts} />}
    </p>
  );
}

function isInSentence({ decided, sentence, facts }: DecidedProps): boolean {
  const text = (phrase: Phrase) => plain(phrase, facts).toLowerCase().replace(/\.$/, '');
  const says = text(decided);
  return sentence.some((it) => text(it).includes(says));
}
