import type { LeftOver as Left } from '@readback/assistant/ask/leftOver.ts';
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { keyOfQuery, type Query } from '@readback/core/ask/query.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/ask.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './Ask.module.css';
import { QueryWords } from './QueryWords.tsx';

/** What of the question no query has. It is answered only when the user says that it may be without that. */
export function LeftOver({
  left,
  queries,
  subject,
  facts,
  onAnswer,
}: {
  left: readonly Left[];
  queries: readonly Query[];
  subject: AskSubject;
  facts: FindFact;
  onAnswer: () => void;
}) {
  return (
    <Notice title={words.leftTitle} actions={<Button onClick={onAnswer}>{words.answerAnyway}</Button>}>
      {left.map(({ kind, text }) => (
        <span key={`${kind}${text}`} className={styles.left}>
          <Words of={words.left[kind]} values={{ text: <SafeText text={text} max={200} /> }} />
        </span>
      ))}
      {queries.map((query) => (
        <b key={keyOfQuery(query)} className={styles.left}>
          <QueryWords {...{ query, subject, facts }} />
        </b>
      ))}
    </Notice>
  );
}
