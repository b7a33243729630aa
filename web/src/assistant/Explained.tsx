import type { Explanation } from '@readback/assistant/explain/explain.ts';
import { glossary } from '@readback/phrases/words/glossary.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/assistant/explain.ts';
import { coverageWords } from './coverageWords.ts';
import look from '../ui/look/look.module.css';
import styles from './Explain.module.css';
import { ExplainedLine } from './ExplainedLine.tsx';
import { usageWords } from './usageWords.ts';

/** `byModel`: whether a model chose the order, so that it is said how much it mentioned. The lines in their order: warnings, the sentence, what the model chose, and once it is done everything that it left out. */
export function Explained({
  found,
  facts,
  byModel,
}: {
  found: Explanation;
  facts: FindFact;
  byModel: boolean;
}) {
  const { arranged, done, usage } = found;
  const { warnings, lead, chosen, also, terms } = arranged;
  return (
    <>
      <ol className={styles.lines}>
        {[...warnings, ...lead, ...chosen].map((line, at) => (
          <ExplainedLine key={`${at}${line.statement.place}`} line={line} facts={facts} />
        ))}
      </ol>
      {done && also.length > 0 ? (
        <>
          <h3 className={styles.also}>{words.also}</h3>
          <ul className={styles.lines}>
            {also.map((line, at) => (
              <ExplainedLine key={`${at}${line.statement.place}`} line={line} facts={facts} />
            ))}
          </ul>
        </>
      ) : null}
      {terms.length > 0 ? (
        <dl className={styles.terms}>
          {terms.map((id) => (
            <div key={id}>
              <dt>{glossary[id].term}</dt>
              <dd>{glossary[id].says}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {done && byModel ? (
        <p className={look.quiet}>
          {coverageWords(arranged)}
          {usage ? ` ${usageWords(usage.in, usage.out)}` : null}
        </p>
      ) : null}
    </>
  );
}
